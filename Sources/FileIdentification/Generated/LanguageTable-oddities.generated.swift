// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

extension LanguageTable {
  static func odditiesType(_ number: Int) -> DeclaredType {
    switch number {
    case 0: .coldFusion
    case 1: .autoIt
    case 2: .pawn
    case 3: .lindenScript
    case 4: .boogie
    case 5: .jasmin
    case 6: .apl
    case 7: .boo
    case 8: .bpfTrace
    case 9: .cairo
    case 10: .ceylon
    case 11: .factor
    case 12: .ioLanguage
    case 13: .red
    case 14: .robotFramework
    case 15: .smali
    case 16: .sourcePawn
    case 17: .squirrel
    case 18: .superCollider
    case 19: .xQuery
    case 20: .zeek
    case 21: .dylan
    case 22: .pike
    default: preconditionFailure("no type \(number)")
    }
  }

  static let oddities: StaticString = ##"""
    0000000LM0000000000000000000000000000000000000000000000000f>0SI00000000000000019O0000000001FS1LF\##
    1E00000000001;d0PN0000000000000000000bW0001270jS0000000001KM0000001:O000000000000000000197000000\##
    00016E0d80000000000001F200000000000019b0001QV0[j0001R]11J0000000000000000000000XU000000000000000\##
    1?Q0NG00000000000016600000000014j0000000000000000oV0001Gg0000T00001?@0gV1PH0fb0000000000fO000000\##
    0cN0000001=i1=D0W\0^W13a0lO0001L80gH0Qm0000000a20000000000000000000000OA0000000S80Xg0j^0X70`D10?\##
    00015a0000\;0000000L]0000go0000000Y\0]41D?0001PY0000000PA0m100000000011o1RH0bE0Kj0oJ1M:0000jl000\##
    0000000000000001D30000000KZ1150hj0000000000001BW0000000001GV00000000000000010i1JB1?a0Zh10M0o20]o\##
    0001<b0M;0ZW1850000KA0000000I80000000RF0000S[10Z17c0VH14S0lZ1N;0`T0000000XE1I[1Og0aa0eZ0j10Hf1Mn\##
    0VY1QA1Km0000000000001P80000000000000000001OE0000000000Sf0OR18V0R]0nT0000V80Ln000000000000000000\##
    0000001NL0Mg0JF1M`0QA0e500000011W0000000000Q_0de0000cd0bm0P20000000001>b0000001Hg000000000000000\##
    0Yj00000011A1K917800000000000000000000000000000000012n0000Q30000000000000001EU0g50001DQ0^o000000\##
    0000000000000000000000000000001=716S0000000N_0000000_[15N00000000013<0jA1NX0000YI000000000000000\##
    0001OX0UG1?10eJ0000000000000000000000001Fi0001S@0T@11d00000018H0000Qf0PZ0000]_000000000000000000\##
    0000000000000000000000000000000000000001R=0000001<U0o?0000HL0000O313J1;30^70000\O12H0IR000000000\##
    0`40000hX1010Wh0000000WO0000Vn0mH0000000000000000000TO0`b0[X0000000000000000000000000000000000J7\##
    0000000000000001Kc0dN0000000000MQ0000000ka0000000000000000001AU0JY0nG1Ca0TY0000000Rk1CT1Je0of1Nm\##
    1000@00:SourcePawn0006sp inc\##
    0Z0F^ #include <sourcemod>\##
    0X0>public Plugin:\##
    0X0F^ public OnPluginStart\##
    0W0B^ #pragma newdecls\##
    00003003LSL0000\##
    1X0;^ default $\##
    1V0?^ state_entry()\##
    1U0TllSay|llOwnerSay|llSetText|llListen(\##
    1V0E^ touch_start(integer\##
    1S0<^ integer ID\##
    1S08^ key ID\##
    0000A008Squirrel0003nut\##
    2T0<^ local ID =\##
    2U0=^ local ID <-\##
    2T09^ ::ID <-\##
    2T0B^ foreach(ID,ID in\##
    2U0B^ function ID::ID(\##
    2S0>^ constructor(\##
    0000<002Io0000\##
    3V0D^ ID := Object clone\##
    3U0@^ ID := ID clone\##
    3U0::= method(\##
    3T0=STR println $\##
    3S0:ID println\##
    0000;006Factor0000\##
    4W0;^ USING: ID\##
    4U09^ USE: ID\##
    4V08^ IN: ID\##
    4T0E^ : ID ( ... -- ... )\##
    4T0:^ MAIN: ID\##
    4T0;^ TUPLE: ID\##
    00006003APL0000\##
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
    0000>00?Robot Framework05robot00\##
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
    0000?005Smali05smali00\##
    9X0?^ .class public\##
    9W0:^ .super L\##
    9V0Y^ .method public|private|protected|static\##
    9V0=^ .end method\##
    9U0\^ invoke-virtual|invoke-direct|invoke-static\##
    9T0>^ const-string\##
    9T0=^ .locals NUM\##
    9T0@^ .registers NUM\##
    9U0=^ return-void\##
    00008008bpftrace0000\##
    :W0W^ kprobe|tracepoint|uprobe|kretprobe:ID\##
    :V0<^ interval:s\##
    :U04@[ID\##
    :T0:printf(STR\##
    0000C006XQuery0000\##
    ;Z0D^ xquery version STR\##
    ;V0X^ declare function|variable|namespace ID\##
    ;U0E^ module namespace ID\##
    ;S0<^ let $ID :=\##
    ;U0<^ for $ID in\##
    ;S0:^ return <\##
    ;S0<^ return $ID\##
    ;U0I^ import module namespace\##
    0000:006Ceylon0000\##
    <U0P^ shared class|interface|void ID\##
    <U0>^ shared ID ID\##
    <U0B^ import ceylon.ID\##
    <T0<satisfies ID\##
    0000E005Dylan0000\##
    =U0B^ define method ID\##
    =U0@^ define class <\##
    =V0B^ define module ID\##
    =V0C^ define library ID\##
    =V0<^ end module\##
    =U0A^ define function\##
    =T0<^ end method\##
    =T0<^ module: ID\##
    0000F004Pike04pike00\##
    >V0=^ inherit ID;\##
    >W0?^ inherit ID.ID\##
    >U0?^ constant ID =\##
    >X0?mapping(string:\##
    >V0:mapping(ID\##
    >V0E^ mapping|multiset ID\##
    >W0Uarray(string|int|mapping|object|mixed\##
    >U0>^ array(ID) ID\##
    >V13^ protected|private|static|final mapping|array|object|mixed|program\##
    >W0<void create(\##
    >V0>function(ID:ID\##
    >V07werror(\##
    >W0:zero_type(\##
    >U0aStdio.File|FILE|stderr|stdin|read_file|write_file\##
    >T0Zhas_prefix|has_suffix|has_value|has_index(\##
    >R07lambda(\##
    >T0C^ foreach(ID, ID ID\##
    >U0C^ foreach(ID; ID ID\##
    >R0>string|int ID;\##
    0000B00=SuperCollider0Dsupercollider sclang00\##
    ?Z09SynthDef(\##
    ?Y0JPbind|Pseq|Pdef|Tdef|Ndef(\##
    ?U09ID.ar|kr(\##
    ?X07.postln\##
    ?W08^ *new {\##
    ?T0<^ *ID { |arg\##
    ?T07^ *ID {\##
    ?X0:^ classvar\##
    ?W0:^ var <>ID\##
    ?V09^ var <ID\##
    ?T0;^ Id : Id {\##
    ?U08{ arg ID\##
    ?U08^ arg ID\##
    ?S05^ ^ID\##
    ?U09^^ + Id {\##
    ?T09super.new\##
    ?T07.value(\##
    ?R04\ID,\##
    ?Y0=SinOsc.ar|kr(\##
    ?Y0:Out.ar|kr(\##
    0000D004Zeek08zeek bro00\##
    @Y0:^ @load ID\##
    @X0:^ redef ID\##
    @W0C&redef|log|optional\##
    @U0^&default|persistent|create_expire|read_expire=\##
    @Y0C^ type ID: record {\##
    @V0P^ type ID: enum|table|set|vector\##
    @V0?^ global ID: ID\##
    @U0A^ event ID(ID: ID\##
    @S0;^ event ID(\##
    @U0:^ hook ID(\##
    @U0Q: addr|port|subnet|count|interval\##
    @U0Wset|table|vector[addr|count|port|string\##
    @T0>^ local ID: ID\##
    @S0?^ local ID = ID\##
    @U0:print fmt(\##
    @S05ID$ID\##
    0000=003Red09red rebol00\##
    A[0D^^ Red|REBOL|Rebol [\##
    A[0?^^ Red/System [\##
    AX0Y^ ID: func|function|does|context|object [\##
    AU0P^ ID: make object|hash|map|block\##
    AU0]integer|string|block|logic|word|file|series!]\##
    AU0][integer|string|block|logic|word|file|series!\##
    AT09either ID\##
    AS0A^ foreach ID ID [\##
    AS09^ print [\##
    AS0Q^ title|author|purpose|needs: STR\##
    AS0Q^ Title|Author|Purpose|Needs: STR\##
    00002004Pawn04pawn00\##
    BX0;^ stock ID(\##
    BV0;^ stock ID[\##
    BV0=^ forward ID(\##
    BV0<^ native ID(\##
    BY1`public plugin_init|plugin_precache|OnGameModeInit|OnPlayerConnect|OnPlayerSpawn|OnPlayerDeath|OnFilterScriptInit\##
    BY0nregister_plugin|register_clcmd|register_event|register_concmd(\##
    BW0iSendClientMessage|GetPlayerName|SetTimerEx|CreateVehicle(\##
    BT09^ new ID[\##
    BU0>^ new Float:ID\##
    BU08Float:ID\##
    BT0>^ new const ID\##
    BS0K^ #tryinclude|emit|endinput\##
    BT09charsmax(\##
    00005006Jasmin06jasmin00\##
    CZ0I^ .limit stack|locals NUM\##
    CV0M^ .class public|private|final\##
    CV0B^ .super java/lang\##
    CU0Y^ .method public|static|private|protected\##
    CS0=^ .end method\##
    CT0l^ aload_0|aload_1|iload_0|iload_1|istore_1|areturn|ireturn $\##
    CT0`^ invokespecial|invokevirtual|invokestatic ID/ID\##
    CT0S^ getstatic|putfield|getfield ID/ID\##
    CT09^ ldc STR\##
    00009005Cairo05cairo00\##
    D^0@^ %lang starknet\##
    DZ0@^ from starkware\##
    DX0Bsyscall_ptr : felt\##
    DV06: felt\##
    DV07felt252\##
    DU0:^ func ID{\##
    DU0`^ @external|view|constructor|storage_var|event $\##
    DV0:#[starknet\##
    00004006Boogie06boogie00\##
    EY0:^ havoc ID\##
    EW09^ axiom (\##
    EW0=^ modifies ID\##
    EX08{:inline\##
    EX0A^ const unique ID\##
    ET0D^ implementation ID(\##
    ET0?^ procedure ID(\##
    ET0;returns (ID\##
    ET0=^ requires ID\##
    ET0<^ ensures ID\##
    EV0=^ var ID: [ID\##
    ES0B^ assert|assume ID\##
    50007003Boo03boo00\##
    FU0A^ def ID(ID as ID\##
    FU0SID as string|int|object|double|bool\##
    FU07as (ID)\##
    FT0A^ def constructor\##
    FU0O^ [property|getter|serializable\##
    FU0A^ namespace ID.ID\##
    """##
}
