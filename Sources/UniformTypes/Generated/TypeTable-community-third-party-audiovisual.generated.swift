// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityThirdPartyAudiovisual: StaticString = ##"""
    00000002X00`00000000000000000000004e000000000000\##
    ooo000P0Z0]0]0m1=1c1c1h1h1h1h1h1hh2000000810:0>com.mythtv.nuvNuppleVideo Filehttps://en.wikipedia.org/wiki/Nullsoft03nuv\##
    ooo000P0X0[0^101>1V1V1[1k1k1k1k1kh20000810=12f0@org.matroska.mkaMatroska Audiohttps://www.matroska.org03mka0>audio/matroska0@audio/x-matroska\##
    0T0000T0Z0]0`141=1Q1Q1[1f1f1f1f1fh2000000810:>Z40Borg.xiph.ogg-videoOgg Videohttps://xiph.org/ogg03ogm03ogv09video/ogg0;video/x-ogg0>video/x-theora03ogg03ogg\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var nuppelVideo: Self { Self(number: 73731) }
  @inlinable @inline(__always) package static var matroskaAudio: Self { Self(number: 73730) }
  @inlinable @inline(__always) package static var oggVideo: Self { Self(number: 73739) }
}
