// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityXdgDiskImages: StaticString = ##"""
    00`00000000007[00000002H00004505n000000000000000\##
    ooo000P0S0V0V0n1:1:1:1B1X1X1X1X1XP28P70Fcom.daemonology.bsdiffBinary patch06bsdiff0Dapplication/x-bsdiff\##
    ooo000P0S0V0V0f1>1>1>1C1]1]1]1]1]`F9QB0>net.cdrdao.toccdrdao table of contents03toc0Happlication/x-cdrdao-toc\##
    ooo000P0X0^0^0o1:1:1:1?1V1V1V1V1VP2000048P70Qk0?org.openzim.zimZIM archive03zim0Eapplication/x-openzim0Aapplication/x-zim\##
    ooo000P0Y0_0_0m1@1@1@1E1]1]1]1]1]P20000488P70Q<0<org.qemu.qedQEMU QED disk image03qed0Fapplication/x-qed-disk\##
    ooo00000Y0_0b1F1V1V1V1^2Z2Z2Z2Z2ZP20000488P70Q<:SD0Rorg.uniform-types.raw-floppy-imageRaw floppy image02fd02qd0Sapplication/x-raw-floppy-disk-image0Eapplication/x-fd-file\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var bsdiff: Self { Self(number: 98304) }
  @inlinable @inline(__always) package static var cdrdaoTOC: Self { Self(number: 98311) }
  @inlinable @inline(__always) package static var openZIM: Self { Self(number: 98313) }
  @inlinable @inline(__always) package static var qed: Self { Self(number: 98314) }
}
