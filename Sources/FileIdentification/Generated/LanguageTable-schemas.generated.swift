// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

extension LanguageTable {
  static func schemasType(_ number: Int) -> DeclaredType {
    switch number {
    case 0: .flatBuffers
    case 1: .idl
    case 2: .oracleSQL
    case 3: .gherkin
    case 4: .alloy
    case 5: .antlr
    case 6: .thrift
    case 7: .capnProto
    case 8: .cueLang
    case 9: .graphQL
    case 10: .sql
    case 11: .jsonnet
    case 12: .n8grayStructuredQueryLanguageSource
    case 13: .rego
    case 14: .pddl
    case 15: .vimSQLFile
    case 16: .protobuf
    default: preconditionFailure("no type \(number)")
    }
  }

  static let schemas: StaticString = ##"""
    0lG0000d^0M70IV0000TZ0CC0000000d?0c@0b70WA0j@0000oc0000JB0000LU0000YJ0Z70OT0Ra0000bA0J30D50h_0]F\##
    0_C0@F0Un0eD0iY0Zh0000_K0N20j`0K90Yf0[K0_j0gW0Y@0000Me0000000Sb0MV0Q60000=80Ec0000000000Vo0Qj000\##
    0000000000000N@0000000000000nk00000000000000010O0Am0<c0Ro0000i>0000000000000000000mK000102000000\##
    0Cd0000LE0000Eo0000000[;0dP0\L0Og0=j0B@0Kb0^;0FM0]V0L60A<0G[0YU0000]g0h60000_20fe0000Ld0000000SA\##
    0SQ0P90000000kL0000000T10000000000?d0Bf0BX0R>0jk0dk0jJ0H@0ma0k60aK0Wm0lX0n30]60WY0CQ0l:000000000\##
    0000000000000Jh0C30m60E=0bo0=J0000000000000000000F>0\:0Dm0NO0AM0j00I:0Pe0000`;0n?0GN0bK0hJ0KR0EK\##
    0000jX0000000000DI0000cl10?0X>10_0nJ0HU0000000IG0000[d0000RT0H20000cR0G?0a50V\0000000000oN0Hf0\j\##
    0000000a\0g:0000^Z0UO0A^0`j0>M0gj0000000000000ME0o90kj0JZ0N^0000000XV0e80000000000V>0?M0000`Y0k^\##
    0000:3020<0?03SQL0;mysql pgsql0Ctab prc udf inc typ\##
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
    00009007GraphQL0000\##
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
    0000@00@Protocol Buffers05proto00\##
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
    00006006Thrift0000\##
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
    0000700;Cap'n Proto05capnp00\##
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
    00005005ANTLR05antlr00\##
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
    00003007Gherkin08cucumber00\##
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
    0000=004Rego0000\##
    9T0A^ package ID.ID $\##
    9V0I^ default ID = false|true\##
    9V0?^ default allow\##
    9T08^ ID { $\##
    9U0@^ import data.ID\##
    9U0A^ import input.ID\##
    9T08input.ID\##
    0000;007Jsonnet0000\##
    :V0G^ local ID = import STR\##
    :U0C^ local ID( ... ) =\##
    :U0<^ local ID =\##
    :T06^ ID::\##
    :T0:import STR\##
    :S04$.ID\##
    :S07std.ID(\##
    :S07self.ID\##
    :S03+ {\##
    00008003CUE0000\##
    ;S0>^ package ID $\##
    ;S08^ #ID: {\##
    ;T0<^ ID: string\##
    ;T09^ ID: int\##
    ;T0=string | *STR\##
    ;S0:import STR\##
    0000>004PDDL0000\##
    <\0A^ (define (domain\##
    <\0B^ (define (problem\##
    <V0>(:requirements\##
    <V08(:action\##
    <U07(:types\##
    <U0<(:predicates\##
    00004005Alloy0000\##
    =V0:^ sig ID {\##
    =V0A^ abstract sig ID\##
    =V0A^ one|lone sig ID\##
    =U0;^ fact ID {\##
    =T09^ pred ID\##
    =T0<^ run ID for\##
    =T0<^ open util/\##
    =S0;^ module ID\##
    """##
}
