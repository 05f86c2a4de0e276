// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleRoots: StaticString = ##"""
    00000000000002]08H03a0<J0?O0E005L0;J0AL00000001P06U0>M0CU0FM0:<0000BO000000000000000000000000000\##
    0;4000<0Q0Q0Q0m1=1=1=1=1=1=1=1=1=0Jcom.apple.application-iconApplication Icon\##
    ooo00000S0V0V0h0n0n0n0n0n14141414028PF0@com.apple.icloudiCloud04sbIC\##
    ooo000P0k11111H1S1S1S1S1S1S1S1S1[0200000000000000000000000P8PF8P:0Ecom.apple.mount-pointmount point>0;0>0;0\##
    0I5000\0Q0Q0Q0g1111111111111111190Dcom.apple.resolvableresolvable>0;0>0;0\##
    ooo000P0S0V0V0l0l0l1=1=1=1=1=1=1=028PF0Dpublic.block-specialinode/blockdevice0Ainode/blockdevice0Ainode/blockdevice\##
    ooo000P0S0V0V1010101@1@1@1@1@1@1@028PF0Hpublic.character-specialinode/chardevice0@inode/chardevice0@inode/chardevice\##
    065000\0R0U0U0o16161616161616161>@8P;0Hpublic.composite-contentcontent>0;0>0;0\##
    004000\0Q0Q0Q0a0h0h0h0h0h0h0h0h100>public.contentcontent>0;0>0;0\##
    005000\0S0V0V0c0g0g0g0g0g0m0m0m15028PF0;public.datadata04sbFl>0;0>0;00Happlication/octet-stream0Capplication/x-empty0=inode/x-empty\##
    071000\0Q0Q0Q0b0j0j0j0j0j0j0j0j120?public.databasedatabase>0;0>0;0\##
    072000\0S0V0V0h11111@1@1@1@1@1@1H028PF0@public.directorydirectoryinode/directory>0;0>0;00?inode/directory0Bx-directory/normal\##
    ooo00000Q0Q0Q0i1313131313131313130Fpublic.file-sharepointsharepoint\##
    011000\0Q0Q0Q0^0b0b0b0b0b0b0b0b0j0;public.itemitem>0;0>0;00:inode/door\##
    ooo000P0S0V0V0i0i0i13131313131313028PF0Apublic.named-pipeinode/fifo0:inode/fifo0:inode/fifo\##
    ooo000P0S0V0V0e0e0e11111111111111028PF0=public.socketinode/socket0<inode/socket0<inode/socket\##
    ooo000P0k11111A1N1N1[1[1[1[1[1[1c0200000000000000000000000P8PF8P:0>public.symlinksymbolic linkinode/symlink>0;0>0;00=inode/symlink0=inode/symlink\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var mountPoint: Self { Self(number: 34822) }
  @inlinable @inline(__always) package static var resolvable: Self { Self(number: 34826) }
  @inlinable @inline(__always) package static var blockDevice: Self { Self(number: 34832) }
  @inlinable @inline(__always) package static var characterDevice: Self { Self(number: 34821) }
  @inlinable @inline(__always) package static var compositeContent: Self { Self(number: 34836) }
  @inlinable @inline(__always) package static var content: Self { Self(number: 34827) }
  @inlinable @inline(__always) package static var data: Self { Self(number: 34823) }
  @inlinable @inline(__always) package static var database: Self { Self(number: 34833) }
  @inlinable @inline(__always) package static var directory: Self { Self(number: 34824) }
  @inlinable @inline(__always) package static var item: Self { Self(number: 34838) }
  @inlinable @inline(__always) package static var namedPipe: Self { Self(number: 34834) }
  @inlinable @inline(__always) package static var socket: Self { Self(number: 34825) }
  @inlinable @inline(__always) package static var symbolicLink: Self { Self(number: 34835) }
}
