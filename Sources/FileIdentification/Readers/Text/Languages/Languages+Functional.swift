internal import UniformTypes

extension Language {
  /// Functional languages and provers.
  static let functional: [Language] = [
    Language(
      .haskell, "Haskell", modes: "hs",
      also: [.haskellScript, .haskellSource, .vimHSFile],
      """
      9 ^^ module ID where
      8 ^^ module ID.ID where
      8 ^^ module ID.ID
      6 ^^ module ID (
      9 ^^ import qualified Id
      6 ^^ import Id.Id $
      6 ^^ import Id.Id (
      7 ^^ import Id.Id.Id (
      4 ^^ import Id $
      4 ^^ import Id (
      5 ^^ ID :: 
      6 ^^ ID :: ... -> 
      8 ^^ main :: IO
      5 ^^ main = do
      5 ^^ main = ID
      5 ^^ data ID = 
      4 ^^ newtype ID
      4 ^^ type ID = 
      5 ^^ instance ID ID where
      5 ^^ class ID ID where
      9 {-# LANGUAGE
      6 {-# ID
      5 deriving (
      5 deriving Id
      3 ^ where $
      2 <- ID
      5 putStrLn
      4 ^ let ID = 
      3 ^ | ID ... = 
      3 ^ | otherwise = 
      3 \\ID ->
      3 >>= 
      3 . ID $ 
      3 <$> 
      3 <*> 
      2 ^ ID ID = 
      3 ^ case ID of $
      2 ^ @@--
      2 return ()
      """),
    Language(
      .elm, "Elm",
      """
      10 ^^ module ID exposing (
      9 ^^ module ID.ID exposing (
      7 ^^ import ID exposing (
      7 ^^ import ID.ID exposing (
      5 ^^ port module
      4 ^^ type alias ID
      4 ^^ ID : ID -> 
      4 ^^ import Html
      4 ^ case ID of $
      """),
    Language(
      .pureScript, "PureScript", modes: "purescript",
      """
      5 ^^ module ID where
      5 ^^ module ID.ID where
      6 ^^ import Prelude $
      4 ^^ import ID.ID (
      6 forall ID.
      5 ^^ foreign import
      5 Effect Unit
      5 ^^ ID :: forall
      """),
    Language(
      .idris, "Idris", modes: "idris idr",
      """
      4 ^^ module ID.ID $
      3 ^^ module ID $
      6 ^^ %default total
      6 ^^ total $
      4 ^^ ID : ID -> 
      5 ^^ data ID : 
      3 ^^ import ID.ID $
      6 ^^ %hide|access|name|include
      4 -> Type where
      4 ^^ interface ID
      3 ^ main : IO ()
      """),
    Language(
      .agda, "Agda",
      """
      8 ^ open import ID
      7 ^ open import ID.ID
      6 ^ module ID where
      4 : Set 
      5 : Set where
      5 → 
      5 ∀ 
      6 ^ infixl|infixr|infix NUM
      3 ^ data ID : 
      """),
    Language(
      .lean, "Lean",
      """
      8 ^ theorem ID ... :=
      6 ^ lemma ID
      6 ^ theorem ID
      4 ^ def ID ... :=
      6 ^ open ID ID
      5 ^ import ID.ID
      4 ^ import data
      5 ^ variable|variables {
      5 ^ #eval|check|print
      4 ^ namespace ID
      4 ^ end ID
      4 ^ inductive ID
      3 ^ structure ID
      4 by simp|rfl
      4 ^ begin $
      """),
    Language(
      .coq, "Coq", modes: "coq", shares: "v",
      """
      8 ^ Require Import ID
      8 ^ Require Export ID
      7 ^ From ID Require
      6 ^ Theorem ID
      6 ^ Lemma ID
      5 ^ Definition ID
      6 ^ Inductive ID
      6 ^ Fixpoint ID
      6 ^ Proof.
      6 ^ Qed.
      4 ^ intros
      3 ^ Import ID.
      4 ^ reflexivity.
      4 ^ Section ID.
      """),
    Language(
      .ocaml, "OCaml", modes: "ocaml tuareg caml", shares: "ml mli",
      also: [.ocamlSource, .ocamlInterface],
      """
      6 ^ let rec ID
      6 ^ let () =
      4 ^ let ID ID = 
      3 ^ let ID = 
      5 ^ let ID = ... in $
      5 ^ let ID ... = function $
      4 ^ open Id $
      4 ^ open Id.Id $
      7 ^ module Id = struct
      6 ^ module ID : sig
      7 ^ module Id = Id
      5 ^ module type ID
      6 = function $
      4 ^ match ID with $
      4 match ID with
      2 ^ | ID ... ->
      3 ^ | ID -> 
      3 ^ | [] ->
      4 ID :: ID
      5 ^ val ID : 
      3 ^ type ID = 
      5 ^ type 'ID
      4 ^ type ( 
      5 ^ exception ID
      4 ^ external ID :
      6 Printf.printf|sprintf
      5 print_endline|print_string|print_int
      5 ^ let%ID
      5 ^ (** 
      3 @@(*
      4 ;; $
      4 fun ID ->
      4 ^ and ID 
      4 ^ end = struct
      4 ^ begin match
      4 'a list
      4 List|Array|Hashtbl|String|Buffer.ID ID
      3 ~ID:
      4 ref NUM
      4 := !ID
      3 ^ try $
      3 ^ with ID
      3 ^ ignore (
      """),
    Language(
      .standardML, "Standard ML", modes: "sml", shares: "ml sig fun",
      also: [.macromatesTextmateStandardML, .n8grayStandardMLSource],
      """
      7 ^ structure ID = struct
      7 ^ structure ID = $
      8 ^ structure ID :> ID
      7 ^ structure ID : ID
      7 ^ signature ID = 
      6 ^ functor ID
      5 ^ fun ID ID = 
      5 ^ fun ID ( ... ) = 
      4 ^ fun ID ANY
      4 ^ val ID = 
      4 ^ val ID : 
      5 ^ datatype ID
      5 ^ datatype 'ID
      3 ^ | ID ... = 
      5 fn ID =>
      4 ^ local $
      4 ^ end $
      3 ^ open ID $
      4 ^ let val
      4 raise ID
      3 @@(*
      3 case ID of
      """),
    Language(
      .erlang, "Erlang", modes: "erl", shares: "es",
      also: [.erlangSource, .vimERLFile, .erlangAppResource],
      """
      12 ^^ -module(ID).
      8 ^^ -export([
      7 ^^ -include(STR).
      7 ^^ -include_lib(
      5 ^^ -define(ID
      7 ^^ -record(ID
      7 ^^ -spec ID(
      5 ^^ -behaviour|behavior|compile|import|author|vsn(
      4 ^^ ID( ... ) -> $
      3 ^^ ID( ... ) -> 
      4 ^^ ID() -> $
      4 ^ end. $
      3 ^^ @@%
      6 io:format(
      4 lists:ID(
      4 {ok, ID
      4 ?ID
      4 ID:ID(ID
      4 #ID{ID
      6 ^^ Nonterminals|Terminals|Rootsymbol|Definitions.
      6 ^^ Erlang code.
      5 ^^ Rules. $
      4 spawn(
      4 ^ receive $
      4 <<STR>>
      4 ^ case ... of $
      4 fun(
      """),
    Language(
      .reason, "Reason", modes: "reason",
      """
      5 ^ let ID = (ID
      4 ^ let ID = ... => {
      5 ^ open Id;
      4 ^ module Id = {
      4 ^ | Id => 
      4 ^ | Id(ID) => 
      4 switch (ID) {
      4 ^ type ID = 
      4 Js.log
      4 ^ [@react
      """),
    Language(
      .gleam, "Gleam",
      """
      7 ^ import gleam/ID
      6 ^ pub fn ID( ... ) -> Id {
      5 ^ pub type ID {
      3 |> ID.ID
      3 ^ let ID = 
      3 ^ case ID {
      4 <> ID
      """),
    Language(
      .nix, "Nix",
      """
      8 ^ { ID, ID ... }: $
      7 ^ { ID, ID, ... 
      6 ^ { lib ... }:
      7 ^ { pkgs
      6 ^ { config, ID
      8 with import <nixpkgs>
      6 import <nixpkgs>
      6 stdenv.mkDerivation
      5 mkDerivation
      3 ^ let $
      3 ^ in $
      4 ^ in {
      4 ^ inherit ID
      4 ^ inherit (
      5 buildInputs = 
      4 ^ with lib;
      5 mkOption|mkIf|mkEnableOption
      3 = [ $
      2 ^ }; $
      4 pkgs.ID
      3 ^ ID = true|false;
      3 ^ ID.ID.ID = 
      3 ''
      """),
    Language(
      .dhall, "Dhall",
      """
      6 ^ let ID : ID
      5 λ(
      6 \\(ID : ID)
      5 ^ in  
      4 https://prelude
      4 forall (ID
      """),
  ]

  /// Languages of clauses and rules.
  static let logic: [Language] = [
    Language(
      .prolog, "Prolog", modes: "prolog", shares: "pl p pro",
      """
      9 ^^ :- module(
      8 ^^ :- use_module(
      8 ^^ :- dynamic
      7 ^^ :- ID
      7 ^^ :-
      7 ^^ ID( ... ) :- $
      7 ^^ ID( ... ) :-
      5 ^^ ID :- $
      5 ^^ ID( ... ).
      5 ^^ ID( ... ) --> 
      1 [ID|ID]
      4 \\+ ID
      3 ^ !, $
      2 ^ !. $
      2 ^ ID( ... ), $
      2 ^ ID( ... ). $
      2 write|format|nl(
      4 , nl
      3 ^ @@%
      """),
    Language(
      .mercury, "Mercury", shares: "m", from: .prolog,
      """
      12 ^ :- interface.
      12 ^ :- implementation.
      8 ^ :- import_module ID
      8 ^ :- pred ID
      7 ^ :- mode ID
      7 ^ :- func ID
      7 ^ :- type ID
      6 io::di
      """),
  ]
}
