internal import UniformTypes

extension Language {
  /// Languages of systems, compiled to machine code.
  static let systems: [Language] = [
    Language(
      .rust, "Rust", modes: "rs", shares: "rs", also: [.rustLangRust, .rustLangSource],
      """
      5 ^ fn ID(
      6 ^ fn ID( ... ) -> 
      7 ^ fn ID(&
      7 ^ fn ID<
      6 ^ pub fn ID
      7 ^ pub struct|enum|trait|mod|const|use|type ID
      7 ^ impl ID for ID
      7 ^ impl<
      5 ^ impl ID {
      6 ^ let mut ID
      4 ^ let ID = ID::ID
      3 ^ let ID = 
      3 ^ let ID: ID
      6 ^ use std::ID
      6 ^ use crate|super|self::ID
      3 ^ use ID::ID
      4 ^ use ID::{
      4 ^ mod ID;
      6 ^ mod ID {
      8 ^ #[derive(
      6 ^ #[test|cfg|inline|allow|deprecated|doc
      7 ^ #![ID
      6 ^ extern crate ID
      6 println|print|vec|panic|assert|assert_eq|format|write|macro_rules!
      4 &mut ID
      4 &self
      3 &str
      3 Some(ID)
      3 Ok(ID
      3 Err(ID
      3 .unwrap()
      4 ^ match ID {
      3 ANY => {
      4 ^ trait ID
      3 ^ for ID in ID
      3 ^ loop {
      3 u8|u16|u32|u64|i32|i64|usize|f64
      4 ^ unsafe ID
      4 'static
      3 dyn ID
      3 ^ where $
      3 |ID| ID
      2 ^ struct ID {
      3 Vec|Option|Result|Box<
      4 ^ @@//
      """),
    Language(
      .go, "Go", modes: "golang", also: [.goSource],
      """
      6 ^^ package main $
      4 ^^ package ID $
      8 ^^ import ( $
      4 ^^ import STR $
      4 ^^ func ID( ... ) {
      6 ^^ func main() {
      6 ^^ func ID( ... ) ID {
      6 ^^ func ID( ... ) (
      9 ^^ func (ID *ID) ID
      9 ^^ func (ID ID) ID
      6 ^^ type ID struct {
      6 ^^ type ID interface {
      4 ^^ type ID ID $
      4 ID := 
      4 ID, ID := 
      5 ID, err := 
      6 ^ if err != nil
      6 ^ defer ID
      5 fmt.ID(
      4 ^ go func
      4 ^ for ID := range
      5 := range ID
      4 chan ID
      4 make(map|chan
      4 make([]
      3 map[string]
      3 []byte|string|int
      4 interface{}
      3 ^ var ID ID $
      3 ^ const ( $
      4 ^ var ( $
      3 ^ return nil
      3 return nil, err
      4 ^ select {
      3 *Id.Id
      """),
    Language(
      .zig, "Zig", also: [.zon],
      """
      10 = @import(STR)
      8 ^ pub fn main(
      6 ^ pub fn ID( ... ) !
      5 ^ pub fn ID(
      4 ^ fn ID(
      6 ^ const std = 
      4 ^ const ID = struct {
      4 ^ const ID = 
      3 ^ var ID: ID = 
      5 ^ test STR {
      5 ^ defer ID
      4 try ID
      4 std.debug|mem|io|testing|ArrayList
      5 []const u8
      5 comptime ID
      4 !void
      5 |ID| {
      3 catch |ID|
      4 .{ 
      3 ^ while (ID
      4 u8|u32|usize|i32|u64
      5 @intCast|ptrCast|as|bitCast|sizeOf|TypeOf(
      """),
    Language(
      .dSource, "D", modes: "d", shares: "d", also: [.dlangDSource],
      """
      8 ^ import std.ID
      8 ^ import core.ID
      6 ^ import ID.ID;
      5 ^ import ID;
      5 ^ module ID;
      6 ^ module ID.ID;
      8 ^ module ID.ID.ID;
      12 ^ unittest $
      12 ^ unittest {
      5 writeln|writefln(
      5 ^ alias ID ID;
      4 ^ alias ID = 
      4 ^ auto ID = 
      3 ^ void main()
      5 ^ void main(string[]
      5 foreach (ID; ID
      5 foreach(ID; ID
      5 foreach (ref
      5 foreach (ID, ID; 
      5 static assert(
      3 assert(ID
      5 immutable ID
      4 immutable(
      5 ^ mixin ID
      5 ^ version (ID
      5 ^ version(ID
      4 ^ template ID(
      4 pure nothrow
      4 @safe|trusted|nogc|property
      4 static if
      3 string[] ID
      4 is(ID
      3 ID!ID
      3 ID!(ID
      3 ^ struct ID
      3 const(char)[]
      3 char[]
      4 uint|ulong|ubyte ID
      4 ^ scope(
      4 ^ extern(C)
      3 cast(ID)
      3 int[
      """),
    Language(
      .vSource, "V", modes: "vlang", shares: "v",
      """
      6 ^ module main $
      5 ^ import os $
      5 ^ fn main() {
      5 ^ fn (ID ID) ID
      5 ^ fn (mut ID
      4 mut ID := 
      5 ^ pub fn (
      4 println(STR)
      4 ID := 
      5 or { 
      4 ^ struct ID {
      4 ^ pub mut:
      5 ^ mut: $
      """),
    Language(
      .odin, "Odin",
      """
      6 ^ package main $
      10 ^ import STR core
      9 ID :: proc(
      8 ID :: struct {
      6 ID :: enum
      5 ^ when ODIN_OS
      4 for ID in
      6 fmt.println(
      3 ^ import STR $
      """),
    Language(
      .assemblyLanguageSource, "assembly", modes: "asm nasm gas masm", shares: "inc i n",
      also: [.gnuAssemblySource, .mipsAssembler, .asmSource, .nasmAssemblySource], ignoresCase: true,
      """
      5 ^ mov ANY, ANY
      4 ^ mov ANY ...
      5 ^ movl|movq|movb|movw|pushl|pushq|popl|popq|subq|addq|addl|leaq|leal ANY
      4 ^ push|pop|inc|dec|neg|mul ID $
      4 ^ xor|add|sub|cmp|and|or|lea|test ANY, ANY
      3 ^ xor|add|sub|cmp|and|or|lea|test ANY,ANY
      5 ^ jmp|jz|jnz|je|jne|jb|ja|jg|jl|jge|jle ID
      4 ^ call ID $
      4 ^ ret $
      5 ^ int NUM
      4 ^ nop $
      6 ^ section .ID
      6 ^ SECTION .ID
      6 ^ .text|data|globl|global|section|align|bss|word|byte|asciz|ascii|long|size|type|file|org|include|macro
      6 ^ global ID $
      5 ^ extern ID $
      5 ^ ID: db
      5 ID db|dw|dd|equ ANY
      5 ^ db|dw|dd NUM
      5 ID equ ANY
      4 ^^ ID: $
      5 eax|ebx|ecx|edx|rax|rbx|rsp|rbp|esp|ebp
      5 %eax|ebx|esp|ebp|rax|rsp|rbp|rdi|rsi
      6 ^ org NUM
      5 ^ move.l|move.w|move.b ANY
      5 ^ lda|ldx|ldy|sta|stx|sty|jsr|rts|bne|beq|bcc|bcs
      5 ^ ldr|str|bl|bx|stmfd|ldmfd|adr ID
      5 ^ lw|sw|addi|addiu|li|la|jal|beq $ID
      5 ^ bits NUM
      5 ^ BITS NUM
      5 ^ %define|macro|endmacro|include|ifdef ID
      4 ^ @@;
      4 ^ ljmp|sjmp|ajmp|lcall|acall|reti|djnz|setb|clr|cjne
      5 ID segment|proc|endp|ends
      5 ^ ID macro
      5 dc.b|dc.w|dc.l
      """),
    Language(
      .llvmIR, "LLVM IR", modes: "llvm",
      """
      10 ^ define ID @ID(
      8 ^ define ANY @ID
      8 ^ declare ID @ID(
      8 ^ target datalayout = 
      8 ^ target triple = 
      6 ^ %ID = load|alloca|call|add|icmp|getelementptr|bitcast
      6 ^ %NUM = load|alloca|call|add|icmp|getelementptr|bitcast
      6 ^ ret i32|i64|void
      6 ^ br label %ID
      6 ^ store ID
      5 getelementptr inbounds
      4 ^ attributes #NUM
      5 ^ !NUM = !{
      8 ^ source_filename = 
      """),
    Language(
      .webAssemblyText, "WebAssembly text", modes: "wat wast",
      """
      8 ^ (module $
      7 ^ (module (
      8 ^ (func $ID
      7 (func $ID (
      6 (export STR (
      6 (import STR STR
      7 (param $ID i32|i64|f32|f64
      6 (result i32|i64|f32|f64
      6 i32.const|add|load|store
      6 local.get|set|tee
      6 get_local|set_local
      """),
    Language(
      .forth, "Forth", modes: "forth", shares: "fs f fr",
      """
      6 ^^ : ID ( ... -- 
      5 ^^ : ANY ( 
      3 ^^ : ID ID
      5 ^^ variable ID $
      5 ^^ VARIABLE ID $
      4 ( -- ID )
      4 ( ID -- 
      5 ( ID ID -- 
      5 dup swap
      4 swap|dup|drop|over|rot
      3 ; $
      4 ^^ \\\\ ID
      4 ." ID
      4 ^^ create ID
      3 @ .
      3 ! ;
      5 ^ loop ; $
      4 IMMEDIATE|immediate
      """),
    Language(
      .smalltalk, "Smalltalk", shares: "cs st",
      """
      8 subclass: #ID
      7 instanceVariableNames: 
      7 classVariableNames: 
      6 ^ !ID methodsFor: 
      6 methodsFor: STR
      6 ^ !ID class methodsFor
      5 ifTrue: [
      5 ifFalse: [
      4 do: [:ID
      4 do: [ :ID
      3 ^ | ID |
      3 ^ | ID ID |
      3 ^ ^ID
      4 Transcript show: 
      5 Transcript showCr:
      4 ID >> ID
      5 ID class >> ID
      3 := ID new
      3 self ID
      """),
    Language(
      .chapel, "Chapel",
      """
      7 ^ config const|var|param ID
      6 ^ forall ID in
      5 ^ coforall ID
      5 ^ proc ID(
      6 ^ use BlockDist|Time|Random
      4 domain(
      3 ^ writeln(
      4 ^ var ID: [
      """),
    Language(
      .pony, "Pony",
      """
      9 ^ actor Main $
      6 ^ new create(env: Env)
      5 ^ actor ID
      5 ^ be ID(
      5 env.out.print(
      3 ^ fun ID
      4 ^ let _ID
      """),
    Language(
      .solidity, "Solidity", modes: "solidity",
      """
      12 ^ pragma solidity
      7 ^ contract ID {
      8 ^ contract ID is ID
      6 ^ mapping(address
      6 mapping (address
      6 ^ event ID(
      5 ^ modifier ID
      5 msg.sender
      5 uint256 ID
      5 address ID
      4 ^ function ID( ... ) public|external|internal
      5 ^ require(
      4 ^ emit ID
      """),
    Language(
      .genie, "Genie",
      """
      8 ^ [indent=NUM]
      4 ^ init $
      5 ^ def ID( ... ) $
      4 ^ uses $
      5 ^ construct (
      3 ^ print STR
      4 ^ class ID : ID
      3 ^ prop ID
      """),
  ]
}
