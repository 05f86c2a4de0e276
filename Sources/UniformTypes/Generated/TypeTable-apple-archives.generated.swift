// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleArchives: StaticString = ##"""
    0000000000P>0000000000000000Tn0_L0000000af0000000;20000001OT0000o_1HE0000000000000001AG000000000\##
    07N0000000000000000000000000000000000000000000000000000000AH0DF1D_0000IB19a00015117>000000000000\##
    0000000000000000000000000Rd0000[=0001CY1QJ0fZ0000000000Fi0n10000000000>j0000000E[0000000=T0Jg0VY\##
    1=k0000000000000000000000i91JP0000dJ0000000000000k71MA0000MC00000000006000000009\1=00\N0000000C2\##
    0:3000<0V0\0\181N1N1N1N1N1N1N1NP2000028P70Qk0Jcom.allume.stuffit-archiveStuffIt archive family\##
    ooo000P0V0\0\1;1N1N1c1g1g1g1g1gP2000028P70Qk0Mcom.apple.applesingle-archiveAppleSingle archiveapplication/applefile02as0Eapplication/applefile\##
    ooo000P0V0\0\0o1<1<1<1F1F1F1F1FP2000028P70Qk0Acom.apple.archiveApple Archive03aar03yaa\##
    ooo000P0V0\0_191G1G1G1L2R2R2R2RP2000028P70Qk9QB0Hcom.apple.binhex-archiveBinHex archive03hqx0Happlication/mac-binhex400Fapplication/mac-binhex0Bapplication/binhex\##
    0<100000V0Y0Y101F1F1F1F1F1F1F1F00000020Qk0Ecom.apple.bom-archiveBOM-compatible archive\##
    ooo00000\0b0e1D1i1i292?2?2?2?2?P2000020000028P70QM0PE0Mcom.apple.bom-compressed-cpioBOM-generated compressed CPIO archiveapplication/gzip04cpgz04cpgz07cpio.gz\##
    0<2000\0W0]0]131=1=1Z1Z1Z1Z1Z1ZP20000248P70Q<0Dcom.apple.disk-imageDisk Imageapplication/x-apple-diskimage\##
    ooo00000\0_0_191919191D1D1D1D1DP2000024000040Pc0Hcom.apple.disk-image-cdr04dvdr03cdr\##
    ooo00000\0_0_1:1:1:1:1E1E1E1E1EP2000024000040Pc0Icom.apple.disk-image-ndif04ndif03img\##
    ooo00000\0_0_191919191>1>1>1>1>P2000024000040Pc0Hcom.apple.disk-image-smi03smi\##
    ooo000P0\0_0b1=1G1G1G1W26262626P2000024000040Pc:SD0Icom.apple.disk-image-udifDisk Image03dmg04udif03img0Mapplication/x-apple-diskimage0Aapplication/x-dmg\##
    ooo000P0V0\0\191P1P1P1U1U1U1U1UP2000028P70Qk0Kcom.apple.encrypted-archiveApple Encrypted Archive03aea\##
    ooo00000V0\0_1D1]1]1n2929292929P2000028P70Qk0Q80Scom.apple.installer-package-archiveInstaller package archiveapplication/x-xar03pkg04mpkg0Aapplication/x-xar\##
    ooo000P0W0]0`161I1I1^1c1c1c1c1cP20000088P730_0Q=0Dcom.apple.itunes.ipaiOS Package Archiveapplication/x-ios-app03ipa0Eapplication/x-ios-app0Happlication/x-itunes-ipa0Eapplication/x-ios-app\##
    ooo000P0V0\0\191J1J1a1f2V2V2V2VP2000028P70Qk0Kcom.apple.macbinary-archiveMacBinary archiveapplication/x-macbinary03bin0Eapplication/macbinary0Gapplication/x-macbinary\##
    0J3000\0V0\0\131>1>1O1T1T1T1T1TP2000028P70Qk0Ecom.apple.xar-archiveXAR Archiveapplication/x-xar03xar0Aapplication/x-xar0Aapplication/x-xar\##
    ooo00000j0m0m1D1V1V1V1[1[1[1[1[P200002000000000000000000080Q80Ecom.apple.xip-archiveXIP Secure Archive03xip\##
    ooo000T0V0\0\0o1H2H2i2n2n2n2n2nP2000028P70Qk0Acom.microsoft.cabMicrosoft Cabinet archivehttps://docs.microsoft.com/en-us/windows/win32/msi/cabinet-filesapplication/vnd.ms-cab-compressed03cab0Qapplication/vnd.ms-cab-compressed0Nzz-application/zz-winassoc-cab0Qapplication/vnd.ms-cab-compressed\##
    051000<0V0\0\141A1A1A1A1A1A1A1AP2000028P70Qk0Fcom.pkware.zip-archivePKZip archive\##
    ooo000T0V0\0\141?1?1R1W2H2H2H2HP2000020Qk8P70Fcom.rarlab.rar-archiveRAR Archiveapplication/vnd.rar03rar0Aapplication/x-rar0Lapplication/x-rar-compressed0?application/rar0Capplication/vnd.rar\##
    ooo00000Z0]0]171F1F1F1L2D2J2J2JP20000200080Qg0Hcom.stuffit.archive.sidxStuffIt X index04sidx0Lapplication/x-stuffitx-index0Happlication/x-sitx-index04SIDX\##
    ooo000P0Z0]0]161E1E1E1O292?2?2?P20000200080Qg0Gcom.stuffit.archive.sitStuffIt archive03sit03sea0Eapplication/x-stuffit0Aapplication/x-sit04SIT50Capplication/stuffit\##
    ooo000P0Z0]0]171H1H1H1N2:2@2@2@P20000200080Qg0Hcom.stuffit.archive.sitxStuffIt X archive04sitx0Fapplication/x-stuffitx0Bapplication/x-sitx04SITX\##
    0N5000T0Y0_0_151A1A1A1F1`1`1`1`P20002280@0Q=30_0Dcom.sun.java-archiveJava archive03jar0Happlication/java-archive0Aapplication/x-jar0Japplication/x-java-archive\##
    ooo000P0n11111R1i1i1i1n1n1n1n1nP20002280@00000000000000000000P0Q>0Ocom.sun.web-application-archiveweb application archive03war\##
    ooo000T0V0\0\151B1_1_1c2@2@2@2@P2000028P70Qk0Gorg.7-zip.7-zip-archive7-Zip archivehttps://www.7-zip.org/7z.html027z0Kapplication/x-7z-compressed0>application/7z0@application/x-7z067z.001\##
    0P2000<0V0\0\151D1D1D1J1^1^1^1^P2000028P70Qk0Gorg.gnu.gnu-tar-archiveGNU tar archive04gtar0Bapplication/x-gtar\##
    0P3000\0V0\0\151A1A1Q1[2A2A2A2AP2000028P70Qk0Gorg.gnu.gnu-zip-archiveGZip archiveapplication/gzip02gz04gzip0Bapplication/x-gzip0@application/gzip0Kapplication/gzip-compressed0Happlication/x-compressed0Lapplication/x-compressed-tar0Mapplication/x-cpio-compressed0Mapplication/x-gtar-compressed0Mapplication/x-gzip-compressed0=gzip/document\##
    0P4000T1013131P1`1`202525252525P200002000000000000000000000000080PE0Korg.gnu.gnu-zip-tar-archivegzip tar archiveapplication/gzip03tgz06tar.gz\##
    ooo00000V0\0_1;1T262F2K2K2K2K2KP2000028P70Qk0Ph0Jorg.tukaani.tar-xz-archivexz compressed tar archivehttps://tukaani.org/xz/format.htmlapplication/x-xz03txz06tar.xz\##
    ooo000T0V0\0\141I1k1k1o2A2A2A2AP2000028P70Qk0Forg.tukaani.xz-archivexz compressed archivehttps://tukaani.org/xz/format.html02xz0@application/x-xz0Kapplication/x-xz-compressed0Oapplication/x-xz-compressed-tar\##
    061000\0O0O0O0_0k0k0k0k0k0k0k0k0>public.archivefile archive\##
    0T5000T0V0\0\121?1?1?1H2i2i2i2iP2000028P70Qk0Dpublic.bzip2-archiveBzip2 archive03bz202bz0Capplication/x-bzip20Bapplication/x-bzip0Aapplication/bzip20@application/bzip0Aapplication/x-bz20Qapplication/x-bzip-compressed-tar\##
    ooo000P0V0\0\111=1=1O1Z1Z1Z1Z1ZP2000028P70Qk0Cpublic.cpio-archiveCPIO archiveapplication/x-cpio04cpio03pax0Bapplication/x-cpio0Bapplication/x-cpio\##
    072000\0V0Y0Y0l161616161616161600000020Qk0Apublic.disk-imagedisk image\##
    ooo000T0\0_0b141B1B1]1b1b1b1b1bP2000024000040Pc:SD0@public.iso-imageISO Disk Imageapplication/x-iso9660-image03iso0Gapplication/vnd.efi.iso0Fapplication/x-cd-image0Kapplication/x-iso9660-image0Kapplication/x-iso9660-image07iso9660\##
    0]0000T1013131G1R1R1R1W2;2;2;2;P200002000000000000000000000000040QC0Bpublic.tar-archivetar archive03tar0Aapplication/x-tar0?application/tar\##
    ooo00001417171Q1m1m2@2K2K2K2K2KP20000200000000000000000000000000000P0QP0Hpublic.tar-bzip2-archiveBzip2 compressed tar archiveapplication/x-bzip204tbz203tbz06tar.bz07tar.bz203tb2\##
    ooo000P0V0\0_191J1J1J1N1_1_1_1_P2000028P70Qk9QB0Hpublic.uuencoded-archiveUUEncoded archive02uu0?text/x-uuencode0Mzz-application/zz-winassoc-uu03uue\##
    0^2000P0V0\0\0n1717171:1R1R1R1RP2000028P70Qk0@public.z-archiveZ archive01z0Fapplication/x-compress0Bapplication/x-tarz\##
    094000\0V0Y0Y0m1818181=1l1l1l1lP2000220Q:0Bpublic.zip-archiveZip archive03zip0?application/zip0Lapplication/x-zip-compressed0Aapplication/x-zip02ez\##
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
