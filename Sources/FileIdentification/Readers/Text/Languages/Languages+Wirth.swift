internal import UniformTypes

extension Language {
  /// Pascal and its relatives, and the languages of long key words.
  static let wirthian: [Language] = [
    Language(
      .pascal, "Pascal", modes: "delphi", shares: "inc pp p", also: [.delphiSource],
      ignoresCase: true,
      """
      6 ^ program ID;
      5 ^ program ID(
      8 ^ unit ID;
      6 ^ library ID;
      6 ^ interface $
      6 ^ implementation $
      4 ^ uses $
      6 ^ uses ID, ID
      5 ^ uses ID;
      4 ^ begin $
      3 ^ end; $
      6 ^ end. $
      7 ^ procedure ID;
      6 ^ procedure ID( ... );
      6 ^ function ID( ... ): ID;
      6 ^ function ID: ID;
      6 ^ procedure ID.ID
      6 ^ function ID.ID
      6 ^ constructor|destructor ID
      3 ID := 
      4 ^ var $
      3 ^ const $
      4 ^ type $
      4 ^ ID = class(ID)
      5 = class(ID) $
      4 = record $
      5 = packed record
      4 ^ ID: integer|string|boolean|char|byte|longint|pointer|real;
      4 ^ ID, ID: integer|string|boolean|byte|longint|real;
      5 writeln(
      4 ^ if ... then $
      3 ^ for ID := ANY to ANY do
      5 {$ID
      6 ^ {$IFDEF ID
      6 cdecl; external
      3 STR;
      5 ^ @@(*
      4 ^ try $
      4 ^ finally $
      4 ^ {
      5 ; cdecl;
      4 ; stdcall;
      4 ^ inherited ID
      4 ^ property ID: ID read
      3 array[
      3 array [
      """),
    Language(
      .modula2, "Modula-2", modes: "modula-2", shares: "mod def mi",
      """
      9 ^ MODULE ID;
      9 ^ DEFINITION MODULE ID
      9 ^ IMPLEMENTATION MODULE ID
      7 ^ FROM ID IMPORT
      4 ^ IMPORT ID
      7 ^ PROCEDURE ID(
      5 ^ PROCEDURE ID
      5 ^ BEGIN $
      6 ^ END ID;
      6 ^ END ID.
      4 ^ VAR $
      3 ID := 
      4 ^ IF ... THEN $
      4 ^ END; $
      4 : CARDINAL|INTEGER|BOOLEAN|ARRAY
      4 ^ @@(*
      """),
    Language(
      .modula3, "Modula-3",
      """
      10 ^ MODULE ID EXPORTS
      9 ^ INTERFACE ID;
      7 ^ MODULE ID;
      5 IO.Put(
      5 ^ END ID.
      4 ^ PROCEDURE ID
      4 <*
      4 : TEXT
      """),
    Language(
      .ada, "Ada", also: [.gnatProject], ignoresCase: true,
      """
      8 ^ with Ada.ID
      9 ^ with ID.ID; use ID.ID;
      5 ^ with ID; use ID;
      5 ^ use Ada.ID
      3 ^ with ID;
      9 ^ package body ID
      6 ^ package ID is
      7 ^ procedure ID is $
      6 ^ procedure ID ( ... ) is
      5 ^ procedure ID $
      6 ^ function ID return ID is
      6 ^ function ID ( ... ) return ID
      3 ^ begin $
      5 ^ end ID;
      5 ^ end ID.ID;
      4 ^ end if;
      5 ^ end loop;
      4 ^ end record;
      4 ID : in ID
      4 ID : out ID
      4 ID : in out ID
      5 ^ ID : constant
      4 ^ ID : ID := 
      3 ^ ID : ID;
      4 ^ type ID is 
      5 ^ subtype ID is
      3 ^ @@--
      4 ^ elsif ... then
      3 ^ when ID => 
      5 ^ pragma ID
      5 Put_Line
      4 ^ for ID in
      3 ID'ID
      4 ^ generic $
      4 ^ private $
      4 ^ exception $
      """),
    Language(
      .eiffel, "Eiffel", shares: "e", ignoresCase: true,
      """
      6 ^ class $
      3 ^ class ID $
      6 ^ deferred|expanded class
      6 ^ inherit $
      7 ^ create $
      8 ^ feature $
      9 ^ feature {ID
      6 ^ feature -- 
      8 ^ note $
      7 ^ indexing $
      4 ^ description: STR
      3 ^ do $
      4 ^ local $
      6 ^ require $
      6 ^ ensure $
      5 ^ redefine
      4 ^ create ID.ID
      4 ^ make $
      4 ^ create {ID
      3 ID := 
      3 ^ @@--
      4 Result := 
      4 ^ if ... then $
      3 ^ end $
      4 ^ ID: ID $
      4 Void
      3 ^ from $
      3 ^ until $
      """),
    Language(
      .cobol, "COBOL", ignoresCase: true,
      """
      10 ^ IDENTIFICATION DIVISION
      10 ^ ID DIVISION.
      10 ^ NUM ID DIVISION.
      8 ^ PROGRAM-ID.
      9 ^ ENVIRONMENT|DATA|PROCEDURE DIVISION
      7 ^ WORKING-STORAGE SECTION
      8 ^ STOP RUN
      5 ^ DISPLAY STR
      6 NUM ID PIC 
      6 PIC 9|X|S9(
      5 ^ PERFORM ID
      5 ^ MOVE ANY TO
      5 ^ END-IF|PERFORM|EVALUATE
      """),
    Language(
      .basic, "BASIC", shares: "bas bi", also: [.visualBasic], ignoresCase: true,
      """
      5 ^^ NUM REM
      6 ^^ NUM PRINT
      5 ^^ NUM GOTO|GOSUB NUM
      5 ^^ NUM FOR ID
      5 ^^ NUM IF
      4 ^^ NUM LET|DIM|NEXT|END|INPUT|CLS|DATA|READ|RETURN
      4 GOTO NUM
      4 GOSUB NUM
      """),
    Language(
      .abap, "ABAP", ignoresCase: true,
      """
      9 ^ REPORT ID.
      6 ^ DATA: ID TYPE
      6 ^ DATA ID TYPE
      8 ^ CLASS ID DEFINITION
      8 ^ CLASS ID IMPLEMENTATION.
      6 ^ ENDMETHOD|ENDCLASS|ENDLOOP|ENDFORM|ENDIF|ENDTRY.
      6 ^ METHOD ID.
      4 ^ FORM ID
      4 ^ WRITE: /
      5 ^ LOOP AT ID
      5 sy-subrc
      4 ^ METHODS ID
      4 ID->ID
      """),
    Language(
      .plSQL, "PL/SQL", modes: "plsql", also: [.oracleSQL], from: .sql, ignoresCase: true,
      """
      8 ^ CREATE OR REPLACE PACKAGE
      6 ^ CREATE OR REPLACE PROCEDURE|FUNCTION|TRIGGER ID
      5 ^ END LOOP;
      5 ^ END IF;
      5 ID := 
      5 ^ EXCEPTION $
      5 WHEN OTHERS THEN
      5 DBMS_OUTPUT
      4 ID%TYPE
      4 ID%ROWTYPE
      4 IN OUT ID
      1 VARCHAR2
      """),
  ]

  /// Languages of numbers.
  static let scientific: [Language] = [
    Language(
      .fortran, "Fortran", modes: "f90",
      also: [.fortran77Source, .fortran90Source, .fortran95Source, .fortranModernSource], ignoresCase: true,
      """
      8 ^ implicit none
      7 ^ subroutine ID(
      5 ^ subroutine ID $
      6 ^ subroutine ID (
      7 ^ end subroutine
      6 ^ end program
      6 ^ end function
      6 ^ end module
      5 ^ end do $
      5 ^ enddo $
      3 ^ end if $
      4 ^ endif $
      4 ^ program ID $
      4 ^ module ID $
      4 ^ use ID, only
      5 ^ use ID $
      6 ^ integer :: ID
      6 ^ real :: ID
      6 ^ real(ID
      6 ^ integer, intent|parameter|dimension
      6 intent(in|out|inout)
      5 ^ integer|real|logical|character ID, ID
      5 ^ integer|real ID(
      5 ^ real*NUM
      6 ^ integer*NUM
      6 ^ character*NUM
      6 ^ character(len
      6 ^ double precision
      7 ^ write(*
      6 ^ write(NUM
      7 ^ print *,
      6 ^ print*,
      5 ^ call ID(
      5 ^ contains $
      5 ^ do ID = NUM, 
      5 ^ do ID=NUM,
      4 ^ allocate(
      6 .eq|ne|gt|lt|ge|le|and|or.
      3 ^ @@!
      4 ^ common /
      5 ^ dimension ID
      4 ^ NUM format(
      4 ^ NUM continue
      3 & $
      3 ^ return $
      4 ^ end type
      5 ^ type, 
      5 ^ private|public :: ID
      """),
    Language(
      .matlab, "MATLAB", modes: "octave", shares: "m", also: [.gnuOctaveSource],
      """
      7 ^ function ID = ID(
      8 ^ function [ID
      6 ^ function ID(
      3 ^ function ID $
      4 ^ classdef ID
      3 ^ end $
      4 ^ @@%
      5 ^ %% ID
      5 ^ clear all
      4 ^ clear $
      4 ^ close all
      5 ^ clc
      5 ^ figure;
      4 ^ figure(
      4 ^ plot(
      4 ^ hold on
      4 ^ xlabel|ylabel|title(
      5 ^ fprintf(
      4 ^ disp(
      4 zeros|ones|rand|linspace|eye|repmat|numel|isempty(
      4 size(ID,NUM)
      4 size(ID)
      4 ^ for ID = NUM:
      5 ^ for ID=NUM:
      3 ^ ID = [ANY
      3 ^ elseif ID
      4 ] = ID(
      5 ^ [ID, ID] = 
      5 ^ [ID,ID] = 
      3 .* 
      3 ./ 
      4 .^
      4 ~= 
      3 ]; $
      3 ID';
      4 @(ID
      5 ^ endfunction $
      5 ^ endif $
      4 ^ nargin
      5 nargin
      4 ^ error(
      2 ^ ID = ID( ... ); $
      3 (:, 
      4 (:,
      3 (ID, :)
      4 strcmp(
      3 ^ if ... ~
      2 ^ return;
      """),
    Language(
      .mathematicaSource, "Wolfram Language", modes: "mathematica wolfram", shares: "m",
      """
      7 ^ BeginPackage[
      7 ^ Begin[
      6 ^ EndPackage[
      5 ^ ID[ID_] := 
      6 ID[ID_
      5 ID_, ID_
      4 Module[{
      4 Table[
      4 ^ ID::usage
      4 -> True|False|Automatic
      3 /; ID
      3 /@ ID
      4 Plot[
      2 ^ @@(*
      """),
    Language(
      .stan, "Stan",
      """
      8 ^ data { $
      8 ^ parameters { $
      8 ^ model { $
      7 ^ transformed parameters|data {
      7 ^ generated quantities {
      5 real<lower
      5 int<lower
      4 ~ normal|cauchy|gamma|beta(
      """),
    Language(
      .sas, "SAS", ignoresCase: true,
      """
      9 ^ proc sql|sort|print|means|freq|reg|import|export|univariate|glm
      5 ^ data ID;
      5 ^ data ID.ID;
      6 ^ run;
      6 ^ quit;
      6 ^ %macro ID
      6 ^ %mend
      4 ^ %let ID=
      5 ^ libname ID
      3 ^ set ID;
      4 ^ datalines|cards;
      """),
    Language(
      .stataSource, "Stata",
      """
      6 ^ use STR, clear
      6 ^ gen ID = 
      6 ^ generate ID
      5 ^ replace ID = 
      6 ^ foreach ID of
      6 ^ forvalues ID =
      5 ^ tabulate|summarize|regress|merge ID
      5 ^ program define
      4 ^ local ID = 
      5 ^ syntax varlist
      4 ^ capture ID
      """),
    Language(
      .gnuplot, "gnuplot", shares: "plt gp p",
      """
      7 ^ set terminal ID
      6 ^ set output STR
      7 ^ set xlabel|ylabel|title STR
      6 ^ set xrange|yrange [
      6 ^ plot STR 
      5 ^ splot 
      5 ^ plot [
      5 with lines|points|linespoints|boxes
      5 ^ set key
      4 ^ set grid
      4 ^ set style
      4 ^ unset ID
      """),
    Language(
      .modelica, "Modelica",
      """
      6 ^ model ID $
      6 ^ package ID $
      6 ^ equation $
      7 ^ parameter Real|Integer|Boolean ID
      6 ^ Modelica.ID
      6 ^ end ID;
      7 ^ annotation (
      4 ^ within 
      5 ^ extends Modelica
      4 der(ID)
      5 ^ connect(
      4 ^ Real ID
      """),
  ]
}
