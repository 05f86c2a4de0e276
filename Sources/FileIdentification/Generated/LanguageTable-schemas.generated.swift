// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

extension LanguageTable {
  static func schemasType(_ number: Int) -> DeclaredType {
    switch number {
    case 0: .flatBuffers
    case 1: .idl
    case 2: .cypher
    case 3: .oracleSQL
    case 4: .asn1
    case 5: .gherkin
    case 6: .smithy
    case 7: .alloy
    case 8: .antlr
    case 9: .thrift
    case 10: .capnProto
    case 11: .cueLang
    case 12: .graphQL
    case 13: .sql
    case 14: .jsonnet
    case 15: .n8grayStructuredQueryLanguageSource
    case 16: .rego
    case 17: .p4
    case 18: .pddl
    case 19: .vimSQLFile
    case 20: .webIDL
    case 21: .yara
    case 22: .protobuf
    default: preconditionFailure("no type \(number)")
    }
  }

  static let schemas: StaticString = ##"""
    1]?1S:1Ze0Ze0UV1>V1??0000001SW14o1MI0000000000001DL1Ob0X00000000000k@0000000000000000001;W000119\##
    0LF0gd1G]1<Q0l^0000001=X1P=0000000_g0mA1:O0k61VE1El0[S1PM1W60eX0000\a0000I80Qc0000000000he0c`000\##
    0000000000001RE1SJ0000]20001CT0000000]B0000001E80000de1Li0001_E1<60000000000000001B40001D[1Qc000\##
    0000000000000000000000000nB0V60U`1^d1V]1L50^T0Yd0000000S[0000000000o]00000010h0000000000000001\I\##
    1[`0eG0000001>D0000000eg0000000000NX1TE00000017c1=B0001=n0ic0000`R1?P0nl0000OQ1?21Rj0`10000000^b\##
    1_31QE0`B0000O30001\o1X[1M61^T0W<0000000000000000R>0Pm0000\=1<h1`Q0U:0b[0001H91Bh0SN0000000Y@0QK\##
    0001=P1QR1UB0000000_]1Dh0j40000000000TU1290000UG1K31R41Ma0000T20000S?13m000000000000000000000000\##
    0000001JT1:20000000gE0M^0JM1:b0001HQ0000001W_0[31Cb0001a30\L1KW1_j0001801@b1WJ1MX1IA1Jc0KM000000\##
    1Yj00017V0000_50000fP0OC00000011W1771680i71NI1=80000000000000ZC0000km0aJ1Tk0dW1_O1590Wa0P50o<000\##
    0000001Hh18<0000001@811A0[`0Xg0VF0k\1T^12b1XG0000001LW0000000000[D0bl0000000000001@Q000000000000\##
    0000000001OH0[n1A40000000000000000000000000001G50Mm0Hc0000000000000000000000000000000000000]n000\##
    0Od0000Z30000Qo0000000m117H0a]0Ij1Q00N@1?^0YP1010RM0oL1Kf0M<1YZ0kK1N:1:n0000001@D19]0ZR0000000e7\##
    0Um0ao0000000000000000000000000000Kd0Nf0d41=c0000000T@1BJ14C1RR0001B\1X20001JG0iO000000000000000\##
    0000000000000XV1A_0VT0Q=15g0IJ1NV0000000000000000000n00000_H0MM1\200000000013300000015C1]U1;B1`>\##
    0000000000000001]m0PI16d0000001_[1EH1C30000000000000mZ0000dJ00000016J0001\^0hR0000000001D70Tf1LG\##
    0n`1UT1F\14T1[91ZQ10P11J13b0000000000000000000000001>b0XH0000000000jL1AD0001``0000h40000001_c13Q\##
    0000=3030?0C03SQL0;mysql pgsql0Ctab prc udf inc typ\##
    0X0A^ CREATE TABLE ID\##
    0X0>^ CREATE TABLE\##
    0W0L^ CREATE TABLE IF NOT EXISTS\##
    0W0O^ CREATE UNIQUE|CLUSTERED INDEX\##
    0V0l^ CREATE INDEX|VIEW|TRIGGER|DATABASE|SCHEMA|SEQUENCE|USER ID\##
    0W0C^ CREATE OR REPLACE\##
    0V0N^ CREATE PROCEDURE|FUNCTION ID\##
    0W0b^ DROP TABLE|VIEW|INDEX|DATABASE|TRIGGER|PROCEDURE\##
    0V0=^ ALTER TABLE\##
    0W0=^ INSERT INTO\##
    0U0;^ SELECT ID\##
    0V0?^ SELECT * FROM\##
    0V0D^ SELECT ... FROM ID\##
    0T0:^ SELECT $\##
    0T09^ FROM ID\##
    0U0<^ WHERE ID =\##
    0S0:^ WHERE ID\##
    0T0?^ UPDATE ID SET\##
    0U0=^ DELETE FROM\##
    0U0@^ GROUP|ORDER BY\##
    0U0P^ LEFT|INNER|RIGHT|OUTER JOIN ID\##
    0T0<^ JOIN ID ON\##
    0T0:^ VALUES (\##
    0T0DVARCHAR|VARCHAR2(NUM\##
    0T08NOT NULL\##
    0U0;PRIMARY KEY\##
    0U0;FOREIGN KEY\##
    0T0^INTEGER|INT|SMALLINT|TEXT|DATE|BIGINT NOT NULL\##
    0T0;^ UNION ALL\##
    0T09^ COMMIT;\##
    0T0C^ BEGIN TRANSACTION\##
    0T0:^ GRANT ID\##
    0T0A^ EXEC|EXECUTE ID\##
    0S0=^ AND ID.ID =\##
    0T0@^ SET ANSI_NULLS\##
    0U09from dual\##
    0T0;^ PRAGMA ID\##
    0R06^ @@--\##
    0L09^ MATCH (\##
    0K05^ } $\##
    0H0<^ REPORT ID.\##
    0J0:^ DATA: ID\##
    0J0T^ ENDLOOP|ENDIF|ENDMETHOD|ENDSELECT.\##
    0J0>INTO TABLE ID.\##
    0000<007GraphQL0000\##
    1U0;^ type ID {\##
    1V0D^ type ID implements\##
    1U0:^ query ID\##
    1V0=^ mutation ID\##
    1V0E^ fragment ID on ID {\##
    1V0<^ input ID {\##
    1T0@^ interface ID {\##
    1T0;^ enum ID {\##
    1U0<^ union ID =\##
    1V0;^ scalar ID\##
    1V0?^ directive @ID\##
    1U0:^ schema {\##
    1U0=^ extend type\##
    1T0;^ ID: ID! $\##
    1T09^ ID: [ID\##
    1S0:^ ID: ID $\##
    1T0;^ ID(ID: ID\##
    1U0;^ query: ID\##
    1V0A^ subscription ID\##
    1W0=^ . . . on ID\##
    1S0<^ . . . ID $\##
    1U0X^ query|mutation|subscription ID($ID: ID\##
    1W0R^ query|mutation|subscription ID {\##
    1T0:ID(ID: $ID\##
    1S0?^ ID(ID: NUM) {\##
    1S0?^ ID(ID: STR) {\##
    1T0A@include|skip(if:\##
    1T06: ID!)\##
    1T06: ID!,\##
    1S0=ID(ID: $ID) {\##
    1T0<^ ID: ID(ID:\##
    1T0C^ fragment ID on ID\##
    0000F00@Protocol Buffers05proto00\##
    2^0?^ syntax = STR;\##
    2W0>^ message ID {\##
    2U0X^ optional|required|repeated ID ID = NUM\##
    2U0=^ repeated ID\##
    2U0`^ string|int32|int64|bool|uint32|bytes ID = NUM;\##
    2T0@^ package ID.ID;\##
    2T0B^ option ID = STR;\##
    2V09^ rpc ID(\##
    2V0:^ rpc ID (\##
    2U0>^ service ID {\##
    2T0<^ oneof ID {\##
    2T0=^ import STR;\##
    2S0;^ ID = NUM;\##
    2S0C^ extensions NUM to\##
    00009006Thrift0000\##
    3Y0a^ namespace java|cpp|py|php|rb|js|cocoa|csharp ID\##
    3W0K^ NUM: required|optional ID\##
    3U0<^ NUM: ID ID\##
    3U0J^ NUM: i32|i64|string|bool\##
    3U0?^ struct ID { $\##
    3T0>^ service ID {\##
    3T0D^ service ID extends\##
    3U0@^ exception ID {\##
    3T0=^ include STR\##
    3T0D^ typedef i32|i64 ID\##
    3S0:i32|i64 ID\##
    0000:00;Cap'n Proto05capnp00\##
    4\06^ @0ID\##
    4\07^ @NUM;\##
    4V0=^ ID @NUM :ID\##
    4T0=^ struct ID {\##
    4U0C^ using ID = import\##
    0000000;FlatBuffers03fbs00\##
    5W0?^ root_type ID;\##
    5U0<^ table ID {\##
    5T0E^ file_identifier STR\##
    5S0B^ namespace ID.ID;\##
    5S0>^ enum ID:byte\##
    5S08^ ID:ID;\##
    00001003IDL0003idl\##
    6W08^ [uuid(\##
    6W0<^ importlib(\##
    6V0<^ coclass ID\##
    6T0=^ module ID {\##
    6T0@^ interface ID :\##
    6U0Kin string|long|short|any ID\##
    6T0D^ readonly attribute\##
    6V0=^ oneway void\##
    6T04[in]\##
    6T05[out]\##
    6G09[Exposed=\##
    6J0N^ partial interface|dictionary\##
    6J0?^ dictionary ID\##
    00008005ANTLR05antlr00\##
    7Y0=^ grammar ID;\##
    7Y0J^ lexer|parser grammar ID;\##
    7X0=^ options { $\##
    7U07-> skip\##
    7U0B-> channel(HIDDEN)\##
    7U0=^ fragment ID\##
    7T0G^ @header|members|lexer\##
    7S06^ : ID\##
    7S06^ | ID\##
    7R05^ ; $\##
    00005007Gherkin08cucumber00\##
    8Z0=^ Feature: ID\##
    8V0>^ Scenario: ID\##
    8V0F^ Scenario Outline: ID\##
    8U0?^ Background: $\##
    8U0=^ Examples: $\##
    8T0:^ Given ID\##
    8T09^ When ID\##
    8T09^ Then ID\##
    8R08^ And ID\##
    8T1=^ Funcionalidade|Fonctionnalité|Funktionalität|Egenskab|Característica: ID\##
    0000@004Rego0000\##
    9T0A^ package ID.ID $\##
    9V0I^ default ID = false|true\##
    9V0?^ default allow\##
    9R08^ ID { $\##
    9U0@^ import data.ID\##
    9U0A^ import input.ID\##
    9T08input.ID\##
    0000>007Jsonnet0000\##
    :V0G^ local ID = import STR\##
    :U0C^ local ID( ... ) =\##
    :U0<^ local ID =\##
    :T06^ ID::\##
    :T0:import STR\##
    :S04$.ID\##
    :S07std.ID(\##
    :S07self.ID\##
    :S03+ {\##
    0000;003CUE0000\##
    ;S0>^ package ID $\##
    ;S08^ #ID: {\##
    ;R0<^ ID: string\##
    ;R09^ ID: int\##
    ;T0=string | *STR\##
    ;S0:import STR\##
    ;U0F^ ID?: string|int|bool\##
    ;V08^ #ID: {\##
    ;T09^ ID: #ID\##
    ;T0=^ ID: ID & ID\##
    ;U0>^ ID: [string]\##
    ;T0<^ ID: [...ID\##
    ;T07& =~STR\##
    0000B004PDDL0000\##
    <\0A^ (define (domain\##
    <\0B^ (define (problem\##
    <V0>(:requirements\##
    <V08(:action\##
    <U07(:types\##
    <U0<(:predicates\##
    00007005Alloy0000\##
    =V0:^ sig ID {\##
    =V0A^ abstract sig ID\##
    =V0A^ one|lone sig ID\##
    =U0;^ fact ID {\##
    =T09^ pred ID\##
    =T0<^ run ID for\##
    =T0<^ open util/\##
    =S0;^ module ID\##
    00004005ASN.104asn100\##
    >\0\DEFINITIONS AUTOMATIC|IMPLICIT|EXPLICIT TAGS\##
    >Z0EDEFINITIONS ::= BEGIN\##
    >X0T::= SEQUENCE|SET|CHOICE|ENUMERATED {\##
    >X0H::= SEQUENCE|SET OF|SIZE\##
    >V0D::= OCTET|BIT STRING\##
    >U0C::= INTEGER|BOOLEAN\##
    >V0E::= OBJECT IDENTIFIER\##
    >U12IA5String|UTF8String|PrintableString|VisibleString|GeneralizedTime\##
    >S09OPTIONAL,\##
    >T0;^ IMPORTS $\##
    >S0<OCTET STRING\##
    >S0<ANY OPTIONAL\##
    0000E004YARA04yara00\##
    ?T0;^ rule ID {\##
    ?T0;^ rule ID $\##
    ?U0>^ rule ID : ID\##
    ?W0<^ strings: $\##
    ?W0>^ condition: $\##
    ?T09^ meta: $\##
    ?W0?any|all of them\##
    ?V0;NUM of them\##
    ?U05of ($\##
    ?U0Euint16|uint32(NUM) ==\##
    ?S0;^ $ID = STR\##
    ?S09^ $ID = {\##
    ?U0NSTR nocase|wide|ascii|fullword\##
    0000A002P402p400\##
    @Z0Fparser ID(packet_in ID\##
    @W0Gpacket_in|packet_out ID\##
    @V0<bit<NUM> ID;\##
    @V0Otransition select|accept|reject\##
    @W0Astandard_metadata\##
    @Y09V1Switch(\##
    @T0=^ header ID {\##
    @T0=^ control ID(\##
    @U0=^ actions = {\##
    @T09^ key = {\##
    @U0D: exact|lpm|ternary;\##
    @S0<^ action ID(\##
    @S0<^ table ID {\##
    @R09^ apply {\##
    @T0B^ default_action =\##
    0000D006WebIDL06webidl00\##
    AX0Ereadonly attribute ID\##
    AY09[Exposed=\##
    AV0CDOMString|USVString\##
    AT0>^ attribute ID\##
    AV0]^ partial interface|dictionary|namespace ID {\##
    AU0D^ interface mixin ID\##
    AT0E^ interface ID : ID {\##
    AS0@^ interface ID {\##
    AU0A^ dictionary ID {\##
    AU0?^ callback ID =\##
    AU0A^ ID includes ID;\##
    AR0@unsigned long ID\##
    AU0k[NewObject|SameObject|PutForwards|CEReactions|SecureContext\##
    AT0<sequence<ID>\##
    AU0;^ typedef (\##
    00006006Smithy06smithy00\##
    BX0@^^ $version: STR\##
    BX0@^^ use smithy.ID\##
    BU0S^ structure|operation|resource ID {\##
    BT0>^ service ID {\##
    BT0C^ namespace ID.ID $\##
    BV0A@http(method: STR\##
    BT0=^ @required $\##
    BS0<^ member: ID\##
    BS0B^ input|output: ID\##
    BT0D^ @documentation(STR\##
    BS0;^ errors: [\##
    00002006Cypher06cypher00\##
    CW0<match (ID:ID\##
    CU0;^ match (ID\##
    CU0>^ match ID = (\##
    CX06)-[:ID\##
    CW08)-[ID:ID\##
    CV04]->(\##
    CS03]-(\##
    CV0@^ optional match\##
    CV0?^ create (ID:ID\##
    CU0;^ merge (ID\##
    CW0?^ detach delete\##
    CT0<^ unwind ANY\##
    """##
}
