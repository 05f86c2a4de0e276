// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

extension LanguageTable {
  static func scriptingType(_ number: Int) -> DeclaredType {
    switch number {
    case 0: .appleScript
    case 1: .autoIt
    case 2: .pawn
    case 3: .coteditorAWK
    case 4: .rexx
    case 5: .lindenScript
    case 6: .autoHotkey
    case 7: .awkNawkSource
    case 8: .awk
    case 9: .bazelSource
    case 10: .boo
    case 11: .cocoapodsPodspec
    case 12: .crystal
    case 13: .cython
    case 14: .elixir
    case 15: .gnuGawkSource
    case 16: .sedScript
    case 17: .gdScript
    case 18: .ioLanguage
    case 19: .julia
    case 20: .julialangJulia
    case 21: .lua
    case 22: .luau
    case 23: .moonScript
    case 24: .n8grayAWK
    case 25: .nim
    case 26: .pythonStub
    case 27: .rScript
    case 28: .raku
    case 29: .red
    case 30: .robotFramework
    case 31: .rake
    case 32: .rubygemsGemspec
    case 33: .sage
    case 34: .sbarexNim
    case 35: .sourcePawn
    case 36: .squirrel
    case 37: .starlark
    case 38: .superCollider
    case 39: .vimTclFile
    case 40: .vimScript
    case 41: .vyper
    case 42: .zeek
    case 43: .perlScript
    case 44: .pythonScript
    case 45: .rubyScript
    case 46: .pike
    case 47: .tcl
    case 48: .tclSource
    default: preconditionFailure("no type \(number)")
    }
  }

  static let scripting: StaticString = ##"""
    3@:3P\2X72O[3fF0hc3?H1B?2kc2^d2Ck2Qo1WT3L_1K20000003GE1?20002o619\1fK3S11Pd12k3472EA4BC000000000\##
    1k]0002M>1B]00000015419B1BN2BA1JK3AG0000000002^V1CT1MP0001e`0c[20P24A1L@39V4CC0j[34N3[D1aO3Qc2Qe\##
    2Zo0000000000000001gi0000000002[I1><1L224H28b1T41G34NX3Mc2dg1<d4:>1Lg3M52[j2@S3B<3G^2>82jI1PV2?N\##
    2=e2l71Oj0000000004>j3JW1cb0004=^1a]0000000003^V3E=1kB2hf1`C3K_1D:40J00000000000000000028S1R<3oC\##
    2]?0a:0002L13UG2IG2o_23Y4<U45C2Se0i;40<3Q@2gT00000000036\2oJ0eM1?F1IC3i:1a=1bP1]F3j]26H3X]1Ic16H\##
    22n1mH4933670oO2kC4>U1OI3N=0lb3Sd1W<3fV1MY2ST1d31UN1H13YY1XU3KO3>P2On45e3TL3HM1]S4OJ24\2X_3\348>\##
    27]2\P1bk2bh43`2Tc2jb2NP1cC1ak1\c0m`4Lg2]415Z3eS2531h?41^2JQ0lm3D81P?15j4KK2Mj30W2:a3Fd2jm3262MW\##
    1h_49]1YD3SO31`37[49A0hE2lD47f1S62V61c64@i0iJ1Hm1KU3e:3<h1l<3_X1b`3?h2UO2lT3Ac2O>3ik3k@49N4@W3mm\##
    4=G45N1mh3IT3Ud3H`2fQ3CT3b_2iQ2oU3n>4NC0ia2_F2CD2<[12K2Wd23B2gk0f025h20j33=1LQ2HM3iK4AJ10>47H3O8\##
    3m]3fg2gb30M2M22Vh3`<1050m51@o1Z116`1HT21A1CD3X>3SW1eG2kU1O^0000kg1kl4GV0000000000001cj2Kc0002L?\##
    3<J0003[22i;12@00000000000000000033W00000000000000010\13K2ci3EF19O21X3>83@13Ig2fe3oi4ME0000001d_\##
    3AZ0000003@F1jD0003I42af0o73MY4Ek3Vc3<21ZX0000000000002<c1Vh1lP2aY1YR4<03=n1_]4353Qo1MD2Dg1@U374\##
    1iI0fH3W00000000000000002ZL20;1Q20000000003Dj4PB30D3563ke2KT3IC4:X38E1@B0000000000000001P20002=:\##
    3?_2K42;<0003:i1ff1]c3U92Yk1SH2<T2PC00033e0j<2LO28D11=0gD1Ed38W4EI2A34833>\3bE2A\3hl32X3EW2lJ4;<\##
    3L61`^0aT2_m0n82WV38f0l841L2VB3ZO48e2XJ0hQ1F@10K3?93nS1Qh2mC1R]2g63GT2?70000000000000000003<[000\##
    0000001]613=2>_0000000002e[12R3gJ2k422N3^;44U3XM24R1_>1i53Ol4JI3dR3=M0001FX1Uo1FM3jP4LH1Z;1f00b_\##
    2gF2VP1U\1QA1[X1:I2N>1J:3QV1dm3\L1QQ1NF3J@0d00001XG2C51\R3@e3S?3o23jn3=@2KA2WD1`O0nZ1:k2Y;3_L3\\\##
    3Jk4Md00028m3Pm2TI4DX11l2Z^2Nd1[00nH0000004:k43G2AO3V<2n73I^3[`3J60lD39J3;=1ja0003:I0004Ak2<E1Sl\##
    2DW2RM3aZ3[U4?92Jc3W`35k1>R0e033n26j3:T0mC1<S1UC4BV1E@0jK3a82mQ4O_3F>1o61Yc3\=2`a1VA0al2>G3QK000\##
    4HE3h@0000000001682@c3130000000002h91Hc0000000002YJ48J3WL2<61k22I03kU2kk2m84H42R?2a=1dO1g73oV1g]\##
    1EZ3UO1jS2?g2BQ3Wk2o>4F]4F82L_0c13R=3M?1S?21L1IX1IO3LG32G2d73YA0bB0002;i1hK0g32jV1Y32cS2m_3?S43R\##
    2@C3@Y21d18a3=^0000003[h40c0003MK2hJ0004M33;E0002=00000000003OP1e:2H_3K44:c3Zc1KC27F1AK3ec2M^227\##
    0000000000001S\00000000049i0000002\526Y1>21Fl2`A0003G:2\]0001900003Cf0001N80003P;4HU00000024f27R\##
    1d;4EV3g42Z70000cE1gL00017K1n03c134c1mQ2U02l]23m1F_25?1GB0`c0000003N60mm1GP2\j2:M3N_42e2MJ0002Bg\##
    0001oN2EQ0000003W<0001Q^1RJ2P\1DE2`o0dZ3Aj1f<0000000003kK2nU3CD3jB2783Xk2aK1=21X80000002mk000000\##
    3T^0000003g`3d?0000001=T0kE3]G4:K1842Ub1An36I1M41`700000033L2J@2471_j14039`00027i0001^[1c[000000\##
    00000000030;4:50g\4?l3Ej2dD0001I60000000002[\0000004;b1ei2CO0002U@0dI00011F00000000034\35Z000000\##
    0000000001DQ00029^0002F51b@0004?G2;S37k1Kb3RW0mQ3hX0003FO4>B1fn0000000000002\B0003>h37b000000000\##
    0000oa3ll2C`4Ge1nR1nb2f31l`0002^20000000000000002`N00000031H1M`4A<2@52Ag0003`d1EK0000002]g000000\##
    1G_1:]2n^1cP0kX28:1^i1AY0000000jh0000004O?0000000000000000f[0004<>2B325I4Cg0nk0000003cK1m;2=V000\##
    2Y00h32nm1F23Lj2dW1_O0gh38?46<00000034k1=@1j83DR3LU3l40000000002_X0002oi17;0001of1fX0000000003d0\##
    1Ce34?2fD0000000001Xg3A43RJ1b71Ja1HC0lS0000003;`0003PI0000003YK47;4LU3Yl1=b3l>2E42AA3>G2j;48Z1C0\##
    0000\10J06Python0:python3 py0Ecgi fcgi spec rpy pyp\##
    0X0C^ from ID import ID\##
    0X0F^ from ID.ID import ID\##
    0X0D^ from .ID import ID\##
    0X0B^ from . import ID\##
    0X0I^ from ID.ID.ID import ID\##
    0U0>^^ import ID $\##
    0U0@^^ import ID, ID\##
    0V0B^^ import ID as ID\##
    0T0A^^ import ID.ID $\##
    0S0E^^ import ID.ID as ID\##
    0X0=^ def ID(self\##
    0V0B^ def ID( ... ): $\##
    0X0I^ def ID( ... ) -> ANY: $\##
    0X0O^ def ID( ... ) -> ANY[ ... : $\##
    0V0D^ def ID( ... ): ...\##
    0V0?^ async def ID(\##
    0V0D^ class ID( ... ): $\##
    0T0=^ class ID: $\##
    0\0D^ if __name__ == STR\##
    0S08__init__\##
    0S07self.ID\##
    0T0>^ elif ... : $\##
    0U08^ try: $\##
    0T0>^ except ID: $\##
    0V0D^ except ID as ID: $\##
    0U0;^ except: $\##
    0S0C^ for ID in ... : $\##
    0S0G^ for ID, ID in ... : $\##
    0T0;^ if not ID\##
    0R0<^ if ... : $\##
    0S09^ else: $\##
    0T0I^ with ID( ... ) as ID: $\##
    0T0?^ while ... : $\##
    0S0;^ raise ID(\##
    0R0=^ return ID $\##
    0R08^ pass $\##
    0T0;^ print(STR\##
    0U0;^ print STR\##
    0S07^ @ID $\##
    0S04None\##
    0R0:True|False\##
    0S0:lambda ID:\##
    0S0;is not None\##
    0R09not in ID\##
    0S07^ @@"""\##
    0S0<^ yield ID $\##
    0T0>^ assert ID ==\##
    0S0=^ global ID $\##
    0S08^ del ID\##
    0S0D^ ID = [ID for ID in\##
    0T0>[ANY for ID in\##
    0T0@for ID in range(\##
    0S05% (ID\##
    0T09^ ID: Id[\##
    0T0=^ @property $\##
    0T0M^ @staticmethod|classmethod $\##
    0Q05^ @@#\##
    0J0R^ fn|fun|func|sub|proc|function ID\##
    0K0@^ var|let|val ID\##
    0K07^ end $\##
    0L03} $\##
    0K0E^ def ID( ... ) as ID\##
    0L0>^ struct ID: $\##
    0J0:^ load(STR\##
    0J0Q^ fn|fun|func|function|let|val ID\##
    0J0Y^ struct|enum|module|package|namespace ID\##
    5000=006Cython05pyrex00\##
    1Y0R^ cdef class|extern|struct|enum ID\##
    1Y0<^ cdef ID ID\##
    1X0:^ cpdef ID\##
    1Y0<^ cimport ID\##
    1Y0D^ from ID cimport ID\##
    1Y0G^ from ID.ID cimport ID\##
    1U0<^ with nogil\##
    1U0=^ ctypedef ID\##
    5000Q004Sage08sagemath00\##
    2W0YPolynomialRing|GF|ZZ|QQ|RR|EllipticCurve(\##
    2W0;^ ID.<ID> =\##
    2U0>^ ID.<ID,ID> =\##
    2T09matrix(QQ\##
    2T09matrix(ZZ\##
    2T0:^ var(STR)\##
    0000U10908Starlark09bzl bazel00\##
    3Y0@^^ load(STR, STR\##
    3X0:^^ load( $\##
    3T1T^^ cc_library|cc_binary|cc_test|py_library|py_binary|java_library|filegroup|genrule|sh_test|package(\##
    3S0=^ name = STR,\##
    3T0:^ srcs = [\##
    3T0:^ deps = [\##
    3T0@^ visibility = [\##
    3U0:native.ID(\##
    3U0<^ ID = rule(\##
    3T06ctx.ID\##
    3S0B^ def ID( ... ): $\##
    3T0L^ package(default_visibility\##
    3T0@^ workspace(name\##
    3T0?^ http_archive(\##
    0000]30O0P0;04Ruby07ruby rb0<cgi fcgi rpy\##
    4V0?^ require STR $\##
    4V0F^ require_relative STR\##
    4U0H^ require_dependency STR\##
    4T0:^ def ID $\##
    4R0A^ def ID( ... ) $\##
    4V0=^ def self.ID\##
    4T0;^ def ID? $\##
    4T0;^ def ID! $\##
    4U0?^ class Id < Id\##
    4U0@^ class Id::Id <\##
    4T0<^ class Id $\##
    4S0=^ module Id $\##
    4S0A^ module Id::Id $\##
    4R07^ end $\##
    4T08^ end.ID\##
    4W0[^ attr_accessor|attr_reader|attr_writer :ID\##
    4U07do |ID|\##
    4U0;do |ID, ID|\##
    4T06{ |ID|\##
    4T0:{ |ID, ID|\##
    4S0:^ puts STR\##
    4S09^ puts ID\##
    4S07^ @ID =\##
    4R03@ID\##
    4S09^ @ID ||=\##
    4S03||=\##
    4R0;^ unless ID\##
    4R0:^ elsif ID\##
    4T0;^ rescue Id\##
    4S0>^ rescue => ID\##
    4T0>^ include Id $\##
    4S0=^ extend Id $\##
    4S0;^ private $\##
    4S06:ID =>\##
    4R05, :ID\##
    4S09^ ID :ID,\##
    4R08.each do\##
    4S05.nil?\##
    4S07.empty?\##
    4U0C^ describe STR do $\##
    4U0=^ it STR do $\##
    4U0B^ context STR do $\##
    4T0=^ ID :ID do $\##
    4T0=^ ID STR do $\##
    4T0>^ source STR $\##
    4U09^ gem STR\##
    4T0<^ ID.ID = %w\##
    4T0:Id::Id.new\##
    4S0=raise Id, STR\##
    4T0B^ alias_method :ID\##
    4T09^ yield $\##
    4S0<^ when STR $\##
    4S08^ =begin\##
    4S05^ @@=\##
    4S03nil\##
    4U0D^ Id::Id.new do |ID|\##
    4T0:^ task :ID\##
    4U0o^ before_action|validates|has_many|belongs_to|before_filter :ID\##
    4T0AFile.expand_path(\##
    4T08__FILE__\##
    4T04#{ID\##
    4R09^ BEGIN {\##
    4T0C^ module Id::Id::Id\##
    4S0:^ raise(Id\##
    4S0:^ raise Id\##
    4T0;do |ID|, ID\##
    4S0<^ ID.ID do $\##
    4S09^ ID do $\##
    4R06Id::Id\##
    4T0@^ def initialize\##
    4S0:.each do |\##
    4T0?^ class << self\##
    4S0E^ return if|unless ID\##
    4S05%w[ID\##
    4S05%w(ID\##
    4U0@^ ID STR, :ID =>\##
    4U0<, :ID => ANY\##
    4H04^ <%\##
    4H1;^ %p|h1|h2|h3|div|span|ul|li|table|tr|td|a|head|body|html|title|script|form\##
    4H07^ !!! $\##
    4H0:^ == yield\##
    4H0?^ - @ID.each do\##
    4H0>^ - ID.each do\##
    4H0>^ doctype html\##
    5400<007Crystal02cr00\##
    5V0@^ def ID(ID : Id\##
    5V0D^ def ID( ... ) : Id\##
    5U0P^ property|getter|setter ID : Id\##
    5S0;^ getter ID\##
    5U0:^ lib LibC\##
    5V0>^ fun ID = ID(\##
    5U08@ID : Id\##
    5S0=^ struct Id $\##
    5S0:^ macro ID\##
    5U0={% if|for|end\##
    5T0:^ it STR {\##
    5T06as(Id)\##
    5T0IInt32|UInt8|Int64|Float64\##
    5S0D^ abstract class|def\##
    5T0T: Int32|Nil|Bool|UInt8|Float64|Int64\##
    5R08: String\##
    0000[004Perl0:perl cperl0Dcgi fcgi pl pm al ph\##
    6X0=^ use strict;\##
    6X0?^ use warnings;\##
    6V0<^ use Id::Id\##
    6U09^ use ID;\##
    6U0<^ use ID qw(\##
    6V0d^ use vars|base|parent|lib|constant|utf8|feature ANY\##
    6V0:^ use NUM;\##
    6U0A^ package ID::ID;\##
    6T0=^ package ID;\##
    6V0:^ my $ID =\##
    6U09^ my $ID;\##
    6V09^ my ($ID\##
    6V08^ my @ID\##
    6V08^ my %ID\##
    6U0;^ our $|@ID\##
    6V0K^ our @ISA|EXPORT|EXPORT_OK\##
    6V0>^ our $VERSION\##
    6U0:^ sub ID {\##
    6S0:^ sub ID $\##
    6U08= shift;\##
    6U05= @_;\##
    6U0<^ return $ID\##
    6T0<^ print STR;\##
    6S07^ $ID =\##
    6T07^ @ID =\##
    6T09$ID->{ID}\##
    6T09$self->ID\##
    6S07$ID{ID}\##
    6S03$_[\##
    6S04=~ /\##
    6T05=~ s/\##
    6T04!~ /\##
    6T0@^ foreach my $ID\##
    6T0<^ for my $ID\##
    6T0:^ while (<\##
    6S09^ elsif (\##
    6U09^^ NUM; $\##
    6S0E^^ __END__|__DATA__ $\##
    6T05^ @@=\##
    6S03qw(\##
    6S08bless ID\##
    6T0;^ local $ID\##
    6T09^ die STR\##
    6S0:or die STR\##
    6T04\@ID\##
    6T05@{$ID\##
    6T0A^ require ID::ID;\##
    6T0=^ use ID::ID;\##
    6H08^ use v6\##
    6H0B^ multi sub|method\##
    6H08has $.ID\##
    6H0@^ for @ID -> $ID\##
    6J0B^ for ... -> $ID {\##
    6H0@^ class ID is ID\##
    6H0?^ sub ID(Id $ID\##
    0000L004Raku05perl607pl pm t\##
    7^08^ use v6\##
    7V0;^ my Id $ID\##
    7V0:^ has $.ID\##
    7V0=^ has Id $.ID\##
    7U0<^ method ID(\##
    7U0G^ multi sub|method|MAIN\##
    7V0;^ sub MAIN(\##
    7T0<^ class Id {\##
    7U0@^ class Id is Id\##
    7T0<^ grammar ID\##
    7T0G^ token|rule|regex ID {\##
    7T09^ say STR\##
    7S05.say;\##
    7T0C^ unit module|class\##
    7S04~~ /\##
    7T06-> $ID\##
    0000E10E03Lua0007p8 fcgi\##
    8U0<^ local ID =\##
    8T0@^ local ID, ID =\##
    8W0D^ local function ID(\##
    8V0D^ local ID = require\##
    8V0A^ function ID:ID(\##
    8U0A^ function ID.ID(\##
    8T0F^ function ID( ... ) $\##
    8T0C= function( ... ) $\##
    8S07^ end $\##
    8S08^ end) $\##
    8R08^ end, $\##
    8T0?^ if ... then $\##
    8T0C^ elseif ... then $\##
    8U0L^ for ID, ID in pairs|ipairs\##
    8U0@in pairs|ipairs(\##
    8T0C^ for ID = ... do $\##
    8T0@^ while ... do $\##
    8T06~= nil\##
    8T06== nil\##
    8S03nil\##
    8S06.. STR\##
    8T06STR ..\##
    8T06STR ..\##
    8R09print(STR\##
    8U08^ @@--[[\##
    8S06^ @@--\##
    8T0Ktable.insert|concat|remove(\##
    8T0Lstring.format|gsub|sub|find(\##
    8U0=setmetatable(\##
    8T0=^ return ID $\##
    8S0:^ repeat $\##
    8S0:^ until ID\##
    8S08self:ID(\##
    8S07self.ID\##
    8S08^ ID:ID(\##
    8S0=not ID then $\##
    8S06#ID do\##
    8S0;^ assert(ID\##
    8T0;ID.ID{ ID =\##
    8T07ID{ ID=\##
    8J0]^ fn|func|def|fun|let|var|val|const|import ID\##
    8H0A^ local record ID\##
    0000G00:MoonScript04moon00\##
    9W0@^ import ID from\##
    9U0G^ class ID extends ID $\##
    9U0C^ new: ( ... ) => $\##
    9T0B^ ID: ( ... ) => $\##
    9T09^ local *\##
    9T0;require STR\##
    9T0;^ export ID\##
    9S03\ID\##
    9S04-> $\##
    9S09^ with ID\##
    9T06unless\##
    9S03@ID\##
    0000_20`0W03Tcl0002in\##
    :W0;^ proc ID {\##
    :X0?^ proc ID::ID {\##
    :X0;^ proc ::ID\##
    :W0D^ package require ID\##
    :V0D^ package provide ID\##
    :X0C^ namespace eval ID\##
    :X0E^ namespace eval ::ID\##
    :T0:^ set ID [\##
    :T0:^ set ID {\##
    :T0<^ set ID STR\##
    :S0<^ set ID $ID\##
    :T0<^ set ID NUM\##
    :T0:^ puts STR\##
    :T0:^ puts $ID\##
    :U09^ if {$ID\##
    :U07^ if {[\##
    :T08^ if {![\##
    :T0:^ } else {\##
    :T0<^ } elseif {\##
    :U0B^ foreach ID $ID {\##
    :U0:^ for {set\##
    :T0;^ global ID\##
    :T07[expr {\##
    :T0=^ variable ID\##
    :U07^ upvar\##
    :T0X[lindex|llength|string|list|info|file ID\##
    :T0<^ lappend ID\##
    :T09^ incr ID\##
    :U09^ while {\##
    :T0<^ return $ID\##
    :T0:^ return [\##
    0000A008GDScript0002gd\##
    ;Y2D^ extends Node|Node2D|Node3D|Control|KinematicBody2D|KinematicBody|Area2D|Sprite|RigidBody2D|CharacterBody2D|Spatial|Reference|Resource|Panel|Button\##
    ;V0>^ extends Id $\##
    ;V0=^ extends STR\##
    ;T0C^ func ID( ... ): $\##
    ;X0e^ func _ready|_process|_physics_process|_input|_init(\##
    ;W0=^ onready var\##
    ;W0>^ @onready var\##
    ;W0=^ @export var\##
    ;V09^ export(\##
    ;U0?^ export var ID\##
    ;U0;^ signal ID\##
    ;T0:^ var ID =\##
    ;S0:^ var ID $\##
    ;T0<^ var ID: Id\##
    ;S0<^ const ID =\##
    ;U0?^ class_name ID\##
    ;T08^ tool $\##
    ;S08^ pass $\##
    ;T09get_node(\##
    ;T03$Id\##
    ;T08preload(\##
    ;S0@Vector2|Vector3(\##
    ;S0>^ elif ... : $\##
    ;S0@^ static func ID\##
    ;X0F^ func ID() -> void: $\##
    ;W0I^ func ID( ... ) -> ID: $\##
    ;T0?^ var ID := ANY\##
    ;T0A^ const ID := ANY\##
    ;V0E^ const ID = preload(\##
    ;V15^ @warning_ignore|tool|icon|rpc|export_range|export_group|export_enum\##
    ;S06.emit(\##
    ;T0<queue_free()\##
    ;T0:add_child(\##
    ;U13Input.is_action_pressed|is_action_just_pressed|get_axis|get_vector(\##
    ;S0=^ match ID: $\##
    ;J09^ def ID(\##
    0000000;AppleScript0000\##
    <Y0F^ tell application STR\##
    <V09^ tell ID\##
    <V0<^ end tell $\##
    <U0;^ set ID to\##
    <U0?^ set the ID to\##
    <U0@^ on ID( ... ) $\##
    <U08^ on run\##
    <T0:^ end ID $\##
    <U0D^ display dialog STR\##
    <U0H^ repeat with ID in|from\##
    <T0>^ end repeat $\##
    <T0:^ end if $\##
    <T0?^ if ... then $\##
    <U0?^ property ID :\##
    <T0A^ set ID of ID to\##
    <S0=^ return ID $\##
    <T07^ try $\##
    <S0;^ end try $\##
    <S04@@(*\##
    0000600:AutoHotkey03ahk00\##
    =Y08^ #NoEnv\##
    =X0A^ #SingleInstance\##
    =X0>^ #IfWinActive\##
    =V0=^ #Persistent\##
    =W0F^ #Requires AutoHotkey\##
    =U0?^ SetWorkingDir\##
    =V0:^ SendMode\##
    =U07^ Send,\##
    =V09^ MsgBox,\##
    =U0:^ MsgBox %\##
    =T09^ Gui, ID\##
    =T09^ ANYID::\##
    =T06^ ID::\##
    =S07^ ID :=\##
    =T0T^ IfWinExist|IfWinActive|WinActivate\##
    =S07^ Loop,\##
    =S0PA_ScriptDir|A_Index|A_ThisHotkey\##
    =R0:^ return $\##
    =S05^ @@;\##
    0000X00:Vim script03vim00\##
    >X0>^ function! ID\##
    >X0A^ function! ID#ID\##
    >X0@^ function! s:ID\##
    >U09^ fun! ID\##
    >T0?^ endfunction $\##
    >V0:^ let g:ID\##
    >V0:^ let s:ID\##
    >V0:^ let b:ID\##
    >U0:^ let l:ID\##
    >U09^ let &ID\##
    >V0n^ nnoremap|inoremap|vnoremap|noremap|nmap|imap|vmap|xnoremap <\##
    >V0W^ nnoremap|inoremap|vnoremap|noremap ID\##
    >U0B^ set nocompatible\##
    >T0:^ set ID $\##
    >S09^ set ID=\##
    >V0?^ autocmd|au ID\##
    >V0<^ augroup ID\##
    >U0`^ syntax|syn match|keyword|region|on|enable|case\##
    >V0D^ highlight|hi ID ID\##
    >U0=^ hi def link\##
    >T09^ endif $\##
    >T0@^ if exists(STR)\##
    >U0=^ if !exists(\##
    >U0<^ call ID#ID\##
    >T0:^ call ID(\##
    >U0:^ command!\##
    >S05^ @@"\##
    >T0:^ finish $\##
    >T0=^ setlocal ID\##
    >T0H^ Plug|Plugin|Bundle STR\##
    >T0A^ filetype plugin\##
    >S0B^ exec|execute STR\##
    >S0:^ echo STR\##
    000084030H0?0703AWK03awk02in\##
    ?X0:^^ BEGIN {\##
    ?V09^^ BEGIN{\##
    ?W08^^ END {\##
    ?V07^^ END{\##
    ?T03^ /\##
    ?T0;^^ $NUM ~ /\##
    ?T0>^^ $NUM == STR\##
    ?S0:print $NUM\##
    ?T04$NUM\##
    ?U08FS = STR\##
    ?T09NR == NUM\##
    ?T02NF\##
    ?U06gsub(/\##
    ?U05sub(/\##
    ?T0G^^ function ID( ... ) {\##
    ?T07getline\##
    ?S0:printf STR\##
    ?S0:printf(STR\##
    ?S08split(ID\##
    ?S08ID[$NUM]\##
    ?S0;substr($NUM\##
    0000@003sed0000\##
    @W05^^ s/\##
    @U0;^ s/ ... /g\##
    @T05^^ s|\##
    @T04^^ /\##
    @T08^^ :ID $\##
    @U07^^ ta $\##
    @U06^^ b $\##
    @U06^^ $!N\##
    @T0>^^ /^ ... /d $\##
    @S05^ p $\##
    @S05^ d $\##
    @S06^^ $!{\##
    @S05^^ y/\##
    0000K001R01r05r rsx\##
    AX0A^ ID <- function(\##
    AX0D^ ID.ID <- function(\##
    AX0B^ ID <- function (\##
    AX0=^ library(ID)\##
    AT0=^ require(ID)\##
    AX0Q^ suppressPackageStartupMessages(\##
    AT0;^ ID <- ID(\##
    AS07^ ID <-\##
    AS0:^ ID.ID <-\##
    AS05ID$ID\##
    AT05<- c(\##
    AT04= c(\##
    AS0;data.frame(\##
    AT0:TRUE|FALSE\##
    AT03%>%\##
    AU04%in%\##
    AU07ggplot(\##
    AS0P+ geom_point|geom_line|geom_bar(\##
    AS0=^ source(STR)\##
    AT08^ setwd(\##
    AT0>function(ID) {\##
    AT0?read.csv|table(\##
    AT0D^ if (is.null|is.na(\##
    AT0Spaste0|lapply|sapply|vapply|mapply(\##
    AT03<<-\##
    AT05na.rm\##
    AT0@stringsAsFactors\##
    AS02NA\##
    AS0>^ return(ID) $\##
    AS0;^ print(ID)\##
    AT0P^ setMethod|setClass|setGeneric(\##
    AS08list(ID=\##
    AR06ID.ID(\##
    AS0U^ plot|summary|hist|lines|legend|par(\##
    AT07seq(NUM\##
    AS0A^ for (ID in NUM:\##
    AT0@^ for (ID in seq\##
    AS04rep(\##
    AQ05^ @@#\##
    0000>006Elixir0000\##
    BY0>^ defmodule Id\##
    BV0D^ def ID( ... ) do $\##
    BU0=^ def ID do $\##
    BT09^ def ID(\##
    BT0D^ def ID( ... ), do:\##
    BW09^ defp ID\##
    BV0=^ defmacro ID\##
    BU0<^ @moduledoc\##
    BU06^ @doc\##
    BV0;^ @spec ID(\##
    BT05|> ID\##
    BT08|> Id.ID\##
    BV08^ use Id\##
    BS0=^ alias Id.Id\##
    BS0;^ import Id\##
    BT07^ end $\##
    BU08fn ID ->\##
    BU05fn(ID\##
    BT05%{ID:\##
    BS05{:ok,\##
    BT08{:error,\##
    BU0?IO.puts|inspect\##
    BT08Enum.ID(\##
    BT0;^ defstruct\##
    BT0?^ test STR do $\##
    BT0?^ case ... do $\##
    BS05<- ID\##
    BS03do:\##
    BT0>^ assert ID ==\##
    BH0_^ fun|func|let|var|val|class|function|struct ID\##
    0000C10D05Julia02jl00\##
    CV0<^ using Id $\##
    CU0>^ using Id, Id\##
    CU0>^ using Id: ID\##
    CU0F^ function ID( ... ) $\##
    CV0D^ function ID(ID::ID\##
    CV0?^ function ID!(\##
    CS05::Id{\##
    CS0=^ module Id $\##
    CU0?^ export ID, ID\##
    CV0@^ mutable struct\##
    CT0=^ struct ID $\##
    CU0A^ struct ID <: ID\##
    CV0B^ abstract type ID\##
    CR07^ end $\##
    CT0;println(STR\##
    CS06@ID ID\##
    CT0[@printf|time|show|test|assert|inbounds|eval\##
    CT0?^ for ID = NUM:\##
    CT0@^ for ID in NUM:\##
    CS0;^ elseif ID\##
    CT0=^ import Base\##
    CT06ID.(ID\##
    CT05.+ ID\##
    CU0;^ type ID $\##
    CU06Array{\##
    CU0CArray(Float64|Int64\##
    CT0@^ include(STR) $\##
    CS05<: ID\##
    CT0Gzeros|ones|size|length(\##
    CT0<^ const ID =\##
    CT0CFloat64|Int64|UInt8\##
    CS0=^ return ID $\##
    CT0:^ ID(ID) =\##
    CS06^ @@#=\##
    CT07ID::Id)\##
    CT07ID::Id,\##
    CS06ID::Id\##
    CJ08^ def ID\##
    CJ0:^ class ID\##
    CK06do |ID\##
    CK0?^ module Id::Id\##
    CL03; $\##
    CL0=^ require STR\##
    0000I10R03Nim0000\##
    DW0E^ proc ID*( ... ) = $\##
    DV0D^ proc ID( ... ) = $\##
    DV0H^ proc ID( ... ): ID = $\##
    DV0;^ proc ID*(\##
    DT0:^ proc ID(\##
    DT0?^ import ID, ID\##
    DS0=^ import ID $\##
    DU0?^ import std/ID\##
    DU07^ let $\##
    DU07^ var $\##
    DT09^ const $\##
    DU08^ type $\##
    DT0:^ echo STR\##
    DS09^ echo ID\##
    DS09^ when ID\##
    DV0F^ when isMainModule: $\##
    DU0:= object $\##
    DU0<= ref object\##
    DU04{.ID\##
    DT09^ discard\##
    DT0T^ template|iterator|method|func ID*(\##
    DT0>^ elif ... : $\##
    DT0G: int|string|float|bool\##
    DT0:^ result =\##
    DT04&STR\##
    DS0A^ for ID in NUM..\##
    DS04seq[\##
    00004004REXX0000\##
    EW0S^ parse arg|var|pull|value|upper ID\##
    EU09^ say STR\##
    EU08^ say ID\##
    ET0<^ call ID ID\##
    ET0@^ do ID = NUM to\##
    ET07^ end $\##
    EU0?^ ID: procedure\##
    EU0;^ signal on\##
    ET0<^ address ID\##
    ET0:^ exit NUM\##
    ET0B^ if ... then do $\##
    ES06^ @@/*\##
    ES0:^ select $\##
    ES0?^ when ... then\##
    ET0;^ otherwise\##
    5800F004Luau04luau00\##
    FX0@^ export type ID\##
    FT0;^ type ID =\##
    FU0>^ local ID: ID\##
    FU0=^ local ID: {\##
    FS07): ID $\##
    FT04): (\##
    FS07ID: ID?\##
    FU06:: any\##
    FR0;^ ID += ANY\##
    FT0<^ continue $\##
    FH0A^ local record ID\##
    5000Y005Vyper05vyper00\##
    GX0`^ @external|internal|payable|nonpayable|deploy $\##
    GU0G^ @view|pure|constant $\##
    GX0bpublic(uint256|address|bool|HashMap|bytes32|String\##
    GV08HashMap[\##
    GV0P: uint256|int128|bytes32|address\##
    GU0T-> uint256|int128|bytes32|address: $\##
    GV0@msg.sender|value\##
    GU0N^ event|interface|struct ID: $\##
    GT0;constant(ID\##
    1000S00:SourcePawn0006sp inc\##
    HZ0F^ #include <sourcemod>\##
    HX0>public Plugin:\##
    HX0F^ public OnPluginStart\##
    HW0B^ #pragma newdecls\##
    00005003LSL0000\##
    IX0;^ default $\##
    IV0?^ state_entry()\##
    IU0TllSay|llOwnerSay|llSetText|llListen(\##
    IV0E^ touch_start(integer\##
    IS0<^ integer ID\##
    IS08^ key ID\##
    0000T008Squirrel0003nut\##
    JT0<^ local ID =\##
    JU0=^ local ID <-\##
    JT09^ ::ID <-\##
    JT0B^ foreach(ID,ID in\##
    JU0B^ function ID::ID(\##
    JS0>^ constructor(\##
    0000B002Io0000\##
    KV0D^ ID := Object clone\##
    KU0@^ ID := ID clone\##
    KU0::= method(\##
    KT0=STR println $\##
    KS0:ID println\##
    00001006AutoIt0000\##
    LX0C^ #include <ID.au3>\##
    LT0:^ Func ID(\##
    LV09^ EndFunc\##
    LT0=^ Local $ID =\##
    LT0>^ Global $ID =\##
    LT07^ EndIf\##
    LT06^ WEnd\##
    LU0<^ MsgBox(NUM\##
    LT0;^ While NUM\##
    LU06@error\##
    LU0:GUICreate(\##
    0000N00?Robot Framework05robot00\##
    MX0]^^ *** Settings|Test|Variables|Keywords|Tasks\##
    MU0<^ Library ID\##
    MU0=^ [Arguments]\##
    MU0A^ [Documentation]\##
    MT07^ ${ID}\##
    0000^004Pike04pike00\##
    NV0=^ inherit ID;\##
    NW0?^ inherit ID.ID\##
    NU0?^ constant ID =\##
    NX0?mapping(string:\##
    NV0:mapping(ID\##
    NV0E^ mapping|multiset ID\##
    NW0Uarray(string|int|mapping|object|mixed\##
    NU0>^ array(ID) ID\##
    NV13^ protected|private|static|final mapping|array|object|mixed|program\##
    NW0<void create(\##
    NV0>function(ID:ID\##
    NV07werror(\##
    NW0:zero_type(\##
    NU0aStdio.File|FILE|stderr|stdin|read_file|write_file\##
    NT0Zhas_prefix|has_suffix|has_value|has_index(\##
    NR07lambda(\##
    NT0C^ foreach(ID, ID ID\##
    NU0C^ foreach(ID; ID ID\##
    NR0>string|int ID;\##
    0000V00=SuperCollider0Dsupercollider sclang00\##
    OZ09SynthDef(\##
    OY0JPbind|Pseq|Pdef|Tdef|Ndef(\##
    OU09ID.ar|kr(\##
    OX07.postln\##
    OW08^ *new {\##
    OT0<^ *ID { |arg\##
    OT07^ *ID {\##
    OX0:^ classvar\##
    OW0:^ var <>ID\##
    OV09^ var <ID\##
    OT0;^ Id : Id {\##
    OU08{ arg ID\##
    OU08^ arg ID\##
    OS05^ ^ID\##
    OU09^^ + Id {\##
    OT09super.new\##
    OT07.value(\##
    OR04\ID,\##
    OY0=SinOsc.ar|kr(\##
    OY0:Out.ar|kr(\##
    0000Z004Zeek08zeek bro00\##
    PY0:^ @load ID\##
    PX0:^ redef ID\##
    PW0C&redef|log|optional\##
    PU0^&default|persistent|create_expire|read_expire=\##
    PY0C^ type ID: record {\##
    PV0P^ type ID: enum|table|set|vector\##
    PV0?^ global ID: ID\##
    PU0A^ event ID(ID: ID\##
    PS0;^ event ID(\##
    PU0:^ hook ID(\##
    PU0Q: addr|port|subnet|count|interval\##
    PU0Wset|table|vector[addr|count|port|string\##
    PT0>^ local ID: ID\##
    PS0?^ local ID = ID\##
    PU0:print fmt(\##
    PS05ID$ID\##
    0000M003Red09red rebol00\##
    Q[0D^^ Red|REBOL|Rebol [\##
    Q[0?^^ Red/System [\##
    QX0Y^ ID: func|function|does|context|object [\##
    QU0P^ ID: make object|hash|map|block\##
    QU0]integer|string|block|logic|word|file|series!]\##
    QU0][integer|string|block|logic|word|file|series!\##
    QT09either ID\##
    QS0A^ foreach ID ID [\##
    QS09^ print [\##
    QS0Q^ title|author|purpose|needs: STR\##
    QS0Q^ Title|Author|Purpose|Needs: STR\##
    00002004Pawn04pawn00\##
    RX0;^ stock ID(\##
    RV0;^ stock ID[\##
    RV0=^ forward ID(\##
    RV0<^ native ID(\##
    RY1`public plugin_init|plugin_precache|OnGameModeInit|OnPlayerConnect|OnPlayerSpawn|OnPlayerDeath|OnFilterScriptInit\##
    RY0nregister_plugin|register_clcmd|register_event|register_concmd(\##
    RW0iSendClientMessage|GetPlayerName|SetTimerEx|CreateVehicle(\##
    RT09^ new ID[\##
    RU0>^ new Float:ID\##
    RU08Float:ID\##
    RT0>^ new const ID\##
    RS0K^ #tryinclude|emit|endinput\##
    RT09charsmax(\##
    5000:003Boo03boo00\##
    SU0A^ def ID(ID as ID\##
    SU0SID as string|int|object|double|bool\##
    SU07as (ID)\##
    ST0A^ def constructor\##
    SU0O^ [property|getter|serializable\##
    ST0A^ namespace ID.ID\##
    """##
}
