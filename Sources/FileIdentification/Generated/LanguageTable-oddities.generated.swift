// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

extension LanguageTable {
  static func odditiesType(_ number: Int) -> DeclaredType {
    switch number {
    case 0: .coldFusion
    case 1: .autoIt
    case 2: .lindenScript
    case 3: .apl
    case 4: .bpfTrace
    case 5: .ceylon
    case 6: .factor
    case 7: .ioLanguage
    case 8: .robotFramework
    case 9: .smali
    case 10: .sourcePawn
    case 11: .squirrel
    case 12: .xQuery
    case 13: .dylan
    default: preconditionFailure("no type \(number)")
    }
  }

  static let oddities: StaticString = ##"""
    0QN0000CG0:M0SJ0E\0LW0000000000000?m0000000000O20B@0000Af0=R0@]0AI0?f0>Z0=A0D80:n0K_0A80Fg0F70ND\##
    0000000000J;0;g08F0?A0>N0S50:]0000G\0K40PW0?_0Re0000Qd0Pm0>A0>206L0=30L70000PE09j0JO07R000000000\##
    0Gj0N40R80000Eh0000000EO09Z0Dn0000000000000Ij0000000BO0Nb0?30IX0000000000000000FU0Hh0000Lo0Ko087\##
    0000<G0;;0HW0000RN09A0000000780;Q0000@F0000A[0<_0DH0M[0000000B008Y0NT0BY0FE0000Oa0GI0@k0SZ06f0DY\##
    1000:00:SourcePawn0006sp inc\##
    0Z0F^ #include <sourcemod>\##
    0X0>public Plugin:\##
    0X0F^ public OnPluginStart\##
    0W0B^ #pragma newdecls\##
    00002003LSL0000\##
    1X0;^ default $\##
    1V0?^ state_entry()\##
    1U0TllSay|llOwnerSay|llSetText|llListen(\##
    1V0E^ touch_start(integer\##
    1S0<^ integer ID\##
    1S08^ key ID\##
    0000;008Squirrel0003nut\##
    2T0<^ local ID =\##
    2U0=^ local ID <-\##
    2T09^ ::ID <-\##
    2T0B^ foreach(ID,ID in\##
    2U0B^ function ID::ID(\##
    2S0>^ constructor(\##
    00007002Io0000\##
    3V0D^ ID := Object clone\##
    3U0@^ ID := ID clone\##
    3U0::= method(\##
    3T0=STR println $\##
    3S0:ID println\##
    00006006Factor0000\##
    4W0;^ USING: ID\##
    4U09^ USE: ID\##
    4V08^ IN: ID\##
    4T0E^ : ID ( ... -- ... )\##
    4T0:^ MAIN: ID\##
    4T0;^ TUPLE: ID\##
    00003003APL0000\##
    5X03←\##
    5T03∇\##
    5T03⍝\##
    00001006AutoIt0000\##
    6X0C^ #include <ID.au3>\##
    6V0:^ Func ID(\##
    6V09^ EndFunc\##
    6T0=^ Local $ID =\##
    6T0>^ Global $ID =\##
    6T07^ EndIf\##
    6T06^ WEnd\##
    6U0<^ MsgBox(NUM\##
    6T0;^ While NUM\##
    6U06@error\##
    6U0:GUICreate(\##
    0000800?Robot Framework05robot00\##
    7X0]^^ *** Settings|Test|Variables|Keywords|Tasks\##
    7U0<^ Library ID\##
    7U0=^ [Arguments]\##
    7U0A^ [Documentation]\##
    7T07^ ${ID}\##
    0000000:ColdFusion0000\##
    8W09<cfset ID\##
    8W08<cfif ID\##
    8W0;<cfquery ID\##
    8W0:<cfoutput>\##
    8X0<<cfcomponent\##
    8W0><cffunction ID\##
    8W08<cfparam\##
    00009005Smali05smali00\##
    9X0?^ .class public\##
    9W0:^ .super L\##
    9V0Y^ .method public|private|protected|static\##
    9V0=^ .end method\##
    9U0\^ invoke-virtual|invoke-direct|invoke-static\##
    9T0>^ const-string\##
    9T0=^ .locals NUM\##
    9T0@^ .registers NUM\##
    9U0=^ return-void\##
    00004008bpftrace0000\##
    :W0W^ kprobe|tracepoint|uprobe|kretprobe:ID\##
    :V0<^ interval:s\##
    :U04@[ID\##
    :T0:printf(STR\##
    0000<006XQuery0000\##
    ;Z0D^ xquery version STR\##
    ;V0X^ declare function|variable|namespace ID\##
    ;U0E^ module namespace ID\##
    ;S0<^ let $ID :=\##
    ;U0<^ for $ID in\##
    ;S0:^ return <\##
    ;S0<^ return $ID\##
    ;U0I^ import module namespace\##
    00005006Ceylon0000\##
    <U0P^ shared class|interface|void ID\##
    <U0>^ shared ID ID\##
    <U0B^ import ceylon.ID\##
    <T0<satisfies ID\##
    0000=005Dylan0000\##
    =U0B^ define method ID\##
    =U0@^ define class <\##
    =V0B^ define module ID\##
    =V0C^ define library ID\##
    =V0<^ end module\##
    =U0A^ define function\##
    =T0<^ end method\##
    =T0<^ module: ID\##
    """##
}
