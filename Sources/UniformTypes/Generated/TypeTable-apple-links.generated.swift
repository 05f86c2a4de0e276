// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleLinks: StaticString = ##"""
    0000000Ih0LB0SJ0000<S0CW00000005G0000000000\00E]0X80Q30000000000:90>j0000000000000000000000000N\\##
    0W00000GN0000000000AB0Z303000000000000000000000006k0000000000000MP00000000000008T0Zg000000000000\##
    ooo00001@1C1C1d2929292A2A2G2G2G2GP20000000000008000000000000000000000000000000025PV0Ocom.apple.afp-internet-locationAFP internet location06afploc04ilaf\##
    ooo000P0k11111G1L1L1L1L1L1L1L1L1TP200000000000000000000000P8P78P:0Dcom.apple.alias-filealias>0;0>0;0\##
    ooo00000k11111I1S1S1S1S1S1Y1Y1Y1YP200000000000000000000000P8P78P:0Fcom.apple.alias-recordalias data04alis\##
    ooo000P0k11111E1M1M1M1M1M1M1M1M1UP200000000000000000000000P8P78P:0Bcom.apple.bookmarkbookmark>0;0>0;0\##
    ooo00001@1C1C1e2;2;2;2D2D2J2J2J2JP20000000000008000000000000000000000000000000025PV0Pcom.apple.file-internet-locationfile internet location07fileloc04ilfi\##
    ooo00001@1C1C1d2929292A2A2G2G2G2GP20000000000008000000000000000000000000000000025PV0Ocom.apple.ftp-internet-locationFTP internet location06ftploc04ilft\##
    ooo00001@1C1C1h2929292B2B2H2H2H2HP20000000000008000000000000000000000000000000025PV0Scom.apple.generic-internet-locationinternet location07inetloc04ilge\##
    0>3000P1@1F1O1l2=2=2=2=2=2=2=2=2EP20000000000000000000000000000000000000000000025PW8P77PK7PM7PD0Kcom.apple.internet-locationinternet location>0;0>0;0\##
    ooo00001A1D1D1`202020262626262626P200000000000000000000000000000000000000000000045Pk0Jcom.apple.itunes.store-urliTunes store URL04itms\##
    ooo000P0S0V0V1;1Y1Y1Y1Y1Y1Y1Y1Y1aP28P70Scom.apple.linkpresentation.metadataLink Presentation URL MetadataB0?0B0?0\##
    ooo00001@1C1C1e2;2;2;2D2D2J2J2J2JP20000000000008000000000000000000000000000000025PV0Pcom.apple.mail-internet-locationmail internet location07mailloc04ilma\##
    ooo00001@1C1C1e2;2;2;2D2D2J2J2J2JP20000000000008000000000000000000000000000000025PV0Pcom.apple.news-internet-locationnews internet location07newsloc04ilnw\##
    ooo00000S0V0V111111111>1>1>1>1>1>P28P70Icom.apple.safari.bookmark0;webbookmark\##
    ooo00000S0V0V101010101<1<1<1<1<1<P28P70Hcom.apple.safari.history0:webhistory\##
    ooo00001@1C1C1d2929292A2A2G2G2G2GP20000000000008000000000000000000000000000000025PV0Ocom.apple.vnc-internet-locationVNC Internet Location06vncloc04ilvn\##
    ooo00001@1C1C1d2929292A2A2G2G2G2GP20000000000008000000000000000000000000000000025PV0Ocom.apple.web-internet-locationweb internet location06webloc04ilht\##
    ooo000P1@1F1I1j2C2C2Y2^2^2^2^2^2fP20000000000000000000000000000000000000000000025PW8P79QB0Ocom.microsoft.internet-shortcutWindows Internet shortcutapplication/x-mswinurl03url>0;0>0;00Fapplication/x-mswinurl0Fapplication/x-mswinurl\##
    ooo000P0Q0Q0Q0b0j0j0j0j0j101010180?public.bookmarkBookmark04bmrk>0;0>0;0\##
    ooo000P1A1D1D1U1]1]1]1]1]1c1c1c1kP200000000000000000000000000000000000000000000045Pk0?public.file-urlfile URL04furl>0;0>0;0\##
    0^1000<0Q0Q0Q0d0d0d0d0d0d0d0d0d0d0Apublic.stored-url\##
    0_2000P0S0V0V0b0e0e0e0e0e11111119P28P70:public.urlURL04url 04gurl>0;0>0;0\##
    ooo00000S0V0V0g0o0o0o0o0o15151515P28P70?public.url-nameURL name04urln\##
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
