// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityXdgArchives: StaticString = ##"""
    0000000000000000000000000000]@0m?0Un0000000000000000000000G60ST0jl0C^0Ak12A0000000d4000000000000\##
    0000000000000000_]0<30000000Hm0XE0000>100000000000000000000000000000008300000010P1:b060000000000\##
    0b00fX0000J^0000L@0000000000000000000?d0000Qd00000000016h0000000000000000n\000000000000000000000\##
    0000000000000Mo00000000000015100000000000000009i0EM0[90000i00000000000000OZ00018_000000000000000\##
    ooo00000X0[0^131G1G1G1G1V1V1V1V`2000000150J0QP0Ccom.adobe.bzip2-epsbzip2-compressed EPS0=image/x-bzeps07eps.bz208epsf.bz208epsi.bz2\##
    ooo00000V0\0_141H1H1H1H1]1]1]1]`20000@8P78PD0QP0Ccom.adobe.bzip2-pdfbzip2-compressed PDF0Capplication/x-bzpdf07pdf.bz2\##
    ooo00000V0\0_1;1V1V1V1V22222222`20000@8P78PD0QP0Jcom.adobe.bzip2-postscriptbzip2-compressed PostScript0Japplication/x-bzpostscript06ps.bz2\##
    ooo00000X0[0^121E1E1E1E1T1T1T1T`2000000150J0PE0Bcom.adobe.gzip-epsgzip-compressed EPS0=image/x-gzeps06eps.gz07epsf.gz07epsi.gz\##
    ooo00000V0\0_131F1F1F1F1[1[1[1[`20000@8P78PD0PE0Bcom.adobe.gzip-pdfgzip-compressed PDF0Capplication/x-gzpdf06pdf.gz\##
    ooo00000V0\0_1:1T1T1T1T20202020`20000@8P78PD0PE0Icom.adobe.gzip-postscriptgzip-compressed PostScript0Japplication/x-gzpostscript05ps.gz\##
    ooo00000V0\0_131F1F1F1F1[1[1[1[`20000@8P78PD:S_0Bcom.adobe.lzip-pdflzip-compressed PDF0Capplication/x-lzpdf06pdf.lz\##
    ooo00000V0\0_111B1B1B1B1W1W1W1W`20000@8P78PD0Ph0@com.adobe.xz-pdfxz-compressed PDF0Capplication/x-xzpdf06pdf.xz\##
    ooo00000V0\0\161A1A1A1F1Y1Y1Y1YP2000028P70Qk0Hcom.haruyasu.lhz-archiveLHZ archive03lhz0Aapplication/x-lhz\##
    ooo000P0V0\0\101;1;1;1@1S1S1S1SP2000028P70Qk0Bcom.idsoftware.pakPAK archive03pak0Aapplication/x-pak0Bapplication/x-dzip\##
    ooo00000Y0\0\0l1A1A1A1E1a1a1a1aP20002200@0Q=0>com.youtube.ytYouTube media archive02yt0Japplication/vnd.youtube.yt\##
    ooo000P0V0\0\0o1:1:1:1?1R1R1R1RP2000028P70Qk0Afr.free.linux.darDAR archive03dar0Aapplication/x-dar\##
    ooo000P0V0\0\0o1E1E1E1K1_1_1_1_P2000028P70Qk0Anet.parchive.par2Parchive recovery data04par20Bapplication/x-par2\##
    ooo000P0V0\0\111A1A1A1G1[1[1[1[P2000028P70Qk0Corg.electronjs.asarElectron archive04asar0Bapplication/x-asar\##
    ooo000P0Y0_0_181J1J1J1O21212121`20002B00@0Q=8PD0Gorg.fictionbook.fb2-zipZipped FictionBook03fbz0Papplication/x-zip-compressed-fb207fb2.zip\##
    ooo00000Q0T0T111<1<1<1K1`1`1`1`P28P70Korg.freedesktop.backup-fileBackup copy03bak03old03sik0Capplication/x-trash\##
    ooo00000Q0T0T161L1L1L1j2J2J2J2JP28P70Porg.freedesktop.partial-downloadPartly downloaded file0:wkdownload0:crdownload04part0Napplication/x-partial-download\##
    ooo00000X0[0a1:1O1O1O1^26262626`2000000150J0PE0QP0Gorg.gimp.compressed-xcfCompressed GIMP image05xcfgz06xcfbz20Fimage/x-compressed-xcf07xcf.bz206xcf.gz\##
    ooo00000V0\0e1<1R1R1b1b2F2F2F2FP2000028P70Qk0PE0Ph0QP0Eorg.gnu.gzip-man-pageCompressed manual pageapplication/gzip0Rapplication/x-troff-man-compressed041.gz043.gz045.gz047.gz048.gz\##
    ooo00000W0Z0]121N1N1N1N1o1o1o1oP200000P4050PE0Corg.kernel.gzip-psfgzip-compressed console font0Oapplication/x-gz-font-linux-psf06psf.gz\##
    ooo00000V0\0_1>1Z1Z1Z1`2D2D2D2DP2000028P70Qk:TB0Morg.kolivas.tar-lrzip-archivelrzip-compressed tar archive04tlrz0Rapplication/x-lrzip-compressed-tar07tar.lrz\##
    ooo000P0V0\0_181R1R1R1X2:2:2:2:P2000028P70Qk:V:0Gorg.lz4.lz4-tar-archiveLZ4-compressed tar archive04tlz40Papplication/x-lz4-compressed-tar07tar.lz4\##
    ooo00000V0\0_191S1S1S1X1k1k1k1kP2000028P70Qk:P90Horg.lzop.tar-lzo-archiveLZO-compressed tar archive03tzo0Aapplication/x-tzo07tar.lzo\##
    ooo00000V0\0_1<1W1W1i1i2L2L2L2LP2000028P70Qk:S_0Korg.nongnu.tar-lzip-archivelzip-compressed tar archiveapplication/x-lzip0Qapplication/x-lzip-compressed-tar06tar.lz\##
    ooo00000Q0T0W171\1\1\1a2H2H2H2HP28P70QP0Norg.pyspread.bzip2-spreadsheetbzip2-compressed pyspread spreadsheet03pys0Uapplication/x-pyspread-bz-spreadsheet\##
    ooo000P0Q0T0T0n1B1B1B1H1l1l1l1l`F9QB0Horg.pyspread.spreadsheetpyspread spreadsheet04pysu0Rapplication/x-pyspread-spreadsheet\##
    ooo00000n11111I1[1[1[1`2:2:2:2:P200002000000000000000000000004:Rg0Forg.rpm.source-packageRPM source package03spm0Happlication/x-source-rpm07src.rpm\##
    ooo00000Q0T0T0j1:1:1:1:1M1M1M1MP28P70Dorg.stampede.packageStampede package0Aapplication/x-slp\##
    ooo00000V0\0_121F1F1F1F1[1[1[1[`20000@8P78PD0QP0Aorg.tug.bzip2-dvibzip2-compressed DVI0Capplication/x-bzdvi07dvi.bz2\##
    ooo00000V0\0_111D1D1D1D1Y1Y1Y1Y`20000@8P78PD0PE0@org.tug.gzip-dvigzip-compressed DVI0Capplication/x-gzdvi06dvi.gz\##
    ooo00000W0]0`1A1Y1Y1Y1Y2E2E2E2EP20000248P70Q<0Ph0Oorg.uniform-types.xz-disk-imagexz-compressed disk image0Zapplication/x-raw-disk-image-xz-compressed06img.xz0Araw-disk-image.xz\##
    ooo00000V0\0\141K1K1K1R1g1g1g1gP2000028P70Qk0Forg.unix.bcpio-archiveOld binary cpio archive05bcpio0Capplication/x-bcpio\##
    ooo00000V0\0\161G1G1G1P1g1g1g1gP2000028P70Qk0Horg.unix.sv4cpio-archiveSVR4 cpio archive07sv4cpio0Eapplication/x-sv4cpio\##
    ooo00000V0\0\151U1U1U1]23232323P2000028P70Qk0Gorg.unix.sv4crc-archiveSVR4 cpio archive with checksums06sv4crc0Dapplication/x-sv4crc\##
    ooo00000X0[0^0o1B1B1B1H1b1b1b1b`2000000150J0PE0?org.w3.gzip-svggzip-compressed SVG04svgz0Himage/svg+xml-compressed\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var idPAK: Self { Self(number: 81939) }
  @inlinable @inline(__always) package static var dar: Self { Self(number: 81987) }
  @inlinable @inline(__always) package static var par2: Self { Self(number: 81989) }
  @inlinable @inline(__always) package static var asar: Self { Self(number: 82020) }
  @inlinable @inline(__always) package static var fictionBookZIP: Self { Self(number: 82040) }
  @inlinable @inline(__always) package static var lz4Tar: Self { Self(number: 81957) }
  @inlinable @inline(__always) package static var pyspread: Self { Self(number: 82035) }
}
