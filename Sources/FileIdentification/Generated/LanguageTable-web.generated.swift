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
    1FO1_^0002mK1Oh0000000001<K00000015f1YW0db1km0000000000001eX0000000000000000002[\2;;2cS2hn000000\##
    0000000000km2Ch2iW0000000000002NA0000001SY2\E0bL1\c2ko2`d1XY0000000001[b1O12>^0000000002JQ0001DV\##
    20S0000000000002aY0000002cf0000000000000000001N70002O42=H0001?L0000001HF0000000000000002MS0001J;\##
    1G=2Yo0000000002aH1lN29^1WR1W70000002Nf2D72BI2kQ1RO0000000000002m;00000000000000018?0000002HM000\##
    1;30002F`2dD1Q:1Zg28M00000000019h1a32od0000000000o_0gg0002PX1l82fk25900000021K0002^m0kK2X=000000\##
    0000001@]2Bc0fW2\50000000001Yb0eN1`J0000000000gF0000000001][0ah0002AE1:\00000000030T0000000002>F\##
    0001^n0000000000000000002960000000000000000000000000000000000b:0k70000001jP0000002ZU2=X000000000\##
    0000000001PH0000000000002EA2gO0000001E[0000000000000000001KH29F2\P2XM2C=2i@0000001:g0000000001<_\##
    0fe1me27f0001[S0000000000aX2J41Ml0aF2]61dl0002AX1c=2:`1hH0002j]1C<1Tg0001Ac2JB1l^26X0000001LO0e@\##
    24Y30l1ZH0000001iE0000000000000000000000oQ1Pe2lC0000000000000jj0000000000000000000000002`\000000\##
    0000000000000001bS12\0000000000000002G70002?H0001JL0000000000m00000001d=0000000000000002bZ2?S1h3\##
    2k80000000001AC2Dl28Z2g71kI0000000000001h[0000lA18h1mo2WT1352:=2OY0000001j[0000000000000000001=8\##
    2Ok0f81b=2lW2\d0000000000001EE1Xi0002Ze2H;0000kS0000000000000000000000000oo1E;00016E1YD0001ee26>\##
    0000002?>0000002>Q2_>0e^0iA30^00000000018O0000mK0000l72N411f0cC1e>2b72II2>22=12I30002hG1a\0002I\\##
    2Wm0000000002U30001[\0000000e20000000000000000000001VU2X[00015600000000000000024j1jg0001MC2S8000\##
    0001e50000001Wi16:0g52ZF0000000001eE2ik0nh0000000001AN0h=0001_S0000nP0000000000000000i40002lj0cj\##
    0000000000001F?0000000000000000000000000002SC0000000000000001aj000000000000000000000000000000000\##
    0001m20002^;00000027[0000000001H82<b12A1J[1270000000000001Un2:11fP0000002jB0j]2<Q0m_31>21b2Q_1GT\##
    1V@13d1W00000000000000002KK0000002[P1dH0000000001OT2`I0001]I0001`62Y_0001KW2Hb2U`00027H2<11G^1Fi\##
    1eM20:0n<00000019F00000019>1QF1]61\91:61hn2M:0000000kB0001oT0000000002iO0000000000bd28>000332000\##
    2]l1[D0001@l1UF22`2Tg2NX2VP0000000000h22`20001T12Xk0000000000000000000000000000hd2V22UB1X?1Z^2Mg\##
    17J0000002\l1gL0001L>0000g^0000002SS0000000001EO0001Po0000000001gZ0000000000000000002i`2:N000000\##
    1Rf0000001on0000000jD0000001GI0hM1cT00000010A0000001TB0000000000000000000001=l16a00012N000000000\##
    0002GO00000000000011Z1OD1@20000000000000000000000000000000ih0000002><2[i2UP0000002^H1>l0000dT1_j\##
    2K90000`o1U900000000000023P2C\0mi00000000017U0001US1PW0gV00018_1n<1]o0000000001ba0000000000cS000\##
    0000002T62171920000000000000000000000000m90000000000000l]0000000000000000001^M1A71cF0000001O]2RT\##
    1j72^[0000iT0001ID0001nG00000000000010l1Na1F\0001o70`e2LM31i1Ki2Ih2\[2@L0000000001\E1@S2822Vh0o2\##
    0000000000000000000000000000001;F29T1j10001BZ2R_00000022K0000000000001S<1WF2DY0000001oF00000031V\##
    0000001nc0000000000000002:n1C^0000000000000c50002cC0002eh1Y90000001SJ0002K\1[k0001^=0002;^1AZ000\##
    0001Em00000000000000015\1=L2Ri2gl00020H0002@i0000000002S_0000002600000001Vg00000032[0000001k5000\##
    0000000000001=[0000002TZ0000000fJ0000002AO0001^a0001[619\28e2>j1T]0000000001iP25U000000224000000\##
    0000002mb0000000001>L19T0j41g>1L\0000000lO0000000000000000000000001XE0000000000000002[61a>1gd1bn\##
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
    3200J003TSX0?typescriptreact00\##
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
    8V02?>\##
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
    CV08is empty\##
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
    HU08^^ --- $\##
    HU0D^ import ID from STR\##
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
