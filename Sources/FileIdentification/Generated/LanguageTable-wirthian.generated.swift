// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

extension LanguageTable {
  static func wirthianType(_ number: Int) -> DeclaredType {
    switch number {
    case 0: .delphiSource
    case 1: .modula3
    case 2: .eiffel
    case 3: .visualBasic
    case 4: .plSQL
    case 5: .oracleSQL
    case 6: .abap
    case 7: .gnatProject
    case 8: .cobol
    case 9: .basic
    case 10: .modula2
    case 11: .ada
    case 12: .pascal
    default: preconditionFailure("no type \(number)")
    }
  }

  static let wirthian: StaticString = ##"""
    0hX0GC0eF0_D0R;0000000<R0000000Kb0000`S0gb0R^0000dg0GU0000000000000JG0Ja0>W0000lj0HP0Ud0V10U:0Oh\##
    0b;0UG0B_0000MU0`^0000CD0o@0QU0]>0l^0_P0UT0000V@0000d:0F;0Eh0IF0000000000000000000j60m:0hd0Ph0[7\##
    0e60000J70`30000000iA00010c0000000000a@0ZS0000000000000RI0000`l0La0000WS0000F`0bM0[T0000000dH0_`\##
    0\]0gD0XT0P510U0dY0B20^:0Z50V_0oV0Ln0000000n<0<c0000fk0AS0Hb0oM0@j0000CR0000^d0Ma0ZD0LT0Ce000000\##
    0000000YB0Q90000000X110J0000000000\N0S10G00MB0\@0BF0TW0c]0HB0id0=41100=S0000000a40LG0_20fM0?2000\##
    0000f[0o10jO0Qk0000000000l@0OM0]J0A?0_i0000000000og0eW0=B0BS0000@T0000@70000SH0jm0?>0000000Nc0I<\##
    0?J0=d0000>F0W@0Y]0Wc0l30>e0]Z0NE0Go0Yl0X^0C30FX0000Y20O:0K?0KS0bc0000000m]0gU0YQ0?]000000000000\##
    0O]0000PG0a^0VQ0T90XA0^V0>:0De0E\0GK0\n0Se0lN0000^G0H60kc0M90G`0B;0PM0\110;0iQ0L50[D0Vn0^00`@0c4\##
    0000<10006Pascal06delphi08inc pp p\##
    0V0=^ program ID;\##
    0U0=^ program ID(\##
    0X0:^ unit ID;\##
    0V0=^ library ID;\##
    0V0=^ interface $\##
    0V0B^ implementation $\##
    0T08^ uses $\##
    0V0=^ uses ID, ID\##
    0U0:^ uses ID;\##
    0T09^ begin $\##
    0S08^ end; $\##
    0V08^ end. $\##
    0W0?^ procedure ID;\##
    0V0F^ procedure ID( ... );\##
    0V0I^ function ID( ... ): ID;\##
    0V0B^ function ID: ID;\##
    0V0A^ procedure ID.ID\##
    0V0@^ function ID.ID\##
    0V0K^ constructor|destructor ID\##
    0S05ID :=\##
    0T07^ var $\##
    0S09^ const $\##
    0T08^ type $\##
    0T0@^ ID = class(ID)\##
    0U0== class(ID) $\##
    0T0:= record $\##
    0U0?= packed record\##
    0T0l^ ID: integer|string|boolean|char|byte|longint|pointer|real;\##
    0T0c^ ID, ID: integer|string|boolean|byte|longint|real;\##
    0U08writeln(\##
    0T0?^ if ... then $\##
    0S0I^ for ID := ANY to ANY do\##
    0U04{$ID\##
    0V0<^ {$IFDEF ID\##
    0V0?cdecl; external\##
    0S04STR;\##
    0U06^ @@(*\##
    0T07^ try $\##
    0T0;^ finally $\##
    0T03^ {\##
    0U08; cdecl;\##
    0T0:; stdcall;\##
    0T0>^ inherited ID\##
    0T0F^ property ID: ID read\##
    0S06array[\##
    0S07array [\##
    0000:008Modula-208modula-20:mod def mi\##
    1Y0<^ MODULE ID;\##
    1Y0F^ DEFINITION MODULE ID\##
    1Y0J^ IMPLEMENTATION MODULE ID\##
    1W0@^ FROM ID IMPORT\##
    1T0;^ IMPORT ID\##
    1W0?^ PROCEDURE ID(\##
    1U0>^ PROCEDURE ID\##
    1U09^ BEGIN $\##
    1V09^ END ID;\##
    1V09^ END ID.\##
    1T07^ VAR $\##
    1S05ID :=\##
    1T0?^ IF ... THEN $\##
    1T08^ END; $\##
    1T0P: CARDINAL|INTEGER|BOOLEAN|ARRAY\##
    1T06^ @@(*\##
    00001008Modula-30000\##
    2Z0C^ MODULE ID EXPORTS\##
    2Y0?^ INTERFACE ID;\##
    2W0<^ MODULE ID;\##
    2U07IO.Put(\##
    2U09^ END ID.\##
    2T0>^ PROCEDURE ID\##
    2T02<*\##
    2T06: TEXT\##
    0000;10703Ada0000\##
    3X0=^ with Ada.ID\##
    3Y0H^ with ID.ID; use ID.ID;\##
    3U0B^ with ID; use ID;\##
    3U0<^ use Ada.ID\##
    3S0:^ with ID;\##
    3Y0A^ package body ID\##
    3V0?^ package ID is\##
    3W0C^ procedure ID is $\##
    3V0I^ procedure ID ( ... ) is\##
    3U0@^ procedure ID $\##
    3V0J^ function ID return ID is\##
    3V0O^ function ID ( ... ) return ID\##
    3S09^ begin $\##
    3U09^ end ID;\##
    3U0<^ end ID.ID;\##
    3T09^ end if;\##
    3U0;^ end loop;\##
    3T0=^ end record;\##
    3T0:ID : in ID\##
    3T0;ID : out ID\##
    3T0>ID : in out ID\##
    3U0?^ ID : constant\##
    3T0<^ ID : ID :=\##
    3S0:^ ID : ID;\##
    3T0<^ type ID is\##
    3U0?^ subtype ID is\##
    3S06^ @@--\##
    3T0@^ elsif ... then\##
    3S0<^ when ID =>\##
    3U0;^ pragma ID\##
    3U08Put_Line\##
    3T0;^ for ID in\##
    3S05ID'ID\##
    3T0;^ generic $\##
    3T0;^ private $\##
    3T0=^ exception $\##
    00002006Eiffel0001e\##
    4V09^ class $\##
    4S0<^ class ID $\##
    4V0I^ deferred|expanded class\##
    4V0;^ inherit $\##
    4W0:^ create $\##
    4X0;^ feature $\##
    4Y0=^ feature {ID\##
    4V0<^ feature --\##
    4X08^ note $\##
    4W0<^ indexing $\##
    4T0B^ description: STR\##
    4S06^ do $\##
    4T09^ local $\##
    4V0;^ require $\##
    4V0:^ ensure $\##
    4U0:^ redefine\##
    4T0>^ create ID.ID\##
    4T08^ make $\##
    4T0<^ create {ID\##
    4S05ID :=\##
    4S06^ @@--\##
    4T09Result :=\##
    4T0?^ if ... then $\##
    4S07^ end $\##
    4T0:^ ID: ID $\##
    4T04Void\##
    4S08^ from $\##
    4S09^ until $\##
    00008005COBOL0000\##
    5Z0I^ IDENTIFICATION DIVISION\##
    5Z0>^ ID DIVISION.\##
    5Z0B^ NUM ID DIVISION.\##
    5X0=^ PROGRAM-ID.\##
    5Y0U^ ENVIRONMENT|DATA|PROCEDURE DIVISION\##
    5W0I^ WORKING-STORAGE SECTION\##
    5X0:^ STOP RUN\##
    5U0=^ DISPLAY STR\##
    5V0:NUM ID PIC\##
    5V0;PIC 9|X|S9(\##
    5U0<^ PERFORM ID\##
    5U0=^ MOVE ANY TO\##
    5U0I^ END-IF|PERFORM|EVALUATE\##
    0000910305BASIC0006bas bi\##
    6U0:^^ NUM REM\##
    6V0<^^ NUM PRINT\##
    6U0E^^ NUM GOTO|GOSUB NUM\##
    6U0=^^ NUM FOR ID\##
    6U09^^ NUM IF\##
    6T0b^^ NUM LET|DIM|NEXT|END|INPUT|CLS|DATA|READ|RETURN\##
    6T08GOTO NUM\##
    6T09GOSUB NUM\##
    00006004ABAP0000\##
    7Y0<^ REPORT ID.\##
    7V0?^ DATA: ID TYPE\##
    7V0>^ DATA ID TYPE\##
    7X0E^ CLASS ID DEFINITION\##
    7X0J^ CLASS ID IMPLEMENTATION.\##
    7V0b^ ENDMETHOD|ENDCLASS|ENDLOOP|ENDFORM|ENDIF|ENDTRY.\##
    7V0<^ METHOD ID.\##
    7T09^ FORM ID\##
    7T0:^ WRITE: /\##
    7U0<^ LOOP AT ID\##
    7U08sy-subrc\##
    7T0<^ METHODS ID\##
    7T06ID->ID\##
    @000410506PL/SQL05plsql00\##
    8X0K^ CREATE OR REPLACE PACKAGE\##
    8V0a^ CREATE OR REPLACE PROCEDURE|FUNCTION|TRIGGER ID\##
    8U0;^ END LOOP;\##
    8U09^ END IF;\##
    8U05ID :=\##
    8U0=^ EXCEPTION $\##
    8U0@WHEN OTHERS THEN\##
    8U0;DBMS_OUTPUT\##
    8T07ID%TYPE\##
    8T0:ID%ROWTYPE\##
    8T09IN OUT ID\##
    8Q08VARCHAR2\##
    """##
}
