// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityBinaryFormats: StaticString = ##"""
    0000000000T10000000DU03006a0000000000000A50Vb0000000000000000500P_0R[0XJ0Nc0>Z000000000000000000\##
    0000000000000000He0000000000000000000000000000Jf00000008J0<K0000[Q0000B`0000000000000000FX0LK000\##
    ooo000P0^0a0a151G1G1G1Q2020202020P2000100000017PK0Bcom.apple.memgraphXcode memory graph08memgraph0Mapplication/x-bplist-memgraph\##
    ooo000P0Z0`0`0o1C1C1C1H1a1a1a1a1a`200000028P750J0=com.erdas.hfaERDAS Imagine raster03hfa0Gapplication/x-erdas-hfa\##
    ooo000P0S0V0V101?1?1?1D1Y1Y1Y1Y1YP28P70Hcom.esri.shapefile-indexShapefile index03shx0Capplication/vnd.shx\##
    ooo000P0Y0_0_191R3C3T3^3^3^3^3^3^P20000488P70Q<0Hcom.guidancesoftware.ewfExpert Witness disk imagehttps://github.com/libyal/libewf/blob/main/documentation/Expert%20Witness%20Compression%20Format%20(EWF).asciidocapplication/x-ewf03e0103l010Aapplication/x-ewf\##
    ooo000P0o12121K1b1b1b1g2?2?2?2?2?P20000400000000000000000000002:Pg0Gcom.microsoft.msi-patchWindows Installer patch03msp0Fapplication/x-ms-patch\##
    ooo000P0o12121O1j1j1j1o2K2K2K2K2KP20000400000000000000000000002:Pg0Kcom.microsoft.msi-transformWindows Installer transform03mst0Japplication/x-ms-transform\##
    ooo000P0S0V0V0i1@1@1@1E1[1[1[1[1[P28P70Acom.microsoft.nlsWindows code page table03nls0Dapplication/x-ms-nls\##
    ooo000P0S0V0V121M1M1M1M1e1e1e1e1eP28P70Jcom.microsoft.office-ownerMicrosoft Office owner file0Fapplication/x-ms-owner\##
    ooo000P1013131E1Q1Q1Q1[2323232323P20000000000000000000000000000P@P`0@com.sas.sas7bdatSAS data set08sas7bdat0Fapplication/x-sas-data\##
    ooo000P1013131F1X1X1X1d2=2=2=2=2=P20000000000000000000000000000P@P`0Acom.sas.transportSAS transport file03xpt05xport0Gapplication/x-sas-xport\##
    ooo000P0S0V0V111B1B1B1I1e1e1e1e1eP28P70Icom.sun.java-heap-profileJava heap profile05hprof0Japplication/vnd.java.hprof0:text/plain\##
    ooo000P0S0V0V161N1N1N1U1U1U1U1U1U`F9QB0Ncom.sun.java-heap-profile-textJava heap profile (text)05hprof\##
    ooo000P1:1=1=1V1h1h1h1h2H2H2H2H2HP200000@00000000000000000000000P000000001:PX0Gorg.appimage.appimage-1AppImage of type 10Napplication/x-iso9660-appimage\##
    ooo000P0[0^0^0o1?1?1?1K1l1l1l1l1lP20004400@0Q=0?org.etsi.asic-eASiC-E container05asice03sce0Oapplication/vnd.etsi.asic-e+zip\##
    ooo000P0[0^0^0o1?1?1?1K1l1l1l1l1lP20004400@0Q=0?org.etsi.asic-sASiC-S container05asics03scs0Oapplication/vnd.etsi.asic-s+zip\##
    ooo000P0S0V0V0e141414141F1F1F1F1FP28P70=org.iana.tzifTime zone rules0@application/tzif\##
    ooo000P0S0V0V0g181^222K2K2K2K2K2KP28P70?org.ietf.vcdiffVCDIFF differencehttps://www.rfc-editor.org/rfc/rfc3284application/x-xdelta06vcdiff06xdelta07xdelta30Dapplication/x-xdelta\##
    ooo000P0Y0_0_111<1<1<1C1X1X1X1X1XP20000488P70Q<0@org.kernel.romfsROMFS image05romfs0Capplication/x-romfs\##
    ooo000P0S0V0V111C2:2U2Z2Z2Z2Z2Z2ZP28P70Iorg.mozilla.xpcom-typelibXPCOM type libraryhttps://www-archive.mozilla.org/scriptable/typelib_fileapplication/x-xpcom-typelib03xpt0Kapplication/x-xpcom-typelib\##
    ooo000P0X0^0^0n1:1:1:1>1R1R1R1R1RP2000048P70Qk0>org.samba.rzipRZIP archive02rz0Bapplication/x-rzip\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var memoryGraph: Self { Self(number: 45063) }
  @inlinable @inline(__always) package static var erdasImagine: Self { Self(number: 45076) }
  @inlinable @inline(__always) package static var shapeIndex: Self { Self(number: 45064) }
  @inlinable @inline(__always) package static var expertWitness: Self { Self(number: 45106) }
  @inlinable @inline(__always) package static var windowsPatch: Self { Self(number: 45107) }
  @inlinable @inline(__always) package static var windowsTransform: Self { Self(number: 45081) }
  @inlinable @inline(__always) package static var microsoftNLS: Self { Self(number: 45069) }
  @inlinable @inline(__always) package static var officeOwnerFile: Self { Self(number: 45111) }
  @inlinable @inline(__always) package static var sasData: Self { Self(number: 45062) }
  @inlinable @inline(__always) package static var sasTransport: Self { Self(number: 45117) }
  @inlinable @inline(__always) package static var javaHeap: Self { Self(number: 45093) }
  @inlinable @inline(__always) package static var javaHeapText: Self { Self(number: 45103) }
  @inlinable @inline(__always) package static var appImageISO: Self { Self(number: 45118) }
  @inlinable @inline(__always) package static var asicExtended: Self { Self(number: 45080) }
  @inlinable @inline(__always) package static var asicSimple: Self { Self(number: 45077) }
  @inlinable @inline(__always) package static var timeZone: Self { Self(number: 45078) }
  @inlinable @inline(__always) package static var vcdiff: Self { Self(number: 45059) }
  @inlinable @inline(__always) package static var romFS: Self { Self(number: 45070) }
  @inlinable @inline(__always) package static var xpcomTypeLibrary: Self { Self(number: 45079) }
  @inlinable @inline(__always) package static var rzip: Self { Self(number: 45109) }
}
