// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityXdgArchives: StaticString = ##"""
    0000000000000000000000000000]i0n60VP0000000000000000000000GH0T40ka0Cl0B713>0000000dc000000000000\##
    0000000000000000`H0<90000000IA0Xi0000>900000000000000000000000000000008500000011K1;g060000000000\##
    0b]0gI0000K40000LX0000000000000000000?n0000RB00000000017i0000000000000000oU000000000000000000000\##
    0000000000000NI00000000000016000000000000000009m0E]0[_0000ic0000000000000P600019b000000000000000\##
    ooo00000Z0]0`151I1I1I1I1X1X1X1X1X`2000000250J0QP0Ccom.adobe.bzip2-epsbzip2-compressed EPS0=image/x-bzeps07eps.bz208epsf.bz208epsi.bz2\##
    ooo00000X0^0a161J1J1J1J1_1_1_1_1_`20000P8P78PD0QP0Ccom.adobe.bzip2-pdfbzip2-compressed PDF0Capplication/x-bzpdf07pdf.bz2\##
    ooo00000X0^0a1=1X1X1X1X2424242424`20000P8P78PD0QP0Jcom.adobe.bzip2-postscriptbzip2-compressed PostScript0Japplication/x-bzpostscript06ps.bz2\##
    ooo00000Z0]0`141G1G1G1G1V1V1V1V1V`2000000250J0PE0Bcom.adobe.gzip-epsgzip-compressed EPS0=image/x-gzeps06eps.gz07epsf.gz07epsi.gz\##
    ooo00000X0^0a151H1H1H1H1]1]1]1]1]`20000P8P78PD0PE0Bcom.adobe.gzip-pdfgzip-compressed PDF0Capplication/x-gzpdf06pdf.gz\##
    ooo00000X0^0a1<1V1V1V1V2222222222`20000P8P78PD0PE0Icom.adobe.gzip-postscriptgzip-compressed PostScript0Japplication/x-gzpostscript05ps.gz\##
    ooo00000X0^0a151H1H1H1H1]1]1]1]1]`20000P8P78PD:S_0Bcom.adobe.lzip-pdflzip-compressed PDF0Capplication/x-lzpdf06pdf.lz\##
    ooo00000X0^0a131D1D1D1D1Y1Y1Y1Y1Y`20000P8P78PD0Ph0@com.adobe.xz-pdfxz-compressed PDF0Capplication/x-xzpdf06pdf.xz\##
    ooo00000X0^0^181C1C1C1H1[1[1[1[1[P2000048P70Qk0Hcom.haruyasu.lhz-archiveLHZ archive03lhz0Aapplication/x-lhz\##
    ooo000P0X0^0^121=1=1=1B1U1U1U1U1UP2000048P70Qk0Bcom.idsoftware.pakPAK archive03pak0Aapplication/x-pak0Bapplication/x-dzip\##
    ooo00000[0^0^0n1C1C1C1G1c1c1c1c1cP20004400@0Q=0>com.youtube.ytYouTube media archive02yt0Japplication/vnd.youtube.yt\##
    ooo000P0X0^0^111<1<1<1A1T1T1T1T1TP2000048P70Qk0Afr.free.linux.darDAR archive03dar0Aapplication/x-dar\##
    ooo000P0X0^0^111G1G1G1M1a1a1a1a1aP2000048P70Qk0Anet.parchive.par2Parchive recovery data04par20Bapplication/x-par2\##
    ooo000P0X0^0^131C1C1C1I1]1]1]1]1]P2000048P70Qk0Corg.electronjs.asarElectron archive04asar0Bapplication/x-asar\##
    ooo000P0[0a0a1:1L1L1L1Q2323232323`20004T00@0Q=8PD0Gorg.fictionbook.fb2-zipZipped FictionBook03fbz0Papplication/x-zip-compressed-fb207fb2.zip\##
    ooo00000S0V0V131>1>1>1M1b1b1b1b1bP28P70Korg.freedesktop.backup-fileBackup copy03bak03old03sik0Capplication/x-trash\##
    ooo00000S0V0V181N1N1N1l2L2L2L2L2LP28P70Porg.freedesktop.partial-downloadPartly downloaded file0:wkdownload0:crdownload04part0Napplication/x-partial-download\##
    ooo00000Z0]0c1<1Q1Q1Q1`2828282828`2000000250J0PE0QP0Gorg.gimp.compressed-xcfCompressed GIMP image05xcfgz06xcfbz20Fimage/x-compressed-xcf07xcf.bz206xcf.gz\##
    ooo00000X0^0g1>1T1T1d1d2H2H2H2H2HP2000048P70Qk0PE0Ph0QP0Eorg.gnu.gzip-man-pageCompressed manual pageapplication/gzip0Rapplication/x-troff-man-compressed041.gz043.gz045.gz047.gz048.gz\##
    ooo00000Z0]0`151Q1Q1Q1Q2222222222P200000014050PE0Corg.kernel.gzip-psfgzip-compressed console font0Oapplication/x-gz-font-linux-psf06psf.gz\##
    ooo00000X0^0a1@1\1\1\1b2F2F2F2F2FP2000048P70Qk:TB0Morg.kolivas.tar-lrzip-archivelrzip-compressed tar archive04tlrz0Rapplication/x-lrzip-compressed-tar07tar.lrz\##
    ooo000P0X0^0a1:1T1T1T1Z2<2<2<2<2<P2000048P70Qk:V:0Gorg.lz4.lz4-tar-archiveLZ4-compressed tar archive04tlz40Papplication/x-lz4-compressed-tar07tar.lz4\##
    ooo00000X0^0a1;1U1U1U1Z1m1m1m1m1mP2000048P70Qk:P90Horg.lzop.tar-lzo-archiveLZO-compressed tar archive03tzo0Aapplication/x-tzo07tar.lzo\##
    ooo00000X0^0a1>1Y1Y1k1k2N2N2N2N2NP2000048P70Qk:S_0Korg.nongnu.tar-lzip-archivelzip-compressed tar archiveapplication/x-lzip0Qapplication/x-lzip-compressed-tar06tar.lz\##
    ooo00000S0V0Y191^1^1^1c2J2J2J2J2JP28P70QP0Norg.pyspread.bzip2-spreadsheetbzip2-compressed pyspread spreadsheet03pys0Uapplication/x-pyspread-bz-spreadsheet\##
    ooo000P0S0V0V101D1D1D1J1n1n1n1n1n`F9QB0Horg.pyspread.spreadsheetpyspread spreadsheet04pysu0Rapplication/x-pyspread-spreadsheet\##
    ooo00001013131K1]1]1]1b2<2<2<2<2<P20000400000000000000000000000@:Rg0Forg.rpm.source-packageRPM source package03spm0Happlication/x-source-rpm07src.rpm\##
    ooo00000S0V0V0l1<1<1<1<1O1O1O1O1OP28P70Dorg.stampede.packageStampede package0Aapplication/x-slp\##
    ooo00000X0^0a141H1H1H1H1]1]1]1]1]`20000P8P78PD0QP0Aorg.tug.bzip2-dvibzip2-compressed DVI0Capplication/x-bzdvi07dvi.bz2\##
    ooo00000X0^0a131F1F1F1F1[1[1[1[1[`20000P8P78PD0PE0@org.tug.gzip-dvigzip-compressed DVI0Capplication/x-gzdvi06dvi.gz\##
    ooo00000Y0_0b1C1[1[1[1[2G2G2G2G2GP20000488P70Q<0Ph0Oorg.uniform-types.xz-disk-imagexz-compressed disk image0Zapplication/x-raw-disk-image-xz-compressed06img.xz0Araw-disk-image.xz\##
    ooo00000X0^0^161M1M1M1T1i1i1i1i1iP2000048P70Qk0Forg.unix.bcpio-archiveOld binary cpio archive05bcpio0Capplication/x-bcpio\##
    ooo00000X0^0^181I1I1I1R1i1i1i1i1iP2000048P70Qk0Horg.unix.sv4cpio-archiveSVR4 cpio archive07sv4cpio0Eapplication/x-sv4cpio\##
    ooo00000X0^0^171W1W1W1_2525252525P2000048P70Qk0Gorg.unix.sv4crc-archiveSVR4 cpio archive with checksums06sv4crc0Dapplication/x-sv4crc\##
    ooo00000Z0]0`111D1D1D1J1d1d1d1d1d`2000000250J0PE0?org.w3.gzip-svggzip-compressed SVG04svgz0Himage/svg+xml-compressed\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var idPAK: Self { Self(number: 94227) }
  @inlinable @inline(__always) package static var dar: Self { Self(number: 94275) }
  @inlinable @inline(__always) package static var par2: Self { Self(number: 94277) }
  @inlinable @inline(__always) package static var asar: Self { Self(number: 94308) }
  @inlinable @inline(__always) package static var fictionBookZIP: Self { Self(number: 94328) }
  @inlinable @inline(__always) package static var lz4Tar: Self { Self(number: 94245) }
  @inlinable @inline(__always) package static var pyspread: Self { Self(number: 94323) }
}
