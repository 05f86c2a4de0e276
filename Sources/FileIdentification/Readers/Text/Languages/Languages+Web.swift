internal import UniformTypes

extension Language {
  /// Scripts of pages, and what compiles to them.
  static let web: [Language] = [
    Language(
      .javaScript, "JavaScript", modes: "js javascript", shares: "frag gs es pac",
      also: [.commonJS, .photoshopScript],
      """
      3 ^ STR;
      5 ^ var ID = require(
      7 = require(STR)
      5 require(STR)
      8 module.exports
      6 ^ exports.ID =
      5 ^ import ID from STR
      5 ^ import { ID
      4 } from STR
      4 ^ import STR
      6 ^ export default ID
      4 ^ export const|function|class|async ID
      4 ^ export { 
      4 ^ const ID =
      3 ^ let ID =
      3 ^ var ID =
      4 ^ const { ID
      5 ^ function ID( ... ) {
      3 ^ function ID(
      3 function(
      3 function (
      5 ^ (function(
      5 ^ (function (
      5 ^ ;(function
      4 => {
      4 () =>
      3 === ANY
      3 !== ANY
      7 console.log(
      6 console.error|warn(
      6 document.ID(
      6 window.ID
      4 ID.prototype.ID
      5 ^ async function
      3 await ID
      3 new Promise(
      3 JSON.parse|stringify(
      3 typeof ID
      2 undefined
      2 this.ID
      3 ^ });
      3 ^ })
      3 ^ describe|it|test(STR
      5 ^ $(ID
      4 $(STR)
      5 $(document
      3 Object.ID(
      3 return function
      2 null,
      1 ^ return ... ;
      2 ID.ID = function
      3 alert(
      5 ^ ID: function(
      4 ^ ID: function (
      3 ID.forEach|map|push(
      2 ^ @@//
      """),
    Language(
      .jsx, "JSX", modes: "javascriptreact", from: .javaScript,
      """
      7 import React
      6 ^ return <ID
      4 ^ <Id
      5 ^ </Id>
      4 ^ <div
      4 ^ </div>
      4 ={ID
      5 className=
      4 => <
      """),
    Language(
      .typeScript, "TypeScript", modes: "ts", shares: "ts",
      also: [.barebonesBbeditTypescriptSource], from: .javaScript,
      """
      7 ^ interface ID {
      6 ^ export interface ID
      6 ^ export type ID
      4 ^ type ID =
      5 ^ import type
      6 : string|number|boolean|any;
      6 : string|number|boolean|any,
      6 : string|number|boolean|any)
      6 : string|number|boolean|void|any {
      5 : string|number|boolean|any =
      5 : ID[]
      6 ): Promise<
      4 ): ID {
      5 ): ID => 
      5 (ID: ID
      4 (ID?: ID
      4 <ID>(
      4 ^ private|public|protected readonly|async|static ID
      4 ^ private|public|protected ID:
      4 ^ private|public|protected ID(
      5 ^ declare module|const|function|namespace|var|global
      5 ^ export enum|abstract|declare ID
      3 as ID;
      4 as any
      4 as const
      3 ^ readonly ID:
      5 ^ const ID: ID
      5 ^ let ID: ID
      3 ^ ID: ID;
      3 ^ ID?: ID
      5 ^ namespace ID {
      4 keyof ID
      3 ^ @Id({
      3 ID<ID>
      3 ^ import ID = require(
      3 ^ export = 
      """),
    Language(
      .tsx, "TSX", modes: "typescriptreact", from: .typeScript,
      """
      6 import React
      5 * as React from
      6 ^ return <ID
      5 ^ <Id
      4 ^ </Id>
      5 React.FC|ReactNode|Component
      4 JSX.Element
      5 className=
      5 ^ <div
      """),
    Language(
      .coffeeScript, "CoffeeScript", modes: "coffee", also: [.coffeescript],
      """
      6 ^ ID = ( ... ) -> $
      6 ^ ID: ( ... ) -> $
      6 ^ ID: -> $
      5 ^ ID = -> $
      5 ^ ID.ID = ( ... ) ->
      6 = require STR
      6 ^ class ID extends ID $
      5 , -> $
      5 , ( ... ) -> $
      5 (ID) -> $
      5 (ID) => $
      5 ^ module.exports = ID $
      4 ^ exports.ID = 
      11 ^ console.log STR
      4 console.log ID
      3 @ID = 
      3 @ID
      4 ^ unless ID
      3 isnt ANY
      3 ^ if ID is|isnt ANY
      4 ^ return unless|if
      4 ?.
      4 ^ ID = ID ID, ID
      3 for ID of ID
      2 for ID in ID
      4 ^ ### $
      3 ^ when STR then
      3 ^ ID ?= 
      3 ^ ID = (ID
      """),
    Language(
      .liveScript, "LiveScript", modes: "ls",
      """
      8 ^ ID = ( ... ) --> 
      6 |> ID
      6 ^ ID = -> $
      6 ^ require! 
      8 require! <[
      5 <[ ID
      4 ~> 
      4 <- ID
      5 prelude-ls
      3 ^ export 
      4 ^ unless ID
      """),
    Language(
      .vue, "Vue", from: .javaScript,
      """
      10 ^^ <template> $
      6 ^^ <template ID
      6 ^^ </template>
      7 ^^ <script setup
      4 ^^ <script
      3 ^^ </script>
      4 ^^ <style scoped
      4 ^^ <style 
      6 v-if|v-for|v-model|v-bind|v-show=
      5 @click=
      4 {{ ID }}
      4 {{ ID.ID
      3 export default {
      """),
    Language(
      .svelte, "Svelte", from: .javaScript,
      """
      4 ^^ <script
      4 ^ export let ID
      8 {#if|each|await ID
      6 {/if|each}
      6 on:click=
      6 bind:value=
      6 $: ID
      4 ^^ <style>
      """),
    Language(
      .phpScript, "PHP", modes: "php", shares: "inc aw",
      """
      14 <?php
      8 ^ <?=
      6 <?=
      6 ^ <? 
      4 ^ $ID = 
      4 $this->ID
      4 ^ public|private|protected function ID(
      4 ^ public|private|protected static function
      4 ^ echo STR
      4 ^ echo $ID
      4 array(
      5 ^ use Id\\Id
      6 ^ namespace Id\\Id
      3 ^ namespace Id;
      4 function ID($ID
      4 foreach ($ID as $ID
      3 $ID->ID
      3 $_GET|_POST|_SERVER|_SESSION[
      6 ?>
      3 ^ class ID extends ID
      2 ID::ID(
      """),
    Language(
      .hack, "Hack", shares: "php",
      """
      16 ^^ <?hh
      8 ^ <<__EntryPoint>>
      5 : Awaitable<
      5 vec|dict|keyset[
      4 ^ namespace Id\\Id
      """),
    Language(
      .erb, "ERB", modes: "eruby", shares: "inc coffee",
      """
      5 <%= ID
      6 <% end %>
      6 <%- end
      5 <% if|unless|form_for ID
      5 .each do |ID| %>
      5 link_to STR
      4 do |ID| %>
      4 <%= @ID
      """),
    Language(
      .jsp, "JSP",
      """
      12 <%@ page
      10 <%@ taglib
      10 <jsp:ID
      6 <c:if|forEach|out
      """),
    Language(
      .qml, "QML",
      """
      12 ^ import QtQuick
      10 ^ import QtQuick.ID
      7 ^ import Qt.ID
      4 ^ import org.kde.ID
      6 ^ property ID ID:
      6 ^ property alias|string|int|bool|var|real ID
      5 ^ Item|Rectangle|Text|Window|ApplicationWindow|Column|Row|MouseArea {
      5 ^ anchors.ID:
      4 ^ anchors {
      5 ^ onClicked|onCompleted: 
      4 ^ Component.onCompleted
      3 ^ id: ID $
      4 ^ Module|Component { $
      4 ^ width|height: parent.ID
      """),
    Language(
      .pug, "Pug", modes: "jade",
      """
      8 ^^ doctype html
      3 ^ html(
      4 ^ head $
      4 ^ body $
      4 ^ title= ID
      3 ^ script(
      3 ^ link(
      5 ^ extends ID/
      4 ^ block ID $
      4 ^ mixin ID
      3 ^ div(
      3 ^ each ID in ID
      3 ^ h1= ID
      4 ^ include ID/
      """),
    Language(
      .haml, "Haml",
      """
      10 ^^ !!! 
      5 ^ %ID{
      5 ^ %ID $
      5 ^ %ID= ID
      4 ^ %ID.ID
      3 ^ - ID.each do |
      3 ^ = ID
      3 ^ .ID $
      3 ^ #ID $
      """),
    Language(
      .handlebars, "Handlebars", modes: "mustache html.handlebars",
      """
      7 {{#if|each|unless|with ID
      6 {{/if|each|unless|with}}
      5 {{> ID
      5 {{{ID
      3 {{ID}}
      """),
    Language(
      .jinja, "Jinja", modes: "htmldjango django twig",
      """
      5 {% if|for|block|set ID
      5 {% extends|include STR
      6 {% endif|endfor|endblock %}
      3 {{ ID }}
      3 {{ ID.ID }}
      4 {% load ID
      """),
  ]

  /// Style sheets.
  static let styles: [Language] = [
    Language(
      .css, "CSS", shares: "inc", also: [.w3CSS, .vimCSSFile, .postCSS],
      """
      5 ^ .ID {
      5 ^ #ID {
      4 ^ body|html|a|p|ul|li|h1|h2|h3|table|td|div|img|input {
      6 ^ body|html|a|p|ul|li|h1|h2|h3|table|td|div|img|input, ID
      6 ^ a:hover|link|visited|active
      5 .ID:hover|before|after|first-child
      4 .ID .ID {
      4 .ID, $
      6 ^ @media ID
      5 ^ @media (
      5 ^ @font-face
      5 ^ @import url(
      5 ^ @charset STR
      5 ^ @keyframes ID
      4 ^ @-webkit-keyframes
      4 ^ :root {
      6 ^ color|background|margin|padding|border|width|height|display|float|position|font: ... ;
      5 ^ background-color|font-size|font-family|text-align|font-weight|line-height|margin-left|margin-top|margin-bottom|padding-left|text-decoration|border-radius|max-width|z-index: ... ;
      5 { color|background|margin|padding|border|width|height|display|float|position|font: ... }
      5 { background-color|font-size|font-family|text-align|font-weight|margin-left|margin-top: ... }
      3 ^ -webkit-ID
      3 #ID;
      3 NUM !important
      2 ^ } $
      """),
    Language(
      .scss, "SCSS", also: [.barebonesBbeditScssSource], from: .css,
      """
      7 ^ $ID: ... ;
      7 ^ $ID-ID: ... ;
      4 : $ID
      8 ^ @mixin ID
      8 ^ @include ID
      6 ^ @extend ANY
      6 ^ @import STR
      5 ^ @use STR
      4 ^ &:ID
      4 ^ &.ID
      4 ^ & {
      3 ^ &-ID
      6 ^ @if|else|each|function|return 
      5 #{$ID
      3 ^ @@//
      """),
    Language(
      .less, "Less", shares: "less", from: .css,
      """
      6 ^ @ID: ... ;
      6 ^ @ID-ID: ... ;
      4 : @ID
      7 ^ .ID();
      6 ^ .ID( ... );
      5 ^ .ID( ... ) {
      6 ^ .ID( ... ) when (
      4 ^ &:ID
      3 ^ @import STR
      5 ~STR
      5 fade|darken|lighten(@ID
      3 ^ @@//
      """),
    Language(
      .sass, "Sass",
      """
      8 ^ $ID: ... $
      3 ^ $ID-ID: ANY $
      8 ^ +ID( ... ) $
      6 ^ =ID( ... ) $
      6 ^ =ID $
      5 ^ +ID $
      6 ^ @mixin ID $
      6 ^ @include ID $
      4 ^ @import ID/ID $
      5 ^ color|background|margin|padding|border|width|height|display|float|position: ANY $
      4 ^ font-size|font-family|text-align|font-weight|margin-left|line-height: ANY $
      4 ^ .ID $
      4 ^ #ID $
      4 ^ &:ID $
      -6 ^ } $
      -6 ^ } 
      """),
    Language(
      .stylus, "Stylus", modes: "styl",
      """
      5 ^ ID( ... ) $
      4 ^ .ID $
      4 ^ #ID $
      6 ^ color|background|margin|padding|border|width|height|display|float ANY $
      6 ^ font-size|font-family|text-align|font-weight|border-radius ANY $
      4 ^ &:ID $
      5 ^ @import STR $
      4 ^ ID = #ID
      5 ^ -webkit-ID ANY $
      -6 ^ } $
      """),
  ]
}
