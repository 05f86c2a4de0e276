// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

extension LanguageTable {
  static func scriptingType(_ number: Int) -> DeclaredType {
    switch number {
    case 0: .appleScript
    case 1: .autoIt
    case 2: .coteditorAWK
    case 3: .rexx
    case 4: .lindenScript
    case 5: .autoHotkey
    case 6: .awkNawkSource
    case 7: .awk
    case 8: .bazelSource
    case 9: .cocoapodsPodspec
    case 10: .crystal
    case 11: .cython
    case 12: .elixir
    case 13: .gnuGawkSource
    case 14: .sedScript
    case 15: .gdScript
    case 16: .ioLanguage
    case 17: .julia
    case 18: .julialangJulia
    case 19: .lua
    case 20: .moonScript
    case 21: .n8grayAWK
    case 22: .nim
    case 23: .pythonStub
    case 24: .rScript
    case 25: .raku
    case 26: .robotFramework
    case 27: .rake
    case 28: .rubygemsGemspec
    case 29: .sage
    case 30: .sbarexNim
    case 31: .sourcePawn
    case 32: .squirrel
    case 33: .starlark
    case 34: .vimTclFile
    case 35: .vimScript
    case 36: .perlScript
    case 37: .pythonScript
    case 38: .rubyScript
    case 39: .tcl
    case 40: .tclSource
    default: preconditionFailure("no type \(number)")
    }
  }

  static let scripting: StaticString = ##"""
    2oA3=T2GA3KP0hc2nO1>h2Zm2Mn28C0000001M=00000000000035c1;[0002^@16E1^Q3?i0002cA29Y000000000000000\##
    1ad0002AV1?F00000011]15k1?726Y1G430N0000000002M`1@=1J90001]f0c[1fW1jH1Hi2h]0j[2cX0001YU3>[000000\##
    2J90000000000000000000000000002JS1:e1H[1jO1C\0002T119M1IP33Q2K41PJ24k00000000000036<22P2YS23f22=\##
    2[A1LS00000000000000039>1[h0001Yc00000000000000033[1aI2X01XI3:F1@c000000000000000000000000000000\##
    2LI0a:0002@I3B?2=_2^i1i`0000000i;3>82V^0000000000000000002^T0eM1;o1El3ND1YC1ZV1UL3Og1lO3EU1FL131\##
    1i51cO2eA0oO2ZM1L20lb3@\1Mc3K`1JB1\91DZ0003FQ0000001O<3:62mW3AD00000036k1UY1jc2Gi0001md2KZ1[12R2\##
    2Cm2Yl2Bh0001[I1Z11Ti0m`2L>12C3J]1k:2>i0lm32L12S2BB2_a0001o935B2Z70002a@2Ao0001Ok3@G2`j2fb0hE2[N\##
    0002E@1[<0iJ1EV1H>3JD2ko1bC1Zf2no2DY2[^30j3O53PJ3S70000000001co38;0000003B\37>2U[31h3Gi2X[2^_3SH\##
    0ia2NP00000027\2132Fn1iI2W50000f01ko1g12bG1I:2<e0000000003NU10>0000000003<03Rg3L12Vl2_W2AJ2F2105\##
    0m51=X0000000001Rk13I1E=1gH1?m3E63@O0000000001]M2Z_0001LG0000000kg1b30000000000000001\02@;37a2@W\##
    2kQ0000002XE0000000000000000000002ba00000000000000010\2S333d1681g_2m?2o838N2Uo0000000000000001\e\##
    30a0000002oM1`K00037R2Q00o70000003C[2k91SR00000000000021;1MO1bW2Pc1P92m51Wc3>g1Im29?1=>2f;0fH3Ch\##
    0000000000000001R;0000002IV1fB00000000000033>2_N2d@3Po2?l37j2gL0000001<k0000000000000001L[00021R\##
    2nf2?L1oT0002j01^l1Ui3B12I500020l0000002bo0j<2@g11=0gD1BM2g^25K2mc3GO2643N62ab3452[T0003:]1Xd0aT\##
    2O70n82F`2gm0l82EL2GT0hQ1Bi10K2n@3S]2\M0000002V@00036200000023O0000000000000000000000000002kb000\##
    0000001U<2370000000000002Te0003LT2Z>1hU0003EE0001jY1WD3<d0003I\0002lT0001CA1C60003OZ1S51^60b_2VP\##
    2EZ0000001722BV1Fc0003>N0001]30001Jo38g0000d00001Nn27M1TX2ol3@73P82lG2?Y2FN1XU0nZ17T2HE00000039R\##
    0000000003=e2CS2Ih0000000000000000nH00000025g0000003C42]A38E38]0lD2hQ2jD1`h0000002iP00000020]28o\##
    0000000000002?;3DX2e51;;0e02c81m12i[0mC19<1Ai0jK1Qc2\[34\1e=1QU0002Ok0000000000000al22_3>C000000\##
    0003MJ00000000012a25;2`=0000000002WC1EL0000000002HT3DD20N1a92=H3P_2[52\B0002PG1\U1_=1BC0000003BG\##
    1`Z24?26i3Dc2^H2A70c13?50000001gS1FA1F80000000003:n2aQ2SA0003F90bB00020A0g32Y`1OZ2R]2\i2nZ24[2o`\##
    1gk15J2le0000000000000000000002WT0000000002jL00021H0000000003<H1]@2=739[1Gl1mM1>43Jm0000002B61h>\##
    0000000000000000000000000000000002K?1l`1:[1CU2OK00035X2Kg00015Y00032:0001Ja0003=30000000001jm1mY\##
    1\A3L>0002IA0000cE1_R0001441d73H;2cm1cX2D:2[g1j41CH1kF1Ck0`c0000000mm1D92L41ne3;W0000002Ab00027?\##
    0001eU29i0000003D40000001@n2P90dZ3111^B0000000000000003PU2]_31X3OL1m?3Ec2PU19[1N_0000002]5000000\##
    3AV0000003Lj3II0000001:=0kE00000014]2Dl1>W2eS1I]1X=0000002bV2>X1j>1X00002hg0001n00001Va1[a000000\##
    0000000002_E0g\34H0000002SN0001E_0000000002Jf0000001]o27g0000002DJ0dI0000001Q90000002cf2dd000000\##
    0000000001A:0000000002:M1ZF0000001ok2g21HK3?O0mQ3Mb00034m0001_40000000000002KL0002mo2fi000000000\##
    0000oa3R62881dY1di2U=1bg0000002M<0000000000000002OX0000002`R1JI24M26?0000001B40000000002M1000000\##
    1DH17F2]h1[V0kX1nA1Vo1>B2ef0000jh0000000000000000000000000f[00026K1kP0nk0000000000003HU1cB21n000\##
    2H:0h32^71B[0002Sa1WU0gh2gF0000000002d519i1`?32f3;<3Q>0000000002Nb0002_313d0001em1^^0000000003I:\##
    1@N2cI2UN0000000001ON30;3?B1Z=1GJ1Dl0lS0000002jg0003=A0000003FC3Fd1:K3QH29L25Y2mN2YE0001?Y1N;1G[\##
    0000U10G06Python0:python3 py0Ecgi fcgi spec rpy pyp\##
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
    5000;006Cython05pyrex00\##
    1Y0R^ cdef class|extern|struct|enum ID\##
    1Y0<^ cdef ID ID\##
    1X0:^ cpdef ID\##
    1Y0<^ cimport ID\##
    1Y0D^ from ID cimport ID\##
    1Y0G^ from ID.ID cimport ID\##
    1U0<^ with nogil\##
    1U0=^ ctypedef ID\##
    5000M004Sage08sagemath00\##
    2W0YPolynomialRing|GF|ZZ|QQ|RR|EllipticCurve(\##
    2W0;^ ID.<ID> =\##
    2U0>^ ID.<ID,ID> =\##
    2T09matrix(QQ\##
    2T09matrix(ZZ\##
    2T0:^ var(STR)\##
    0000Q10808Starlark09bzl bazel00\##
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
    0000V30K0L0904Ruby07ruby rb0<cgi fcgi rpy\##
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
    5400:007Crystal02cr00\##
    5W0>^ require STR/\##
    5V0@^ def ID(ID : Id\##
    5V0D^ def ID( ... ) : Id\##
    5U0P^ property|getter|setter ID : Id\##
    5T0;^ getter ID\##
    5U0:^ lib LibC\##
    5V0>^ fun ID = ID(\##
    5U08@ID : Id\##
    5S0=^ struct Id $\##
    5S0:^ macro ID\##
    5U0={% if|for|end\##
    5U0[: Int32|String|Nil|Bool|UInt8|Float64|Int64\##
    5U0H:: Int32|String|Nil|Bool\##
    5T0:^ it STR {\##
    5T0D^ require STR_helper\##
    5U0\assert_type|assert_syntax_error|assert_error\##
    5T06as(Id)\##
    5T0IInt32|UInt8|Int64|Float64\##
    5S0D^ abstract class|def\##
    0000T004Perl0:perl cperl0Dcgi fcgi pl pm al ph\##
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
    0000I004Raku05perl607pl pm t\##
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
    0000C10C03Lua0007p8 fcgi\##
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
    0000D00:MoonScript04moon00\##
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
    0000W20X0R03Tcl0002in\##
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
    0000?008GDScript0002gd\##
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
    0000500:AutoHotkey03ahk00\##
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
    0000S00:Vim script03vim00\##
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
    000074020E0=0603AWK03awk02in\##
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
    0000>003sed0000\##
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
    0000H001R01r05r rsx\##
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
    AT0A^ if (is.null|na(\##
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
    AS05^ @@#\##
    0000<006Elixir0000\##
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
    0000A10B05Julia02jl00\##
    CV0<^ using Id $\##
    CU0>^ using Id, Id\##
    CU0>^ using Id: ID\##
    CU0F^ function ID( ... ) $\##
    CV0D^ function ID(ID::ID\##
    CV0?^ function ID!(\##
    CT06ID::ID\##
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
    CS05end $\##
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
    0000F10N03Nim0000\##
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
    00003004REXX0000\##
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
    1000O00:SourcePawn0006sp inc\##
    FZ0F^ #include <sourcemod>\##
    FX0>public Plugin:\##
    FX0F^ public OnPluginStart\##
    FW0B^ #pragma newdecls\##
    00004003LSL0000\##
    GX0;^ default $\##
    GV0?^ state_entry()\##
    GU0TllSay|llOwnerSay|llSetText|llListen(\##
    GV0E^ touch_start(integer\##
    GS0<^ integer ID\##
    GS08^ key ID\##
    0000P008Squirrel0003nut\##
    HT0<^ local ID =\##
    HU0=^ local ID <-\##
    HT09^ ::ID <-\##
    HT0B^ foreach(ID,ID in\##
    HU0B^ function ID::ID(\##
    HS0>^ constructor(\##
    0000@002Io0000\##
    IV0D^ ID := Object clone\##
    IU0@^ ID := ID clone\##
    IU0::= method(\##
    IT0=STR println $\##
    IS0:ID println\##
    00001006AutoIt0000\##
    JX0C^ #include <ID.au3>\##
    JV0:^ Func ID(\##
    JV09^ EndFunc\##
    JT0=^ Local $ID =\##
    JT0>^ Global $ID =\##
    JT07^ EndIf\##
    JT06^ WEnd\##
    JU0<^ MsgBox(NUM\##
    JT0;^ While NUM\##
    JU06@error\##
    JU0:GUICreate(\##
    0000J00?Robot Framework05robot00\##
    KX0]^^ *** Settings|Test|Variables|Keywords|Tasks\##
    KU0<^ Library ID\##
    KU0=^ [Arguments]\##
    KU0A^ [Documentation]\##
    KT07^ ${ID}\##
    """##
}
