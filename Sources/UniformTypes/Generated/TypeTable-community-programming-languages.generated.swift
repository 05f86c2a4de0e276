// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityProgrammingLanguages: StaticString = ##"""
    00017[0000000000QX0000300000000000^n0000000L20000000000000000000iE0000Vb11h15J0Nj0a2000000000000\##
    0000000<70lS0nU0000dT0fX0000DG0000Z50>J0@^0BV0G20000000000000Ig0\g00000000000009:0000Sg00000006Q\##
    ooo00000n11111N1m3H3H3Q3Q3Q3Q3Q3Q`N00000001000000000000000000PA1I0Kcom.microsoft.batch-variantBatch script under another namehttps://learn.microsoft.com/windows-server/administration/windows-commands/windows-commands03btm02nt\##
    ooo000P0o12121O1X2B2B2S2S2S2S2S2S`N0000000000000000000000000001C2K0Kcom.microsoft.csharp-scriptC# scripthttps://learn.microsoft.com/dotnet/csharp/03csx04cake04linq04cake\##
    ooo00000o12121L202W2W2a2m2m2m2m2m`N0000000000000000000000000008C300Hcom.microsoft.vba-sourceVisual Basic for Applications sourcehttps://learn.microsoft.com/office/vba/03vba03frm0:text/x-vba\##
    ooo000P0S0V0V111B1X1X1a2424242424`N9060Inet.livescript.livescriptLiveScript sourcehttps://livescript.net02ls03_ls0Atext/x-livescript09slakefile02ls\##
    ooo000P0S0V0V181H1h1h1m2?2?2?2?2?`N9060Pnet.sourceforge.asymptote-sourceAsymptote sourcehttps://asymptote.sourceforge.io03asy0@text/x-asymptote03asy\##
    ooo000P0S0V0V131?1U1U1Z1h1h1h1h1h`N9060Korg.alloytools.alloy-sourceAlloy sourcehttps://alloytools.org03als0<text/x-alloy\##
    ooo000P0S0V0V0i161K1K1S1a1a1a1a1a`N9060Aorg.antlr.grammarANTLR grammarhttps://www.antlr.org02g402g30<text/x-antlr\##
    ooo00001215151Q222E2E2[2[2[2[2[2[`N0000000000000000000000000000002C240Jorg.clojure.script-variantClojure source under another namehttps://clojure.org04boot03cl204cljx03hic\##
    ooo00001215151R2>2U2U2e2e2e2e2e2e`N0000000000000000000000000000004C0N0Korg.codehaus.groovy-variantGroovy script or template under another namehttps://groovy-lang.org03gvy04gtpl03grt\##
    ooo000P0S0V0V121>1c1c1c2121212121`N9060Jorg.dartmouth.basic-sourceBASIC sourcehttps://www.dartmouth.edu/basicfifty/0<text/x-basic03bas03bas\##
    ooo0000171:1:1T262^2^2h2h2h2h2h2h`N00000000000000000000000000000000000890L0Horg.gnu.assembly-variantassembly source under another namehttps://sourceware.org/binutils/docs/as/03a5103nas\##
    ooo00001417171S242K2K2^2^2^2^2^2^`N000000000000000000000000000000001C0j0Jorg.haskell.source-variantHaskell source under another namehttps://www.haskell.org03hsc07hs-boot03chs\##
    ooo00000S0V0V0m1@1f20232323232323`N9060Eorg.ietf.rpc-languageRPC language sourcehttps://www.rfc-editor.org/rfc/rfc5531text/x-rpc01x0:text/x-rpc\##
    ooo00001417171L1i2P2P2k2k2k2k2k2k`N00000000000000000000000000000000490=0Corg.iso.sql-variantSQL script under another namehttps://www.iso.org/standard/76583.html03ddl03dml03viw03cql05mysql\##
    ooo0000181;1;1W2F2X2X3C3C3C3C3C3C`N000000000000000000000000000000000000491Z0Jorg.isocpp.template-sourceC++ module interface or template implementationhttps://isocpp.org04cppm03ixx03txx03tpp03tcc04cxxm04c++m03ccm\##
    ooo00001417171O1l2?2?2b2b2b2b2b2b`N00000000000000000000000000000000@C2=0Forg.lua.script-variantLua script under another namehttps://www.lua.org06pd_lua04rbxs03nse08rockspec04wlua\##
    ooo000P0S0V0V161D1_1_1g2727272727`N9060Norg.mercurylang.mercury-sourceMercury sourcehttps://www.mercurylang.org03moo01m0>text/x-mercury\##
    ooo000P0S0V0V131B1Y1Y1Y1j1j1j1j1j`N9060Korg.modula2.modula-2-sourceModula-2 sourcehttps://www.modula2.org0?text/x-modula-203mod03mod\##
    ooo00001013131N1k2\2\3R3R3R3R3R3R`N00000@0100000000000000000000191n0Iorg.nodejs.script-variantJavaScript under another namehttps://developer.mozilla.org/docs/Web/JavaScript03es603jsm03jsb05jscad04jsfl03sjs04ssjs04xsjs07xsjslib\##
    ooo000P0S0V0V171B1a1a1g2424242424`N9060Oorg.openpolicyagent.rego-sourceRego policyhttps://www.openpolicyagent.org04rego0;text/x-rego\##
    ooo00001>1A1A1Z282L2L2]2]2]2]2]2]`N000000030000000000000000000000000000000000P9190Gorg.perl.script-variantPerl script under another namehttps://www.perl.org03plx04psgi04perl\##
    ooo00000[0^0^1>1]2N2N3>3>3>3>3>3>`N0000000391;0Norg.posix.shell-script-variantshell script under another namehttps://pubs.opengroup.org/onlinepubs/9699919799/05slurm06sbatch09pacscript06ebuild06eclass04bats\##
    ooo000P0S0V0V181I1_1_1_2222222222`N9060Porg.processing.processing-sourceProcessing sketchhttps://processing.org0Atext/x-processing\##
    ooo00001?1B1B1]2=2S2S3C3C3C3C3C3C`N0000000300000000000000000000000000000000000891=0Iorg.python.script-variantPython script under another namehttps://www.python.org04pyde03pyp03pyt03py303gyp04gypi04wsgi03tac03smk\##
    ooo00001?1B1B1`2>2W2W3R3R3R3R3R3R`N0000000300000000000000000000000000000000000@90<0Lorg.ruby-lang.script-variantRuby script under another namehttps://www.ruby-lang.org03rbi05prawn04thor04rabl06watchr05mspec05axlsx06rbuild03rbx\##
    ooo000P0S0V0V171H1a1a1j2=2=2=2=2=`N9060Oorg.sourcemod.sourcepawn-sourceSourcePawn sourcehttps://www.sourcemod.net03sma02sp0Atext/x-sourcepawn02sp\##
    ooo000P0S0V0V0h171X1X1`2121212121`N9060@org.tug.metapostMetaPost sourcehttps://www.tug.org/metapost.html02mp02mf0?text/x-metapost\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var cSharpScript: Self { Self(number: 63551) }
  @inlinable @inline(__always) package static var liveScript: Self { Self(number: 63522) }
  @inlinable @inline(__always) package static var asymptote: Self { Self(number: 63532) }
  @inlinable @inline(__always) package static var alloy: Self { Self(number: 63533) }
  @inlinable @inline(__always) package static var antlr: Self { Self(number: 63534) }
  @inlinable @inline(__always) package static var basic: Self { Self(number: 63540) }
  @inlinable @inline(__always) package static var mercury: Self { Self(number: 63541) }
  @inlinable @inline(__always) package static var modula2: Self { Self(number: 63499) }
  @inlinable @inline(__always) package static var rego: Self { Self(number: 63526) }
  @inlinable @inline(__always) package static var processing: Self { Self(number: 63523) }
  @inlinable @inline(__always) package static var sourcePawn: Self { Self(number: 63513) }
  @inlinable @inline(__always) package static var metaPost: Self { Self(number: 63489) }
}
