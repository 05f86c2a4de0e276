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
    1H30000000Jc1?S0000000001]B0YN1kC0i@0Z_0^00000001SP0KM1V61HG1el12m0c]1=P1`20SF0bi1]11XP1J;1h>0Y<\##
    0\a0gb0o>1D614a1Q81[81QV13D0XP23g15Z1Rh20d1\313[1Fn1aV1fc0[O1KA1ZA1;b0aD22922m0XA1Y\1NZ0oP1BO1j\\##
    0c>1Be1eV0001?[0001W>1KP0000000001bl1J]00000000017E0Nm0\?0000001oi1QC1M?0Nc1iC1L10lj000000000000\##
    1FS0000\n0000000001530000000hI1IN0001GD1EN0001e60000000000ol1UX1Ji11X1[c0Lo1fl0PJ1^e16H1@W1Z_1nN\##
    0LO0Vf1\H1;<17U0000000000001^O12M25F1:D0cm18Y0jf0fX1I\0b<1a71X^1Ai1BA0000000000000J91=b0Q?1?6000\##
    0Wo18B0000000001V`0K;0000nN1Cn1CP1l40fI1P721l0eY1aF1UE0Um1h[1T`0UO23Z0L>1BZ1kZ1G\1Ue0Pg19o1bH0OJ\##
    0kb0000000001eH0ef1A_1Q`0O;0Ha0Qb1_L00015P0000000001Xm1SA1k21@b0P:1WS0000000000000000001dZ000000\##
    0000Se1400000000001dg1[L0[o1PS0000nl1XD1Yo0000`o0iT1g_0dM0lW1MT0j_1NJ1_d1n10000001j31HW1j@0001<3\##
    0001ZM00019E0000000001C40aQ11;0000000ik1]Q1mD1@F16612<0001:X1TN0000eC0000000000000QF1b]1OO15f0K_\##
    19W1Lo0^T1_]1;Q1AL1<M22Y0N;24Z0h[0n710<0lG0Kk0R@1hO1g72580TS1?K23K0WL1\>1?h1K60000ae1lA0W80mL1`:\##
    0f90gO0_f0`=1cR0gB0cL0000000000000001_50j@1Hh0000000001kf15D24L0M?1DZ0d^1Dj0001Od1Sn0O`000000000\##
    1^:1<g1iT17c0e11h310K0_200014N21U0_F1L\1>50000000001<Y0001N90^E0000000001840000000IM1Cc1@40]Y1S[\##
    1kK0MP0`U1U721:0NS10]0Xf0M`0000001oU1i022E1:l1lL0000001QJ1m40Rm1DF1B425?0U42430m]0000l90000kC000\##
    0I_21J0fl1\b0Pn0[I0000001d=1<@1VV0HK0000Ol1^11Mh0000000001^D14@1AT1PG0jX0[_0QX11D1RU1VG0h=1=D1I>\##
    0jI0o_1ie1P]1Pk0I:1mR0JN0P]1X11fP0[Y0000000000000a[0VH0RT1E:1JM0Yo1\R0001=60001S71Ij00011o196000\##
    0000001ai20Q1YE0n`0m:0W]0L_0h21n^1>N1Ki1`M0000000Qo0000000000000000000000000000\O1?B1K]0Q80000OW\##
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
