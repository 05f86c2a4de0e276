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
    1de0000000bc1Xn0002X>0002:40002KA1B[13Q00000000020B22h1e92<d00000029c0001fm2H<00000000015S1@T1N<\##
    1mj0002@Q0001L_2Se0000001oZ0000002Pb0000000000000002731U=1:600000000000000000000026N1kL1[j000000\##
    0000000000001Y60002401hB0000000000001gO0000000000000fm1510000000001n50002IA1hc000000000000000000\##
    1cE00015`0000000001NN0000001A;1f@2ZM1d61^i0002E400000000022J1g[0000000000002;W0000001Z20dO00029:\##
    0000000001TW0000000000000001Kh0002UD0001R40001?J0001:n0000000001[D0000000000000000b9000000000000\##
    10a00000000000023R0000000001]I2L22W<1?;1li2Qj1>K2AD2HY21R2KX00000000000000000022W0hg0000002BF2Zk\##
    0gJ1E=0000001>X1`c0g;0ib0000002<>0000001Nk0000000000002K01Z=1ae0h:000000000000000000000000000000\##
    0000000000000000002De28>0001mE00000026a00000019a2G]0001=?1F21k<0002<V2Mo0000000001_f2J11eI2J>1`7\##
    1UN2Vj0000000000000001\O1:C1JV0000000002:C1Ya1OQ1a>1KW0000000000000002Zc0002XU2U]0iF2B[2V00c_1ia\##
    2VB2<O0002RW0000000000000001Eb0j@2HM0000002U61Xf0000002SI0000002>[2900000000000002L?0oj1Fg000000\##
    00000018o2CP0000000000000000000001aN2;g2Xd0000000002Z22Kd0000e?0001^51=P1^E0001lV0000g`000000000\##
    2:l0000000002[]2H11If17d0001Mi2QS0001iN1WP0000000000000001jk0000002Y[0001QO0000001YO0000000002KI\##
    0eP21i0000002Q81J800011X0000000002OS2Hn2RC0002LJ0000000jm0000000002U=0mf0000000000001ET0001D^000\##
    0001?^2@529T0000000000000000000000`K0000gl0000000000002?F1M[1Zo1bN1m91D30iX1_F1@o1V_1I:2Ic1mO000\##
    0000001m]00000000000000000014K0000000000000000001:M0o:0jT1^U1g?2VQ0000000000001oi0000001KJ0001`?\##
    0000000002PO0001FU10O1@d2N\1Wi0000002=?0000000000000000000000000000000000000000001X]0i80000000gW\##
    00000000000000000000000000012@00000000016b0000000cM1a[2Ej1LH1<O1Vk0kF1;[25B0000000002=M11n1HY1]Q\##
    00027j1nH00011B0000000001O500000000028e1M61c`2AT2Fa14A1h32Wm2R72Rk0001130000001`Q0000001Hk2JZ1<0\##
    1\@2>02ET0000000000000000000000002Bj0000000000001P`0000000000002Og1j10le0fc0001FE000000000000000\##
    0000000000000000000000000000000000000000000000000000000001IG1K328U0000do2Fj0hJ1Oc0001`n27Q2NL0oX\##
    0mE0000000001Q00000000000002;A0000001S_1Ab1<_1DA2Z<1fN0002A525P0001[\0000000000001W=0i?0001XQ000\##
    1Q]0000000000000000c;0001Gi1\k0000000000002270000n_0000nA2SX0d>1\50000001dN0000000001SJ000000000\##
    0000000000002EF1[:1nR0`a0000000000000000000000000002ZX25_20300000024E0000000000000000002DX000000\##
    0000ke1MK00000000000000014a0000001HG2560000000001Bo0000001jF1D:000000000000000000000000000000000\##
    2WU27?0001R`0000000000000000000000001CF2MB0000000000000001T321@0001>51_W0000000000001lA1OA1S217F\##
    0001Tl1Zg1Uh0f;2TX1AM1GR0001IW0ck0002G50000lS0000000000000002@F10>0001YC0001gh0001:W0000000002<l\##
    1>k1@A18X0000001@41<>0000000000000001C[0001eZ0000000000001N_2TJ00000000000000020`000000000000000\##
    1VB2IR1Q>1=c0000000000000000001880000000001Ak0000001V40001B<1770000000000000000000aM1]>16K20M000\##
    00019G2=U0000000fS0000000e`0000000000001TG0000000000001n<2M21]a1[O0002T10000001G80001b=0000002Yi\##
    0a_2QH0000hn14;0000000002D;1U[23H0000000002:c1jZ0000000002;600000014Q1J_1oG2391f01Cd000000000000\##
    0000000a:0002MP0bN0h]24c2FN0000000000000000002XJ00000000000012a00029D0001VQ0000001f\0000001RQ000\##
    0000002Ag0002671H;0000d_0000000001h[0000000000000io00000000000000000000000000015A1hO0000002[O000\##
    0000?30@0A0M07Haskell02hs00\##
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
    DV07{ STR }\##
    DT07seq STR\##
    DS04@@(*\##
    DU0Pafter set|rm|insa|insb|clear STR\##
    DH0:^ let () =\##
    DH09^ open Id\##
    """##
}
