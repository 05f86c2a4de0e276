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
    0nO1Jn1G^17h0n?0000000000dK0000000]f1AW0Lb2;C1Sm0000000001MX1Ij0000000000000001c;000000000000000\##
    0001U20000Sm1kh0001_[00000000010826A1db0ZA12[0Z71;Y0JL1Dc1@Y1=n1b11NP1Cb1711f^0R]1dQ0U_1Yb29_22Q\##
    0oT0lV1>@0[d1XS1?000000023K0000000001LH00000016717T2741eH1EI0gL1H600010F13W20b2=`0001_H25S1d10o^\##
    0ni1MM12;0o=1X:0V<0aF1TN1a^1?R1?70a>19F1E61D90b61Pn26f1l725:1jI1:O0SB1WT0000000000Jd0`?1`>20M000\##
    1CD0c31n`0hl1=F19:1Bg1`M1Z`2<g26X2>P0ah1I30P21<12@k0W_0Og28X1T80001]90000001YK0Pd2>20SK2=B1@?1B^\##
    2@=25g0_J0h]1jc0NW1OL14>0O^1Ab0MN2;S1HJ0000000mO0OF18o0001E[0Ih1OZ1iE0b\0000000000001bN0000001fF\##
    1:f1Fn0001Wn0000000RD0001a60oI0PM1KT0000000XA0000001<B0000000J:0S70000001RP0el0^a1eX0ZN000000000\##
    0001oO00018H0000000YZ17D0h21mA0000000m[00000000000000000013H0Qh1aF2@M1f<1k=2=P0000fl0bg0000LT1Gj\##
    0d_0Ne2391Ue1_f0Ho1=91CS0IX1[P22415l1k\0IF0Ui1Ll0_U1iX1K=1=S1b`18W0OV1PH0k<0`_1V<1<g1Eo0ic22B1T^\##
    1Ja1^X14O0KS0M@1\Y1BH2<61Y70a21QE0000000U90WQ18e0000000T]0000Rj0000000000001FM0i71KF00000017]2:T\##
    1R70000000QT00011D1JS0Z\1VG0000000000Xl1o716a0n\1gH12L1W70He24M13i0U021h1hL1L=0001DE0hS1`21gS2>h\##
    1P30W20000000iC1ll1`Z1SI0000000cF1aT1R11P[0jZ0TA2:_0`h1Uo2?T0[51b=1ZK27Y1;<1?F1lY1R[1WF0000000e8\##
    27k0N81J=1Vc0000000000001bn0k^0mE1@i20;0000K50SS0000001A90000000001;J0000Wo23\1Ck0m;0^E1AD1F=1c^\##
    0iZ1Me1^>0mm1g>1fQ0M^0QA0]\0eL2:i0001XH0`O1hi0UK0000T72640Yf2;_0KC1M>1^021I1f21>g1e12131I\1S521\\##
    2?m0000000002=30e[1C\2<Z0000M20NJ0000001iO0001Fa0001C61>U0a\2@[1`e0]61fj1<]1QP1]U1\j1Rg15C1Z42;8\##
    0001M50000001?i0^:0fL0O50aT0R41O>14\1ME0TO0Vh0000000iN0P=0001GS0000VP1@E0000000000000Q41I>1Od0Kj\##
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
    0H0U^ #set|foreach|macro|parse|end|elseif\##
    0H07^ --- $\##
    0H08Astro.ID\##
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
    1V0?* as React from\##
    1H0U^ #set|foreach|macro|parse|end|elseif\##
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
    2H0U^ #set|foreach|macro|parse|end|elseif\##
    2H07^ --- $\##
    2H08Astro.ID\##
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
    3H0U^ #set|foreach|macro|parse|end|elseif\##
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
    6H0U^ #set|foreach|macro|parse|end|elseif\##
    6H07^ --- $\##
    6H08Astro.ID\##
    30009006Svelte0000\##
    7T0:^^ <script\##
    7T0?^ export let ID\##
    7X0B{#if|each|await ID\##
    7V0:{/if|each}\##
    7V09on:click=\##
    7V0;bind:value=\##
    7V05$: ID\##
    7T0:^^ <style>\##
    7H0U^ #set|foreach|macro|parse|end|elseif\##
    7H07^ --- $\##
    7H08Astro.ID\##
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
    AT0?^^ doctype html\##
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
    AT08^ head $\##
    AT08^ body $\##
    AT0:^ title ID\##
    AH0;^ ID(ID=STR\##
    AH0<^ ID(ID=STR)\##
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
