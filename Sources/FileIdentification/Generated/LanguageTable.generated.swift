// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

internal import UniformTypes

enum LanguageTable {
  static let familyCount = 17
  static let languageCount = 231

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

  /// Returns true if several languages share an extension, packed into a number.
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
    000:0N0h0m1Q1]1e2:2?2H2R2c32353=3Q\##
    """##
  static let languages: StaticString = ##"""
    00<000OP00\e00cE00eo00gn00jF00lU00o;010o\##
    10`0113611JR11cI12D312SA12a2132Y13Cf13R_13f7144W14@T14E^14RE14T[14XC14_G14eG14g5\##
    20`0219721=E21Po21T[21\\21_@21d621g@21nF2203222K223T229a22@N22BJ22DN22G122MM22R122W022Xj22\422`G22hC22mS\##
    30<030LO30PM30UQ30^R\##
    40`0414]417\419j41?Y41VS41[d41i\41n:42:342=A42E_42T242YR42^m42i_42nF430`43;N43Bo43NN43Ul43Z;43]143ai43ca43eo43h243iY43lL43n^446N44;J44AS44GB44N1\##
    50H050W_50[550^=50dP50jK518E51@951EW51MB51Q751S_\##
    60<060GN60NT60Zk60]V60eH60j^60lV\##
    70`070n8716L71;b71CZ71F<71MD71QC71dS71kV723M726D728M72>R72C>72If72O=72Ra72U\72WL72X0\##
    806080:h80=J80Do80Gc\##
    90H090XM90`a90dW912\919E91=l91@i91JI\##
    :0H0:0VI:0d_:0hJ:0kD:0ng:12o:171:1:V:1A3\##
    ;0`0;14S;1AL;1I_;1UI;1YB;1``;21g;2:R;2Ai;2FI;2K_;2NH;2PI;2Tc;2W3;2XX\##
    <0H0<0Q;<0bm<0f@<0lY<0oa<13[<15_<1E0<1H9<1K]<1Nh<1QA<1TF<1Yg\##
    =060=0@O=0GZ\##
    >060>0@?>0En>0HE>0Jl>0O7>0Qd>0SP\##
    ?0H0?0WN?0`i?0f>?0jZ?0lD?0nN?12L?15L?19M?1;c?1>5?1AO?1CC?1EW?1KC?1O8?1Sm?1Z9?1^<\##
    @060@0CJ@0I:@0OB@0Qa@0SD\##
    """##
}
