// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

extension LanguageTable {
  static func logicType(_ number: Int) -> DeclaredType {
    switch number {
    case 0: .mercury
    case 1: .prolog
    default: preconditionFailure("no type \(number)")
    }
  }

  static let logic: StaticString = ##"""
    00000000007C00000000000007109`04600000004S00000000000000000004\04G00000000006700009P09@07_08<05c\##
    0:@06_00000000000000000000000006K00005100006B03P08O06U03a00000005D05R0:000000000000000007W08g000\##
    00001006Prolog06prolog08pl p pro\##
    0Y0=^^ :- module(\##
    0X0A^^ :- use_module(\##
    0X0=^^ :- dynamic\##
    0W08^^ :- ID\##
    0W05^^ :-\##
    0W0A^^ ID( ... ) :- $\##
    0W0?^^ ID( ... ) :-\##
    0U0:^^ ID :- $\##
    0U0=^^ ID( ... ).\##
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
    90000007Mercury0001m\##
    1\0?^ :- interface.\##
    1\0D^ :- implementation.\##
    1X0E^ :- import_module ID\##
    1X0<^ :- pred ID\##
    1W0<^ :- mode ID\##
    1W0<^ :- func ID\##
    1W0<^ :- type ID\##
    1V06io::di\##
    """##
}
