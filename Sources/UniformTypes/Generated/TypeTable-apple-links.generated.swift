// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleLinks: StaticString = ##"""
    0000000Ia0L:0S@0000<Q0CR00000005F0000000000[d0EW0Wm0Pj0000000000:80>g0000000000000000000000000NT\##
    0Ve0000GH0000000000A>0Yg03000000000000000000000006j0000000000000MH00000000000008S0Z[000000000000\##
    ooo00001?1B1B1c2828282@2@2F2F2F2FP2000000000000800000000000000000000000000000015PV0Ocom.apple.afp-internet-locationAFP internet location06afploc04ilaf\##
    ooo000P0k11111G1L1L1L1L1L1L1L1L1TP200000000000000000000000P8P78P:0Dcom.apple.alias-filealias>0;0>0;0\##
    ooo00000k11111I1S1S1S1S1S1Y1Y1Y1YP200000000000000000000000P8P78P:0Fcom.apple.alias-recordalias data04alis\##
    ooo000P0k11111E1M1M1M1M1M1M1M1M1UP200000000000000000000000P8P78P:0Bcom.apple.bookmarkbookmark>0;0>0;0\##
    ooo00001?1B1B1d2:2:2:2C2C2I2I2I2IP2000000000000800000000000000000000000000000015PV0Pcom.apple.file-internet-locationfile internet location07fileloc04ilfi\##
    ooo00001?1B1B1c2828282@2@2F2F2F2FP2000000000000800000000000000000000000000000015PV0Ocom.apple.ftp-internet-locationFTP internet location06ftploc04ilft\##
    ooo00001?1B1B1g2828282A2A2G2G2G2GP2000000000000800000000000000000000000000000015PV0Scom.apple.generic-internet-locationinternet location07inetloc04ilge\##
    0>3000P1?1E1N1k2<2<2<2<2<2<2<2<2DP2000000000000000000000000000000000000000000015PW8P77PK7PM7PD0Kcom.apple.internet-locationinternet location>0;0>0;0\##
    ooo00001@1C1C1_1o1o1o252525252525P20000000000000000000000000000000000000000000025Pk0Jcom.apple.itunes.store-urliTunes store URL04itms\##
    ooo000P0S0V0V1;1Y1Y1Y1Y1Y1Y1Y1Y1aP28P70Scom.apple.linkpresentation.metadataLink Presentation URL MetadataB0?0B0?0\##
    ooo00001?1B1B1d2:2:2:2C2C2I2I2I2IP2000000000000800000000000000000000000000000015PV0Pcom.apple.mail-internet-locationmail internet location07mailloc04ilma\##
    ooo00001?1B1B1d2:2:2:2C2C2I2I2I2IP2000000000000800000000000000000000000000000015PV0Pcom.apple.news-internet-locationnews internet location07newsloc04ilnw\##
    ooo00000S0V0V111111111>1>1>1>1>1>P28P70Icom.apple.safari.bookmark0;webbookmark\##
    ooo00000S0V0V101010101<1<1<1<1<1<P28P70Hcom.apple.safari.history0:webhistory\##
    ooo00001?1B1B1c2828282@2@2F2F2F2FP2000000000000800000000000000000000000000000015PV0Ocom.apple.vnc-internet-locationVNC Internet Location06vncloc04ilvn\##
    ooo00001?1B1B1c2828282@2@2F2F2F2FP2000000000000800000000000000000000000000000015PV0Ocom.apple.web-internet-locationweb internet location06webloc04ilht\##
    ooo000P1?1E1H1i2B2B2X2]2]2]2]2]2eP2000000000000000000000000000000000000000000015PW8P79QB0Ocom.microsoft.internet-shortcutWindows Internet shortcutapplication/x-mswinurl03url>0;0>0;00Fapplication/x-mswinurl0Fapplication/x-mswinurl\##
    ooo000P0Q0Q0Q0b0j0j0j0j0j101010180?public.bookmarkBookmark04bmrk>0;0>0;0\##
    ooo000P1@1C1C1T1\1\1\1\1\1b1b1b1jP20000000000000000000000000000000000000000000025Pk0?public.file-urlfile URL04furl>0;0>0;0\##
    0]0000<0Q0Q0Q0d0d0d0d0d0d0d0d0d0d0Apublic.stored-url\##
    0^1000P0S0V0V0b0e0e0e0e0e11111119P28P70:public.urlURL04url 04gurl>0;0>0;0\##
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
