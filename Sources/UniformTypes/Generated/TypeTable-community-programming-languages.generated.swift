// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityProgrammingLanguages: StaticString = ##"""
    00015R0000000000PW0000300000000000]J0000000K70000000000000000000gM0000UF0oh13G0Ml0_B000000000000\##
    0000000;j0jY0lY0000ba0dc0000C^0000XV0=l0@90Ao0FF0000000000000I80[E00000000000008o0000RN00000006O\##
    ooo00000l0o0o1L1k3F3F3O3O3O3O3O`N000000P00000000000000000008@QI0Kcom.microsoft.batch-variantBatch script under another namehttps://learn.microsoft.com/windows-server/administration/windows-commands/windows-commands03btm02nt\##
    ooo00000l0o0o1L1U2?2?2P2P2P2P2P`N00000000000000000000000000@BRK0Kcom.microsoft.csharp-scriptC# scripthttps://learn.microsoft.com/dotnet/csharp/03csx04cake04linq\##
    ooo00000m10101J1n2U2U2_2k2k2k2k`N0000000000000000000000000002BS00Hcom.microsoft.vba-sourceVisual Basic for Applications sourcehttps://learn.microsoft.com/office/vba/03vba03frm0:text/x-vba\##
    ooo000P0Q0T0T0o1@1V1V1_22222222`N9060Inet.livescript.livescriptLiveScript sourcehttps://livescript.net02ls03_ls0Atext/x-livescript\##
    ooo000P0Q0T0T161F1f1f1k2=2=2=2=`N9060Pnet.sourceforge.asymptote-sourceAsymptote sourcehttps://asymptote.sourceforge.io03asy0@text/x-asymptote\##
    ooo000P0Q0T0T111=1S1S1X1f1f1f1f`N9060Korg.alloytools.alloy-sourceAlloy sourcehttps://alloytools.org03als0<text/x-alloy\##
    ooo000P0Q0T0T0g141I1I1Q1_1_1_1_`N9060Aorg.antlr.grammarANTLR grammarhttps://www.antlr.org02g402g30<text/x-antlr\##
    ooo00000o12121N1o2B2B2X2X2X2X2X`N000000000000000000000000000008BR40Jorg.clojure.script-variantClojure source under another namehttps://clojure.org04boot03cl204cljx03hic\##
    ooo00000o12121O2;2R2R2b2b2b2b2b`N00000000000000000000000000000@BPN0Korg.codehaus.groovy-variantGroovy script or template under another namehttps://groovy-lang.org03gvy04gtpl03grt\##
    ooo000P0Q0T0T101<1a1a1a1o1o1o1o`N9060Jorg.dartmouth.basic-sourceBASIC sourcehttps://www.dartmouth.edu/basicfifty/0<text/x-basic\##
    ooo00001417171Q232[2[2e2e2e2e2e`N0000000000000000000000000000000000490L0Horg.gnu.assembly-variantassembly source under another namehttps://sourceware.org/binutils/docs/as/03a5103nas\##
    ooo00001114141P212H2H2[2[2[2[2[`N00000000000000000000000000000001BPj0Jorg.haskell.source-variantHaskell source under another namehttps://www.haskell.org03hsc07hs-boot03chs\##
    ooo00000Q0T0T0k1>1d1d1g1g1g1g1g`N9060Eorg.ietf.rpc-languageRPC language sourcehttps://www.rfc-editor.org/rfc/rfc553101x\##
    ooo00001114141I1f2M2M2h2h2h2h2h`N0000000000000000000000000000000490=0Corg.iso.sql-variantSQL script under another namehttps://www.iso.org/standard/76583.html03ddl03dml03viw03cql05mysql\##
    ooo00001518181T2C2U2U3@3@3@3@3@`N00000000000000000000000000000000000291Z0Jorg.isocpp.template-sourceC++ module interface or template implementationhttps://isocpp.org04cppm03ixx03txx03tpp03tcc04cxxm04c++m03ccm\##
    ooo00001114141L1i2<2<2_2_2_2_2_`N0000000000000000000000000000000@BR=0Forg.lua.script-variantLua script under another namehttps://www.lua.org06pd_lua04rbxs03nse08rockspec04wlua\##
    ooo000P0Q0T0T141B1]1]1e25252525`N9060Norg.mercurylang.mercury-sourceMercury sourcehttps://www.mercurylang.org03moo01m0>text/x-mercury\##
    ooo000P0Q0T0T111@1W1W1W1h1h1h1h`N9060Korg.modula2.modula-2-sourceModula-2 sourcehttps://www.modula2.org0?text/x-modula-2\##
    ooo00000m10101K1h2Y2Y3O3O3O3O3O`N000008P00000000000000000000@91n0Iorg.nodejs.script-variantJavaScript under another namehttps://developer.mozilla.org/docs/Web/JavaScript03es603jsm03jsb05jscad04jsfl03sjs04ssjs04xsjs07xsjslib\##
    ooo000P0Q0T0T151@1_1_1e22222222`N9060Oorg.openpolicyagent.rego-sourceRego policyhttps://www.openpolicyagent.org04rego0;text/x-rego\##
    ooo00001;1>1>1W252I2I2Z2Z2Z2Z2Z`N000000P100000000000000000000000000000000029190Gorg.perl.script-variantPerl script under another namehttps://www.perl.org03plx04psgi04perl\##
    ooo00000Y0\0\1<1[2L2L3<3<3<3<3<`N000000P191;0Norg.posix.shell-script-variantshell script under another namehttps://pubs.opengroup.org/onlinepubs/9699919799/05slurm06sbatch09pacscript06ebuild06eclass04bats\##
    ooo000P0Q0T0T161G1]1]1]20202020`N9060Porg.processing.processing-sourceProcessing sketchhttps://processing.org0Atext/x-processing\##
    ooo00001;1>1>1Y292O2O3?3?3?3?3?`N000000P1000000000000000000000000000000000P91=0Iorg.python.script-variantPython script under another namehttps://www.python.org04pyde03pyp03pyt03py303gyp04gypi04wsgi03tac03smk\##
    ooo00001<1?1?1]2;2T2T3O3O3O3O3O`N000000P10000000000000000000000000000000000190<0Lorg.ruby-lang.script-variantRuby script under another namehttps://www.ruby-lang.org03rbi05prawn04thor04rabl06watchr05mspec05axlsx06rbuild03rbx\##
    ooo000P0Q0T0T151F1_1_1h2;2;2;2;`N9060Oorg.sourcemod.sourcepawn-sourceSourcePawn sourcehttps://www.sourcemod.net03sma02sp0Atext/x-sourcepawn\##
    ooo000P0Q0T0T0f151V1V1^1o1o1o1o`N9060@org.tug.metapostMetaPost sourcehttps://www.tug.org/metapost.html02mp02mf0?text/x-metapost\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var liveScript: Self { Self(number: 61474) }
  @inlinable @inline(__always) package static var asymptote: Self { Self(number: 61484) }
  @inlinable @inline(__always) package static var alloy: Self { Self(number: 61485) }
  @inlinable @inline(__always) package static var antlr: Self { Self(number: 61486) }
  @inlinable @inline(__always) package static var basic: Self { Self(number: 61492) }
  @inlinable @inline(__always) package static var mercury: Self { Self(number: 61493) }
  @inlinable @inline(__always) package static var modula2: Self { Self(number: 61451) }
  @inlinable @inline(__always) package static var rego: Self { Self(number: 61478) }
  @inlinable @inline(__always) package static var processing: Self { Self(number: 61475) }
  @inlinable @inline(__always) package static var sourcePawn: Self { Self(number: 61465) }
  @inlinable @inline(__always) package static var metaPost: Self { Self(number: 61441) }
}
