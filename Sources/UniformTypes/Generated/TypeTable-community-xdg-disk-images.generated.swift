// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityXdgDiskImages: StaticString = ##"""
    00`00000000007S00000002F00004105h000000000000000\##
    ooo000P0Q0T0T0l1818181@1V1V1V1VP28P70Fcom.daemonology.bsdiffBinary patch06bsdiff0Dapplication/x-bsdiff\##
    ooo000P0Q0T0T0d1<1<1<1A1[1[1[1[`F9QB0>net.cdrdao.toccdrdao table of contents03toc0Happlication/x-cdrdao-toc\##
    ooo000P0V0\0\0m1818181=1T1T1T1TP2000028P70Qk0?org.openzim.zimZIM archive03zim0Eapplication/x-openzim0Aapplication/x-zim\##
    ooo000P0W0]0]0k1>1>1>1C1[1[1[1[P20000248P70Q<0<org.qemu.qedQEMU QED disk image03qed0Fapplication/x-qed-disk\##
    ooo00000W0]0`1D1T1T1T1\2X2X2X2XP20000248P70Q<:SD0Rorg.uniform-types.raw-floppy-imageRaw floppy image02fd02qd0Sapplication/x-raw-floppy-disk-image0Eapplication/x-fd-file\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var bsdiff: Self { Self(number: 86016) }
  @inlinable @inline(__always) package static var cdrdaoTOC: Self { Self(number: 86023) }
  @inlinable @inline(__always) package static var openZIM: Self { Self(number: 86025) }
  @inlinable @inline(__always) package static var qed: Self { Self(number: 86026) }
}
