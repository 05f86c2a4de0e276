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
    case 4: .cairo
    case 5: .chapel
    case 6: .dSource
    case 7: .dlangDSource
    case 8: .forth
    case 9: .genie
    case 10: .gnuAssemblySource
    case 11: .smalltalk
    case 12: .goSource
    case 13: .go
    case 14: .llvmIR
    case 15: .odin
    case 16: .pony
    case 17: .rustLangRust
    case 18: .rust
    case 19: .rustLangSource
    case 20: .solidity
    case 21: .webAssemblyText
    case 22: .zig
    case 23: .zon
    case 24: .assemblyLanguageSource
    case 25: .nasmAssemblySource
    default: preconditionFailure("no type \(number)")
    }
  }

  static let systems: StaticString = ##"""
    00013B0000000000000000002;c0000000001nn1n`0000000`H1j_0000001:R1G:0001FS0002N90000001KJ000000000\##
    0000000000000000aB2Pe0001cC0000000000000000002RM00018>1^E1iP00029g0000000000000000001DQ0001BY000\##
    0000000001R81jS0000000oF1hn0000000000aQ2R90000002QM0000000000000000000002<21f>0000000000001RE000\##
    0000000000bB1;_0000001?E1FM2MA1YR0000001?P1[k1XO0000000001[I00000000024d0001^\000000000000000000\##
    2I40000002CJ2C62L10000000000001K]0000001QY0000000000001<]28H2P00001C_1C52Bh0000000001BA1DA2K52>G\##
    2KT0000000001Gh2Lb0000001T=0000001Rf1AA0000db0000001NB0000000000n`1E]1F52UR0002?N1Mj1l?000000000\##
    0000000001[Y0000000002DD0000000000001I01i?0001Lh0000000000001dT0000001L30000000000000002S;1oi2XB\##
    2Ji1?70mF0a62;E2EF1JW1:90000000000000000001o<0000000000000001]X0000000000000000000000000002E1000\##
    0000000000000000000001SZ0000000002M`0000000000000000002>20000000000000000000001[<2C^0000001<N2J6\##
    2JS0000000000000000000000001_P1SP00012:0000000n02TH16`1fV2DP0eA0000000002VS0000000km000000000000\##
    0001@J0io0002YB1@a1W400000000027E23i2P<0d31<90`i0e\0001]e2R\0000000000000000000000000000000001Z;\##
    1g21fa2H:1>S13[0000001A30002Ge0000000000000000000k@11l0000000000000001^k0000001\9000000000000000\##
    0000000000000002VD0002UF00019B0000000000002I[20j0000000000000000000002Ck15b2V31jE0kb1XA000000000\##
    0000000000001\K0000000000000001af1\_2>^1VQ0e21;42BF0002BZ1HA0000000002XJ0001U\0hH2HM0000001Ao1ZJ\##
    2SW1`50000000001MJ0000000001;N2:<1kJ2SI0000001T10kU0000000000000000000000001X00001HQ000000000000\##
    2;T0000000000000000000002IN0000c000000000000000000000000012b0000000001Q723T0000000001`E000000000\##
    0eN00000022R0000000000000002Q:0000000000000000001TX0000002OD0000000000000000000000001PH0000002ZO\##
    0000000000001@10000000000000000001650000000000000000000iU2YV0n;0000000002<C1Ng1fI2Ed1;j0hY000202\##
    0000000000000002930000000000001MY1<n15>0000000nN1Yf0jM2?30000000000002E]00025`1aT15Q0001O]000000\##
    0000000m11=J00017h00000013N0001l]0000000002@a0000002=40000000000002Fc28Y00000023;1H40`T0001LC0kK\##
    0000000002J?1OK0g700000000016L2ZA1^22@=0001_]00000029E27T2IB2??1>E1Wh0001T`0000002Mk2NX1RT0ek1eo\##
    0000000001330000000001WA0000000000002WG1j31Di0000001Vd0i80000000000002D60002E=1==0002[C00019f000\##
    0000001gC0000000001QI1PV0000ba0000000000000001]:0002660001X[0000000000000000000002F226H14<0000mV\##
    0000001Oj0000002LP0000000000000000000000000000he0000000000000000lb1El1S02AE2GN2Rm2Hg2;62=O1Co2Z6\##
    0000001Zj0001n800000000000000000000000000000011^0000000000000000000k12M322>2O^0bV0000000000002Ig\##
    22f0dD0000000001=Z0000md0000000000fb1WO0000002KG1He0000000000000000lX1Pg1TL1Fb1i\0001CF000000000\##
    0000000001Uo1JC0hQ1R]0000001>;26V0000000o70hn1EO0000000001NU0001_C1J010300000000000017Q0l>0iE000\##
    1:G0002?\1cf1Jj1D_0000cU00000000027k1:_1]I0000000000000000000002EV2OR1K:0000000000000000002Qd0c@\##
    2?g0000002Ug0001`P0000ia0000001LS0000000000000000002U418o1P:1Bi0002Vf1F?0fW1W_2X21O72700000002G4\##
    0000001M:00018U0002<V00000021G00010U0000001160000001;C1mR0001V@00000000000014i0cc21U000000000000\##
    0000000000000000001l217:0000001A]0000000000002Dj0001S?28:0000000000000000000000000h=0000o`1=m000\##
    0001eA19X1Z\0002Yl0000000002TV2Nj0000000000000000000001b700019K1_k0000000000000002Xn0000000jA000\##
    0000B20A0C04Rust02rs02rs\##
    0T08^ fn ID(\##
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
    0Q06^ @@//\##
    0J0;^ import ID\##
    0J0A^ func|fun|def ID\##
    0K0<^ package ID\##
    0K0:^ class ID\##
    0K08^ var ID\##
    0L07^ end $\##
    0K0?^ pub type ID {\##
    0L0>^ #include ANY\##
    0H0C^ public|private ID\##
    0H0;^ module ID\##
    0H0F^ function|sub|proc ID\##
    0H0?^ struct ID has\##
    0H0N^ class|interface|namespace ID\##
    0H0M-> string|int|float|void|uint\##
    0J0T^ fn ID( ... : string|int|float|uint\##
    0H0:^ use ID $\##
    0H0:^ abi ID {\##
    0H0T^ contract|library|script|predicate;\##
    0H0=^ contract ID\##
    0H0;^ storage {\##
    0H08: pub ID\##
    0H09^ fn ID {\##
    0J0M-> Int|Bool|Unit|Float|Double\##
    0H0C^ func|function ID(\##
    0000=10<02Go06golang00\##
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
    1H0:ID :: proc\##
    1H0PID :: struct|enum|union|distinct\##
    1J0:^ using ID\##
    1H07:= proc\##
    1H0M^ fn|fun|function|def|proc ID\##
    1H0E^ class|module|val ID\##
    1H0C^ public|private ID\##
    1H0>^ import ID.ID\##
    1H0:^ let ID =\##
    1H07) -> ID\##
    0000F10G03Zig0000\##
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
    2H08^ let ID\##
    2H09^ impl ID\##
    2H0<^ use ID::ID\##
    2H0@^ fn ID( ... ) {\##
    2H07) -> ID\##
    2H0[^ fun|func|def|function|val|class|struct ID\##
    0000610701D01d01d\##
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
    3V0>^ template ID(\##
    3T0<pure nothrow\##
    3T0K@safe|trusted|nogc|property\##
    3V09static if\##
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
    3H0U^ fn|fun|func|def|let|val|function ID\##
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
    4H0S^ func|fun|def|let|var|val|class ID\##
    0000?004Odin0000\##
    5V0@^ package main $\##
    5Z0A^ import STR core\##
    5Y0;ID :: proc(\##
    5X0>ID :: struct {\##
    5V0:ID :: enum\##
    5U0>^ when ODIN_OS\##
    5T09for ID in\##
    5V0<fmt.println(\##
    5S0>^ import STR $\##
    5T0:^ using ID\##
    5U0>^ defer delete\##
    5V0@^ foreign import\##
    5W0GID :: distinct|union ID\##
    5T0;ID :: union\##
    5U0;^ switch in\##
    5T09^ when ID\##
    5T09^ case: $\##
    5U0?#partial switch\##
    5T0C[]u8|string|int|f32\##
    5S0;map[string]\##
    5U0Dfmt.printf|printfln(\##
    5S09ID :: NUM\##
    5S09ID :: STR\##
    5U0:context.ID\##
    5S06-> (ID\##
    5W0<proc(ID: ^ID\##
    5T07ID: ^ID\##
    5T0<^ append(&ID\##
    0000H40:00020I08assembly0Aasm nasm gas masm07inc i n\##
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
    6T1W^ .text|data|globl|global|section|align|bss|word|byte|asciz|ascii|long|size|type|file|org|include|macro\##
    6V0=^ global ID $\##
    6U0=^ extern ID $\##
    6U08^ ID: db\##
    6T0CID db|dw|dd|equ ANY\##
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
    6T0IID segment|proc|endp|ends\##
    6U0:^ ID macro\##
    6U0>dc.b|dc.w|dc.l\##
    0000>007LLVM IR04llvm00\##
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
    7H0;^^ name: ID\##
    7H0:^^ body: |\##
    7X0=^ !NUM = !ID(\##
    7X0F^ !NUM = distinct !ID(\##
    7W0>^ !ID = !{!NUM\##
    7V0N^ @ID = ... constant|global ID\##
    7V0A^ define ... @ID(\##
    7T0B^ declare ... @ID(\##
    0000E00@WebAssembly text08wat wast00\##
    8X0;^ (module $\##
    8W0;^ (module (\##
    8X0;^ (func $ID\##
    8W0;(func $ID (\##
    8V0=(export STR (\##
    8V0?(import STR STR\##
    8W0J(param $ID i32|i64|f32|f64\##
    8V0G(result i32|i64|f32|f64\##
    8V0Oi32.const|add|sub|load|store|eq\##
    8V0Alocal.get|set|tee\##
    8V0Cget_local|set_local\##
    8U0A^ (type $ID (func\##
    8U08call $ID\##
    8U0;(memory NUM\##
    8T0:(table NUM\##
    8T07(elem (\##
    8U0B^ (data (i32.const\##
    8V0Pi64.const|add|sub|mul|load|store\##
    8V0Pf32.const|add|sub|mul|load|store\##
    8V0Pf64.const|add|sub|mul|load|store\##
    00008005Forth05forth07fs f fr\##
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
    9Q03; $\##
    9T08^^ \\ ID\##
    9T05." ID\##
    9T0<^^ create ID\##
    9S03@ .\##
    9S03! ;\##
    9U0:^ loop ; $\##
    9T0CIMMEDIATE|immediate\##
    0000;009Smalltalk0005cs st\##
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
    00005006Chapel0000\##
    ;W0K^ config const|var|param ID\##
    ;V0>^ forall ID in\##
    ;U0=^ coforall ID\##
    ;U0:^ proc ID(\##
    ;V0K^ use BlockDist|Time|Random\##
    ;T07domain(\##
    ;S0:^ writeln(\##
    ;T0;^ var ID: [\##
    0000@004Pony0000\##
    <Y0>^ actor Main $\##
    <V0F^ new create(env: Env)\##
    <U0:^ actor ID\##
    <U08^ be ID(\##
    <U0>env.out.print(\##
    <S08^ fun ID\##
    <T09^ let _ID\##
    0000D008Solidity08solidity00\##
    =\0A^ pragma solidity\##
    =W0?^ contract ID {\##
    =X0C^ contract ID is ID\##
    =V0A^ mapping(address\##
    =V0@mapping (address\##
    =V0;^ event ID(\##
    =U0=^ modifier ID\##
    =U0:msg.sender\##
    =U0:uint256 ID\##
    =T0:address ID\##
    =T0]^ function ID( ... ) public|external|internal\##
    =U0:^ require(\##
    =T09^ emit ID\##
    00009005Genie0000\##
    >X0>^ [indent=NUM]\##
    >T08^ init $\##
    >T0A^ def ID( ... ) $\##
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
    00004005Cairo05cairo00\##
    @^0@^ %lang starknet\##
    @Z0@^ from starkware\##
    @X0Bsyscall_ptr : felt\##
    @V06: felt\##
    @V07felt252\##
    @U0:^ func ID{\##
    @U0`^ @external|view|constructor|storage_var|event $\##
    @V0:#[starknet\##
    """##
}
