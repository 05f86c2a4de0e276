// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityProgrammingLanguages: StaticString = ##"""
    00016I0000000000Q00000300000000000]n0000000KL0000000000000000000h90000Uc10[14<0NC0_h000000000000\##
    0000000<00kG0mI0000cI0eM0000Cl0000Y50>40@C0B;0FV0000000000000IK0[g0000000000000930000Ri00000006Q\##
    ooo00000n11111N1m3H3H3Q3Q3Q3Q3Q3Q`N00000001000000000000000000@@QI0Kcom.microsoft.batch-variantBatch script under another namehttps://learn.microsoft.com/windows-server/administration/windows-commands/windows-commands03btm02nt\##
    ooo00000n11111N1W2A2A2R2R2R2R2R2R`N00000000000000000000000000PBRK0Kcom.microsoft.csharp-scriptC# scripthttps://learn.microsoft.com/dotnet/csharp/03csx04cake04linq\##
    ooo00000o12121L202W2W2a2m2m2m2m2m`N0000000000000000000000000004BS00Hcom.microsoft.vba-sourceVisual Basic for Applications sourcehttps://learn.microsoft.com/office/vba/03vba03frm0:text/x-vba\##
    ooo000P0S0V0V111B1X1X1a2424242424`N9060Inet.livescript.livescriptLiveScript sourcehttps://livescript.net02ls03_ls0Atext/x-livescript\##
    ooo000P0S0V0V181H1h1h1m2?2?2?2?2?`N9060Pnet.sourceforge.asymptote-sourceAsymptote sourcehttps://asymptote.sourceforge.io03asy0@text/x-asymptote\##
    ooo000P0S0V0V131?1U1U1Z1h1h1h1h1h`N9060Korg.alloytools.alloy-sourceAlloy sourcehttps://alloytools.org03als0<text/x-alloy\##
    ooo000P0S0V0V0i161K1K1S1a1a1a1a1a`N9060Aorg.antlr.grammarANTLR grammarhttps://www.antlr.org02g402g30<text/x-antlr\##
    ooo00001114141P212D2D2Z2Z2Z2Z2Z2Z`N00000000000000000000000000000PBR40Jorg.clojure.script-variantClojure source under another namehttps://clojure.org04boot03cl204cljx03hic\##
    ooo00001215151R2>2U2U2e2e2e2e2e2e`N0000000000000000000000000000001BPN0Korg.codehaus.groovy-variantGroovy script or template under another namehttps://groovy-lang.org03gvy04gtpl03grt\##
    ooo000P0S0V0V121>1c1c1c2121212121`N9060Jorg.dartmouth.basic-sourceBASIC sourcehttps://www.dartmouth.edu/basicfifty/0<text/x-basic\##
    ooo00001619191S252]2]2g2g2g2g2g2g`N0000000000000000000000000000000000@90L0Horg.gnu.assembly-variantassembly source under another namehttps://sourceware.org/binutils/docs/as/03a5103nas\##
    ooo00001316161R232J2J2]2]2]2]2]2]`N00000000000000000000000000000004BPj0Jorg.haskell.source-variantHaskell source under another namehttps://www.haskell.org03hsc07hs-boot03chs\##
    ooo00000S0V0V0m1@1f1f1i1i1i1i1i1i`N9060Eorg.ietf.rpc-languageRPC language sourcehttps://www.rfc-editor.org/rfc/rfc553101x\##
    ooo00001316161K1h2O2O2j2j2j2j2j2j`N0000000000000000000000000000000@90=0Corg.iso.sql-variantSQL script under another namehttps://www.iso.org/standard/76583.html03ddl03dml03viw03cql05mysql\##
    ooo0000171:1:1V2E2W2W3B3B3B3B3B3B`N00000000000000000000000000000000000891Z0Jorg.isocpp.template-sourceC++ module interface or template implementationhttps://isocpp.org04cppm03ixx03txx03tpp03tcc04cxxm04c++m03ccm\##
    ooo00001417171O1l2?2?2b2b2b2b2b2b`N000000000000000000000000000000001BR=0Forg.lua.script-variantLua script under another namehttps://www.lua.org06pd_lua04rbxs03nse08rockspec04wlua\##
    ooo000P0S0V0V161D1_1_1g2727272727`N9060Norg.mercurylang.mercury-sourceMercury sourcehttps://www.mercurylang.org03moo01m0>text/x-mercury\##
    ooo000P0S0V0V131B1Y1Y1Y1j1j1j1j1j`N9060Korg.modula2.modula-2-sourceModula-2 sourcehttps://www.modula2.org0?text/x-modula-2\##
    ooo00000o12121M1j2[2[3Q3Q3Q3Q3Q3Q`N00000@010000000000000000000P91n0Iorg.nodejs.script-variantJavaScript under another namehttps://developer.mozilla.org/docs/Web/JavaScript03es603jsm03jsb05jscad04jsfl03sjs04ssjs04xsjs07xsjslib\##
    ooo000P0S0V0V171B1a1a1g2424242424`N9060Oorg.openpolicyagent.rego-sourceRego policyhttps://www.openpolicyagent.org04rego0;text/x-rego\##
    ooo00001=1@1@1Y272K2K2\2\2\2\2\2\`N00000003000000000000000000000000000000000@9190Gorg.perl.script-variantPerl script under another namehttps://www.perl.org03plx04psgi04perl\##
    ooo00000[0^0^1>1]2N2N3>3>3>3>3>3>`N0000000391;0Norg.posix.shell-script-variantshell script under another namehttps://pubs.opengroup.org/onlinepubs/9699919799/05slurm06sbatch09pacscript06ebuild06eclass04bats\##
    ooo000P0S0V0V181I1_1_1_2222222222`N9060Porg.processing.processing-sourceProcessing sketchhttps://processing.org0Atext/x-processing\##
    ooo00001>1A1A1\2<2R2R3B3B3B3B3B3B`N000000030000000000000000000000000000000000491=0Iorg.python.script-variantPython script under another namehttps://www.python.org04pyde03pyp03pyt03py303gyp04gypi04wsgi03tac03smk\##
    ooo00001>1A1A1_2=2V2V3Q3Q3Q3Q3Q3Q`N000000030000000000000000000000000000000000890<0Lorg.ruby-lang.script-variantRuby script under another namehttps://www.ruby-lang.org03rbi05prawn04thor04rabl06watchr05mspec05axlsx06rbuild03rbx\##
    ooo000P0S0V0V171H1a1a1j2=2=2=2=2=`N9060Oorg.sourcemod.sourcepawn-sourceSourcePawn sourcehttps://www.sourcemod.net03sma02sp0Atext/x-sourcepawn\##
    ooo000P0S0V0V0h171X1X1`2121212121`N9060@org.tug.metapostMetaPost sourcehttps://www.tug.org/metapost.html02mp02mf0?text/x-metapost\##
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
