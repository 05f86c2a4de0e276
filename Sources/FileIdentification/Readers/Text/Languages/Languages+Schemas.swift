internal import UniformTypes

extension Language {
  /// Languages of interfaces, of queries and of what programs store.
  static let schemas: [Language] = [
    Language(
      .sql, "SQL", modes: "mysql pgsql", shares: "tab prc udf inc typ",
      also: [.oracleSQL, .n8grayStructuredQueryLanguageSource, .vimSQLFile],
      ignoresCase: true,
      """
      8 ^ CREATE TABLE ID
      8 ^ CREATE TABLE
      7 ^ CREATE TABLE IF NOT EXISTS
      7 ^ CREATE UNIQUE|CLUSTERED INDEX
      6 ^ CREATE INDEX|VIEW|TRIGGER|DATABASE|SCHEMA|SEQUENCE|USER ID
      7 ^ CREATE OR REPLACE
      6 ^ CREATE PROCEDURE|FUNCTION ID
      7 ^ DROP TABLE|VIEW|INDEX|DATABASE|TRIGGER|PROCEDURE
      6 ^ ALTER TABLE
      7 ^ INSERT INTO
      5 ^ SELECT ID
      6 ^ SELECT * FROM
      6 ^ SELECT ... FROM ID
      4 ^ SELECT $
      4 ^ FROM ID
      5 ^ WHERE ID = 
      3 ^ WHERE ID
      4 ^ UPDATE ID SET
      5 ^ DELETE FROM
      5 ^ GROUP|ORDER BY
      5 ^ LEFT|INNER|RIGHT|OUTER JOIN ID
      4 ^ JOIN ID ON
      4 ^ VALUES (
      4 VARCHAR|VARCHAR2(NUM
      4 NOT NULL
      5 PRIMARY KEY
      5 FOREIGN KEY
      4 INTEGER|INT|SMALLINT|TEXT|DATE|BIGINT NOT NULL
      4 ^ UNION ALL
      4 ^ COMMIT;
      4 ^ BEGIN TRANSACTION
      4 ^ GRANT ID
      4 ^ EXEC|EXECUTE ID
      3 ^ AND ID.ID = 
      4 ^ SET ANSI_NULLS
      5 from dual
      4 ^ PRAGMA ID
      2 ^ @@--
      """),
    Language(
      .graphQL, "GraphQL",
      """
      5 ^ type ID {
      6 ^ type ID implements
      5 ^ query ID
      6 ^ mutation ID
      6 ^ fragment ID on ID {
      6 ^ input ID {
      4 ^ interface ID {
      4 ^ enum ID {
      5 ^ union ID = 
      6 ^ scalar ID
      6 ^ directive @ID
      5 ^ schema {
      5 ^ extend type
      4 ^ ID: ID! $
      4 ^ ID: [ID
      3 ^ ID: ID $
      4 ^ ID(ID: ID
      5 ^ query: ID
      6 ^ subscription ID
      """),
    Language(
      .protobuf, "Protocol Buffers", modes: "proto",
      """
      14 ^ syntax = STR;
      7 ^ message ID {
      5 ^ optional|required|repeated ID ID = NUM
      5 ^ repeated ID
      5 ^ string|int32|int64|bool|uint32|bytes ID = NUM;
      4 ^ package ID.ID;
      4 ^ option ID = STR;
      6 ^ rpc ID(
      6 ^ rpc ID (
      5 ^ service ID {
      4 ^ oneof ID {
      4 ^ import STR;
      3 ^ ID = NUM;
      3 ^ extensions NUM to
      """),
    Language(
      .thrift, "Thrift",
      """
      9 ^ namespace java|cpp|py|php|rb|js|cocoa|csharp ID
      7 ^ NUM: required|optional ID
      5 ^ NUM: ID ID
      5 ^ NUM: i32|i64|string|bool
      5 ^ struct ID { $
      4 ^ service ID {
      4 ^ service ID extends
      5 ^ exception ID {
      4 ^ include STR
      4 ^ typedef i32|i64 ID
      3 i32|i64 ID
      """),
    Language(
      .capnProto, "Cap'n Proto", modes: "capnp",
      """
      12 ^ @0ID
      12 ^ @NUM;
      6 ^ ID @NUM :ID
      4 ^ struct ID {
      5 ^ using ID = import
      """),
    Language(
      .flatBuffers, "FlatBuffers", modes: "fbs",
      """
      7 ^ root_type ID;
      5 ^ table ID {
      4 ^ file_identifier STR
      3 ^ namespace ID.ID;
      3 ^ enum ID:byte
      3 ^ ID:ID;
      """),
    Language(
      .idl, "IDL", shares: "idl",
      """
      7 ^ [uuid(
      7 ^ importlib(
      6 ^ coclass ID
      4 ^ module ID {
      4 ^ interface ID : 
      5 in string|long|short|any ID
      4 ^ readonly attribute
      6 ^ oneway void
      4 [in] 
      4 [out] 
      """),
    Language(
      .antlr, "ANTLR", modes: "antlr",
      """
      9 ^ grammar ID;
      9 ^ lexer|parser grammar ID;
      8 ^ options { $
      5 -> skip
      5 -> channel(HIDDEN)
      5 ^ fragment ID
      4 ^ @header|members|lexer
      3 ^ : ID
      3 ^ | ID
      2 ^ ; $
      """),
    Language(
      .gherkin, "Gherkin", modes: "cucumber",
      """
      10 ^ Feature: ID
      6 ^ Scenario: ID
      6 ^ Scenario Outline: ID
      5 ^ Background: $
      5 ^ Examples: $
      4 ^ Given ID
      4 ^ When ID
      4 ^ Then ID
      2 ^ And ID
      4 ^ Funcionalidade|Fonctionnalité|Funktionalität|Egenskab|Característica: ID
      """),
    Language(
      .rego, "Rego",
      """
      4 ^ package ID.ID $
      6 ^ default ID = false|true
      6 ^ default allow
      4 ^ ID { $
      5 ^ import data.ID
      5 ^ import input.ID
      4 input.ID
      """),
    Language(
      .jsonnet, "Jsonnet",
      """
      6 ^ local ID = import STR
      5 ^ local ID( ... ) = 
      5 ^ local ID = 
      4 ^ ID:: 
      4 import STR
      3 $.ID
      3 std.ID(
      3 self.ID
      3 + {
      """),
    Language(
      .cueLang, "CUE",
      """
      3 ^ package ID $
      3 ^ #ID: {
      4 ^ ID: string
      4 ^ ID: int
      4 string | *STR
      3 import STR
      """),
    Language(
      .pddl, "PDDL",
      """
      12 ^ (define (domain
      12 ^ (define (problem
      6 (:requirements
      6 (:action
      5 (:types
      5 (:predicates
      """),
    Language(
      .alloy, "Alloy",
      """
      6 ^ sig ID {
      6 ^ abstract sig ID
      6 ^ one|lone sig ID
      5 ^ fact ID {
      4 ^ pred ID
      4 ^ run ID for
      4 ^ open util/
      3 ^ module ID
      """),
  ]

  /// Languages of printed pages.
  static let typesetting: [Language] = [
    Language(
      .tex, "TeX", modes: "latex plain-tex tex", shares: "toc lbx bbx cbx aux sty cls",
      also: [.latex, .latexPackage, .barebonesBbeditTexSource, .vimTexFile, .texShopTex, .luaTeX],
      """
      14 \\documentclass
      12 \\documentstyle
      8 \\begin{document}
      8 \\usepackage
      6 \\begin{ID}
      6 \\end{ID}
      8 \\section|subsection|chapter{
      6 \\title|author|maketitle{
      8 \\newcommand|renewcommand|providecommand{
      8 \\newenvironment|newtheorem{
      7 ^ \\def\\ID
      6 \\textbf|textit|emph|texttt{
      6 \\ref|cite|label{ID
      4 \\item ID
      8 \\ProvidesPackage|ProvidesClass|NeedsTeXFormat|RequirePackage{
      8 \\ProvidesFile{
      8 ^ \\NewBibliographyString|DeclareBibliographyDriver|DeclareFieldFormat|DeclareNameAlias|newbibmacro|RequireBibliographyStyle|InheritBibliographyStrings|DeclareBibliographyStrings|ExecuteBibliographyOptions|ProcessOptions
      6 ^ \\let\\ID
      6 ^ \\hbox|vbox|vskip|hskip|bye|input|font
      7 ^ \\contentsline
      6 \\makeatletter
      4 ^ \\ID{ID
      3 ^ @@%
      5 \\fi $
      3 $\\ID
      """),
    Language(
      .bibTeX, "BibTeX", modes: "bibtex", ignoresCase: true,
      """
      10 ^ @article|book|inproceedings|incollection|phdthesis|techreport|misc|conference|manual|mastersthesis|proceedings|unpublished{ID
      8 ^ @article|book|inproceedings|incollection|misc {
      8 ^ @online|inbook|booklet|thesis|report|string|comment|preamble{
      4 ^ author = {
      4 ^ title = {
      4 ^ author = STR
      4 ^ title = STR
      3 ^ year = 
      3 ^ journal = 
      """),
    Language(
      .typst, "Typst", shares: "typ",
      """
      8 ^ #set page|text|par|heading(
      7 ^ #let ID(
      6 ^ #let ID
      6 ^ #show ID
      5 ^ #import STR
      4 ^ #include STR
      4 ^^ = ID
      4 ^^ == ID
      """),
    Language(
      .lilyPond, "LilyPond",
      """
      10 ^ \\version STR
      7 \\relative ID
      6 \\score {
      6 \\new Staff|Voice|PianoStaff
      5 ^ \\header {
      5 \\layout {
      4 \\clef
      4 \\key ID
      4 \\time NUM/
      """),
    Language(
      .metaPost, "MetaPost", modes: "metapost", shares: "mp",
      """
      8 ^ beginfig(
      7 ^ endfig;
      4 ^ draw ID
      4 withcolor
      4 ^ prologues
      """),
    Language(
      .asymptote, "Asymptote",
      """
      6 ^ import graph|three|math;
      6 ^ settings.ID
      5 ^ size(NUM
      4 ^ draw(
      4 ^ pair ID
      4 ^ path ID
      4 ^ real ID
      4 ^ label(STR
      """),
  ]

  /// What fits nowhere else.
  static let oddities: [Language] = [
    Language(
      .sourcePawn, "SourcePawn", shares: "sp inc", from: .cSource,
      """
      10 ^ #include <sourcemod>
      8 public Plugin:
      8 ^ public OnPluginStart
      7 ^ #pragma newdecls
      """),
    Language(
      .lindenScript, "LSL",
      """
      8 ^ default $
      6 ^ state_entry()
      5 llSay|llOwnerSay|llSetText|llListen(
      6 ^ touch_start(integer
      3 ^ integer ID
      3 ^ key ID
      """),
    Language(
      .squirrel, "Squirrel", shares: "nut",
      """
      4 ^ local ID = 
      5 ^ local ID <- 
      4 ^ ::ID <- 
      4 ^ foreach(ID,ID in
      5 ^ function ID::ID(
      3 ^ constructor(
      """),
    Language(
      .ioLanguage, "Io",
      """
      6 ^ ID := Object clone
      5 ^ ID := ID clone
      5 := method(
      4 STR println $
      3 ID println
      """),
    Language(
      .factor, "Factor",
      """
      7 ^ USING: ID
      5 ^ USE: ID
      6 ^ IN: ID
      4 ^ : ID ( ... -- ... )
      4 ^ MAIN: ID
      4 ^ TUPLE: ID
      """),
    Language(
      .apl, "APL",
      """
      8 ← 
      4 ∇
      4 ⍝
      """),
    Language(
      .autoIt, "AutoIt", ignoresCase: true,
      """
      8 ^ #include <ID.au3>
      6 ^ Func ID(
      6 ^ EndFunc
      4 ^ Local $ID = 
      4 ^ Global $ID = 
      4 ^ EndIf
      4 ^ WEnd
      5 ^ MsgBox(NUM
      4 ^ While NUM
      5 @error
      5 GUICreate(
      """),
    Language(
      .robotFramework, "Robot Framework", modes: "robot",
      """
      8 ^^ *** Settings|Test|Variables|Keywords|Tasks
      5 ^ Library ID
      5 ^ [Arguments]
      5 ^ [Documentation]
      4 ^ ${ID}
      """),
    Language(
      .coldFusion, "ColdFusion", ignoresCase: true,
      """
      7 <cfset ID
      7 <cfif ID
      7 <cfquery ID
      7 <cfoutput>
      8 <cfcomponent
      7 <cffunction ID
      7 <cfparam
      """),
    Language(
      .smali, "Smali", modes: "smali",
      """
      8 ^ .class public
      7 ^ .super L
      6 ^ .method public|private|protected|static
      6 ^ .end method
      5 ^ invoke-virtual|invoke-direct|invoke-static
      4 ^ const-string
      4 ^ .locals NUM
      4 ^ .registers NUM
      5 ^ return-void
      """),
    Language(
      .bpfTrace, "bpftrace",
      """
      7 ^ kprobe|tracepoint|uprobe|kretprobe:ID
      6 ^ interval:s
      5 @[ID
      4 printf(STR
      """),
    Language(
      .xQuery, "XQuery",
      """
      10 ^ xquery version STR
      6 ^ declare function|variable|namespace ID
      5 ^ module namespace ID
      3 ^ let $ID := 
      5 ^ for $ID in
      3 ^ return <
      3 ^ return $ID
      5 ^ import module namespace
      """),
    Language(
      .ceylon, "Ceylon",
      """
      5 ^ shared class|interface|void ID
      5 ^ shared ID ID
      5 ^ import ceylon.ID
      4 satisfies ID
      """),
    Language(
      .dylan, "Dylan", ignoresCase: true,
      """
      5 ^ define method ID
      5 ^ define class <
      6 ^ define module ID
      6 ^ define library ID
      6 ^ end module
      5 ^ define function
      4 ^ end method
      4 ^ module: ID
      """),
  ]
}
