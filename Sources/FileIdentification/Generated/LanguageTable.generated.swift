// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

enum LanguageTable {
  static let familyCount = 17
  static let languageCount = 226

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
    000:0N0d0i1M1Y1a252:2C2M2^2m30383L\##
    """##
  static let languages: StaticString = ##"""
    00<000Nm00\B00bb00eL00gK00ic00l200nX010L\##
    10`0112411DT11ZU126Q12Db12Qn12cU134913<i13LP13X`13d]13ig141n143S147;14>?14Al14CZ\##
    20H020^a20`\2105212a21:b21=F21A<21CF21IM21K:21MR21N[21Th21XA21Z=21\A21^d21ch21hL21mK21oE\##
    306030DA30Gl30KP30SA\##
    40`0413=416<418J41>941Qh41W941c241gP421Z424h42=F42FK42Kk42QF42\842`_42c942mg434U43@443GR43Ka43NB43S:43U243W@43YC43Zj43]]43_o43g_43l[442d448S44?B\##
    50H050VA50YW50\_50`Z50fU514O51<C51Aa51IL51MA51Oi\##
    60<060ET60LZ60UG60X260^U60`U60bM\##
    70H070Te70]970bO70i070kR712Z716Y71Ek71L?71T671Vm71Y671_;71`[71gC71lZ720>7239724i\##
    806080:h80=J80Do80Gc\##
    90H090VL90[J90]R90kW912@916g919d91>7\##
    :0H0:0Ud:0a0:0d[:0gU:0k8:0nf:12h:16M:1<:\##
    ;0H0;0V`;0`R;0fn;11o;15A;17j;1I1;1OR;1Vi;1[I;1`_;1cH;1eI;1ic;1l3;1mX\##
    <0H0<0Q;<0bm<0f@<0lY<0oa<13[<15_<1E0<1H9<1K]<1Nh<1QA<1TF<1Yg\##
    =060=0>E=0DH\##
    >060>0@?>0En>0HE>0Jl>0O7>0Qd>0SP\##
    ?0H0?0V6?0_Q?0df?0iB?0jl?0m6?114?144?185?1:K?1<]?1@7?1Ak?1D??1Ik?1M`?1RU?1Xa?1\d\##
    @060@0C5@0He@0Nm@0QL@0Ro\##
    """##
}
