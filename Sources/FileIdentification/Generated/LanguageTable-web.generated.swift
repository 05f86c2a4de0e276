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
    case 6: .jsp
    case 7: .svelte
    case 8: .haml
    case 9: .liveScript
    case 10: .coffeeScript
    case 11: .coffeescript
    case 12: .hack
    case 13: .commonJS
    case 14: .jinja
    case 15: .pug
    case 16: .qml
    case 17: .jsx
    case 18: .erb
    case 19: .tsx
    case 20: .vue
    case 21: .xQuery
    case 22: .phpScript
    default: preconditionFailure("no type \(number)")
    }
  }

  static let web: StaticString = ##"""
    0cX18:15j0g40cH0000000000YT0000000oc0Lb0001?:00000000000019d176000000000000000000000000000000000\##
    0001@?0000Sm1Sa0001Jh0000000000eA0000000ie0000JL12o0000ne0l:1M>1:\00011n0f=1NW0R]0U_1Do0000d]0a_\##
    0lL1C`0m<0000000000000000000000000000000000000000f`00000013U0\U16B0000000000001UZ0001JU0000dg0d2\##
    19Y0dF1CG0V<0000Xb1?[1Lk0m^0mC0XZ13B12E1=:1T01RB0h[0SB0001Ba0000000000000000000000Jd0WP1KK000000\##
    11P0000000^50kR1131KZ1Em1Ta1VJ0000000P20000000j=1Xe0Og0001?E0000001HF0000001DX0Pd1Ul0SK1U<0nK10j\##
    1X70000]f1R\0NW1;X0000000O^0on0MN0000000000000bX0OF00000013g0Ih1;f1Q>0000000000000000000000001N?\##
    0i215:0001C;0000000RD0001LC0dR0PM0000000000000000000jN0000000J:0S70000001>\0[5000000000000000000\##
    0000000000gT0000000fP0000];0000000000bd0000000000000000000Qh1LS1XG1N51S61UJ0000000\50000000LT166\##
    0Yh0Ne1A21K30Ho0kE11_0000IX1F]1SU0IF0Ui1980001QQ18I0k_0gc0OV1<T0`E0X01AI0k314;0^l1?k17m1Ie0KS0M@\##
    1Gf10T1DD0000XN1=Q0000000000000000000000U90h10000000000T]0000Rj00000000000014Y0^@18R0000000fi000\##
    1>C0000000QT00017_0001AT0000000000000000em0ce1OA1BD0He0000000U00001PE00000000000012Q0]\1K?1OL1Vb\##
    1<?0000000000^L0001Kg0000000000001La1>=1<g0_c0TA0XD1A<1WN1MJ1EX0000000iH0mR0000000001BS0000000ZA\##
    0000N817I1B00000000000000000`g0bN0o50000000K50SS0000000oE0000000000iV0001270bD0000oP14I0000^c1:1\##
    1IK0c61O70000001NJ0M^0QA0ZU0000000001CU0W`1Pb0UK0000T70000KC19J1I=0000001Mk0m300000000016h000000\##
    1Wg0000000001Tm0Zd11h1TT0000M20NJ0000001QH00014m00011B0la1XU1L21Nc0ji0X90001=\1Hb1H70001EA000000\##
    00019A0000000n50000[U0O50Y00R41;J19Q0000TO0Vh0000000^W0P=00015_0000VP0nQ0000000000000Q41<00000Kj\##
    0000520=010:JavaScript0=js javascript0>frag gs es pac\##
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
    0R06^ @@//\##
    3000A003JSX0?javascriptreact00\##
    1W0<import React\##
    1V0<^ return <ID\##
    1T05^ <Id\##
    1U07^ </Id>\##
    1T06^ <div\##
    1T08^ </div>\##
    1T04={ID\##
    1U0:className=\##
    1T04=> <\##
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
    3200C003TSX0?typescriptreact00\##
    3V0<import React\##
    3U0?* as React from\##
    3V0<^ return <ID\##
    3U05^ <Id\##
    3T07^ </Id>\##
    3U0LReact.FC|ReactNode|Component\##
    3T0;JSX.Element\##
    3U0:className=\##
    3U06^ <div\##
    0000:10;0<CoffeeScript06coffee00\##
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
    0000900:LiveScript02ls00\##
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
    3000D003Vue0000\##
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
    30007006Svelte0000\##
    7T0:^^ <script\##
    7T0?^ export let ID\##
    7X0B{#if|each|await ID\##
    7V0:{/if|each}\##
    7V09on:click=\##
    7V0;bind:value=\##
    7V05$: ID\##
    7T0:^^ <style>\##
    0000F003PHP03php06inc aw\##
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
    0000<004Hack0003php\##
    9`07^^ <?hh\##
    9X0B^ <<__EntryPoint>>\##
    9U0<: Awaitable<\##
    9U0@vec|dict|keyset[\##
    9T0A^ namespace Id\Id\##
    0000B003ERB05eruby0:inc coffee\##
    :U06<%= ID\##
    :V09<% end %>\##
    :V07<%- end\##
    :U0H<% if|unless|form_for ID\##
    :U0@.each do |ID| %>\##
    :U0;link_to STR\##
    :T0:do |ID| %>\##
    :T07<%= @ID\##
    00006003JSP0000\##
    ;\08<%@ page\##
    ;Z0:<%@ taglib\##
    ;Z07<jsp:ID\##
    ;V0A<c:if|forEach|out\##
    0000@003QML0000\##
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
    0000?003Pug04jade00\##
    =X0?^^ doctype html\##
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
    00008004Haml0000\##
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
    0000>005Jinja0Fhtmldjango django twig00\##
    @U0F{% if|for|block|set ID\##
    @U0F{% extends|include STR\##
    @V0K{% endif|endfor|endblock %}\##
    @S08{{ ID }}\##
    @S0;{{ ID.ID }}\##
    @T0:{% load ID\##
    0000000:ColdFusion0000\##
    AW09<cfset ID\##
    AW08<cfif ID\##
    AW0;<cfquery ID\##
    AW0:<cfoutput>\##
    AX0<<cfcomponent\##
    AW0><cffunction ID\##
    AW08<cfparam\##
    0000E006XQuery0000\##
    BZ0D^ xquery version STR\##
    BV0X^ declare function|variable|namespace ID\##
    BU0E^ module namespace ID\##
    BS0<^ let $ID :=\##
    BU0<^ for $ID in\##
    BS0:^ return <\##
    BS0<^ return $ID\##
    BU0I^ import module namespace\##
    """##
}
