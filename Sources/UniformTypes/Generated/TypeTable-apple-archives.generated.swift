// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleArchives: StaticString = ##"""
    0000000000Pk0000000000000000U_0`E0000000ba0000000;D0000001Q`00010g1J@0000000000000001C4000000000\##
    07P0000000000000000000000000000000000000000000000000000000A`0Db1FX0000Ii1;800016C18S000000000000\##
    0000000000000000000000000SS0000\20001EH1SX0gY0000000000GI0o70000000000?@0000000F90000000=h0KP0WL\##
    1?N0000000000000000000000j:1LV0000eG0000000000000l;1OK0000Mn00000000006000000009d1>I0]E0000000CL\##
    0:3000<0X0^0^1:1P1P1P1P1P1P1P1P1PP2000048P70Qk0Jcom.allume.stuffit-archiveStuffIt archive family\##
    ooo000P0X0^0^1=1P1P1e1i1i1i1i1i1iP2000048P70Qk0Mcom.apple.applesingle-archiveAppleSingle archiveapplication/applefile02as0Eapplication/applefile02as\##
    ooo000P0X0^0^111>1>1>1H1H1H1H1H1PP2000048P70Qk0Acom.apple.archiveApple Archive03aar03yaa>0;0>0;0\##
    ooo000P0X0^0a1;1I1I1I1N2T2T2T2T2TP2000048P70Qk9QB0Hcom.apple.binhex-archiveBinHex archive03hqx0Happlication/mac-binhex400Fapplication/mac-binhex0Bapplication/binhex\##
    0<100000X0[0[121H1H1H1H1H1H1H1H1H00000040Qk0Ecom.apple.bom-archiveBOM-compatible archive\##
    ooo00000^0d0g1F1k1k2;2A2A2A2A2A2AP2000040000028P70QM0PE0Mcom.apple.bom-compressed-cpioBOM-generated compressed CPIO archiveapplication/gzip04cpgz04cpgz07cpio.gz\##
    0<2000\0Y0_0_151?1?1\1\1\1\1\1\1\P20000488P70Q<0Dcom.apple.disk-imageDisk Imageapplication/x-apple-diskimage\##
    ooo00000^0a0a1;1;1;1;1F1F1F1F1F1FP2000048000040Pc0Hcom.apple.disk-image-cdr04dvdr03cdr\##
    ooo00000^0a0a1<1<1<1<1G1G1G1G1G1GP2000048000040Pc0Icom.apple.disk-image-ndif04ndif03img\##
    ooo00000^0a0a1;1;1;1;1@1@1@1@1@1@P2000048000040Pc0Hcom.apple.disk-image-smi03smi\##
    ooo000P0^0a0d1?1I1I1I1Y2828282828P2000048000040Pc:SD0Icom.apple.disk-image-udifDisk Image03dmg04udif03img0Mapplication/x-apple-diskimage0Aapplication/x-dmg03img\##
    ooo000P0X0^0^1;1R1R1R1W1W1W1W1W1WP2000048P70Qk0Kcom.apple.encrypted-archiveApple Encrypted Archive03aea\##
    ooo00000X0^0a1F1_1_202;2;2;2;2;2;P2000048P70Qk0Q80Scom.apple.installer-package-archiveInstaller package archiveapplication/x-xar03pkg04mpkg0Aapplication/x-xar\##
    ooo000P0Y0_0b181K1K1`1e1e1e1e1e1eP200000@8P730_0Q=0Dcom.apple.itunes.ipaiOS Package Archiveapplication/x-ios-app03ipa0Eapplication/x-ios-app0Happlication/x-itunes-ipa0Eapplication/x-ios-app\##
    ooo000P0X0^0^1;1L1L1c1h2X2X2X2X2XP2000048P70Qk0Kcom.apple.macbinary-archiveMacBinary archiveapplication/x-macbinary03bin0Eapplication/macbinary0Gapplication/x-macbinary\##
    0J3000\0X0^0^151@1@1Q1V1V1V1V1V1VP2000048P70Qk0Ecom.apple.xar-archiveXAR Archiveapplication/x-xar03xar0Aapplication/x-xar0Aapplication/x-xar\##
    ooo00000l0o0o1F1X1X1X1]1]1]1]1]1]P200004000000000000000000080Q80Ecom.apple.xip-archiveXIP Secure Archive03xip\##
    ooo000T0X0^0^111J2J2k303030303030P2000048P70Qk0Acom.microsoft.cabMicrosoft Cabinet archivehttps://docs.microsoft.com/en-us/windows/win32/msi/cabinet-filesapplication/vnd.ms-cab-compressed03cab0Qapplication/vnd.ms-cab-compressed0Nzz-application/zz-winassoc-cab0Qapplication/vnd.ms-cab-compressed\##
    052000<0X0^0^161C1C1C1C1C1C1C1C1CP2000048P70Qk0Fcom.pkware.zip-archivePKZip archive\##
    ooo000T0X0^0^161A1A1T1Y2J2J2J2J2JP2000040Qk8P70Fcom.rarlab.rar-archiveRAR Archiveapplication/vnd.rar03rar0Aapplication/x-rar0Lapplication/x-rar-compressed0?application/rar0Capplication/vnd.rar\##
    ooo00000\0_0_191H1H1H1N2F2L2L2L2LP20000400080Qg0Hcom.stuffit.archive.sidxStuffIt X index04sidx0Lapplication/x-stuffitx-index0Happlication/x-sitx-index04SIDX\##
    ooo000P0\0_0_181G1G1G1Q2;2A2A2A2AP20000400080Qg0Gcom.stuffit.archive.sitStuffIt archive03sit03sea0Eapplication/x-stuffit0Aapplication/x-sit04SIT50Capplication/stuffit\##
    ooo000P0\0_0_191J1J1J1P2<2B2B2B2BP20000400080Qg0Hcom.stuffit.archive.sitxStuffIt X archive04sitx0Fapplication/x-stuffitx0Bapplication/x-sitx04SITX\##
    0O1000T0[0a0a171C1C1C1H1b1b1b1b1bP200044@0@0Q=30_0Dcom.sun.java-archiveJava archive03jar0Happlication/java-archive0Aapplication/x-jar0Japplication/x-java-archive\##
    ooo000P1114141U1l1l1l212121212121P200044@0@00000000000000000000020Q>0Ocom.sun.web-application-archiveweb application archive03war\##
    ooo000T0X0^0^171D1a1a1e2B2B2B2B2BP2000048P70Qk0Gorg.7-zip.7-zip-archive7-Zip archivehttps://www.7-zip.org/7z.html027z0Kapplication/x-7z-compressed0>application/7z0@application/x-7z067z.001\##
    0Q1000<0X0^0^171F1F1F1L1`1`1`1`1`P2000048P70Qk0Gorg.gnu.gnu-tar-archiveGNU tar archive04gtar0Bapplication/x-gtar\##
    0Q2000\0X0^0^171C1C1S1]2C2C2C2C2KP2000048P70Qk0Gorg.gnu.gnu-zip-archiveGZip archiveapplication/gzip02gz04gzip0Bapplication/x-gzip0@application/gzip>0;0>0;00Kapplication/gzip-compressed0Happlication/x-compressed0Lapplication/x-compressed-tar0Mapplication/x-cpio-compressed0Mapplication/x-gtar-compressed0Mapplication/x-gzip-compressed0=gzip/document\##
    0Q3000T1316161S1c1c23282828282828P2000040000000000000000000000000040PE0Korg.gnu.gnu-zip-tar-archivegzip tar archiveapplication/gzip03tgz06tar.gz\##
    ooo00000X0^0a1=1V282H2M2M2M2M2M2MP2000048P70Qk0Ph0Jorg.tukaani.tar-xz-archivexz compressed tar archivehttps://tukaani.org/xz/format.htmlapplication/x-xz03txz06tar.xz\##
    ooo000T0X0^0^161K1m1m212C2C2C2C2CP2000048P70Qk0Forg.tukaani.xz-archivexz compressed archivehttps://tukaani.org/xz/format.html02xz0@application/x-xz0Kapplication/x-xz-compressed0Oapplication/x-xz-compressed-tar\##
    062000\0Q0Q0Q0a0m0m0m0m0m0m0m0m150>public.archivefile archive>0;0>0;0\##
    0V0000T0X0^0^141A1A1A1J2k2k2k2k33P2000048P70Qk0Dpublic.bzip2-archiveBzip2 archive03bz202bz0Capplication/x-bzip20Bapplication/x-bzip0Aapplication/bzip20@application/bzip0Aapplication/x-bz2>0;0>0;00Qapplication/x-bzip-compressed-tar\##
    ooo000P0X0^0^131?1?1Q1\1\1\1\1\1\P2000048P70Qk0Cpublic.cpio-archiveCPIO archiveapplication/x-cpio04cpio03pax0Bapplication/x-cpio0Bapplication/x-cpio\##
    073000\0X0[0[0n18181818181818181@00000040Qk0Apublic.disk-imagedisk image>0;0>0;0\##
    ooo000T0^0a0d161D1D1_1d1d1d1d1d1dP2000048000040Pc:SD0@public.iso-imageISO Disk Imageapplication/x-iso9660-image03iso0Gapplication/vnd.efi.iso0Fapplication/x-cd-image0Kapplication/x-iso9660-image0Kapplication/x-iso9660-image07iso9660\##
    0^4000T1316161J1U1U1U1Z2>2>2>2>2FP2000040000000000000000000000000020QC0Bpublic.tar-archivetar archive03tar0Aapplication/x-tar0?application/tar0000B0?0\##
    ooo0000181;1;1U21212D2O2O2O2O2O2OP200004000000000000000000000000000000010QP0Hpublic.tar-bzip2-archiveBzip2 compressed tar archiveapplication/x-bzip204tbz203tbz06tar.bz07tar.bz203tb2\##
    ooo000P0X0^0a1;1L1L1L1P1a1a1a1a1aP2000048P70Qk9QB0Hpublic.uuencoded-archiveUUEncoded archive02uu0?text/x-uuencode0Mzz-application/zz-winassoc-uu03uue\##
    0`0000P0X0^0^101919191<1T1T1T1T1TP2000048P70Qk0@public.z-archiveZ archive01z0Fapplication/x-compress0Bapplication/x-tarz\##
    094000\0X0[0[0o1:1:1:1?1n1n1n1n26P2000440Q:0Bpublic.zip-archiveZip archive03zip0?application/zip0Lapplication/x-zip-compressed>0;0>0;00Aapplication/x-zip02ez02ez\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var appleSingle: Self { Self(number: 2080) }
  @inlinable @inline(__always) package static var appleArchive: Self { Self(number: 2170) }
  @inlinable @inline(__always) package static var binHex: Self { Self(number: 2064) }
  @inlinable @inline(__always) package static var appleDiskImage: Self { Self(number: 2099) }
  @inlinable @inline(__always) package static var diskImageUDIF: Self { Self(number: 2130) }
  @inlinable @inline(__always) package static var encryptedArchive: Self { Self(number: 2103) }
  @inlinable @inline(__always) package static var iOSPackage: Self { Self(number: 2163) }
  @inlinable @inline(__always) package static var macBinary: Self { Self(number: 2051) }
  @inlinable @inline(__always) package static var xar: Self { Self(number: 2120) }
  @inlinable @inline(__always) package static var cabinet: Self { Self(number: 2143) }
  @inlinable @inline(__always) package static var rar: Self { Self(number: 2172) }
  @inlinable @inline(__always) package static var stuffIt: Self { Self(number: 2061) }
  @inlinable @inline(__always) package static var stuffItX: Self { Self(number: 2155) }
  @inlinable @inline(__always) package static var jar: Self { Self(number: 2126) }
  @inlinable @inline(__always) package static var webArchiveJava: Self { Self(number: 2152) }
  @inlinable @inline(__always) package static var sevenZip: Self { Self(number: 2160) }
  @inlinable @inline(__always) package static var gzip: Self { Self(number: 2069) }
  @inlinable @inline(__always) package static var gzipTar: Self { Self(number: 2106) }
  @inlinable @inline(__always) package static var xz: Self { Self(number: 2104) }
  @inlinable @inline(__always) package static var archive: Self { Self(number: 2171) }
  @inlinable @inline(__always) package static var bz2: Self { Self(number: 2144) }
  @inlinable @inline(__always) package static var cpio: Self { Self(number: 2076) }
  @inlinable @inline(__always) package static var diskImage: Self { Self(number: 2124) }
  @inlinable @inline(__always) package static var isoImage: Self { Self(number: 2101) }
  @inlinable @inline(__always) package static var tarArchive: Self { Self(number: 2070) }
  @inlinable @inline(__always) package static var uuencoded: Self { Self(number: 2161) }
  @inlinable @inline(__always) package static var compress: Self { Self(number: 2067) }
  @inlinable @inline(__always) package static var zip: Self { Self(number: 2125) }
}
