// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleLinks: StaticString = ##"""
    0000000Hd0K:0R60000<50Be00000005C0000000000Yn0Dg0VN0Oc00000000009_0>H0000000000000000000000000MP\##
    0UP0000FN0000000000@\0X=03000000000000000000000006]0000000000000LF00000000000008D0Xo000000000000\##
    ooo00001<1?1?1`2525252=2=2C2C2CP200000000000080000000000000000000000000000085PV0Ocom.apple.afp-internet-locationAFP internet location06afploc04ilaf\##
    ooo000P0i0o0o1E1J1J1J1J1J1J1J1JP200000000000000000000000P8P78P:0Dcom.apple.alias-filealias\##
    ooo00000i0o0o1G1Q1Q1Q1Q1Q1W1W1WP200000000000000000000000P8P78P:0Fcom.apple.alias-recordalias data04alis\##
    ooo000P0i0o0o1C1K1K1K1K1K1K1K1KP200000000000000000000000P8P78P:0Bcom.apple.bookmarkbookmark\##
    ooo00001<1?1?1a2727272@2@2F2F2FP200000000000080000000000000000000000000000085PV0Pcom.apple.file-internet-locationfile internet location07fileloc04ilfi\##
    ooo00001<1?1?1`2525252=2=2C2C2CP200000000000080000000000000000000000000000085PV0Ocom.apple.ftp-internet-locationFTP internet location06ftploc04ilft\##
    ooo00001<1?1?1d2525252>2>2D2D2DP200000000000080000000000000000000000000000085PV0Scom.apple.generic-internet-locationinternet location07inetloc04ilge\##
    0>3000P1<1B1K1h2929292929292929P200000000000000000000000000000000000000000085PW8P77PK7PM7PD0Kcom.apple.internet-locationinternet location\##
    ooo00001=1@1@1\1l1l1l2222222222P20000000000000000000000000000000000000000000@5Pk0Jcom.apple.itunes.store-urliTunes store URL04itms\##
    ooo000P0Q0T0T191W1W1W1W1W1W1W1WP28P70Scom.apple.linkpresentation.metadataLink Presentation URL Metadata\##
    ooo00001<1?1?1a2727272@2@2F2F2FP200000000000080000000000000000000000000000085PV0Pcom.apple.mail-internet-locationmail internet location07mailloc04ilma\##
    ooo00001<1?1?1a2727272@2@2F2F2FP200000000000080000000000000000000000000000085PV0Pcom.apple.news-internet-locationnews internet location07newsloc04ilnw\##
    ooo00000Q0T0T0o0o0o0o1<1<1<1<1<P28P70Icom.apple.safari.bookmark0;webbookmark\##
    ooo00000Q0T0T0n0n0n0n1:1:1:1:1:P28P70Hcom.apple.safari.history0:webhistory\##
    ooo00001<1?1?1`2525252=2=2C2C2CP200000000000080000000000000000000000000000085PV0Ocom.apple.vnc-internet-locationVNC Internet Location06vncloc04ilvn\##
    ooo00001<1?1?1`2525252=2=2C2C2CP200000000000080000000000000000000000000000085PV0Ocom.apple.web-internet-locationweb internet location06webloc04ilht\##
    ooo000P1<1B1E1f2?2?2U2Z2Z2Z2Z2ZP200000000000000000000000000000000000000000085PW8P79QB0Ocom.microsoft.internet-shortcutWindows Internet shortcutapplication/x-mswinurl03url0Fapplication/x-mswinurl0Fapplication/x-mswinurl\##
    ooo000P0O0O0O0`0h0h0h0h0h0n0n0n0?public.bookmarkBookmark04bmrk\##
    ooo000P1=1@1@1Q1Y1Y1Y1Y1Y1_1_1_P20000000000000000000000000000000000000000000@5Pk0?public.file-urlfile URL04furl\##
    0\3000<0O0O0O0b0b0b0b0b0b0b0b0b0Apublic.stored-url\##
    0]4000P0Q0T0T0`0c0c0c0c0c0o0o0oP28P70:public.urlURL04url 04gurl\##
    ooo00000Q0T0T0e0m0m0m0m0m131313P28P70?public.url-nameURL name04urln\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var aliasFile: Self { Self(number: 22538) }
  @inlinable @inline(__always) package static var urlBookmarkData: Self { Self(number: 22586) }
  @inlinable @inline(__always) package static var internetLocation: Self { Self(number: 22566) }
  @inlinable @inline(__always) package static var linkPresentationMetadata: Self { Self(number: 22543) }
  @inlinable @inline(__always) package static var internetShortcut: Self { Self(number: 22532) }
  @inlinable @inline(__always) package static var bookmark: Self { Self(number: 22560) }
  @inlinable @inline(__always) package static var fileURL: Self { Self(number: 22544) }
  @inlinable @inline(__always) package static var url: Self { Self(number: 22587) }
}
