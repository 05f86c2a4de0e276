// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

extension LanguageTable {
  static func functionalType(_ number: Int) -> DeclaredType {
    switch number {
    case 0: .macromatesTextmateStandardML
    case 1: .isabelle
    case 2: .nix
    case 3: .coq
    case 4: .agda
    case 5: .apl
    case 6: .augeasLens
    case 7: .dhall
    case 8: .elm
    case 9: .erlangAppResource
    case 10: .erlang
    case 11: .erlangSource
    case 12: .fStar
    case 13: .factor
    case 14: .futhark
    case 15: .haskell
    case 16: .haskellScript
    case 17: .haskellSource
    case 18: .idris
    case 19: .lean
    case 20: .n8grayStandardMLSource
    case 21: .ocaml
    case 22: .ocamlInterface
    case 23: .ocamlSource
    case 24: .pureScript
    case 25: .reason
    case 26: .reScript
    case 27: .standardML
    case 28: .vimERLFile
    case 29: .vimHSFile
    case 30: .gleam
    default: preconditionFailure("no type \(number)")
    }
  }

  static let functional: StaticString = ##"""
    1f[0000000bc1Z=0002Zc0002<Y0002Mf1Cj14200000000022g25M1fo2?I0000002<H0001hc2Ja0000000001641A51OK\##
    20O0002C60001Mn2VJ00000022?0000002SG00000000000000029X1VL1:W0000000000000000000002931n11]9000000\##
    0000001jg0001ZE00026U1j80000000000001iE0000000000000fm15R00000000020Z0002Kf1jY000000000000000000\##
    1e;00016A0000000001O]0000001A\1h62]21el1`80002GY00000000024o1iQ0000000000002><0000001[A0dO0002;_\##
    0000000001Uf0000000000000001M70002Wi0001SC0001?k0001;O0000000001\S0000000000000000b9000000000000\##
    11B0000000000002670000000001^X2NW2Ya1?\1oN2TO1>l2Ci2K>2472N=00000000000000000025<0hg0000002Dk2]P\##
    0gJ1FL0000001?91b20g;0ib0000002>c0000001P:0000000000002MU1[L1c40h:000000000000000000000000000000\##
    0000000000000000002GJ2:c0001oj00000029F0000001:B2JB0001=`1GA1ma0002?;2PT0000000001a52LV1g?2Lc1aF\##
    1V]2YO0000000000000001]^1:d1Ke0000000002<h1[01P`1bM1Lf0000000000000002]H0002[:2XB0iF2E@2XU0c_1lF\##
    2Xg2?40002U<0000000000000001G10j@2K20000002W[1Z50000002Un0000002A@2;U0000000000002Nd10K1H6000000\##
    00000019P2F50000000000000000000001b]2>L2[I0000000002\W2NI0000e?0001_D1>11_T0001o;0000g`000000000\##
    2=Q0000000002^B2JV1K518E0001O82T80001l31X_0000000000000001mP0000002\@0001R^0000001Z^0000000002Mn\##
    0eP24N0000002S]1KG0001290000000002R82KS2Th0002No0000000jm0000000002Wb0nG0000000000001Fc0001Em000\##
    0001@?2BZ2<90000000000000000000000`K0000gl0000000000002Ak1Nj1\>1c]1o^1EB0iX1`U1AP1Wn1JI2LH204000\##
    00000020B00000000000000000014l0000000000000000001:n0o[0jT1_d1i52Y600000000000022N0000001LY0001aN\##
    0000000002S40001Gd1101AE2QA1Y80000002?d0000000000000000000000000000000000000000001Yl0i80000000gW\##
    1kO00000000000000000000000012a00000000017C0000000cM1bj2HO1MW1=01X:0kF1<<27g0mW0000002@212O1Ih1^`\##
    0002:O20m00011c0000000001PD0000000002;J1NE1eV2D92IF14b1ii2ZR2T\2UP00011T0000001a`0000001J:2M?1<Q\##
    1]O2@U2H90000000000000000000000002EO0000000000001Qo0000000000002RL1lV0le0fc0001GT000000000000000\##
    0000000000000000000000000000000000000000000000000000000001JV1LB2;:0000do2IO0hJ1Q20001b=2:62Q1109\##
    0mE0000000001R?0000000000002=f0000001Tn1BC1=@1EP2\a1hD0002CZ2850001\k0000000000001XL0i?0001Y`000\##
    1Rl0001cl0000000000c;0001I81^:00000000000024\0000o@0000nb2V=0d>1]D0000001fD0000000001TY000000000\##
    0000000000002Gk1\I2170`a0000000000000000000000000002]=28D22X00000026j0000000000000000002G=000000\##
    0000ke1NZ00000000000000015B0000001IV27[0000000001D>0000001lk1EI000000000000000000000000000000000\##
    2Z:29d0001So0000000000000000000000001DU2Og0000000000000001UB23e0001>V1`f0000000000001nf1PP1TA17g\##
    0001V;1\61W70f;2W=1An1Ha0001Jf0ck0002IZ0000lS0000000000000002Bk10_0001ZR0001i^0001;80000000002?Q\##
    1?L1@b1990000001@U1<_0000000000000001Dj0001gP0000000000001On2Vo00000000000000023E000000000000000\##
    1WQ2L71Bl1RM1>D00000000000000018Y0000000001BL0000001WC0001B]17X0000000000000000000aM1^M16l232000\##
    00019h2@:0000000fS0000000e`0000000000001UV00000000000020a2OW1_01\^0002VV0000001HG0001cL0000002\N\##
    0a_2Sm0000hn14\0000000002F`1Vj25m0000000002=H1m?0000000002=[0000001521Kn21l25^1gf1E3000000000000\##
    0000000a:0002P50bN0h]27H2I30000000000000000002Zo00000000000013B0002;i0001W`0000001hR0000001S`000\##
    0000002DL00028\1IJ0000d_0000000001jQ0000000000000io00000000000000000000000000015b1jE0000002^4000\##
    0000?30@0A0M07Haskell02hs00\##
    0Y0B^^ module ID where\##
    0X0E^^ module ID.ID where\##
    0X0?^^ module ID.ID\##
    0T0>^^ module ID (\##
    0Y0F^^ import qualified Id\##
    0V0A^^ import Id.Id $\##
    0V0A^^ import Id.Id (\##
    0W0D^^ import Id.Id.Id (\##
    0T0>^^ import Id $\##
    0T0>^^ import Id (\##
    0U08^^ ID ::\##
    0V0?^^ ID :: ... ->\##
    0X0=^^ main :: IO\##
    0U0<^^ main = do\##
    0U0<^^ main = ID\##
    0U0<^^ data ID =\##
    0T0=^^ newtype ID\##
    0T0<^^ type ID =\##
    0U0G^^ instance ID ID where\##
    0U0D^^ class ID ID where\##
    0Y0<{-# LANGUAGE\##
    0V06{-# ID\##
    0U0:deriving (\##
    0U0;deriving Id\##
    0S09^ where $\##
    0R05<- ID\##
    0U08putStrLn\##
    0T0:^ let ID =\##
    0S0<^ | ID ... =\##
    0S0?^ | otherwise =\##
    0S06\ID ->\##
    0S03>>=\##
    0R06. ID $\##
    0S03<$>\##
    0S03<*>\##
    0S0>^ case ID of $\##
    0R06^ @@--\##
    0R09return ()\##
    0J0=^^ ID : ID ->\##
    0J0@^^ data ID : ANY\##
    0H0E^^ module ID exposing\##
    0J0E^^ import ID exposing\##
    0K0K^^ total|partial|covering $\##
    0K0Z^^ def|fun|function|entry|theorem|lemma ID\##
    0K0>^^ open import\##
    0H0LID :: proc|struct|enum|union\##
    0H0>^ package ID $\##
    0J0M^ namespace|struct|val|var ID\##
    00008003Elm0000\##
    1Z0G^^ module ID exposing (\##
    1Y0J^^ module ID.ID exposing (\##
    1W0G^^ import ID exposing (\##
    1W0J^^ import ID.ID exposing (\##
    1U0>^^ port module\##
    1T0@^^ type alias ID\##
    1T0=^^ ID : ID ->\##
    1T0>^^ import Html\##
    1T0>^ case ID of $\##
    1U0;{ ID | ID =\##
    1S0B^^ import ID as ID\##
    1V0BCmd.none|batch|map\##
    1V0>Sub.none|batch\##
    1U0MMaybe.withDefault|map|andThen\##
    1W0\Browser.element|sandbox|document|application\##
    1V0V^^ import Browser|Platform|Json.Decode\##
    1S02<|\##
    1T06[glsl|\##
    1R02|>\##
    1S0<^^ ID : ID $\##
    1T0<^^ main : ID\##
    1S0<^^ type ID $\##
    1T0>^^ view ID = $\##
    1R09^ type ID\##
    1T07Html ID\##
    8000H00:PureScript0:purescript00\##
    2V0C^^ import Prelude $\##
    2U0A^^ foreign import\##
    2U0;Effect Unit\##
    2W0J^^ derive instance|newtype\##
    2W0@^^ import Effect\##
    2U0L^^ import Data.Maybe (Maybe(\##
    2U0C^^ import Effect.ID\##
    2V0D^^ instance ID :: ID\##
    2V0F^^ foreign import data\##
    2U0A^^ class ID ID <=\##
    2U09Effect ID\##
    2T06unit $\##
    2R06<<< ID\##
    2U0C^^ import Prelude (\##
    2R0?^^ ID :: forall\##
    8010B005Idris09idris idr00\##
    3V0A^^ %default total\##
    3V0:^^ total $\##
    3T0=^^ ID : ID ->\##
    3U0<^^ data ID :\##
    3V0L^^ %hide|access|name|include\##
    3T0=-> Type where\##
    3T0?^^ interface ID\##
    3S0>^ main : IO ()\##
    3U0B^^ ID : ( ... ) ->\##
    3T09^^ ID : {\##
    3U0?^^ data ID : ID\##
    3T0<^^ ID : ID $\##
    3U0;^^ export $\##
    3U0@^^ public export\##
    3T0B^^ record ID where\##
    3T09-> Type $\##
    3T0?^^ namespace ID\##
    3T0<^ rewrite ID\##
    3T07Vect ID\##
    3S08^ ||| ID\##
    3R0>^^ module ID $\##
    3R0A^^ module ID.ID $\##
    3H05: Set\##
    3H0=^ open import\##
    3H0;: Set where\##
    3H0Z^^ def|fun|function|entry|theorem|lemma ID\##
    00004004Agda0000\##
    4X0@^ open import ID\##
    4W0C^ open import ID.ID\##
    4V0A^ module ID where\##
    4T05: Set\##
    4U0;: Set where\##
    4U03→\##
    4U03∀\##
    4V0I^ infixl|infixr|infix NUM\##
    4S0;^ data ID :\##
    0000C004Lean0000\##
    5X0C^ theorem ID ... :=\##
    5V0:^ lemma ID\##
    5V0<^ theorem ID\##
    5T0?^ def ID ... :=\##
    5V0<^ open ID ID\##
    5Q0>^ import ID.ID\##
    5T0=^ import data\##
    5U0F^ variable|variables {\##
    5U0C^ #eval|check|print\##
    5T0>^ namespace ID\##
    5R08^ end ID\##
    5T0>^ inductive ID\##
    5S0>^ structure ID\##
    5T0;by simp|rfl\##
    5R09^ begin $\##
    5J0<^ imports ID\##
    5J0;^ apply (ID\##
    5H0>^ show ?thesis\##
    5V0J^ theorem ID ( ... ) : ANY\##
    5U05:= by\##
    5T0@^ import Mathlib\##
    5T0C^ #check|eval|print\##
    5S09^ open ID\##
    5T0=^ variables {\##
    5T09^ @[simp]\##
    00003003Coq03coq01v\##
    6X0C^ Require Import ID\##
    6X0C^ Require Export ID\##
    6W0A^ From ID Require\##
    6V0<^ Theorem ID\##
    6V0:^ Lemma ID\##
    6U0?^ Definition ID\##
    6V0>^ Inductive ID\##
    6V0=^ Fixpoint ID\##
    6V08^ Proof.\##
    6V06^ Qed.\##
    6T08^ intros\##
    6S0<^ Import ID.\##
    6T0>^ reflexivity.\##
    6T0=^ Section ID.\##
    0000E20G0F05OCaml0Aocaml tuareg caml06ml mli\##
    7V0<^ let rec ID\##
    7V0:^ let () =\##
    7T0=^ let ID ID =\##
    7S0:^ let ID =\##
    7U0C^ let ID = ... in $\##
    7U0I^ let ID ... = function $\##
    7T0;^ open Id $\##
    7T0>^ open Id.Id $\##
    7W0D^ module Id = struct\##
    7V0A^ module ID : sig\##
    7W0@^ module Id = Id\##
    7U0@^ module type ID\##
    7V0<= function $\##
    7T0A^ match ID with $\##
    7T0=match ID with\##
    7R0=^ | ID ... ->\##
    7S09^ | ID ->\##
    7S09^ | [] ->\##
    7T08ID :: ID\##
    7U0:^ val ID :\##
    7S0;^ type ID =\##
    7U0:^ type 'ID\##
    7T08^ type (\##
    7U0>^ exception ID\##
    7T0?^ external ID :\##
    7V0EPrintf.printf|sprintf\##
    7U0Tprint_endline|print_string|print_int\##
    7U08^ let%ID\##
    7U05^ (**\##
    7S04@@(*\##
    7T04;; $\##
    7T09fun ID ->\##
    7T08^ and ID\##
    7T0>^ end = struct\##
    7T0=^ begin match\##
    7T07'a list\##
    7T0VList|Array|Hashtbl|String|Buffer.ID ID\##
    7S04~ID:\##
    7T07ref NUM\##
    7T06:= !ID\##
    7S07^ try $\##
    7S09^ with ID\##
    7S0:^ ignore (\##
    7S07-> unit\##
    7R07-> bool\##
    7S0;^ type ID $\##
    7W0H^ include module type of\##
    7S0?^ include Id.Id\##
    7S07: sig $\##
    7R04?ID:\##
    7S0<-> ID option\##
    7S0@^ val ID : ID ->\##
    7T0<ID.ID option\##
    7S0<^ type ID.ID\##
    7S0@^ module ID : ID\##
    7S0I^ external ID : ... = STR\##
    7H0=^ open System\##
    7H0;printfn STR\##
    7H0=^ let mutable\##
    7H04[<Id\##
    7H0>^ namespace ID\##
    7H0>^ member ID.ID\##
    7H07^ fn ID\##
    7H0<^ use ID::ID\##
    7H0<^ let mut ID\##
    7H09^ impl ID\##
    7H06^ #[ID\##
    7H0D^ test ID.ID get|put\##
    7H0=^ autoload ID\##
    7H0;[ label STR\##
    7H0S^ def|func|proc|var|const|import ID\##
    0000K2000D0;Standard ML03sml0:ml sig fun\##
    8W0G^ structure ID = struct\##
    8W0B^ structure ID = $\##
    8X0D^ structure ID :> ID\##
    8W0C^ structure ID : ID\##
    8W0@^ signature ID =\##
    8V0<^ functor ID\##
    8U0=^ fun ID ID =\##
    8U0B^ fun ID ( ... ) =\##
    8T0<^ fun ID ANY\##
    8T0:^ val ID =\##
    8R0:^ val ID :\##
    8U0=^ datatype ID\##
    8U0>^ datatype 'ID\##
    8S0<^ | ID ... =\##
    8U08fn ID =>\##
    8T09^ local $\##
    8R07^ end $\##
    8S0;^ open ID $\##
    8T09^ let val\##
    8T08raise ID\##
    8S04@@(*\##
    8S0:case ID of\##
    8H0T^ class|object|import|package|def ID\##
    8J03) {\##
    0000:30;0L0906Erlang03erl02es\##
    9\0?^^ -module(ID).\##
    9X0<^^ -export([\##
    9W0A^^ -include(STR).\##
    9W0@^^ -include_lib(\##
    9U0=^^ -define(ID\##
    9W0=^^ -record(ID\##
    9W0<^^ -spec ID(\##
    9U0a^^ -behaviour|behavior|compile|import|author|vsn(\##
    9T0A^^ ID( ... ) -> $\##
    9S0?^^ ID( ... ) ->\##
    9T0<^^ ID() -> $\##
    9T08^ end. $\##
    9S06^^ @@%\##
    9V0:io:format(\##
    9T09lists:ID(\##
    9T07{ok, ID\##
    9T03?ID\##
    9T08ID:ID(ID\##
    9T06#ID{ID\##
    9V0a^^ Nonterminals|Terminals|Rootsymbol|Definitions.\##
    9V0?^^ Erlang code.\##
    9U0;^^ Rules. $\##
    9T06spawn(\##
    9T0;^ receive $\##
    9T07<<STR>>\##
    9T0?^ case ... of $\##
    9T04fun(\##
    0000I006Reason06reason00\##
    :T0>^ let ID = (ID\##
    :T0C^ let ID = ... => {\##
    :U0:^ open Id;\##
    :T0?^ module Id = {\##
    :T09^ | Id =>\##
    :T0=^ | Id(ID) =>\##
    :T0=switch (ID) {\##
    :T0;^ type ID =\##
    :T06Js.log\##
    :T09^ [@react\##
    0000N005Gleam0000\##
    ;W0A^ import gleam/ID\##
    ;V0J^ pub fn ID( ... ) -> Id {\##
    ;U0?^ pub type ID {\##
    ;S08|> ID.ID\##
    ;S0:^ let ID =\##
    ;S0;^ case ID {\##
    ;T05<> ID\##
    00002003Nix0000\##
    <X0C^ { ID, ID ... }: $\##
    <W0?^ { ID, ID, ...\##
    <V0>^ { lib ... }:\##
    <W08^ { pkgs\##
    <V0>^ { config, ID\##
    <X0Ewith import <nixpkgs>\##
    <V0@import <nixpkgs>\##
    <V0Cstdenv.mkDerivation\##
    <U0<mkDerivation\##
    <S07^ let $\##
    <S06^ in $\##
    <T06^ in {\##
    <T0<^ inherit ID\##
    <T0;^ inherit (\##
    <U0=buildInputs =\##
    <T0;^ with lib;\##
    <U0LmkOption|mkIf|mkEnableOption\##
    <S05= [ $\##
    <R06^ }; $\##
    <T07pkgs.ID\##
    <S0B^ ID = true|false;\##
    <S0<^ ID.ID.ID =\##
    <S02''\##
    00007005Dhall0000\##
    =T0=^ let ID : ID\##
    =U03λ(\##
    =V0:\(ID : ID)\##
    =T04^ in\##
    =T0?https://prelude\##
    =T0:forall (ID\##
    =U04∀(\##
    =T0G: Natural|Optional|List\##
    =T0WOptional|List Natural|Text|Bool|Integer\##
    =V0WNatural|List|Text|Optional|Integer/fold\##
    =V0[Natural|List|Text|Optional|Integer/show|map\##
    =U0=^ let ID = ./\##
    =T07^ in ID\##
    =T04// {\##
    00001008Isabelle08isabelle00\##
    >U0;^ theory ID\##
    >T0<^ imports ID\##
    >V0?^ lemma ID: STR\##
    >V0K^ theorem|corollary ID: STR\##
    >V0A^ lemma ID [simp]\##
    >V0;^ apply (ID\##
    >U0R^ apply auto|simp|assumption|blast\##
    >V0W^ by (simp|auto|rule|metis|induct|cases\##
    >U0I^ by auto|simp|blast|fast\##
    >U09^ proof -\##
    >U0;^ proof (ID\##
    >Y0>^ show ?thesis\##
    >U0:^ have STR\##
    >W0B^ definition ID ::\##
    >W0P^ fun|primrec|function ID :: STR\##
    >U0?^ datatype ID =\##
    >V05\<ID>\##
    >R07^ qed $\##
    >R08^ done $\##
    0000J008ReScript08rescript00\##
    ?Z0@@react.component\##
    ?Y07Js.log(\##
    ?W0=^ @module(STR\##
    ?V08^ @bs.ID\##
    ?T0A^ external ID: ID\##
    ?V0?^ module ID = {\##
    ?T0=^ | ID(ID) =>\##
    ?V0=^ type rec ID\##
    ?T0:option<ID>\##
    ?T09array<ID>\##
    ?V0HReact.string|array|null(\##
    ?S0B^ let ID = (ID) =>\##
    ?S0=^ switch ID {\##
    ?S04~ID=\##
    ?S0;^ open ID $\##
    ?U08Js.ID.ID\##
    ?V0:Belt.ID.ID\##
    ?U09->Belt.ID\##
    ?U07->Js.ID\##
    ?T0:->Array.ID\##
    0000>007Futhark07futhark00\##
    @X0<^ entry main\##
    @U0:^ entry ID\##
    @W0K[ID]f32|f64|i32|i64|u8|bool\##
    @V0I[]f32|f64|i32|i64|u8|bool\##
    @T0<^ let main (\##
    @T0cmap2|map3|scatter|iota|replicate|reduce_by_index ID\##
    @T0@loop ID = ID for\##
    @S0A: i32|i64|f32|f64\##
    0000<002F*05fstar00\##
    A\0?^ open FStar.ID\##
    AV0B^ val ID: #ID:Type\##
    AT0<^ val ID: ID\##
    AU07Lemma (\##
    AU0C(requires|ensures (\##
    AT09-> Tot ID\##
    AT08-> Lemma\##
    AT0@^ let rec ID #ID\##
    AS0@^ module ID.ID $\##
    AT08#ID:Type\##
    0000=006Factor0000\##
    BW0;^ USING: ID\##
    BU09^ USE: ID\##
    BV08^ IN: ID\##
    BT0E^ : ID ( ... -- ... )\##
    BT0:^ MAIN: ID\##
    BT0;^ TUPLE: ID\##
    00005003APL0000\##
    CX03←\##
    CT03∇\##
    CT03⍝\##
    00006006Augeas0000\##
    DU0?^ module ID = $\##
    DU0>^ autoload xfm\##
    DX0;^ let lns =\##
    DY0E^ let xfm = transform\##
    DV0>^ let filter =\##
    DX0E^ test ID.lns get|put\##
    DV0D^ test ID.ID get|put\##
    DV0=[ label STR .\##
    DU08[ key ID\##
    DV07. store\##
    DU0;[ label STR\##
    DU0cUtil.eol|comment|empty|del_str|del_ws_spc|indent|ws\##
    DU0:(incl STR)\##
    DT05Rx.ID\##
    DT06Sep.ID\##
    DU0={ STR = STR }\##
    DT07{ STR }\##
    DT07seq STR\##
    DS04@@(*\##
    DU0Pafter set|rm|insa|insb|clear STR\##
    DH0:^ let () =\##
    DH09^ open Id\##
    """##
}
