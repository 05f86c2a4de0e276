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
    3?e3PG2Wb2OF3e\0hc3?31B?2kN2^O2CV2QZ1WT3LJ1K20000003G01?20002na19\1fK3R\1Pd12k33b2Dl4AY000000000\##
    1k]0002Li1B]00000015419B1BN2Al1JK3A20000000002^A1CT1MP0001e`0c[20P24A1L@39A4BY0j[3493Zo1aO3QN2QP\##
    2ZZ0000000000000001gi0000000002[41><1L224H28b1T41G34Mn3MN2dR1<d49T1Lg3L`2[U2@>3Ag3GI2=c2j41PV2?9\##
    2=P2kb1Oj0000000004>@3JB1cb0004=41a]0000000003]l3Dh1kB2hQ1`C3KJ1D:3o`00000000000000000028S1R<3nY\##
    2\j0a:0002K\3U22I22oJ23Y4;k44Y2SP0i;3oR3Pk2g?00000000036G2o50eM1?F1IC3hP1a=1bP1]F3j326H3XH1Ic16H\##
    22n1mH48I35b0oO2jn4=k1OI3Mh0lb3SO1W<3el1MY2S?1d31UN1H13YD1XU3K:3>;2OY45;3T73H81]S4N`24\2XJ3[^47T\##
    27]2\;1bk2bS4362TN2jM2N;1cC1ak1\c0m`4L=2\_15Z3di2531h?4142J<0lm3Cc1P?15j4Ja2MU30B2:L3FO2jX31a2MB\##
    1h_4931YD3S:31K37F48W0hE2ko47<1S62Ua1c64@?0iJ1Hm1KU3dP3<S1l<3^n1b`3?S2U:2l?3AN2Ni3iA3jV48d4?m3mC\##
    4<]44d1mh3I?3UO3HK2f<3C?3b52i<2o@3mT4MY0ia2_12Bo2<F12K2WO23B2gV0f025h20j32h1LQ2H83ha4@`10>46^3Nc\##
    3m33f=2gM3082L]2VS3_R1050m51@o1Z116`1HT21A1CD3Wi3SB1eG2k@1O^0000kg1kl4Fl0000000000001cj2KN0002Kj\##
    3<50003Z]2hf12@00000000000000000033B00000000000000010\13K2cT3E119O21X3=c3?\3IR2fP3o?4L[0000001d_\##
    3AE0000003@11jD0003H_2aQ0o73MD4EA3VN3;]1ZX0000000000002<N1Vh1lP2aD1YR4;F3=Y1_]42K3QZ1MD2DR1@U36_\##
    1iI0fH3V[0000000000000002Z720;1Q20000000003DU4OX2oo34a3k;2K?3Hn49n3801@B0000000000000001P20002<e\##
    3?J2J_2:g0003:T1ff1]c3Td2YV1SH2<?2On00033P0j<2L:28D11=0gD1Ed38B4D_2@^47I3>G3a[2AG3hB32C3EB2l54:R\##
    3Ka1`^0aT2_X0n82WA38Q0l840b2Um3Z:48;2X50hQ1F@10K3>d3mi1Qh2ln1R]2fa3G?2>b0000000000000000003<F000\##
    0000001]613=2>J0000000002eF12R3f`2j_22N3]Q43k3X824R1_>1i53OW4I_3ch3=80001FX1Uo1FM3if4K^1Z;1f00b_\##
    2g12V;1U\1QA1[X1:I2Mi1J:3QA1dm3\71QQ1NF3Ik0d00001XG2B`1\R3@P3Rj3nH3jD3<k2Jl2Vo1`O0nZ1:k2Xf3^b3JV\##
    4M:00000028m3PX2T44Cn11l2ZI2NO1[00nH0000004:A42]2A:3Ug2mb3II3[K3Ia0lD3953:h1ja0003:40004AA2<01Sl\##
    2DB2R83a03[@4>O2JN3WK35V1>R0e033Y26j3:?0mC1<S1UC4Al1E@0jK3`N2m<4O53Ei1o61Yc3[h2`L1VA0al2>23Q6000\##
    4G[3gV0000000001682@N30^0000000002gd1Hc0000000002Y547`3W72;a1k22H[3jk2kV2lc4GJ2Qj2`h1dO1g73nl1g]\##
    1EZ3U:1jS2?R2B<3WV2ni4F34EN2LJ0c13Qh3Lj1S?21L1IX1IO3L23222cb3Xl0bB0002;T1hK0g32jA1Y32c>2mJ3?>42h\##
    2?n3@D21d18a3=I0000003[S4090003M62h50004LI3;00002<[0000000003O;1e:2HJ3J_4:93ZN1KC27F1AK3e92MI227\##
    0000000000001S\00000000049?0000002[`26Y1>21Fl2_l0003Fe2\H0001900003CQ0001N80003Of4Gk00000024f27R\##
    1d;4Dl3fJ2Yb0000cE1gL00017K1n03bG34N1mQ2T[2lH23m1F_25?1GB0`c0000003Ma0mm1GP2\U2:83NJ42;2M50002BR\##
    0001oN2E<0000003Vg0001Q^1RJ2PG1DE2`Z0dZ3AU1f<0000000003ja2n@3Bo3iX2783XV2a61=21X80000002mV000000\##
    3TI0000003g63cU0000001=T0kE3\]49a1842UM1An3641M41`70000003372Ik2471_j14039K00027i0001^[1c[000000\##
    0000000002of49K0g\4?B3EU2co0001I60000000002[G0000004;81ei2C:0002Tk0dI00011F00000000034G35E000000\##
    0000000001DQ0000000002E`1b@0004>]2;>37V1Kb3RB0mQ3gn0003F:4=X1fn0000000000002[m0003>S37M000000000\##
    0000oa3lB2CK4G;1nR1nb2e^1l`0002]]0000000000000002`90000003131M`4@R2?`2AR0003`:1EK0000002]R000000\##
    1G_1:]2nI1cP0kX28:1^i1AY0000000jh0000004NU0000000000000000f[0004;T2A^25I4C=0nk0000003ba1m;2=A000\##
    2X[0h32nX1F23LU2dB1_O0gh37j45R00000034V1=@1j83D=3L@3kJ0000000002_C0002oT17;0001of1fX0000000003cF\##
    1Ce33j2eo0000000001Xg3@_3R51b71Ja1HC0lS0000003;K0003P40000003Y646Q4Kk3YW1=b3kT2D_2@l3>22if4801C0\##
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
