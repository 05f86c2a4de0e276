// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityBinaryFormats: StaticString = ##"""
    0000000000000000000@D03006]0000000000000<h0ON00000000000000004n0L@0N:0JF0000:P000000000000000000\##
    0000000000000000DP0000000000000000000000000000FO00000008D0000000Q40000>Q0000000000000000BE0H2000\##
    ooo000P0\0_0_131E1E1E1O1n1n1n1nP200P000000017PK0Bcom.apple.memgraphXcode memory graph08memgraph0Mapplication/x-bplist-memgraph\##
    ooo000P0X0^0^0m1A1A1A1F1_1_1_1_`200000018P750J0=com.erdas.hfaERDAS Imagine raster03hfa0Gapplication/x-erdas-hfa\##
    ooo000P0Q0T0T0n1=1=1=1B1W1W1W1WP28P70Hcom.esri.shapefile-indexShapefile index03shx0Capplication/vnd.shx\##
    ooo000P0l0o0o1H1_1_1_1d2<2<2<2<P200002000000000000000000000P:Pg0Gcom.microsoft.msi-patchWindows Installer patch03msp0Fapplication/x-ms-patch\##
    ooo000P0l0o0o1L1g1g1g1l2H2H2H2HP200002000000000000000000000P:Pg0Kcom.microsoft.msi-transformWindows Installer transform03mst0Japplication/x-ms-transform\##
    ooo000P0Q0T0T0g1>1>1>1C1Y1Y1Y1YP28P70Acom.microsoft.nlsWindows code page table03nls0Dapplication/x-ms-nls\##
    ooo000P0Q0T0T101K1K1K1K1c1c1c1cP28P70Jcom.microsoft.office-ownerMicrosoft Office owner file0Fapplication/x-ms-owner\##
    ooo000P0n11111C1O1O1O1Y21212121P200000000000000000000000000008@0`0@com.sas.sas7bdatSAS data set08sas7bdat0Fapplication/x-sas-data\##
    ooo000P0n11111D1V1V1V1b2;2;2;2;P200000000000000000000000000008@0`0Acom.sas.transportSAS transport file03xpt05xport0Gapplication/x-sas-xport\##
    ooo000P0Q0T0T0o1@1@1@1G1c1c1c1cP28P70Icom.sun.java-heap-profileJava heap profile05hprof0Japplication/vnd.java.hprof0:text/plain\##
    ooo000P0Q0T0T141L1L1L1S1S1S1S1S`F9QB0Ncom.sun.java-heap-profile-textJava heap profile (text)05hprof\##
    ooo000P1619191R1d1d1d1d2D2D2D2DP2000008000000000000000000000004000000P:PX0Gorg.appimage.appimage-1AppImage of type 10Napplication/x-iso9660-appimage\##
    ooo000P0Y0\0\0m1=1=1=1I1j1j1j1jP20002200@0Q=0?org.etsi.asic-eASiC-E container05asice03sce0Oapplication/vnd.etsi.asic-e+zip\##
    ooo000P0Y0\0\0m1=1=1=1I1j1j1j1jP20002200@0Q=0?org.etsi.asic-sASiC-S container05asics03scs0Oapplication/vnd.etsi.asic-s+zip\##
    ooo000P0Q0T0T0c121212121D1D1D1DP28P70=org.iana.tzifTime zone rules0@application/tzif\##
    ooo000P0W0]0]0o1:1:1:1A1V1V1V1VP20000248P70Q<0@org.kernel.romfsROMFS image05romfs0Capplication/x-romfs\##
    ooo000P0V0\0\0l1818181<1P1P1P1PP2000028P70Qk0>org.samba.rzipRZIP archive02rz0Bapplication/x-rzip\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var memoryGraph: Self { Self(number: 45063) }
  @inlinable @inline(__always) package static var erdasImagine: Self { Self(number: 45076) }
  @inlinable @inline(__always) package static var shapeIndex: Self { Self(number: 45064) }
  @inlinable @inline(__always) package static var windowsPatch: Self { Self(number: 45106) }
  @inlinable @inline(__always) package static var windowsTransform: Self { Self(number: 45081) }
  @inlinable @inline(__always) package static var microsoftNLS: Self { Self(number: 45069) }
  @inlinable @inline(__always) package static var officeOwnerFile: Self { Self(number: 45111) }
  @inlinable @inline(__always) package static var sasData: Self { Self(number: 45062) }
  @inlinable @inline(__always) package static var sasTransport: Self { Self(number: 45117) }
  @inlinable @inline(__always) package static var javaHeap: Self { Self(number: 45093) }
  @inlinable @inline(__always) package static var javaHeapText: Self { Self(number: 45103) }
  @inlinable @inline(__always) package static var appImageISO: Self { Self(number: 45118) }
  @inlinable @inline(__always) package static var asicExtended: Self { Self(number: 45079) }
  @inlinable @inline(__always) package static var asicSimple: Self { Self(number: 45077) }
  @inlinable @inline(__always) package static var timeZone: Self { Self(number: 45078) }
  @inlinable @inline(__always) package static var romFS: Self { Self(number: 45070) }
  @inlinable @inline(__always) package static var rzip: Self { Self(number: 45109) }
}
