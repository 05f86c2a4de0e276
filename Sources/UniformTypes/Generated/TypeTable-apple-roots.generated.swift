// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleRoots: StaticString = ##"""
    00000000000002[07n03]0;Z0>K0CT05>0:d0@>00000001P06=0=S0B;0Do09`0000A?000000000000000000000000000\##
    0;4000<0O0O0O0k1;1;1;1;1;1;1;1;0Jcom.apple.application-iconApplication Icon\##
    ooo00000Q0T0T0f0l0l0l0l0l121212028PF0@com.apple.icloudiCloud04sbIC\##
    ooo000P0i0o0o1F1Q1Q1Q1Q1Q1Q1Q1Q0200000000000000000000000P8PF8P:0Ecom.apple.mount-pointmount point\##
    0I5000\0O0O0O0e0o0o0o0o0o0o0o0o0Dcom.apple.resolvableresolvable\##
    ooo000P0Q0T0T0j0j0j1;1;1;1;1;1;028PF0Dpublic.block-specialinode/blockdevice0Ainode/blockdevice0Ainode/blockdevice\##
    ooo000P0Q0T0T0n0n0n1>1>1>1>1>1>028PF0Hpublic.character-specialinode/chardevice0@inode/chardevice0@inode/chardevice\##
    064000\0P0S0S0m1414141414141414@8P;0Hpublic.composite-contentcontent\##
    004000\0O0O0O0_0f0f0f0f0f0f0f0f0>public.contentcontent\##
    005000\0Q0T0T0a0e0e0e0e0e0k0k0k028PF0;public.datadata04sbFl0Happlication/octet-stream0Capplication/x-empty0=inode/x-empty\##
    070000\0O0O0O0`0h0h0h0h0h0h0h0h0?public.databasedatabase\##
    071000\0Q0T0T0f0o0o1>1>1>1>1>1>028PF0@public.directorydirectoryinode/directory0?inode/directory0Bx-directory/normal\##
    ooo00000O0O0O0g11111111111111110Fpublic.file-sharepointsharepoint\##
    011000\0O0O0O0\0`0`0`0`0`0`0`0`0;public.itemitem0:inode/door\##
    ooo000P0Q0T0T0g0g0g111111111111028PF0Apublic.named-pipeinode/fifo0:inode/fifo0:inode/fifo\##
    ooo000P0Q0T0T0c0c0c0o0o0o0o0o0o028PF0=public.socketinode/socket0<inode/socket0<inode/socket\##
    ooo000P0i0o0o1?1L1L1Y1Y1Y1Y1Y1Y0200000000000000000000000P8PF8P:0>public.symlinksymbolic linkinode/symlink0=inode/symlink0=inode/symlink\##
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
