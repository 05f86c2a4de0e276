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
    1[g1Qb1YM0YM0UV1=>1=g0000001R?13W1L10000000000001C41NJ0VX0000000000ih0000000000000000001:?0000oa\##
    0LF0fL1FE1;90kF0000001<@1Ne0000000^O0ki1970i^1Tm1DT0Z;1O51U^0d@0000[I0000I80Qc0000000000gM0bH000\##
    0000000000001Pm1R20000[Z0001B<0000000[j0000001C`0000cM1KQ0001]m1:^0000000000000001@\0001CC1PK000\##
    0000000000000000000000000lj0U`1]L1UE1J]0]<0000XL0000000S[0000000000nE0000000oP0000000000000001[1\##
    1ZH0co0000001<l0000000dO0000000000NX1Rm00000016K1;j0001<V0hK0000_:1>80mT0000OQ1=Z1QR0^Y0000000]J\##
    1][1Om0^j0000O30001[W1WC1K^1]<0000000000000000000R>0Pm0000Ze1;P1_90U:0aC0001Fa1AP0SN0000000Wh0QK\##
    0001<81P:1Sj0000000^E1CP0h\0000000000TU10a0000UG1I[1P\1LI0000T20000S?12U000000000000000000000000\##
    0000001I<18Z0000000em0M^0JM19J0001G90000001VG0Y[1BJ0001_[0[41J?1^R00016X1?J1V21L@1Gi1IK0KM000000\##
    1XR00016>0000]]0000e80OC00000010?15_14`0g_1M11;`0000000000000Xk0000jU0`21SS0c?1^713a0VI0P50md000\##
    0000001GP16d0000001>`0oi0ZH0WO0jD1SF00011J1Vo0000001K?0000000000Yl0aT0000000000001?9000000000000\##
    0000000001N00ZV1?\0000000000000000000000000001E]0Mm0Hc0000000000000000000000000000000000000\V000\##
    0Od0000X[0000Qo0000000kY1600`E0Ij1OX0N@1>F0X80nY0RM0n41JN0M<1XB0j31Lb19V0000001>l18E0Y:0000000c_\##
    0Um0`W0000000000000000000000000000Kd0Nf0b\1<K0000000T@1A212k1Q:0001AD1VZ0001Ho0h7000000000000000\##
    0000000000000W>1@G0Q=14O0IJ1M>0000000000000000000000lX0000^00MM1ZZ00000000011[00000013k1\=19j1^f\##
    0000000000000001\U0PI15L0000001^C1D01A[0000000000000lB0000c20000001520001[F0g:0000000001B_0Tf1Jo\##
    0mH1T<1ED13<1Ya1Y90o810212J0000000000000000000000001=J0W00000000000i41?l0001_H0000f\0000001^K129\##
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
    1U0R^ query|mutation|subscription ID {\##
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
