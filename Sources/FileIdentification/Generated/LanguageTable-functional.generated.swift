// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

extension LanguageTable {
  static func functionalType(_ number: Int) -> DeclaredType {
    switch number {
    case 0: .macromatesTextmateStandardML
    case 1: .nix
    case 2: .coq
    case 3: .agda
    case 4: .apl
    case 5: .dhall
    case 6: .elm
    case 7: .erlangAppResource
    case 8: .erlang
    case 9: .erlangSource
    case 10: .factor
    case 11: .haskell
    case 12: .haskellScript
    case 13: .haskellSource
    case 14: .idris
    case 15: .lean
    case 16: .n8grayStandardMLSource
    case 17: .ocaml
    case 18: .ocamlInterface
    case 19: .ocamlSource
    case 20: .pureScript
    case 21: .reason
    case 22: .standardML
    case 23: .vimERLFile
    case 24: .vimHSFile
    case 25: .gleam
    default: preconditionFailure("no type \(number)")
    }
  }

  static let functional: StaticString = ##"""
    15A0000000Jc10=0000000001JP0000000\X0000Wa0000001@^0KM1CD15U0cW0ZM0n:1M@0YY1J?1E^17I0000bV0000eK\##
    1>F1HF1>d0000cn1NW0Z]0000fD1@60000001IA0dE14<00018O1GO0lL0W>0000000000000000000001Fj1;h0bh0000Yn\##
    00000000000010E0001DL18^00000000000017k0000000000go0Nm0000000000001>Q1:M0Nc19?0`B000000000000000\##
    13a0000000000000000e]0000V80YG16\00014R0WS0000000000000001Bf1871I10000Lo0PJ1L30g200011A1Gm0LO0T=\##
    1IV0000000kf0h?0000000000001K]0001P60jn0[20iC0^>16j0XE0000001El12S12k0000000000000J90nL0Q?0o`000\##
    0UF0hl0000000001Cn0K;0000af0000000000001=E1BS0000SD1An0Rf1NJ0L>00000000014j0001C30Pg0jY0000OJ000\##
    0_:00000000012I1>n0O;0Ha0Qo0001LZ0000000f:0000000001F;1@O11L0P:0001Da000000000000000000000000000\##
    0000000dZ0000000001HZ0000001=a0000bD1ER1G=0000000\l0VN0[R0_o1:b0^71;X1M200000000015e0000000000l]\##
    0001G[0000io0000000000000000000000000]C1J_1100f`0000000000kB1A\0000000000000000000QS1<]0fP0K_0jA\##
    1:=1Lk0l;1260m70N;1OJ0Y20aO0__0Kk0000000001Oh1050000001N;0000000Tc1IL10R00018D0000000TO0`d0001MH\##
    0000000000000000Z<0000000000QF0000001LC0]X1660000000000000en1O<0M?0000[c0000001=21A<0O`000000000\##
    1KH0mQ0hM0\60000000000000000e800000019j0n_0000000000mC0001;G0X60000000000h^0000000IM10^0Vg1@i000\##
    0MP1BE0000000000NS0000000M`0000000000000kV0000000000001>X12^0000001Oo0RK1Nc0000a50000_Q0000^[000\##
    0I_0000001J00Pn0000000000lj1Cd0000HK0000Ol1K?1;60000000001KR0dj12>1=U0^00Qe1?c1CU0mn16L0]a0c71=k\##
    0000001>90I:0000JN0P]1E?0000000000000000000000000000S_17[0000000001I`0000m`0001@E1780000000i`000\##
    0000000000001FS0b80`R0U40L_0o80001971M[0000000000000000000000000000000000000000000ol18k0Q80000OW\##
    0000;30<0=0H07Haskell02hs00\##
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
    0S06. ID $\##
    0S03<$>\##
    0S03<*>\##
    0R09^ ID ID =\##
    0S0>^ case ID of $\##
    0R06^ @@--\##
    0R09return ()\##
    00006003Elm0000\##
    1Z0G^^ module ID exposing (\##
    1Y0J^^ module ID.ID exposing (\##
    1W0G^^ import ID exposing (\##
    1W0J^^ import ID.ID exposing (\##
    1U0>^^ port module\##
    1T0@^^ type alias ID\##
    1T0=^^ ID : ID ->\##
    1T0>^^ import Html\##
    1T0>^ case ID of $\##
    0000D00:PureScript0:purescript00\##
    2U0B^^ module ID where\##
    2U0E^^ module ID.ID where\##
    2V0C^^ import Prelude $\##
    2T0A^^ import ID.ID (\##
    2V0:forall ID.\##
    2U0A^^ foreign import\##
    2U0;Effect Unit\##
    2U0?^^ ID :: forall\##
    0000>005Idris09idris idr00\##
    3T0A^^ module ID.ID $\##
    3S0>^^ module ID $\##
    3V0A^^ %default total\##
    3V0:^^ total $\##
    3T0=^^ ID : ID ->\##
    3U0<^^ data ID :\##
    3S0A^^ import ID.ID $\##
    3V0L^^ %hide|access|name|include\##
    3T0=-> Type where\##
    3T0?^^ interface ID\##
    3S0>^ main : IO ()\##
    00003004Agda0000\##
    4X0@^ open import ID\##
    4W0C^ open import ID.ID\##
    4V0A^ module ID where\##
    4T05: Set\##
    4U0;: Set where\##
    4U03→\##
    4U03∀\##
    4V0I^ infixl|infixr|infix NUM\##
    4S0;^ data ID :\##
    0000?004Lean0000\##
    5X0C^ theorem ID ... :=\##
    5V0:^ lemma ID\##
    5V0<^ theorem ID\##
    5T0?^ def ID ... :=\##
    5V0<^ open ID ID\##
    5U0>^ import ID.ID\##
    5T0=^ import data\##
    5U0F^ variable|variables {\##
    5U0C^ #eval|check|print\##
    5T0>^ namespace ID\##
    5T08^ end ID\##
    5T0>^ inductive ID\##
    5S0>^ structure ID\##
    5T0;by simp|rfl\##
    5T09^ begin $\##
    00002003Coq03coq01v\##
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
    0000A20C0B05OCaml0Aocaml tuareg caml06ml mli\##
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
    0000F2000@0;Standard ML03sml0:ml sig fun\##
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
    8T0:^ val ID :\##
    8U0=^ datatype ID\##
    8U0>^ datatype 'ID\##
    8S0<^ | ID ... =\##
    8U08fn ID =>\##
    8T09^ local $\##
    8T07^ end $\##
    8S0;^ open ID $\##
    8T09^ let val\##
    8T08raise ID\##
    8S04@@(*\##
    8S0:case ID of\##
    000083090G0706Erlang03erl02es\##
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
    0000E006Reason06reason00\##
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
    0000I005Gleam0000\##
    ;W0A^ import gleam/ID\##
    ;V0J^ pub fn ID( ... ) -> Id {\##
    ;U0?^ pub type ID {\##
    ;S08|> ID.ID\##
    ;S0:^ let ID =\##
    ;S0;^ case ID {\##
    ;T05<> ID\##
    00001003Nix0000\##
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
    00005005Dhall0000\##
    =V0=^ let ID : ID\##
    =U03λ(\##
    =V0:\(ID : ID)\##
    =U04^ in\##
    =T0?https://prelude\##
    =T0:forall (ID\##
    0000:006Factor0000\##
    >W0;^ USING: ID\##
    >U09^ USE: ID\##
    >V08^ IN: ID\##
    >T0E^ : ID ( ... -- ... )\##
    >T0:^ MAIN: ID\##
    >T0;^ TUPLE: ID\##
    00004003APL0000\##
    ?X03←\##
    ?T03∇\##
    ?T03⍝\##
    """##
}
