// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

extension LanguageTable {
  static func logicType(_ number: Int) -> DeclaredType {
    switch number {
    case 0: .boogie
    case 1: .logtalk
    case 2: .mercury
    case 3: .miniZinc
    case 4: .prolog
    default: preconditionFailure("no type \(number)")
    }
  }

  static let logic: StaticString = ##"""
    0IH0J30B80000000000000JS0:10<`0760000000000I`0000000000000000000000000B^0000DT0970<@0Df0@?0:_0;<\##
    0CN0000Hg0FG0H;0?P0000000000000000>`08100009B06P0K40;O0@h00000008D0000=00000000000000000000EY0A6\##
    0@L0000>O0:C00000000000000000000000000007S0000000000000000000GD07\07G0000Fb0000C00<P0000=j08c000\##
    0=@09_0G[0000000GR00000000000009K0000000000Ae00009U06a0000HV0BF00008R0Jc0I30JB0EI0AN0000HI0:W0;g\##
    00004006Prolog06prolog08pl p pro\##
    0Y0=^^ :- module(\##
    0X0A^^ :- use_module(\##
    0X0=^^ :- dynamic\##
    0W08^^ :- ID\##
    0W05^^ :-\##
    0W0A^^ ID( ... ) :- $\##
    0W0?^^ ID( ... ) :-\##
    0U0:^^ ID :- $\##
    0T0=^^ ID( ... ).\##
    0U0@^^ ID( ... ) -->\##
    0Q07[ID|ID]\##
    0T05\+ ID\##
    0S06^ !, $\##
    0R06^ !. $\##
    0R0>^ ID( ... ), $\##
    0R0>^ ID( ... ). $\##
    0R0@write|format|nl(\##
    0T04, nl\##
    0S05^ @@%\##
    90002007Mercury0001m\##
    1\0?^ :- interface.\##
    1\0D^ :- implementation.\##
    1X0E^ :- import_module ID\##
    1X0<^ :- pred ID\##
    1W0<^ :- mode ID\##
    1W0<^ :- func ID\##
    1W0<^ :- type ID\##
    1V06io::di\##
    00003008MiniZinc0<minizinc mzn00\##
    2Z0Q^ solve satisfy|minimize|maximize\##
    2X0=^ solve :: ID\##
    2X0\^ array [ ... ] of var|int|float|bool|string\##
    2X0[^ array[ ... ] of var|int|float|bool|string\##
    2W09^ var NUM\##
    2V0H^ var int|bool|float: ID\##
    2X0:set of int\##
    2V0D^ int|float|bool: ID\##
    2X0C^ constraint forall\##
    2U0?^ constraint ID\##
    2T0:^ output [\##
    2U0D^ predicate|test ID(\##
    2V0>^ function var\##
    2V0Jforall|exists|sum(ID in ID\##
    2V12alldifferent|all_different|global_cardinality|cumulative|bool2int(\##
    2R0>^ include STR;\##
    2Q05^ @@%\##
    90101007Logtalk07logtalk00\##
    3\0<^ :- object(\##
    3\0Z^ :- end_object|end_protocol|end_category.\##
    3Z0G^ :- protocol|category(\##
    3W0N^ :- public|protected|private(\##
    3V0:^ :- info(\##
    3S05::ID(\##
    3Q04::ID\##
    00000006Boogie06boogie00\##
    4Y0:^ havoc ID\##
    4W09^ axiom (\##
    4W0=^ modifies ID\##
    4X08{:inline\##
    4X0A^ const unique ID\##
    4T0D^ implementation ID(\##
    4T0?^ procedure ID(\##
    4T0;returns (ID\##
    4T0=^ requires ID\##
    4T0<^ ensures ID\##
    4V0=^ var ID: [ID\##
    4S0B^ assert|assume ID\##
    """##
}
