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
    3=b3MQ2U_2MC3bf0hc3=01@m2iK2\L2AS2OW1VB3IT1I`0000003D:1=`0002l^18J1e93Of1OR12k31_2Bi4>c000000000\##
    1jK0002Jf1AK00000013b1801A<2?i1I93>o0000000002\>1BB1L>0001dN0c[1o>22o1Jn37>4?c0j[3263X91`=3NX2OM\##
    2XW0000000000000001fW0000000002Y11<j1J`23627P1Rb1Ea4K83JX2bO1;R46^1KU3Ij2YR2>;0003DS2;`2h11OD2=6\##
    2;M2i_1NX0000000004;J3GL1bP0004:>1`K0000000003[63B21j02fN1_13HT1Bh3lj00000000000000000027A1Pj3kc\##
    2Zg0a:0002IY3R<2Fo2mG22G49541c2QM0i;3l\3N52e<00000000034D2m20eM1>41H13eZ1_k1a>1\43g=2563UR1HQ156\##
    21\1l645S33_0oO2hk4;51N73K20lb3PY1Uj3c61LG2Q<1ba1T<1F_3VN1WC3HD3<82MV42E3QA3EB1\A4Kj23J2VG3Xh44^\##
    26K2Z81aY2`P40@2RK2hJ2L81b11`Y1[Q0m`4IG2Z\14H3b323a1fm3n>2H90lm3@m1Nm14X4Gk2KR2n?28I3CY2hU2o^2K?\##
    1gM46=1X23PD2oH35C45a0hE2il44F1Qd2S^1ad4=I0iJ1G[1JC3aZ3:P1jj3\81aN3=P2S72j<3?K2Lf3fK3g`45n4=73jM\##
    49g41n1lV3FI3RY3EU2d93@I3_?2g92m=3j^4Jc0ia2\n2@l2:C12K2UL2202eS0f024V1oX30e1K?2F53ek4=j10>43h3Km\##
    3j=3cG2eJ2n52JZ2TP3\\1050m51?]1X_15N1GB1oo1B23U33PL1d52i=1NL0000kg1jZ4D60000000000001bX2IK0002Ig\##
    3:20003Wg2fc12@00000000000000000031?00000000000000010\2aQ3B;18=20F3;`3=Y3F\2dM3lI0004Ie0000001cM\##
    3?B0000003=n1i20003Ei2_N0o73JN4BK3SX39Z1YF0000000000002:K1UV1k>2_A1X@48P3;V1^K3oU3Nd1L22BO1?C34\\##
    1h70fH3Se0000000000000002X41ni1O`0000000003A_4Lb2ml32^3hE2I<3F847835m1?00000000000000001N`0002:b\##
    3=G2H\28d00038Q1eT1\Q3Qn2WS1R62:<2Mk00031M0j<2J727211=0gD1DR36?4Ai2>[44S3<D3^e2?D3eL30@3BL2j247\\##
    3Hk1_L0aT2]U0n82U>36N0l83ml2Sj3WD45E2V20hQ1Dn10K3<a3k31PV2jk1QK2d^3DI2<_0000000000000000003:C000\##
    0000001[d13=2<G0000000002cC12R3cj2h\21<3Z[4153UB23@1]l1gc3La4Fi3a23;50001EF1T]1E;3g04Hh1Xi1d^0b_\##
    2dn2T81TJ1Oo1ZF1972Kf1Hh3NK1c[3YA1P?1M43G50d00001W52@]1[@3>M3P43kR3gN3:h2Hi2Tl1_=0nZ19Y2Vc3[l3G`\##
    4JD0000003Mb2R14A811l2XF2LL0001Y^0nH00000047K3og2?73S12k_3FS3XU3Fk0lD37238e1iO0003810004>K29m1RZ\##
    2B?2P53^:3XJ4;Y2HK3TU33S1=@0e031V25X38<0mC1;A1T14?61Cn0jK3]X2k94L?3C31md1XQ3Y22^I1To0al2;o3N@000\##
    4De3d`00000000014f2>K2n[0000000002ea1GQ0000000002W244j3TA29^1i`2FX3h52iS2j`4DT2Og2^e1c=1ee3l61fK\##
    1DH3RD1iA2=O2@93T`2lf4C=4BX2JG0c13O23J41Qm20:1HF1H=3I<2oo2a_3V60bB00029Q1g90g32h>1Wa2a;2kG3=;402\##
    2=k3>A20R17O3;F0000003X]3mC0003J@2f20004IS38m0002:X0000000003LE1ch2FG3Gi47C3WX1J12641@93bC2KF20e\##
    0000000000001RJ00000000046I0000002Y]25G1<`1EZ2]i0003Co2ZE00017^0003@[0001Lf0003M04E500000023T26@\##
    1bi4B63cT2W_0000cE1f:0001691l^3_Q32K1l?2RX2jE22[1EM23m1F00`c0000003Jk0mm1F>2ZR2853KT3oE2K20002@O\##
    0001n<2C90000003T10001PL1Q82ND1C32^W0dZ3?R1dj0000000003gk2l=3@93fb25f3U`2_31;`1Vf0000002kS000000\##
    3QS0000003d@3`_0000001<B0kE3Yg46k16b2SJ1@\3411Kb1^e0000003142Gh22e1^X00037H00026W0001]I1bI000000\##
    0000000002mc46U0g\4<L3B_2al0001Gd0000000002YD00000048B1dW2A70002Rh0dI00011F00000000032D33B000000\##
    0000000001C?0000000002C]1`n0004;g29;35S1JP3OL0mQ3e80003CD4:b1e\0000000000002Yj0003<P35J000000000\##
    0000oa3iL2AH4DE1m@1mP2c[1kN0002[Z0000000000000002^60000002o01LN4=\2=]2?O0003]D1D90000002[O000000\##
    1FM19K2lF1b>0kX26h1]W1@G0000000jh0000004K_0000000000000000f[00048^2?[2474@G0nk0000003_k1ki2;>000\##
    2VX0h32lU1D`3I_2b?1^=0gh35g42\00000032S1;n1hf3AG3IJ3hT0000000002]@0002mQ15i0001nT1eF0000000003`P\##
    1BS31g2cl0000000001WU3>\3O?1`e1IO1G10lS00000039H0003M>0000003V@43[4I53Va1<P3h^2B\2>i3;o2gc45:1A^\##
    0000\10J06Python0:python3 py0Ecgi fcgi spec rpy pyp\##
    0X0C^ from ID import ID\##
    0X0F^ from ID.ID import ID\##
    0X0D^ from .ID import ID\##
    0X0B^ from . import ID\##
    0X0I^ from ID.ID.ID import ID\##
    0U0>^^ import ID $\##
    0U0@^^ import ID, ID\##
    0V0B^^ import ID as ID\##
    0U0A^^ import ID.ID $\##
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
    5U0T: Int32|Nil|Bool|UInt8|Float64|Int64\##
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
    7U0<^ class Id {\##
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
    8U0?^ if ... then $\##
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
    :U0;^ global ID\##
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
    <U07^ try $\##
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
    >V0?^ endfunction $\##
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
    ?U03^ /\##
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
    BU09^ def ID(\##
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
    EU0<^ call ID ID\##
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
    FV0;^ type ID =\##
    FU0>^ local ID: ID\##
    FU0=^ local ID: {\##
    FS07): ID $\##
    FT04): (\##
    FS07ID: ID?\##
    FU06:: any\##
    FR0;^ ID += ANY\##
    FT0<^ continue $\##
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
    LV0:^ Func ID(\##
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
    SU0A^ namespace ID.ID\##
    """##
}
