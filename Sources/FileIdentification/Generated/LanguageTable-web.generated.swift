// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

extension LanguageTable {
  static func webType(_ number: Int) -> DeclaredType {
    switch number {
    case 0: .astro
    case 1: .coldFusion
    case 2: .photoshopScript
    case 3: .barebonesBbeditTypescriptSource
    case 4: .handlebars
    case 5: .razor
    case 6: .typeScript
    case 7: .javaScript
    case 8: .liquid
    case 9: .jsp
    case 10: .twig
    case 11: .svelte
    case 12: .haml
    case 13: .liveScript
    case 14: .velocity
    case 15: .coffeeScript
    case 16: .coffeescript
    case 17: .hack
    case 18: .commonJS
    case 19: .jinja
    case 20: .pug
    case 21: .qml
    case 22: .jsx
    case 23: .erb
    case 24: .slim
    case 25: .slint
    case 26: .tsx
    case 27: .vue
    case 28: .xQuery
    case 29: .phpScript
    default: preconditionFailure("no type \(number)")
    }
  }

  static let web: StaticString = ##"""
    1Ge1bJ0003071RT0000000001=a00000015f1\C0db1nY0000000000001hD0000000000000000002^H2=g2f?2kZ000000\##
    0000000000km2FT2lC0000000000002Pm0000001VE2_10bL1_O2n[2cP1[E00018L0001^N1Q]2AJ0000000002M=0001El\##
    23?0000000000002dE0000002fR0000000000000000001OM0002Q`2@40001@b0000001I\0000000000000002P?0001KQ\##
    1HS2\[0000000002d41o:2<J1Z>1Yc0000002QR2Fc2E52n=1U;0000000000002og00000000000000019U0000002K9000\##
    1<I0002IL2g01Sf1]S2;90000000001;>1c_32P0000000000o_0gg0002SD1nd2iW27e0000002470002aY0kK2Zi000000\##
    0000001B32EO0fW2^a0000000001\N0eN1c60000000000gF0000000001`G0ah0002D11<200000000033@0000000002A2\##
    0001aZ0000000000000000002;b0000000000000000000000000000000000b:0k70000001m<0000002]A2@D000000000\##
    0000000001S40000000000002Gm2j;0000001G10000000000000000001L^2<22_<2[92Ei2kl0000001<=0000000001>5\##
    0fe20Q2:R0001^?0000000000aX2L`1OB0aF2_b1gX0002DD1ei2=L1k40002mI1DR1WS0001C92Ln1oJ29D0000001Me0e@\##
    27E33X1]40000001l10000000000000000000000oQ1SQ2no0000000000000jj0000000000000001830000002cH000000\##
    0000000000000001e?12\0000000000000002Ic0002B40001Kb0000000000m00000001fi0000000000000002eF2B?1j_\##
    2md0000000001BY2GX2;F2ic1n50000000000001kG0000lA1:>20[2Z@1352<i2RE0000001mG0000000000000000001>N\##
    2RW0f81di2oC2_P0000000000001F[1[U0002]Q2Jg0000kS0000000000000000000000000oo1FQ00016E1\00001hQ28j\##
    0000002Aj0000002A=2aj0e^0iA33J00000000019e0000mK0000l72P`11f0cC1gj2dc2L52@^2?]2K_0002k31dH0002LH\##
    2ZY0000000002W_0001^H0000000e20000000000000000000001YA2[G00015600000000000000027V1mS0001NY2Ud000\##
    0001ga0000001ZU16:0g52]20000000001h12lW0nh0000000001Bd0h=0001b?0000nP00000000000017a0i40002oV0cj\##
    0000000000001GU0000000000000000000000000002Uo0000000000000001dV000000000000000000000000000000000\##
    0001o^0002`g1Ok0002:G0000000001IN2?N12A1L11270000000000001XZ2<]1i<0000002ln0j]2?=1PD0m_33j24N2TK\##
    1Hj1Xl13d1Y\0000000000002N70000002^<1g40000000001R@2c50001`50001bb2\K0001Lm2KN2XL0002:42>]1I41H?\##
    1h922f0n<0000001:\0000001:T1T21_b1^e1;L1kZ2Of0000000kB00022@0000000002l;0000000000bd2:j00035^000\##
    2`X1^00001BB1X225L2WS2QD2Y<0000000000h22b^0001V]2[W0000000000000000000000000000hd2X^2Wn1Zk1]J2PS\##
    17J0000002_X1j80001MT0000g^0000002V?0000000001Fe0001S[0000000001jF0000000000000000002lL2=:000000\##
    1UR00000022Z0000000jD0000001H_0hM1f@00000010A0000001Vn0000000000000000000001?B16a00012N000000000\##
    0002J;00000000000011Z1R01AH0000000000000000000000000000000ih0000002@h2^U2X<0000002a41@B0000dT1bV\##
    2Me0000`o1We00000000000026<2FH0mi00000000017U0001X?1SC0gV0001:520h1`[0000000001eM0000000000cS000\##
    0000002Vb23c1:H0000000000000000000000000m91OY0000000000l]0000000000000000001a91BM1f20000001RI2U@\##
    1lc2aG0000iT0001JZ00021300000000000010l1QM1H200021c0`e2O934U1M?2LT2_G2C80000000001_11Ai2:^2YT0o2\##
    0000000000000000000000000000001<\2<@1l]0001D02UK0000002570000000000001Uh1Z22GE00000022200000034B\##
    00000021O0000000000000002=Z1E40000000000000c50002eo0002hT1[e0000001V60002NH1^W0001`i0002>J1C0000\##
    0001GC00000000000000015\1>b2UU2jX0002340002CU0000000002VK00000028\0000001YS00000035G0000001ma000\##
    0000000000001?10000002WF0000000fJ0000002D;0001aM0001]b1;22;Q2AV1WI0000000001l<28A00000024`000000\##
    00000030N0000000001?b1:j0j41ij1N20000000lO0000000000000000000000001[10000000000000002]b1cj1jP1eZ\##
    0000720B020:JavaScript0=js javascript0>frag gs es pac\##
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
    0H0>^ component ID\##
    0H0E^ export component ID\##
    0J0W^ fn|fun|func|def|local|pub|impl|use ID\##
    3000F003JSX0?javascriptreact00\##
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
    300061030:TypeScript02ts02ts\##
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
    2T07(ID: ID\##
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
    2T0<^ let ID: ID\##
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
    2H0>^ component ID\##
    2H0E^ export component ID\##
    2H0W^ fn|fun|func|def|local|pub|impl|use ID\##
    3200J003TSX0?typescriptreact00\##
    3V0<import React\##
    3U0?* as React from\##
    3V0<^ return <ID\##
    3T05^ <Id\##
    3T07^ </Id>\##
    3U0LReact.FC|ReactNode|Component\##
    3T0;JSX.Element\##
    3U0:className=\##
    3U06^ <div\##
    3H07^ --- $\##
    3H08Astro.ID\##
    3H0U^ #set|foreach|macro|parse|end|elseif\##
    0000?10@0<CoffeeScript06coffee00\##
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
    0000=00:LiveScript02ls00\##
    5X0B^ ID = ( ... ) -->\##
    5T05|> ID\##
    5V0;^ ID = -> $\##
    5V0:^ require!\##
    5X0;require! <[\##
    5U05<[ ID\##
    5T02~>\##
    5T05<- ID\##
    5U0:prelude-ls\##
    5S08^ export\##
    5T0;^ unless ID\##
    3000K003Vue0000\##
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
    3000;006Svelte0000\##
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
    0000M003PHP03php06inc aw\##
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
    8T02?>\##
    8S0E^ class ID extends ID\##
    8R07ID::ID(\##
    8H08^ my $ID\##
    8H0:^ sub ID {\##
    8H0@^ foreach my $ID\##
    8H0=^ use strict;\##
    0000A004Hack0003php\##
    9`07^^ <?hh\##
    9X0B^ <<__EntryPoint>>\##
    9U0<: Awaitable<\##
    9U0@vec|dict|keyset[\##
    9T0A^ namespace Id\Id\##
    0000G003ERB05eruby0:inc coffee\##
    :U06<%= ID\##
    :V09<% end %>\##
    :V07<%- end\##
    :U0H<% if|unless|form_for ID\##
    :U0@.each do |ID| %>\##
    :U0;link_to STR\##
    :T0:do |ID| %>\##
    :T07<%= @ID\##
    00009003JSP0000\##
    ;\08<%@ page\##
    ;Z0:<%@ taglib\##
    ;Z07<jsp:ID\##
    ;V0A<c:if|forEach|out\##
    0000E003QML0000\##
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
    0000D003Pug04jade00\##
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
    0000<004Haml0000\##
    >Z06^^ !!!\##
    >U06^ %ID{\##
    >U07^ %ID $\##
    >U09^ %ID= ID\##
    >T08^ %ID.ID\##
    >S0@^ - ID.each do |\##
    >S06^ = ID\##
    >S07^ .ID $\##
    >S07^ #ID $\##
    0000400:Handlebars0Hmustache html.handlebars00\##
    ?W0I{{#if|each|unless|with ID\##
    ?V0H{{/if|each|unless|with}}\##
    ?U06{{> ID\##
    ?U05{{{ID\##
    ?S06{{ID}}\##
    0000C005Jinja0Fhtmldjango django twig00\##
    @U0F{% if|for|block|set ID\##
    @U0F{% extends|include STR\##
    @V0K{% endif|endfor|endblock %}\##
    @S08{{ ID }}\##
    @S0;{{ ID.ID }}\##
    @T0:{% load ID\##
    0000H004Slim04slim00\##
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
    3@008006Liquid06liquid00\##
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
    3@00:004Twig04twig00\##
    CX0>{{ parent() }}\##
    CW0Y{{ path|url|asset|encore_entry_link_tags(\##
    CX13{{ form_start|form_end|form_row|form_widget|form_label|form_errors(\##
    CV0a{% embed|endembed|verbatim|endverbatim|form_theme\##
    CV07|raw }}\##
    CU06|trans\##
    CU0;{{ include(\##
    CU07only %}\##
    CV0<is not empty\##
    CT08is empty\##
    CT0C{% import STR as ID\##
    CT0:{% use STR\##
    0000100:ColdFusion0000\##
    DW09<cfset ID\##
    DW08<cfif ID\##
    DW0;<cfquery ID\##
    DW0:<cfoutput>\##
    DX0<<cfcomponent\##
    DW0><cffunction ID\##
    DW08<cfparam\##
    0000L006XQuery0000\##
    EZ0D^ xquery version STR\##
    EV0X^ declare function|variable|namespace ID\##
    EU0E^ module namespace ID\##
    ES0<^ let $ID :=\##
    EU0<^ for $ID in\##
    ES0:^ return <\##
    ES0<^ return $ID\##
    EU0I^ import module namespace\##
    0000>008Velocity03vtl00\##
    FX0<^ #set ( $ID\##
    FX0C^ #foreach ( $ID in\##
    FV0;^ #if ( $ID\##
    FU0<^ #if ( !$ID\##
    FW0=^ #macro ( ID\##
    FV0F^ #parse|include ( STR\##
    FT08^ #end $\##
    FS09^ #else $\##
    FU08#set($ID\##
    FU0<#foreach($ID\##
    FT07#if($ID\##
    FT07${ID.ID\##
    FU05$!{ID\##
    FU04$!ID\##
    FR06$ID.ID\##
    FH0Q^ #declare|define|endif|pragma ID\##
    00005005Razor0000\##
    GY0;^ @page STR\##
    GV09^ @page $\##
    GY0?^ @inject ID ID\##
    GW0>^ @using ID.ID\##
    GW0=^ @using ID $\##
    GX0`^ @model|inherits|implements|layout|namespace ID\##
    GX0C^ @code|functions {\##
    GV0?^ @section ID {\##
    GT04^ @{\##
    GT0P^ @if|foreach|for|while|switch (\##
    GV0=@Html|Url.ID(\##
    GU0J@Model|ViewBag|ViewData.ID\##
    GV0O@onclick|bind|onchange|oninput=\##
    GV0U@RenderBody|RenderSection|RenderPage(\##
    GV0<@await ID.ID\##
    GU0?^ @addTagHelper\##
    GS0Jasp-for|controller|action=\##
    GH1?^ @media|import|include|mixin|interface|implementation|protocol|property|end ID\##
    00000005Astro0000\##
    HY0oAstro.props|request|url|glob|slots|cookies|redirect|site|params\##
    HT08^^ --- $\##
    HS0D^ import ID from STR\##
    HT0I^ import { ... } from STR\##
    HV0G^ <slot|Fragment|Layout\##
    HV0Sclient:load|idle|visible|media|only\##
    HV0>set:html|text=\##
    HV0;class:list=\##
    HT04={ID\##
    HS05^ <ID\##
    HS07^ </ID>\##
    HT0C^ interface Props {\##
    HT0G^ const { ... } = Astro\##
    HH06^ # ID\##
    0000I005Slint0000\##
    IY0E^ export component ID\##
    IX0J^ component ID inherits ID\##
    IV0@^ component ID {\##
    IW0@property <ID> ID\##
    IW0?property<ID> ID\##
    IV0=^ callback ID\##
    IV0<^ ID := ID {\##
    IV0C^ export ID := ID {\##
    IU1n^ VerticalLayout|HorizontalLayout|GridLayout|TouchArea|VerticalBox|HorizontalBox|GridBox|Rectangle|Flickable|Window|LineEdit {\##
    IT0\^ clicked|moved|edited|accepted|toggled => {\##
    IV06<=> ID\##
    IV0:^ states [\##
    IV0>^ animate ID {\##
    IV0D^ export global ID {\##
    IU0?^ for ID[ID] in\##
    IV0^@tr|image-url|linear-gradient|radial-gradient(\##
    IT0Croot|self|parent.ID\##
    IH0>^ function ID(\##
    """##
}
