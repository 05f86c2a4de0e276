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
    0000000000000000000000000000000oR00017=0000000001GU1;Q0000000Ud0000X50000000n\0000hc0000gl000000\##
    0000h90000000[C17H0000001K70dG13h1CH16:0000000001080000R;0000000000000000nJ0000000001?N0\M1;`000\##
    0000000000000000000000001LZ0000000000000000001G30000000e;0mV17V0000000jE0000R`00012>00000000016J\##
    0001=n0kF0001;C00014d0iQ1FK1KM0Z\0000000001J30]_0Hc1=U0000000Lj0000000OR00015N0[O0000ZB0Oe000000\##
    0000000l40000000000jc0000000000001380ec0S00000000000TB0I40000000000000000000000000000000000K2000\##
    0000001Jh0000^:0000000000000`Q1440M?16S0000000001<A0000000NS0000LT0000000000001AW0K>0000000U<000\##
    0Id0000000001HB0j20bA1B]0Je14D0l^0kP0O30000000000a[1Hf0kd0`>0Xm0000UQ0001IT0K]000000000000000000\##
    0000000aK18H0iC0k30J:0Q\0000000\=0fW0001C80000001510T60000000aQ1L20000Yc0000000000SC000000000000\##
    1?B0001<00000001Cn0000HR0000000YP0000001>L0eP0000000^K0SU0000000000XO0JW0000001CT0TP0hV0oc0000`l\##
    18e0000N_0000000000000OD0000000000000000hF0000i20001:d0V]0Qh0UF0000000000000000001@`1Cd0cZ11a000\##
    0000000We16]0000001?k0001F90000V?00017j0mE10o0000000000000000Vn0ZO0000000000001970000000001;20VL\##
    13G0000a91LL0000N20lg0000000000000000000000000000V60MS0Tb0001KD0000000000000000m61Go000000000000\##
    0000000000ck0000000001LA0000000000000[000012j0NF0gI1:G1@N0000000001Lg0IS00000017^0Z50]R15\1=70\Z\##
    0001=E1GF1A90d]0000000001Bj0000000000000000000001K^0IB0000000000000000L70000f:0000001EW10\0_g0KJ\##
    0000000000JF0lO1HV0jU0000000\30So0nm0000000RX0000000000YA00000019M1E90000001>?0lC1D<000000000000\##
    0`a0000fk1Fd15@0Pe0000000SK00000013X0000000000000\h1BM0Zg0S`0N;12[1@;00011n0i`14Z16j19^15n0dm000\##
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
    0U06^ @@(*\##
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
