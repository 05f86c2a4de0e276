// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

enum LanguageTable {
  static let familyCount = 17
  static let languageCount = 190

  static func family(_ number: Int) -> UnsafePointer<UInt8> {
    switch number {
    case 0: cFamily.utf8Start
    case 1: managed.utf8Start
    case 2: web.utf8Start
    case 3: styles.utf8Start
    case 4: scripting.utf8Start
    case 5: shells.utf8Start
    case 6: lisps.utf8Start
    case 7: functional.utf8Start
    case 8: logic.utf8Start
    case 9: wirthian.utf8Start
    case 10: scientific.utf8Start
    case 11: systems.utf8Start
    case 12: builds.utf8Start
    case 13: hardware.utf8Start
    case 14: graphics.utf8Start
    case 15: schemas.utf8Start
    case 16: typesetting.utf8Start
    default: preconditionFailure("no family \(number)")
    }
  }

  static func type(_ number: Int, ofFamily family: Int) -> DeclaredType {
    switch family {
    case 0: cFamilyType(number)
    case 1: managedType(number)
    case 2: webType(number)
    case 3: stylesType(number)
    case 4: scriptingType(number)
    case 5: shellsType(number)
    case 6: lispsType(number)
    case 7: functionalType(number)
    case 8: logicType(number)
    case 9: wirthianType(number)
    case 10: scientificType(number)
    case 11: systemsType(number)
    case 12: buildsType(number)
    case 13: hardwareType(number)
    case 14: graphicsType(number)
    case 15: schemasType(number)
    case 16: typesettingType(number)
    default: preconditionFailure("no family \(family)")
    }
  }

  static let firstLanguages: StaticString = ##"""
    00090J0]0b1>1I1P1`1b1k232C2P2S2Z2h\##
    """##
  static let languages: StaticString = ##"""
    00<000I\00Va00]A00_k00aj00dB00fQ00i7\##
    10H010QZ10\c10m:116E11@>11G311Kf11Sc11Xl11_;11eh121e126o12?612@[12DH\##
    20H020W220Y820eO20h;210<212`216V218`21>g21@T21Bl21D521JB21M[21OW21Q[21T>21V8\##
    306030DA30Gl30K:30Q:\##
    40`0411F414E416S41<B41Lh41Sj41_c41dA41nK421Y42:742C<42H\42N742Xi42]P42_j42jU431C43;F43Bd43G343Hk43K943M<43Nc43QV\##
    50H050VA50YW50\_50`Z50fU514O51<C51Aa51IL51MA\##
    60<060ET60LZ60UG60X260_260a2\##
    70H070R<70UX70XX70\H70^j70cD70gC7139719M71AD71D;71FD71LI71Mi71OY\##
    8030807h\##
    90<090IQ90NO90PW90Zd90aM90f490i190mD\##
    :0<0:0Id:0T\:0XG:0[A:0^d:0bR:0fT\##
    ;0H0;0Tb;0^T;0e0;101;13C;15l;1G3;1M7;1Q<;1U\;1[2;1][;1_\;1d6;1fF\##
    <0<0<0E;<0Vm<0Z@<0`Y<0ca<0g[<0i_<0o:<12C<15g<192<1;K\##
    =060=0>E=0DH\##
    >060>0?5>0Dd>0G;>0Ib>0Mm>0PZ\##
    ?0<0?0I`?0O3?0TH?0Xd?0ZN?0\X?0_T?0bT?0fU?0hk?0k=?0lf?0nZ\##
    @060@0Bc@0HS@0Jk@0MJ@0Nm\##
    """##
}
