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

  /// Whether several languages share an extension, packed into a number.
  static func isShared(_ pathExtension: UInt64) -> Bool {
    switch pathExtension {
    case 27745: true  // al
    case 29537: true  // as
    case 7894369: true  // aux
    case 30561: true  // aw
    case 7561570: true  // bas
    case 25186: true  // bb
    case 7889506: true  // bbx
    case 26978: true  // bi
    case 7889507: true  // cbx
    case 6907747: true  // cgi
    case 27747: true  // cl
    case 7564387: true  // cls
    case 111486184091491: true  // coffee
    case 29539: true  // cs
    case 100: true  // d
    case 6710628: true  // def
    case 101: true  // e
    case 27749: true  // el
    case 29541: true  // es
    case 102: true  // f
    case 1768383334: true  // fcgi
    case 28774: true  // fp
    case 29286: true  // fr
    case 1734439526: true  // frag
    case 7172710: true  // frm
    case 29542: true  // fs
    case 7239014: true  // fun
    case 25703: true  // gd
    case 28775: true  // gp
    case 29543: true  // gs
    case 104: true  // h
    case 26728: true  // hh
    case 27752: true  // hl
    case 30824: true  // hx
    case 105: true  // i
    case 7103593: true  // idl
    case 28265: true  // in
    case 6516329: true  // inc
    case 108: true  // l
    case 7889516: true  // lbx
    case 1936942444: true  // less
    case 27756: true  // ll
    case 7369580: true  // lsp
    case 109: true  // m
    case 26989: true  // mi
    case 27757: true  // ml
    case 6909037: true  // mli
    case 6582125: true  // mod
    case 28781: true  // mp
    case 110: true  // n
    case 7632238: true  // nut
    case 31086: true  // ny
    case 112: true  // p
    case 14448: true  // p8
    case 6513008: true  // pac
    case 6644848: true  // pde
    case 26736: true  // ph
    case 7366768: true  // php
    case 27760: true  // pl
    case 7629936: true  // plt
    case 28016: true  // pm
    case 28784: true  // pp
    case 6517360: true  // prc
    case 7303792: true  // pro
    case 29552: true  // ps
    case 7371120: true  // pyp
    case 114: true  // r
    case 7958642: true  // rpy
    case 29554: true  // rs
    case 7893874: true  // rsx
    case 25459: true  // sc
    case 6841203: true  // sch
    case 1886938483: true  // sexp
    case 125779801368691: true  // shader
    case 6777203: true  // sig
    case 7564403: true  // sls
    case 28787: true  // sp
    case 1667592307: true  // spec
    case 7565427: true  // sps
    case 29555: true  // ss
    case 29811: true  // st
    case 7959667: true  // sty
    case 116: true  // t
    case 6447476: true  // tab
    case 6516596: true  // toc
    case 32199642136015476: true  // trigger
    case 29556: true  // ts
    case 7371124: true  // typ
    case 6710389: true  // udf
    case 118: true  // v
    case 25206: true  // vb
    case 26742: true  // vh
    case 28790: true  // vp
    case 29558: true  // vs
    case 119: true  // w
    case 121: true  // y
    default: false
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
