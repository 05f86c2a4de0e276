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
    case 6: .dhall
    case 7: .elm
    case 8: .erlangAppResource
    case 9: .erlang
    case 10: .erlangSource
    case 11: .fStar
    case 12: .factor
    case 13: .futhark
    case 14: .haskell
    case 15: .haskellScript
    case 16: .haskellSource
    case 17: .idris
    case 18: .lean
    case 19: .n8grayStandardMLSource
    case 20: .ocaml
    case 21: .ocamlInterface
    case 22: .ocamlSource
    case 23: .pureScript
    case 24: .reason
    case 25: .reScript
    case 26: .standardML
    case 27: .vimERLFile
    case 28: .vimHSFile
    case 29: .gleam
    default: preconditionFailure("no type \(number)")
    }
  }

  static let functional: StaticString = ##"""
    1cm0000000bc1Xn00000000029<0002JI1B[13Q0000000001oJ2201dA2;l00000028k0001f52GD00000000015S1@T1N<\##
    1m20002?Y0001L_2Rm0000001nb0000002Oj00000000000000026;1U=1:600000000000000000000025V1jT1[j000000\##
    0000000000001Y60002381gJ0000000000001fW0000000000000fm1510000000001m=0002HI1gk000000000000000000\##
    1bM00015`0000000001NN0000001A;1eH0001c>1^i0002D<00000000021R1fc0000000000002:_0000001Z20dO00028B\##
    0000000001TW0000000000000001Kh0002TL0001R40001?J0001:n0000000001[D0000000000000000b9000000000000\##
    10a00000000000022Z0000000001]I2K:0001?;1l12Q21>K2@L2Ga20Z2J`00000000000000000021_0hg0000002AN0gJ\##
    1E=0000000001>X1`c0g;0ib0000002;F0000001Nk0000000000002J81Z=0h:000000000000000000000000000000000\##
    0000000000000000002Cm27F0001lM00000025i00000019a2Fe0001=?1F21jD0002;^2M70000000001_f2I91dQ2IF1`7\##
    1UN0000000000000000001\O1:C1JV00000000029K1Ya1OQ1a>1KW0000000000000000000000000000iF2Ac0c_0001hi\##
    0002;W0002Q_0000000000000001Eb0j@2GU0000002T>1Xf0000002RQ0000002=c2880000000000002KG0oj1Fg000000\##
    00000018o2BX0000000000000000000001aN2:o0000000000000002Jl0000e?0001^51=P1^E0001k^0000g`000000000\##
    2:40000000000002G91If17d0001Mi2P[0001hV1WP0000000000000001j30000000000001QO0000001YO0000000002JQ\##
    0eP2110000002P@1J800011X0000000002N[2H62QK0002KR0000000jm0000000002TE0mf0000000000001ET0001D^000\##
    0001?^2?=28\0000000000000000000000`K0000gl0000000000002>N1M[1Zo1lA1D30iX1_F1@o1V_1I:2Hk1lW000000\##
    0000001le00000000000000000014K0000000000000000001:M0o:0jT1^U1fG0000000000000001o10000001KJ0001`?\##
    0000000002OW0001FU10O1@d2Md1Wi0000002<G0000000000000000000000000000000000000000001X]0i80000000gW\##
    00000000000000000000000000012@00000000016b0000000cM1a[2E21LH1<O1Vk0kF1;[24J0000000002<U11n1HY1]Q\##
    0002721mP00011B0000000001O500000000027m1M61bh2@\2Ei14A1g;2Q?2R30000001130000001`Q0000001Hk2Ib1<0\##
    1\@2=82D\0000000000000000000000002B20000000000001P`0000000000002No1i90le0fc0001FE000000000000000\##
    0000000000000000000000000000000000000000000000000000000001IG1K327]0000do2F20hJ1Oc0001`n26Y2MT0oX\##
    0mE0000000001Q00000000000002:I0000001S_1Ab1<_1DA1eV0000002@=24X0001[\0000000000001W=0i?0001XQ000\##
    1Q]0000000000000000c;0001Gi1\k00000000000021?0000n_0000nA2R`0d>1\50000001cV0000000001SJ000000000\##
    0000000000002DN1[:1mZ0`a00000000000000000000000000024g1o;00000000023M0000000000000000002C`000000\##
    0000ke1MK00000000000000014a0000001HG24>0000000001Bo0000001iN1D:000000000000000000000000000000000\##
    00026G0001R`0000000000000000000000001CF2LJ0000000000000001T320H0001>51_W0000000000001kI1OA1S217F\##
    0001Tl1Zg1Uh0f;2S`1AM1GR0001IW0ck0002F=0000lS0000000000000002?N10>0001YC0001g00001:W0000000002<4\##
    1>k1@A18X0000001@41<>0000000000000001C[0001db0000000000001N_2SR0000000000000001oh000000000000000\##
    1VB2HZ1Q>1=c0000000000000000001880000000001Ak0000001V40001B<1770000000000000000000aM1]>16K1oU000\##
    00019G2<]0000000fS0000000e`0000000000001TG0000000000001mD2L:1]a1[O0002S90000001G8000000000000000\##
    0a_2PP0000hn14;0000000002CC1U[22P00000000029k1ib0000000002:>00000014Q1J_1nO22A1e81Cd000000000000\##
    0000000a:0002LX0bN0h]23k2EV00000000000000000000000000000000012a00028L0001VQ0000001ed0000001RQ000\##
    0000002@o00025?1H;0000d_0000000001gc0000000000000io00000000000000000000000000015A1gW000000000000\##
    0000>30?0@0L07Haskell02hs00\##
    0Y0B^^ module ID where\##
    0X0E^^ module ID.ID where\##
    0X0?^^ module ID.ID\##
    0V0>^^ module ID (\##
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
    00007003Elm0000\##
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
    8000G00:PureScript0:purescript00\##
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
    8010A005Idris09idris idr00\##
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
    0000B004Lean0000\##
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
    0000D20F0E05OCaml0Aocaml tuareg caml06ml mli\##
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
    0000J2000C0;Standard ML03sml0:ml sig fun\##
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
    0000930:0K0806Erlang03erl02es\##
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
    0000H006Reason06reason00\##
    :U0>^ let ID = (ID\##
    :T0C^ let ID = ... => {\##
    :U0:^ open Id;\##
    :T0?^ module Id = {\##
    :T09^ | Id =>\##
    :T0=^ | Id(ID) =>\##
    :T0=switch (ID) {\##
    :T0;^ type ID =\##
    :T06Js.log\##
    :T09^ [@react\##
    0000M005Gleam0000\##
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
    00006005Dhall0000\##
    =V0=^ let ID : ID\##
    =U03λ(\##
    =V0:\(ID : ID)\##
    =U04^ in\##
    =T0?https://prelude\##
    =T0:forall (ID\##
    =U04∀(\##
    =U0G: Natural|Optional|List\##
    =T0WOptional|List Natural|Text|Bool|Integer\##
    =V0WNatural|List|Text|Optional|Integer/fold\##
    =V0[Natural|List|Text|Optional|Integer/show|map\##
    =U0=^ let ID = ./\##
    =U07^ in ID\##
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
    0000I008ReScript08rescript00\##
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
    0000=007Futhark07futhark00\##
    @X0<^ entry main\##
    @U0:^ entry ID\##
    @W0K[ID]f32|f64|i32|i64|u8|bool\##
    @V0I[]f32|f64|i32|i64|u8|bool\##
    @T0<^ let main (\##
    @T0cmap2|map3|scatter|iota|replicate|reduce_by_index ID\##
    @T0@loop ID = ID for\##
    @S0A: i32|i64|f32|f64\##
    0000;002F*05fstar00\##
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
    0000<006Factor0000\##
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
    """##
}
