// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

extension LanguageTable {
  static func systemsType(_ number: Int) -> DeclaredType {
    switch number {
    case 0: .mipsAssembler
    case 1: .vSource
    case 2: .asmSource
    case 3: .bpfTrace
    case 4: .chapel
    case 5: .dSource
    case 6: .dlangDSource
    case 7: .forth
    case 8: .genie
    case 9: .gnuAssemblySource
    case 10: .smalltalk
    case 11: .goSource
    case 12: .go
    case 13: .llvmIR
    case 14: .odin
    case 15: .pony
    case 16: .rustLangRust
    case 17: .rust
    case 18: .rustLangSource
    case 19: .solidity
    case 20: .webAssemblyText
    case 21: .zig
    case 22: .zon
    case 23: .assemblyLanguageSource
    case 24: .nasmAssemblySource
    default: preconditionFailure("no type \(number)")
    }
  }

  static let systems: StaticString = ##"""
    0MN0000001G^0000000000001NH1`M0000001D:1Cl0000000oi0HH1?k1^W0Za0dB0000c[0001]L0000000kY0f[000000\##
    0000000000000000IB1`800018O0000000VD0000000001a`0000XM0QU1>\0000000000001Nh0j81;U1U70\90aY0PY0_a\##
    1E>0000000mI1?_0000000001>:0000hj0]=0UM0IQ1aL00013g1``0RM0000000000001U01NW1;J1Jl16`0U`0jn0mV000\##
    0000000000]Y0JB0[n0X70cU1\T13S1Ai0000000000001370001OY00015J0000001V61J00000001HG0000HT0000gT0SK\##
    1XG0000001R]1RI1YR0j\1[D0O70V[0fn0000000lj0000000000000\l1L`1XU1_C12P0`g0`=1R;0001]>1]k0me0Mk0_I\##
    0aI1ZH1;;1Pe1Zg1\500011i0oN0000000n71fZ1??0Lb0b100011L0iS0Q80000000be0c=1SI1de1TP0]L0i;1AK1P40Z5\##
    0000001<O15Z0000000lZ0kg1SW0Ja0000000001>K0000h90001KB00000019`0000000gD0000000001UE1KT1bN1E51gU\##
    1Z<0I61Mj0k;1TY0eh1[c0ZH0000000000000000001DH0Pe0000000000000000c40nA1Va0001b@1X:1M[0000001TD0a7\##
    00000014k0001CD0000000nk0000000001]30000000000000000001PP0000000000S11\F1GJ1_10JV15=1S10000\]1YI\##
    1Y:1H21Yf0LD0000]i0000000000000na0Nb1270000001ZZ1c[0Vo1;b1Sc0MA0000TX0l80o]0cj1ef1>h0Sm0`N000000\##
    0000Qo00010W0eT0PQ11\0mn0000^J1LQ1I51Kb1_O0L30\H0Pn0Hi0M\0bW0if1ao0eA0000000000000000W`0T>0QE14<\##
    0ZV1<>1;m1WM1920f;0ag0KU0001W80000000Zn0000000000S@0000000000001Ti1^e0fK0000000000000000001a70K@\##
    0000000001e:0001eW0001dY0Qa0YQ0gd0000000001Xn1F60001dG0Y>0kK0`10001f91S>0V10cG0NW12G1gE1eF1?Q0Sb\##
    0jH12i1L<1VG0hK0Xd1O;0000001FS1720000001190M20[C1QY0[R1Qm1B^10h0000001g]00010D0U80PH0Kc1W`1Fa0_7\##
    14K1bj0000000000h[1A>0WI0000[]1@V0^e1b\0000000oB1T=0SU0nP00000000000000000012X0000P=0000000^<000\##
    1N91:M0Yg14]0000000000001Xa1ci1^=0K000000000000000000017C0000YZ0000000lH1H`0000000000000000RA000\##
    0000A20@0B04Rust02rs02rs\##
    0U08^ fn ID(\##
    0V0A^ fn ID( ... ) ->\##
    0W09^ fn ID(&\##
    0W08^ fn ID<\##
    0V0;^ pub fn ID\##
    0W0]^ pub struct|enum|trait|mod|const|use|type ID\##
    0W0@^ impl ID for ID\##
    0W07^ impl<\##
    0U0;^ impl ID {\##
    0V0<^ let mut ID\##
    0T0A^ let ID = ID::ID\##
    0S0:^ let ID =\##
    0S0<^ let ID: ID\##
    0V0=^ use std::ID\##
    0V0J^ use crate|super|self::ID\##
    0S0<^ use ID::ID\##
    0T0;^ use ID::{\##
    0T09^ mod ID;\##
    0V0:^ mod ID {\##
    0X0;^ #[derive(\##
    0V0X^ #[test|cfg|inline|allow|deprecated|doc\##
    0W07^ #![ID\##
    0V0A^ extern crate ID\##
    0V12println|print|vec|panic|assert|assert_eq|format|write|macro_rules!\##
    0T07&mut ID\##
    0T05&self\##
    0S04&str\##
    0S08Some(ID)\##
    0S05Ok(ID\##
    0S06Err(ID\##
    0S09.unwrap()\##
    0T0<^ match ID {\##
    0S08ANY => {\##
    0T0:^ trait ID\##
    0S0>^ for ID in ID\##
    0S08^ loop {\##
    0S0Pu8|u16|u32|u64|i32|i64|usize|f64\##
    0T0;^ unsafe ID\##
    0T07'static\##
    0S06dyn ID\##
    0S09^ where $\##
    0S07|ID| ID\##
    0R0=^ struct ID {\##
    0S0FVec|Option|Result|Box<\##
    0T06^ @@//\##
    0000<10;02Go06golang00\##
    1V0A^^ package main $\##
    1T0?^^ package ID $\##
    1X0=^^ import ( $\##
    1T0?^^ import STR $\##
    1T0C^^ func ID( ... ) {\##
    1V0@^^ func main() {\##
    1V0F^^ func ID( ... ) ID {\##
    1V0C^^ func ID( ... ) (\##
    1Y0C^^ func (ID *ID) ID\##
    1Y0B^^ func (ID ID) ID\##
    1V0C^^ type ID struct {\##
    1V0F^^ type ID interface {\##
    1T0?^^ type ID ID $\##
    1T05ID :=\##
    1T09ID, ID :=\##
    1U0:ID, err :=\##
    1V0?^ if err != nil\##
    1V0:^ defer ID\##
    1U07fmt.ID(\##
    1T09^ go func\##
    1T0A^ for ID := range\##
    1U0;:= range ID\##
    1T07chan ID\##
    1T0=make(map|chan\##
    1T07make([]\##
    1S0;map[string]\##
    1S0A[]byte|string|int\##
    1T0;interface{}\##
    1S0=^ var ID ID $\##
    1S0;^ const ( $\##
    1T09^ var ( $\##
    1S0<^ return nil\##
    1S0?return nil, err\##
    1T0:^ select {\##
    1S06*Id.Id\##
    0000E10F03Zig0000\##
    2Z0>= @import(STR)\##
    2X0>^ pub fn main(\##
    2V0D^ pub fn ID( ... ) !\##
    2U0<^ pub fn ID(\##
    2T08^ fn ID(\##
    2V0=^ const std =\##
    2T0E^ const ID = struct {\##
    2T0<^ const ID =\##
    2S0>^ var ID: ID =\##
    2U0<^ test STR {\##
    2U0:^ defer ID\##
    2T06try ID\##
    2T0Rstd.debug|mem|io|testing|ArrayList\##
    2U0:[]const u8\##
    2U0;comptime ID\##
    2T05!void\##
    2U06|ID| {\##
    2S0:catch |ID|\##
    2T02.{\##
    2S0;^ while (ID\##
    2T0Du8|u32|usize|i32|u64\##
    2U0Z@intCast|ptrCast|as|bitCast|sizeOf|TypeOf(\##
    0000510601D01d01d\##
    3X0?^ import std.ID\##
    3X0@^ import core.ID\##
    3V0?^ import ID.ID;\##
    3U0<^ import ID;\##
    3U0<^ module ID;\##
    3V0?^ module ID.ID;\##
    3X0B^ module ID.ID.ID;\##
    3\0<^ unittest $\##
    3\0<^ unittest {\##
    3U0Awriteln|writefln(\##
    3U0>^ alias ID ID;\##
    3T0<^ alias ID =\##
    3T0;^ auto ID =\##
    3S0=^ void main()\##
    3U0D^ void main(string[]\##
    3U0?foreach (ID; ID\##
    3U0>foreach(ID; ID\##
    3U0<foreach (ref\##
    3U0@foreach (ID, ID;\##
    3U0>static assert(\##
    3S09assert(ID\##
    3U0<immutable ID\##
    3T0:immutable(\##
    3U0:^ mixin ID\##
    3U0=^ version (ID\##
    3U0<^ version(ID\##
    3T0>^ template ID(\##
    3T0<pure nothrow\##
    3T0K@safe|trusted|nogc|property\##
    3T09static if\##
    3S0;string[] ID\##
    3T05is(ID\##
    3S05ID!ID\##
    3S06ID!(ID\##
    3S0;^ struct ID\##
    3S0=const(char)[]\##
    3S06char[]\##
    3T0Cuint|ulong|ubyte ID\##
    3T08^ scope(\##
    3T0;^ extern(C)\##
    3S08cast(ID)\##
    3S04int[\##
    00001001V05vlang01v\##
    4V0?^ module main $\##
    4U0=^ import os $\##
    4U0=^ fn main() {\##
    4U0?^ fn (ID ID) ID\##
    4U0<^ fn (mut ID\##
    4T09mut ID :=\##
    4U0:^ pub fn (\##
    4T0<println(STR)\##
    4T05ID :=\##
    4U04or {\##
    4T0=^ struct ID {\##
    4T0:^ pub mut:\##
    4U08^ mut: $\##
    0000>004Odin0000\##
    5V0@^ package main $\##
    5Z0A^ import STR core\##
    5Y0;ID :: proc(\##
    5X0>ID :: struct {\##
    5V0:ID :: enum\##
    5U0>^ when ODIN_OS\##
    5T09for ID in\##
    5V0<fmt.println(\##
    5S0>^ import STR $\##
    0000G40900020H08assembly0Aasm nasm gas masm07inc i n\##
    6U0>^ mov ANY, ANY\##
    6T0=^ mov ANY ...\##
    6U18^ movl|movq|movb|movw|pushl|pushq|popl|popq|subq|addq|addl|leaq|leal ANY\##
    6T0O^ push|pop|inc|dec|neg|mul ID $\##
    6T0Z^ xor|add|sub|cmp|and|or|lea|test ANY, ANY\##
    6S0Y^ xor|add|sub|cmp|and|or|lea|test ANY,ANY\##
    6U0Z^ jmp|jz|jnz|je|jne|jb|ja|jg|jl|jge|jle ID\##
    6T0;^ call ID $\##
    6T07^ ret $\##
    6U09^ int NUM\##
    6T07^ nop $\##
    6V0=^ section .ID\##
    6V0=^ SECTION .ID\##
    6V1W^ .text|data|globl|global|section|align|bss|word|byte|asciz|ascii|long|size|type|file|org|include|macro\##
    6V0=^ global ID $\##
    6U0=^ extern ID $\##
    6U08^ ID: db\##
    6U0CID db|dw|dd|equ ANY\##
    6U0>^ db|dw|dd NUM\##
    6U0:ID equ ANY\##
    6T08^^ ID: $\##
    6U0Weax|ebx|ecx|edx|rax|rbx|rsp|rbp|esp|ebp\##
    6U0T%eax|ebx|esp|ebp|rax|rsp|rbp|rdi|rsi\##
    6V09^ org NUM\##
    6U0J^ move.l|move.w|move.b ANY\##
    6U0a^ lda|ldx|ldy|sta|stx|sty|jsr|rts|bne|beq|bcc|bcs\##
    6U0R^ ldr|str|bl|bx|stmfd|ldmfd|adr ID\##
    6U0T^ lw|sw|addi|addiu|li|la|jal|beq $ID\##
    6U0:^ bits NUM\##
    6U0:^ BITS NUM\##
    6U0Y^ %define|macro|endmacro|include|ifdef ID\##
    6T05^ @@;\##
    6T0d^ ljmp|sjmp|ajmp|lcall|acall|reti|djnz|setb|clr|cjne\##
    6U0IID segment|proc|endp|ends\##
    6U0:^ ID macro\##
    6U0>dc.b|dc.w|dc.l\##
    0000=007LLVM IR04llvm00\##
    7Z0@^ define ID @ID(\##
    7X0@^ define ANY @ID\##
    7X0A^ declare ID @ID(\##
    7X0E^ target datalayout =\##
    7X0A^ target triple =\##
    7V0g^ %ID = load|alloca|call|add|icmp|getelementptr|bitcast\##
    7V0h^ %NUM = load|alloca|call|add|icmp|getelementptr|bitcast\##
    7V0B^ ret i32|i64|void\##
    7V0>^ br label %ID\##
    7V0:^ store ID\##
    7U0Fgetelementptr inbounds\##
    7T0A^ attributes #NUM\##
    7U0;^ !NUM = !{\##
    7X0C^ source_filename =\##
    0000D00@WebAssembly text08wat wast00\##
    8X0;^ (module $\##
    8W0;^ (module (\##
    8X0;^ (func $ID\##
    8W0;(func $ID (\##
    8V0=(export STR (\##
    8V0?(import STR STR\##
    8W0J(param $ID i32|i64|f32|f64\##
    8V0G(result i32|i64|f32|f64\##
    8V0Hi32.const|add|load|store\##
    8V0Alocal.get|set|tee\##
    8V0Cget_local|set_local\##
    00007005Forth05forth07fs f fr\##
    9V0@^^ : ID ( ... --\##
    9U0:^^ : ANY (\##
    9S0:^^ : ID ID\##
    9U0@^^ variable ID $\##
    9U0@^^ VARIABLE ID $\##
    9T09( -- ID )\##
    9T07( ID --\##
    9U0:( ID ID --\##
    9U08dup swap\##
    9T0Fswap|dup|drop|over|rot\##
    9S03; $\##
    9T08^^ \\ ID\##
    9T05." ID\##
    9T0<^^ create ID\##
    9S03@ .\##
    9S03! ;\##
    9U0:^ loop ; $\##
    9T0CIMMEDIATE|immediate\##
    0000:009Smalltalk0005cs st\##
    :X0=subclass: #ID\##
    :W0FinstanceVariableNames:\##
    :W0CclassVariableNames:\##
    :V0A^ !ID methodsFor:\##
    :V0?methodsFor: STR\##
    :V0F^ !ID class methodsFor\##
    :U09ifTrue: [\##
    :U0:ifFalse: [\##
    :T08do: [:ID\##
    :T09do: [ :ID\##
    :S08^ | ID |\##
    :S0;^ | ID ID |\##
    :S05^ ^ID\##
    :T0@Transcript show:\##
    :U0BTranscript showCr:\##
    :T08ID >> ID\##
    :U0>ID class >> ID\##
    :S09:= ID new\##
    :S07self ID\##
    00004006Chapel0000\##
    ;W0K^ config const|var|param ID\##
    ;V0>^ forall ID in\##
    ;U0=^ coforall ID\##
    ;U0:^ proc ID(\##
    ;V0K^ use BlockDist|Time|Random\##
    ;T07domain(\##
    ;S0:^ writeln(\##
    ;T0;^ var ID: [\##
    0000?004Pony0000\##
    <Y0>^ actor Main $\##
    <V0F^ new create(env: Env)\##
    <U0:^ actor ID\##
    <U08^ be ID(\##
    <U0>env.out.print(\##
    <S08^ fun ID\##
    <T09^ let _ID\##
    0000C008Solidity08solidity00\##
    =\0A^ pragma solidity\##
    =W0?^ contract ID {\##
    =X0C^ contract ID is ID\##
    =V0A^ mapping(address\##
    =V0@mapping (address\##
    =V0;^ event ID(\##
    =U0=^ modifier ID\##
    =U0:msg.sender\##
    =U0:uint256 ID\##
    =U0:address ID\##
    =T0]^ function ID( ... ) public|external|internal\##
    =U0:^ require(\##
    =T09^ emit ID\##
    00008005Genie0000\##
    >X0>^ [indent=NUM]\##
    >T08^ init $\##
    >U0A^ def ID( ... ) $\##
    >T08^ uses $\##
    >U0=^ construct (\##
    >S0;^ print STR\##
    >T0?^ class ID : ID\##
    >S09^ prop ID\##
    00003008bpftrace0000\##
    ?W0W^ kprobe|tracepoint|uprobe|kretprobe:ID\##
    ?V0<^ interval:s\##
    ?U04@[ID\##
    ?T0:printf(STR\##
    """##
}
