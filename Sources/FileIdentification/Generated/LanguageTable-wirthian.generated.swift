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
    00000000000000000000000000000010`00018K0000000001Hc1<_0000000Ud0000YC0000000oj0000j10000i:000000\##
    0000iG0000000\Q18V0000001LE0eU1561DV17H00000000011F0000R;0000000000000000oX0000000001@\0][1<n0X8\##
    0000000000000000000000001Mh0000000000000000001HA0000000fI0nd18d0000000kS0000R`00013L00000000017X\##
    0001?<0lT0001<Q0001620j_1GY1L[0[j0000000001KA0^m0Hc1>c0000000Lj0000000OR00016\0\]0000[P0Oe000000\##
    0000000mB0000000000l100000000000014F0g10S00000000000TB0I40000000000000000000000000000000000K2000\##
    0000001L60000_H0000000000000a_15B0M?17a0000000001=O0000000XA0NS0LT0000000000001Be0K>0000000U<000\##
    0Id0000000001IP0k@0cO1Ck0Je15R0ml0l^0O30000000000bi1J40m20aL0Z;0000UQ0001Jb0K]0000000000W?000000\##
    0000000bY19V0jQ0lA0J:0Q\0000000]K0ge0001DF00000016?0T60000000b_1M@0W[0[10000000000SC000000000000\##
    1@P0001=>0000001E<0000HR0000000Z^0000001?Z0f^0000000_Y0SU0000000000Y]0JW0000001Db0TP0id1110000b:\##
    1:30000N_0000000000000OD0000000000000000iT0000j@0001<20V]0Qh0UF0000000000000000001An1E20dh12o000\##
    0000000Y317k0000001A90001GG0000V?0001980nS12=0000000000000000Vn0[]0000000000001:E0000000001<@0VL\##
    14U0000bG1MZ0000N20n50000000000000000000000000000V60MS0Tb0001LR0000000000000000nD1I=000000000000\##
    0000000000e90000000001MO0000000000000\>0001480NF0hW1;U1A\0000000001N50IS00000018l0[C0^`16j1>E0]h\##
    0001>S1HT1BG0ek0000000001D80000000000000000000001Ll0IB0000000000000000L70000gH0000001Fe11j0a50KJ\##
    0000000000JF0m]1Id0kc0000000]A0So10;0000000RX0000000000ZO0000001:[1FG0000001?M0mQ1EJ000000000000\##
    0ao0000h91H216N0Pe0000000SK00000014f0000000000000^61C[0\50S`0N;13i1AI00013<0jn15h1881:l17<0f;000\##
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
    0R04STR;\##
    0T06^ @@(*\##
    0T07^ try $\##
    0T0;^ finally $\##
    0T03^ {\##
    0U08; cdecl;\##
    0T0:; stdcall;\##
    0T0>^ inherited ID\##
    0T0F^ property ID: ID read\##
    0R06array[\##
    0R07array [\##
    0J0?^ constraint ID\##
    0J0>^ predicate ID\##
    0L05^ { $\##
    0K09^ let $ID\##
    0J0={ STR = STR }\##
    0H0=^ test ID.lns\##
    0H0=^ autoload ID\##
    0H0H^ fn|func|def|fun|let ID\##
    0H0I^ integer|real|boolean ID\##
    0H05:- ID\##
    0H08^ Ref(ID\##
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
    1H0<^ PROGRAM ID\##
    1H09^ USES ID\##
    1H0:^ UNIT ID;\##
    1H0Vwriteln|readln|WriteLn|ReadLn|Writeln(\##
    1H09^ begin $\##
    1H0G^ function|procedure ID\##
    1H0=^ FUNCTION ID\##
    1V14^ FROM InOut|STextIO|SWholeIO|StrIO|NumberIO|Terminal|Storage IMPORT\##
    00001008Modula-30000\##
    2Z0C^ MODULE ID EXPORTS\##
    2Y0?^ INTERFACE ID;\##
    2U0<^ MODULE ID;\##
    2U07IO.Put(\##
    2U09^ END ID.\##
    2T0>^ PROCEDURE ID\##
    2T02<*\##
    2T06: TEXT\##
    2H0R^ IMPLEMENTATION|DEFINITION MODULE\##
    2H14^ FROM InOut|STextIO|SWholeIO|StrIO|NumberIO|Terminal|Storage IMPORT\##
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
    3H0`std_logic|std_ulogic|std_logic_vector|bit_vector\##
    3J0>NUM downto NUM\##
    3J0=ID downto NUM\##
    3J0Q^ end architecture|process|entity\##
    3J0=^ library ID;\##
    3H0A^ use ieee|std.ID\##
    3K0P^ variable|signal|attribute ID :\##
    3K0?^ constant ID :\##
    3J0K^ end procedure|function ID\##
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
    7V0:^ DATA: ID\##
    7U0i^ ENDSELECT|ENDDO|ENDWHILE|ENDCASE|ENDFUNCTION|ENDMODULE.\##
    7T0J^ SELECT ... INTO TABLE ID\##
    7U0N^ PARAMETERS|SELECT-OPTIONS ID\##
    7U0>^ FUNCTION ID.\##
    7T0E^ START-OF-SELECTION.\##
    7U0;^ TYPES: ID\##
    7U0?^ FIELD-SYMBOLS\##
    7T0;TYPE REF TO\##
    7U0F^ CALL FUNCTION|METHOD\##
    7T0?^ CONSTANTS: ID\##
    7T0@^ MOVE ID TO ID.\##
    7T0<^ WRITE: ANY\##
    7U0A^ DATA ID LIKE ID\##
    @000410506PL/SQL05plsql00\##
    8X0K^ CREATE OR REPLACE PACKAGE\##
    8V0a^ CREATE OR REPLACE PROCEDURE|FUNCTION|TRIGGER ID\##
    8U0;^ END LOOP;\##
    8U09^ END IF;\##
    8T05ID :=\##
    8U0=^ EXCEPTION $\##
    8U0@WHEN OTHERS THEN\##
    8U0;DBMS_OUTPUT\##
    8T07ID%TYPE\##
    8T0:ID%ROWTYPE\##
    8T09IN OUT ID\##
    8Q08VARCHAR2\##
    """##
}
