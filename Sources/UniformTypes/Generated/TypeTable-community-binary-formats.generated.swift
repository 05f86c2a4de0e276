// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityBinaryFormats: StaticString = ##"""
    0000000000SL0000000D103006a0000000000000@Q0US0000000000000000500P:0R60W;0N>0>6000000000000000000\##
    0000000000000000HA0000000000000000000000000000JB00000008J0;g0000YJ0000B<0000000000000000F40Kg000\##
    ooo000P0^0a0a151G1G1G1Q2020202020P200P000000017PK0Bcom.apple.memgraphXcode memory graph08memgraph0Mapplication/x-bplist-memgraph\##
    ooo000P0Z0`0`0o1C1C1C1H1a1a1a1a1a`200000018P750J0=com.erdas.hfaERDAS Imagine raster03hfa0Gapplication/x-erdas-hfa\##
    ooo000P0S0V0V101?1?1?1D1Y1Y1Y1Y1YP28P70Hcom.esri.shapefile-indexShapefile index03shx0Capplication/vnd.shx\##
    ooo000P0Y0_0_191R3C3C3M3M3M3M3M3MP20000248P70Q<0Hcom.guidancesoftware.ewfExpert Witness disk imagehttps://github.com/libyal/libewf/blob/main/documentation/Expert%20Witness%20Compression%20Format%20(EWF).asciidoc03e0103l01\##
    ooo000P0o12121K1b1b1b1g2?2?2?2?2?P20000200000000000000000000002:Pg0Gcom.microsoft.msi-patchWindows Installer patch03msp0Fapplication/x-ms-patch\##
    ooo000P0o12121O1j1j1j1o2K2K2K2K2KP20000200000000000000000000002:Pg0Kcom.microsoft.msi-transformWindows Installer transform03mst0Japplication/x-ms-transform\##
    ooo000P0S0V0V0i1@1@1@1E1[1[1[1[1[P28P70Acom.microsoft.nlsWindows code page table03nls0Dapplication/x-ms-nls\##
    ooo000P0S0V0V121M1M1M1M1e1e1e1e1eP28P70Jcom.microsoft.office-ownerMicrosoft Office owner file0Fapplication/x-ms-owner\##
    ooo000P1013131E1Q1Q1Q1[2323232323P20000000000000000000000000000P@P`0@com.sas.sas7bdatSAS data set08sas7bdat0Fapplication/x-sas-data\##
    ooo000P1013131F1X1X1X1d2=2=2=2=2=P20000000000000000000000000000P@P`0Acom.sas.transportSAS transport file03xpt05xport0Gapplication/x-sas-xport\##
    ooo000P0S0V0V111B1B1B1I1e1e1e1e1eP28P70Icom.sun.java-heap-profileJava heap profile05hprof0Japplication/vnd.java.hprof0:text/plain\##
    ooo000P0S0V0V161N1N1N1U1U1U1U1U1U`F9QB0Ncom.sun.java-heap-profile-textJava heap profile (text)05hprof\##
    ooo000P191<1<1U1g1g1g1g2G2G2G2G2GP200000800000000000000000000000P0000000P:PX0Gorg.appimage.appimage-1AppImage of type 10Napplication/x-iso9660-appimage\##
    ooo000P0[0^0^0o1?1?1?1K1l1l1l1l1lP20002200@0Q=0?org.etsi.asic-eASiC-E container05asice03sce0Oapplication/vnd.etsi.asic-e+zip\##
    ooo000P0[0^0^0o1?1?1?1K1l1l1l1l1lP20002200@0Q=0?org.etsi.asic-sASiC-S container05asics03scs0Oapplication/vnd.etsi.asic-s+zip\##
    ooo000P0S0V0V0e141414141F1F1F1F1FP28P70=org.iana.tzifTime zone rules0@application/tzif\##
    ooo000P0S0V0V0g181^1^272727272727P28P70?org.ietf.vcdiffVCDIFF differencehttps://www.rfc-editor.org/rfc/rfc328406vcdiff06xdelta07xdelta3\##
    ooo000P0Y0_0_111<1<1<1C1X1X1X1X1XP20000248P70Q<0@org.kernel.romfsROMFS image05romfs0Capplication/x-romfs\##
    ooo000P0S0V0V111C2:2:2?2?2?2?2?2?P28P70Iorg.mozilla.xpcom-typelibXPCOM type libraryhttps://www-archive.mozilla.org/scriptable/typelib_file03xpt\##
    ooo000P0X0^0^0n1:1:1:1>1R1R1R1R1RP2000028P70Qk0>org.samba.rzipRZIP archive02rz0Bapplication/x-rzip\##
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
