internal import UniformTypes

extension Language {
  /// Scripting languages.
  static let scripting: [Language] = [
    Language(
      .pythonScript, "Python", modes: "python3 py", shares: "cgi fcgi spec rpy pyp",
      also: [.pythonStub],
      """
      8 ^ from ID import ID
      8 ^ from ID.ID import ID
      8 ^ from .ID import ID
      8 ^ from . import ID
      8 ^ from ID.ID.ID import ID
      5 ^^ import ID $
      5 ^^ import ID, ID
      6 ^^ import ID as ID
      5 ^^ import ID.ID $
      3 ^^ import ID.ID as ID
      8 ^ def ID(self
      6 ^ def ID( ... ): $
      8 ^ def ID( ... ) -> ANY: $
      8 ^ def ID( ... ) -> ANY[ ... : $
      6 ^ def ID( ... ): ...
      6 ^ async def ID(
      6 ^ class ID( ... ): $
      4 ^ class ID: $
      12 ^ if __name__ == STR
      3 __init__
      3 self.ID
      4 ^ elif ... : $
      5 ^ try: $
      4 ^ except ID: $
      6 ^ except ID as ID: $
      5 ^ except: $
      3 ^ for ID in ... : $
      3 ^ for ID, ID in ... : $
      4 ^ if not ID
      2 ^ if ... : $
      3 ^ else: $
      4 ^ with ID( ... ) as ID: $
      4 ^ while ... : $
      3 ^ raise ID(
      2 ^ return ID $
      2 ^ pass $
      4 ^ print(STR
      5 ^ print STR
      3 ^ @ID $
      3 None
      2 True|False
      3 lambda ID:
      3 is not None
      2 not in ID
      3 ^ @@\"\"\"
      3 ^ yield ID $
      4 ^ assert ID == 
      3 ^ global ID $
      3 ^ del ID
      3 ^ ID = [ID for ID in
      4 [ANY for ID in
      4 for ID in range(
      3 % (ID
      4 ^ ID: Id[
      4 ^ @property $
      4 ^ @staticmethod|classmethod $
      1 ^ @@#
      """),
    Language(
      .cython, "Cython", modes: "pyrex", from: .pythonScript,
      """
      9 ^ cdef class|extern|struct|enum ID
      9 ^ cdef ID ID
      8 ^ cpdef ID
      9 ^ cimport ID
      9 ^ from ID cimport ID
      9 ^ from ID.ID cimport ID
      5 ^ with nogil
      5 ^ ctypedef ID
      """),
    Language(
      .sage, "Sage", modes: "sagemath", from: .pythonScript,
      """
      7 PolynomialRing|GF|ZZ|QQ|RR|EllipticCurve(
      7 ^ ID.<ID> = 
      5 ^ ID.<ID,ID> = 
      4 matrix(QQ
      4 matrix(ZZ
      4 ^ var(STR)
      """),
    Language(
      .starlark, "Starlark", modes: "bzl bazel", also: [.bazelSource],
      """
      9 ^^ load(STR, STR
      8 ^^ load( $
      4 ^^ cc_library|cc_binary|cc_test|py_library|py_binary|java_library|filegroup|genrule|sh_test|package(
      3 ^ name = STR,
      4 ^ srcs = [
      4 ^ deps = [
      4 ^ visibility = [
      5 native.ID(
      5 ^ ID = rule(
      4 ctx.ID
      3 ^ def ID( ... ): $
      4 ^ package(default_visibility
      4 ^ workspace(name
      4 ^ http_archive(
      """),
    Language(
      .rubyScript, "Ruby", modes: "ruby rb", shares: "cgi fcgi rpy",
      also: [.rake, .rubygemsGemspec, .cocoapodsPodspec],
      """
      6 ^ require STR $
      6 ^ require_relative STR
      5 ^ require_dependency STR
      4 ^ def ID $
      2 ^ def ID( ... ) $
      6 ^ def self.ID
      4 ^ def ID? $
      4 ^ def ID! $
      5 ^ class Id < Id
      5 ^ class Id::Id < 
      4 ^ class Id $
      3 ^ module Id $
      3 ^ module Id::Id $
      2 ^ end $
      4 ^ end.ID
      7 ^ attr_accessor|attr_reader|attr_writer :ID
      5 do |ID|
      5 do |ID, ID|
      4 { |ID|
      4 { |ID, ID|
      3 ^ puts STR
      3 ^ puts ID
      3 ^ @ID = 
      2 @ID
      3 ^ @ID ||= 
      3 ||= 
      2 ^ unless ID
      2 ^ elsif ID
      4 ^ rescue Id
      3 ^ rescue => ID
      4 ^ include Id $
      3 ^ extend Id $
      3 ^ private $
      3 :ID => 
      2 , :ID
      3 ^ ID :ID, 
      2 .each do
      3 .nil?
      3 .empty?
      5 ^ describe STR do $
      5 ^ it STR do $
      5 ^ context STR do $
      4 ^ ID :ID do $
      4 ^ ID STR do $
      4 ^ source STR $
      5 ^ gem STR
      4 ^ ID.ID = %w
      4 Id::Id.new
      3 raise Id, STR
      4 ^ alias_method :ID
      4 ^ yield $
      3 ^ when STR $
      3 ^ =begin
      3 ^ @@=
      3 nil
      5 ^ Id::Id.new do |ID|
      4 ^ task :ID
      5 ^ before_action|validates|has_many|belongs_to|before_filter :ID
      4 File.expand_path(
      4 __FILE__
      4 #{ID
      2 ^ BEGIN {
      """),
    Language(
      .crystal, "Crystal", modes: "cr", from: .rubyScript,
      """
      7 ^ require STR/
      6 ^ def ID(ID : Id
      6 ^ def ID( ... ) : Id
      5 ^ property|getter|setter ID : Id
      4 ^ getter ID
      5 ^ lib LibC
      6 ^ fun ID = ID(
      5 @ID : Id
      3 ^ struct Id $
      3 ^ macro ID
      5 {% if|for|end
      5 : Int32|String|Nil|Bool|UInt8|Float64|Int64
      5 :: Int32|String|Nil|Bool
      4 ^ it STR { 
      4 ^ require STR_helper
      5 assert_type|assert_syntax_error|assert_error
      4 as(Id)
      4 Int32|UInt8|Int64|Float64
      3 ^ abstract class|def
      """),
    Language(
      .perlScript, "Perl", modes: "perl cperl", shares: "cgi fcgi pl pm al ph",
      """
      8 ^ use strict;
      8 ^ use warnings;
      6 ^ use Id::Id
      5 ^ use ID;
      5 ^ use ID qw(
      6 ^ use vars|base|parent|lib|constant|utf8|feature ANY
      6 ^ use NUM;
      5 ^ package ID::ID;
      4 ^ package ID;
      6 ^ my $ID = 
      5 ^ my $ID;
      6 ^ my ($ID
      6 ^ my @ID
      6 ^ my %ID
      5 ^ our $|@ID
      6 ^ our @ISA|EXPORT|EXPORT_OK
      6 ^ our $VERSION
      5 ^ sub ID {
      3 ^ sub ID $
      5 = shift;
      5 = @_;
      5 ^ return $ID
      4 ^ print STR;
      3 ^ $ID = 
      4 ^ @ID = 
      4 $ID->{ID}
      4 $self->ID
      3 $ID{ID}
      3 $_[
      3 =~ /
      4 =~ s/
      4 !~ /
      4 ^ foreach my $ID
      4 ^ for my $ID
      4 ^ while (<
      3 ^ elsif (
      5 ^^ NUM; $
      3 ^^ __END__|__DATA__ $
      4 ^ @@=
      3 qw(
      3 bless ID
      4 ^ local $ID
      4 ^ die STR
      3 or die STR
      4 \\@ID
      4 @{$ID
      4 ^ require ID::ID;
      4 ^ use ID::ID;
      """),
    Language(
      .raku, "Raku", modes: "perl6", shares: "pl pm t",
      """
      14 ^ use v6
      6 ^ my Id $ID
      6 ^ has $.ID
      6 ^ has Id $.ID
      5 ^ method ID(
      5 ^ multi sub|method|MAIN
      6 ^ sub MAIN(
      5 ^ class Id {
      5 ^ class Id is Id
      4 ^ grammar ID
      4 ^ token|rule|regex ID {
      4 ^ say STR
      3 .say;
      4 ^ unit module|class
      3 ~~ /
      4 -> $ID
      """),
    Language(
      .lua, "Lua", shares: "p8 fcgi", also: [.lua],
      """
      5 ^ local ID = 
      4 ^ local ID, ID = 
      7 ^ local function ID(
      6 ^ local ID = require
      6 ^ function ID:ID(
      5 ^ function ID.ID(
      4 ^ function ID( ... ) $
      4 = function( ... ) $
      3 ^ end $
      3 ^ end) $
      2 ^ end, $
      5 ^ if ... then $
      4 ^ elseif ... then $
      5 ^ for ID, ID in pairs|ipairs
      5 in pairs|ipairs(
      4 ^ for ID = ... do $
      4 ^ while ... do $
      4 ~= nil
      4 == nil
      3 nil
      3 .. STR
      4 STR .. 
      4 STR ..
      2 print(STR
      5 ^ @@--[[
      3 ^ @@--
      4 table.insert|concat|remove(
      4 string.format|gsub|sub|find(
      5 setmetatable(
      4 ^ return ID $
      3 ^ repeat $
      3 ^ until ID
      3 self:ID(
      3 self.ID
      3 ^ ID:ID(
      3 not ID then $
      3 #ID do
      """),
    Language(
      .moonScript, "MoonScript", modes: "moon",
      """
      7 ^ import ID from 
      5 ^ class ID extends ID $
      5 ^ new: ( ... ) => $
      4 ^ ID: ( ... ) => $
      4 ^ local *
      4 require STR
      4 ^ export ID
      3 \\ID
      3 -> $
      3 ^ with ID
      4 unless
      3 @ID
      """),
    Language(
      .tcl, "Tcl", shares: "in", also: [.tclSource, .vimTclFile],
      """
      7 ^ proc ID {
      8 ^ proc ID::ID {
      8 ^ proc ::ID
      7 ^ package require ID
      6 ^ package provide ID
      8 ^ namespace eval ID
      8 ^ namespace eval ::ID
      4 ^ set ID [
      4 ^ set ID {
      4 ^ set ID STR
      3 ^ set ID $ID
      4 ^ set ID NUM
      4 ^ puts STR
      4 ^ puts $ID
      5 ^ if {$ID
      5 ^ if {[
      4 ^ if {![
      4 ^ } else {
      4 ^ } elseif {
      5 ^ foreach ID $ID {
      5 ^ for {set
      5 ^ global ID
      4 [expr {
      4 ^ variable ID
      5 ^ upvar
      4 [lindex|llength|string|list|info|file ID
      4 ^ lappend ID
      4 ^ incr ID
      5 ^ while {
      4 ^ return $ID
      4 ^ return [
      """),
    Language(
      .gdScript, "GDScript", shares: "gd",
      """
      9 ^ extends Node|Node2D|Node3D|Control|KinematicBody2D|KinematicBody|Area2D|Sprite|RigidBody2D|CharacterBody2D|Spatial|Reference|Resource|Panel|Button
      6 ^ extends Id $
      6 ^ extends STR
      4 ^ func ID( ... ): $
      8 ^ func _ready|_process|_physics_process|_input|_init(
      7 ^ onready var
      7 ^ @onready var
      7 ^ @export var
      6 ^ export(
      5 ^ export var ID
      5 ^ signal ID
      4 ^ var ID = 
      3 ^ var ID $
      4 ^ var ID: Id
      3 ^ const ID = 
      5 ^ class_name ID
      4 ^ tool $
      3 ^ pass $
      4 get_node(
      4 $Id
      4 preload(
      3 Vector2|Vector3(
      3 ^ elif ... : $
      3 ^ static func ID
      """),
    Language(
      .appleScript, "AppleScript",
      """
      9 ^ tell application STR
      6 ^ tell ID
      6 ^ end tell $
      5 ^ set ID to 
      5 ^ set the ID to
      5 ^ on ID( ... ) $
      5 ^ on run
      4 ^ end ID $
      5 ^ display dialog STR
      5 ^ repeat with ID in|from
      4 ^ end repeat $
      4 ^ end if $
      4 ^ if ... then $
      5 ^ property ID : 
      4 ^ set ID of ID to
      3 ^ return ID $
      5 ^ try $
      3 ^ end try $
      3 @@(*
      """),
    Language(
      .autoHotkey, "AutoHotkey", modes: "ahk", ignoresCase: true,
      """
      9 ^ #NoEnv
      8 ^ #SingleInstance
      8 ^ #IfWinActive
      6 ^ #Persistent
      7 ^ #Requires AutoHotkey
      5 ^ SetWorkingDir
      6 ^ SendMode
      5 ^ Send, 
      6 ^ MsgBox, 
      5 ^ MsgBox %
      4 ^ Gui, ID
      4 ^ ANYID::
      4 ^ ID::
      3 ^ ID := 
      4 ^ IfWinExist|IfWinActive|WinActivate
      3 ^ Loop, 
      3 A_ScriptDir|A_Index|A_ThisHotkey
      2 ^ return $
      3 ^ @@;
      """),
    Language(
      .vimScript, "Vim script", modes: "vim",
      """
      8 ^ function! ID
      8 ^ function! ID#ID
      8 ^ function! s:ID
      5 ^ fun! ID
      6 ^ endfunction $
      6 ^ let g:ID
      6 ^ let s:ID
      6 ^ let b:ID
      5 ^ let l:ID
      5 ^ let &ID
      6 ^ nnoremap|inoremap|vnoremap|noremap|nmap|imap|vmap|xnoremap <
      6 ^ nnoremap|inoremap|vnoremap|noremap ID
      5 ^ set nocompatible
      4 ^ set ID $
      3 ^ set ID=
      6 ^ autocmd|au ID
      6 ^ augroup ID
      5 ^ syntax|syn match|keyword|region|on|enable|case
      6 ^ highlight|hi ID ID
      5 ^ hi def link
      4 ^ endif $
      4 ^ if exists(STR)
      5 ^ if !exists(
      5 ^ call ID#ID
      4 ^ call ID(
      5 ^ command! 
      3 ^ @@\"
      4 ^ finish $
      4 ^ setlocal ID
      4 ^ Plug|Plugin|Bundle STR
      4 ^ filetype plugin
      3 ^ exec|execute STR
      3 ^ echo STR
      """),
    Language(
      .awk, "AWK", modes: "awk", shares: "in",
      also: [.coteditorAWK, .n8grayAWK, .gnuGawkSource, .awkNawkSource],
      """
      8 ^^ BEGIN {
      6 ^^ BEGIN{
      7 ^^ END {
      6 ^^ END{
      5 ^ /
      4 ^^ $NUM ~ /
      4 ^^ $NUM == STR
      3 print $NUM
      4 $NUM
      5 FS = STR
      4 NR == NUM
      4 NF
      5 gsub(/
      5 sub(/
      4 ^^ function ID( ... ) {
      4 getline
      3 printf STR
      3 printf(STR
      3 split(ID
      3 ID[$NUM]
      3 substr($NUM
      """),
    Language(
      .sedScript, "sed",
      """
      7 ^^ s/
      5 ^ s/ ... /g
      4 ^^ s|
      4 ^^ /
      4 ^^ :ID $
      5 ^^ ta $
      5 ^^ b $
      5 ^^ $!N
      4 ^^ /^ ... /d $
      3 ^ p $
      3 ^ d $
      3 ^^ $!{
      3 ^^ y/
      """),
    Language(
      .rScript, "R", modes: "r", shares: "r rsx",
      """
      8 ^ ID <- function(
      8 ^ ID.ID <- function(
      8 ^ ID <- function (
      8 ^ library(ID)
      4 ^ require(ID)
      8 ^ suppressPackageStartupMessages(
      4 ^ ID <- ID(
      3 ^ ID <- 
      3 ^ ID.ID <- 
      3 ID$ID
      4 <- c(
      4 = c(
      3 data.frame(
      4 TRUE|FALSE
      4 %>%
      5 %in%
      5 ggplot(
      3 + geom_point|geom_line|geom_bar(
      3 ^ source(STR)
      4 ^ setwd(
      4 function(ID) {
      4 read.csv|table(
      4 ^ if (is.null|na(
      4 paste0|lapply|sapply|vapply|mapply(
      4 <<- 
      4 na.rm
      4 stringsAsFactors
      3 NA
      3 ^ return(ID) $
      3 ^ print(ID)
      4 ^ setMethod|setClass|setGeneric(
      3 list(ID=
      2 ID.ID(
      3 ^ plot|summary|hist|lines|legend|par(
      4 seq(NUM
      3 ^ for (ID in NUM:
      4 ^ for (ID in seq
      3 rep(
      3 ^ @@#
      """),
    Language(
      .elixir, "Elixir",
      """
      9 ^ defmodule Id
      6 ^ def ID( ... ) do $
      5 ^ def ID do $
      5 ^ def ID(
      4 ^ def ID( ... ), do:
      7 ^ defp ID
      6 ^ defmacro ID
      5 ^ @moduledoc
      5 ^ @doc
      6 ^ @spec ID(
      4 |> ID
      4 |> Id.ID
      6 ^ use Id
      3 ^ alias Id.Id
      3 ^ import Id
      4 ^ end $
      5 fn ID ->
      5 fn(ID
      4 %{ID:
      3 {:ok, 
      4 {:error, 
      5 IO.puts|inspect
      4 Enum.ID(
      4 ^ defstruct
      4 ^ test STR do $
      4 ^ case ... do $
      3 <- ID
      3 do: 
      4 ^ assert ID == 
      """),
    Language(
      .julia, "Julia", modes: "jl", also: [.julialangJulia],
      """
      6 ^ using Id $
      5 ^ using Id, Id
      5 ^ using Id: ID
      5 ^ function ID( ... ) $
      6 ^ function ID(ID::ID
      6 ^ function ID!(
      4 ID::ID
      3 ::Id{
      3 ^ module Id $
      5 ^ export ID, ID
      6 ^ mutable struct
      4 ^ struct ID $
      5 ^ struct ID <: ID
      6 ^ abstract type ID
      2 ^ end $
      4 println(STR
      3 @ID ID
      4 @printf|time|show|test|assert|inbounds|eval
      4 ^ for ID = NUM:
      4 ^ for ID in NUM:
      3 ^ elseif ID
      3 end $
      4 ^ import Base
      4 ID.(ID
      4 .+ ID
      5 ^ type ID $
      5 Array{
      5 Array(Float64|Int64
      4 ^ include(STR) $
      3 <: ID
      4 zeros|ones|size|length(
      4 ^ const ID = 
      4 Float64|Int64|UInt8
      3 ^ return ID $
      4 ^ ID(ID) = 
      3 ^ @@#=
      """),
    Language(
      .nim, "Nim", also: [.sbarexNim],
      """
      7 ^ proc ID*( ... ) = $
      6 ^ proc ID( ... ) = $
      6 ^ proc ID( ... ): ID = $
      6 ^ proc ID*(
      4 ^ proc ID(
      4 ^ import ID, ID
      3 ^ import ID $
      5 ^ import std/ID
      5 ^ let $
      5 ^ var $
      4 ^ const $
      5 ^ type $
      4 ^ echo STR
      3 ^ echo ID
      3 ^ when ID
      6 ^ when isMainModule: $
      5 = object $
      5 = ref object
      5 {.ID
      4 ^ discard
      4 ^ template|iterator|method|func ID*(
      4 ^ elif ... : $
      4 : int|string|float|bool
      4 ^ result = 
      4 &STR
      3 ^ for ID in NUM..
      3 seq[
      """),
    Language(
      .rexx, "REXX", ignoresCase: true,
      """
      7 ^ parse arg|var|pull|value|upper ID
      5 ^ say STR
      5 ^ say ID
      5 ^ call ID ID
      4 ^ do ID = NUM to
      4 ^ end $
      5 ^ ID: procedure
      5 ^ signal on
      4 ^ address ID
      4 ^ exit NUM
      4 ^ if ... then do $
      3 ^ @@/*
      3 ^ select $
      3 ^ when ... then
      4 ^ otherwise
      """),
  ]
}
