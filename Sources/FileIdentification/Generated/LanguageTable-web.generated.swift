// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

extension LanguageTable {
  static func webType(_ number: Int) -> DeclaredType {
    switch number {
    case 0: .coldFusion
    case 1: .photoshopScript
    case 2: .barebonesBbeditTypescriptSource
    case 3: .handlebars
    case 4: .typeScript
    case 5: .javaScript
    case 6: .liquid
    case 7: .jsp
    case 8: .twig
    case 9: .svelte
    case 10: .haml
    case 11: .liveScript
    case 12: .coffeeScript
    case 13: .coffeescript
    case 14: .hack
    case 15: .commonJS
    case 16: .jinja
    case 17: .pug
    case 18: .qml
    case 19: .jsx
    case 20: .erb
    case 21: .slim
    case 22: .tsx
    case 23: .vue
    case 24: .xQuery
    case 25: .phpScript
    default: preconditionFailure("no type \(number)")
    }
  }

  static let web: StaticString = ##"""
    0lS1FI1D914l0lC0000000000bO0000000]f1>20Lb25?1NH0000000001H31EE0000000000000001]V000000000000000\##
    0001OM0000Sm1fC0001Z60000000000n<20=1_=0ZA10_0Z71840JL1A>1=41:I1\L1Hk1@=1451a90R]1^l0U_1T=23[0mX\##
    0jZ1:[0[d1Rn1;K0000000001mG00000000000000000000014X2101_c1Ad0eP1DQ0000nJ11[1k=27\0001Yc1oO1^L0mb\##
    0lm1Gh10?0mA1RU0V<0`F1Ni1\91;m1;R0`>1AQ1@T0a61KI20b1fR1o61dd16j0SB1Qo0000000000000Jd0_?1ZY1jh000\##
    1?_0001i;0g019a16>1?B1Zh1U;26c20T28L0`h0P200018L2:g0W_0Og22T1NS0001WT0000001Sf0Pd27n0SK27>1<Z1?9\##
    2:91oc0fa1e>0NW1Ig12B0000O^1>=0MN25O0000000000kS0OF1630001B60Ih1J51c`0a\0000000000001\i0000001`a\##
    17A1CI0001RI0000000RD0001[Q0mM0PM0000000000XA00000018]0000000J:0S70000001Lk0d00001`30ZN000000000\##
    0001ij00015L0000000YZ14H0f61g\0000000k_00000000000000000011L0Qh1[a2:I1`W1eX27L0000e00ag0000LT1DE\##
    0bc0Ne1m51P@1ZA0Ho19T1?n0IX1Uk1lO1f70IF0Ui1GG1d31FX19n1];15[0OV1Jc0i@0__1PW19B1BJ0gg1O91F<1Y312S\##
    0KS0M@1W41>c2621SR0`21K`0000000000000000U90WQ15i0000000T]0000Rj0000000000001Bh0g;1Fa00000014a24P\##
    1LR0000000QT0000oH1En0Z\1Pb0000000000Xl1iR13e0l`1ac10P1QR0He1nI11m0U01lC1bg0000001@`0fW1ZM1an28d\##
    1JN0W20000000gG1gG1[51Md0000000001[o1LL1K60h^0TA24[0_h1PJ29P0[51\X1Tf21U17W1;a1g41M61Qa0000000c<\##
    21g0N81EX1Q>0000000000001]I0ib0kI1=D1jV0000K50SS0000001=T00000000017e0000Wo1mX1@F0k?0^E1=_1BX1^9\##
    0g^1H@1XY0l11aY1`l0M^0QA0]\0cP24e0001Rc0_O1cD0UK0000T72000Yf25[0KC1GY1XK1kd1`M1;B1_L1kN1E71MP1l7\##
    29i00000000026o0c_1@726V0000M20NJ0000001cj0001C<0001?Q1;00`\2:W1[@0]61aE1981Kk1X01WE1MB1TO254000\##
    0001GP0000001<D0^:0dP0O50`T0R41IY12`1G`0TO0Vh0000000gR0P=0001Cn0000VP1<`0000000000000Q41J?0000Kj\##
    0000520?010:JavaScript0=js javascript0>frag gs es pac\##
    0S06^ STR;\##
    0U0C^ var ID = require(\##
    0W0>= require(STR)\##
    0U0<require(STR)\##
    0X0>module.exports\##
    0V0>^ exports.ID =\##
    0U0D^ import ID from STR\##
    0U0=^ import { ID\##
    0T0:} from STR\##
    0T0<^ import STR\##
    0V0C^ export default ID\##
    0T0V^ export const|function|class|async ID\##
    0T0:^ export {\##
    0T0<^ const ID =\##
    0S0:^ let ID =\##
    0S0:^ var ID =\##
    0T0<^ const { ID\##
    0U0F^ function ID( ... ) {\##
    0S0>^ function ID(\##
    0S09function(\##
    0S0:function (\##
    0U0<^ (function(\##
    0U0=^ (function (\##
    0U0<^ ;(function\##
    0T04=> {\##
    0T05() =>\##
    0S07=== ANY\##
    0S07!== ANY\##
    0W0<console.log(\##
    0V0Cconsole.error|warn(\##
    0V0<document.ID(\##
    0V09window.ID\##
    0T0?ID.prototype.ID\##
    0U0@^ async function\##
    0S08await ID\##
    0S0<new Promise(\##
    0S0EJSON.parse|stringify(\##
    0S09typeof ID\##
    0R09undefined\##
    0R07this.ID\##
    0S05^ });\##
    0S04^ })\##
    0S0F^ describe|it|test(STR\##
    0U06^ $(ID\##
    0T06$(STR)\##
    0U0:$(document\##
    0S0:Object.ID(\##
    0S0?return function\##
    0R05null,\##
    0Q0>^ return ... ;\##
    0R0@ID.ID = function\##
    0S06alert(\##
    0U0?^ ID: function(\##
    0T0@^ ID: function (\##
    0S0DID.forEach|map|push(\##
    0Q06^ @@//\##
    0J0K^ #include|define|ifdef ANY\##
    0J0:^ using Id\##
    0J0<^ package ID\##
    0J0>^ import ID.ID\##
    0J0W^ fun|func|fn|def|sub|proc|procedure ID\##
    0K0Z^ struct|union|impl|trait|object|record ID\##
    0K08^ val ID\##
    0L0=^ begin|end $\##
    0L06^ end;\##
    0K09ID := ANY\##
    0K0:^ local ID\##
    0K0E^ inherit|inherits ID\##
    0K0[^ int|float|double|char|bool|string|void ID\##
    0J1>^ public|private|protected|static void|int|bool|string|double|float|boolean ID\##
    0J0R^ public|internal|private class ID\##
    0L06ID::ID\##
    0J0@^ let mut|rec ID\##
    0L07) -> ID\##
    0L0H^ public var|function ID\##
    3000C003JSX0?javascriptreact00\##
    1W0<import React\##
    1V0<^ return <ID\##
    1S05^ <Id\##
    1T06^ <div\##
    1T08^ </div>\##
    1T04={ID\##
    1U0:className=\##
    1T04=> <\##
    1V08ID = <ID\##
    1U0:^ {ID.map(\##
    1V0RonClick|onChange|onSubmit|htmlFor=\##
    1H07^ --- $\##
    1H08Astro.ID\##
    300041020:TypeScript02ts02ts\##
    2W0@^ interface ID {\##
    2V0E^ export interface ID\##
    2V0@^ export type ID\##
    2T0;^ type ID =\##
    2U0=^ import type\##
    2V0L: string|number|boolean|any;\##
    2V0L: string|number|boolean|any,\##
    2V0L: string|number|boolean|any)\##
    2V0R: string|number|boolean|void|any {\##
    2U0M: string|number|boolean|any =\##
    2U06: ID[]\##
    2V0;): Promise<\##
    2T07): ID {\##
    2U08): ID =>\##
    2U07(ID: ID\##
    2T08(ID?: ID\##
    2T05<ID>(\##
    2T0c^ private|public|protected readonly|async|static ID\##
    2T0N^ private|public|protected ID:\##
    2T0N^ private|public|protected ID(\##
    2U0d^ declare module|const|function|namespace|var|global\##
    2U0Q^ export enum|abstract|declare ID\##
    2S06as ID;\##
    2T06as any\##
    2T08as const\##
    2S0>^ readonly ID:\##
    2U0>^ const ID: ID\##
    2U0<^ let ID: ID\##
    2S09^ ID: ID;\##
    2S09^ ID?: ID\##
    2U0@^ namespace ID {\##
    2T08keyof ID\##
    2S07^ @Id({\##
    2S06ID<ID>\##
    2S0F^ import ID = require(\##
    2S0:^ export =\##
    2K0j^ public|private|protected|static|override function|var ID\##
    2K0c^ function ID( ... ):Void|void|int|Int|Dynamic|Bool\##
    2L0=^ type ID: ID\##
    2K0;^ event ID(\##
    2L0Y: int|float|i32|u32|u64|i64|u8|felt|usize\##
    2H0;^ using ID;\##
    2H0>^ using ID.ID;\##
    2H0A^ public class ID\##
    2H0={ get; set; }\##
    2H09^ #region\##
    2H0S^ public sealed|partial|override ID\##
    3200F003TSX0?typescriptreact00\##
    3V0<import React\##
    3U0?* as React from\##
    3V0<^ return <ID\##
    3U05^ <Id\##
    3T07^ </Id>\##
    3U0LReact.FC|ReactNode|Component\##
    3T0;JSX.Element\##
    3U0:className=\##
    3U06^ <div\##
    3H07^ --- $\##
    3H08Astro.ID\##
    0000<10=0<CoffeeScript06coffee00\##
    4V0C^ ID = ( ... ) -> $\##
    4V0B^ ID: ( ... ) -> $\##
    4V0:^ ID: -> $\##
    4U0;^ ID = -> $\##
    4U0D^ ID.ID = ( ... ) ->\##
    4V0== require STR\##
    4V0G^ class ID extends ID $\##
    4U06, -> $\##
    4U0>, ( ... ) -> $\##
    4U09(ID) -> $\##
    4U09(ID) => $\##
    4U0G^ module.exports = ID $\##
    4T0>^ exports.ID =\##
    4[0A^ console.log STR\##
    4T0>console.log ID\##
    4S05@ID =\##
    4S03@ID\##
    4T0;^ unless ID\##
    4S08isnt ANY\##
    4S0C^ if ID is|isnt ANY\##
    4T0B^ return unless|if\##
    4T02?.\##
    4T0@^ ID = ID ID, ID\##
    4S0<for ID of ID\##
    4R0<for ID in ID\##
    4T07^ ### $\##
    4S0?^ when STR then\##
    4S07^ ID ?=\##
    4S0:^ ID = (ID\##
    0000;00:LiveScript02ls00\##
    5X0B^ ID = ( ... ) -->\##
    5V05|> ID\##
    5V0;^ ID = -> $\##
    5V0:^ require!\##
    5X0;require! <[\##
    5U05<[ ID\##
    5T02~>\##
    5T05<- ID\##
    5U0:prelude-ls\##
    5S08^ export\##
    5T0;^ unless ID\##
    3000G003Vue0000\##
    6Z0?^^ <template> $\##
    6V0?^^ <template ID\##
    6V0>^^ </template>\##
    6W0@^^ <script setup\##
    6T0:^^ <script\##
    6S0<^^ </script>\##
    6T0@^^ <style scoped\##
    6T09^^ <style\##
    6V0Qv-if|v-for|v-model|v-bind|v-show=\##
    6U07@click=\##
    6T08{{ ID }}\##
    6T08{{ ID.ID\##
    6S0@export default {\##
    30009006Svelte0000\##
    7T0:^^ <script\##
    7T0?^ export let ID\##
    7X0B{#if|each|await ID\##
    7V0:{/if|each}\##
    7V09on:click=\##
    7V0;bind:value=\##
    7V05$: ID\##
    7T0:^^ <style>\##
    0000I003PHP03php06inc aw\##
    8^05<?php\##
    8X05^ <?=\##
    8V03<?=\##
    8V04^ <?\##
    8T07^ $ID =\##
    8T09$this->ID\##
    8T0W^ public|private|protected function ID(\##
    8T0Z^ public|private|protected static function\##
    8T0:^ echo STR\##
    8T0:^ echo $ID\##
    8T06array(\##
    8U0;^ use Id\Id\##
    8V0A^ namespace Id\Id\##
    8S0?^ namespace Id;\##
    8T0?function ID($ID\##
    8T0Cforeach ($ID as $ID\##
    8S07$ID->ID\##
    8S0M$_GET|_POST|_SERVER|_SESSION[\##
    8V02?>\##
    8S0E^ class ID extends ID\##
    8R07ID::ID(\##
    8H08^ my $ID\##
    8H0:^ sub ID {\##
    8H0@^ foreach my $ID\##
    8H0=^ use strict;\##
    0000>004Hack0003php\##
    9`07^^ <?hh\##
    9X0B^ <<__EntryPoint>>\##
    9U0<: Awaitable<\##
    9U0@vec|dict|keyset[\##
    9T0A^ namespace Id\Id\##
    0000D003ERB05eruby0:inc coffee\##
    :U06<%= ID\##
    :V09<% end %>\##
    :V07<%- end\##
    :U0H<% if|unless|form_for ID\##
    :U0@.each do |ID| %>\##
    :U0;link_to STR\##
    :T0:do |ID| %>\##
    :T07<%= @ID\##
    00007003JSP0000\##
    ;\08<%@ page\##
    ;Z0:<%@ taglib\##
    ;Z07<jsp:ID\##
    ;V0A<c:if|forEach|out\##
    0000B003QML0000\##
    <\0@^ import QtQuick\##
    <Z0C^ import QtQuick.ID\##
    <W0>^ import Qt.ID\##
    <T0C^ import org.kde.ID\##
    <V0A^ property ID ID:\##
    <V0\^ property alias|string|int|bool|var|real ID\##
    <U15^ Item|Rectangle|Text|Window|ApplicationWindow|Column|Row|MouseArea {\##
    <U0=^ anchors.ID:\##
    <T0;^ anchors {\##
    <U0H^ onClicked|onCompleted:\##
    <T0G^ Component.onCompleted\##
    <S0:^ id: ID $\##
    <T0F^ Module|Component { $\##
    <T0I^ width|height: parent.ID\##
    0000A003Pug04jade00\##
    =U0?^^ doctype html\##
    =S07^ html(\##
    =T08^ head $\##
    =T08^ body $\##
    =T0;^ title= ID\##
    =S09^ script(\##
    =S07^ link(\##
    =U0=^ extends ID/\##
    =T0<^ block ID $\##
    =T0:^ mixin ID\##
    =S06^ div(\##
    =S0?^ each ID in ID\##
    =S08^ h1= ID\##
    =T0=^ include ID/\##
    =H0>^ - ID.each do\##
    =H0:^ == yield\##
    =H09^ = yield\##
    =H0O^ javascript|css|coffee|scss: $\##
    =T0?^ html(lang=STR\##
    =T0L^ meta(charset|name|content=\##
    =T0=^ script(src=\##
    =T0;^ link(rel=\##
    =T0C^ each ID, ID in ID\##
    =T0<^ - var ID =\##
    =T06^ +ID(\##
    0000:004Haml0000\##
    >Z06^^ !!!\##
    >U06^ %ID{\##
    >U07^ %ID $\##
    >U09^ %ID= ID\##
    >T08^ %ID.ID\##
    >S0@^ - ID.each do |\##
    >S06^ = ID\##
    >S07^ .ID $\##
    >S07^ #ID $\##
    0000300:Handlebars0Hmustache html.handlebars00\##
    ?W0I{{#if|each|unless|with ID\##
    ?V0H{{/if|each|unless|with}}\##
    ?U06{{> ID\##
    ?U05{{{ID\##
    ?S06{{ID}}\##
    0000@005Jinja0Fhtmldjango django twig00\##
    @U0F{% if|for|block|set ID\##
    @U0F{% extends|include STR\##
    @V0K{% endif|endfor|endblock %}\##
    @S08{{ ID }}\##
    @S0;{{ ID.ID }}\##
    @T0:{% load ID\##
    0000E004Slim04slim00\##
    AU0?^^ doctype html\##
    AY0A^ == yield|render\##
    AV1K^ = yield|render|link_to|stylesheet_link_tag|javascript_include_tag|csrf_meta_tags|form_for\##
    AX0C^ - ID.each do |ID|\##
    AU0D^ - if|unless|for ID\##
    AW0X^ javascript|css|coffee|scss|markdown: $\##
    AU0>^ ID class=STR\##
    AT0A^ ID.ID class=STR\##
    AU0=^ ID href=STR\##
    AT0B^ .ID id|class=STR\##
    AT0?^ meta name=STR\##
    AU08^ head $\##
    AT08^ body $\##
    AT0:^ title ID\##
    3@006006Liquid06liquid00\##
    BW0>{% assign ID =\##
    BW0={% capture ID\##
    BW0]{% unless|endunless|endcapture|elsif|tablerow\##
    BV0Y{%- assign|capture|unless|endunless|elsif\##
    BS0E{% comment|endcomment\##
    BV0@{% include ID.ID\##
    BU09| ID: STR\##
    BU09| ID: NUM\##
    BX0C{% schema|endschema\##
    BT0:{{ page.ID\##
    BT0:{{ site.ID\##
    BU0={{ product.ID\##
    3@008004Twig04twig00\##
    CX0>{{ parent() }}\##
    CW0Y{{ path|url|asset|encore_entry_link_tags(\##
    CX13{{ form_start|form_end|form_row|form_widget|form_label|form_errors(\##
    CV0a{% embed|endembed|verbatim|endverbatim|form_theme\##
    CV07|raw }}\##
    CU06|trans\##
    CU0;{{ include(\##
    CU07only %}\##
    CV0<is not empty\##
    CV08is empty\##
    CT0C{% import STR as ID\##
    CT0:{% use STR\##
    0000000:ColdFusion0000\##
    DW09<cfset ID\##
    DW08<cfif ID\##
    DW0;<cfquery ID\##
    DW0:<cfoutput>\##
    DX0<<cfcomponent\##
    DW0><cffunction ID\##
    DW08<cfparam\##
    0000H006XQuery0000\##
    EZ0D^ xquery version STR\##
    EV0X^ declare function|variable|namespace ID\##
    EU0E^ module namespace ID\##
    ES0<^ let $ID :=\##
    EU0<^ for $ID in\##
    ES0:^ return <\##
    ES0<^ return $ID\##
    EU0I^ import module namespace\##
    """##
}
