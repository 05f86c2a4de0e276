// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityXdgScience: StaticString = ##"""
    00004[0820CF09Z0>S02o0=701P00000006F0000000000;I0000000@00000Ad000000000000000000000000000000000\##
    ooo000P0S0V0V0i1:1:1:1>1O1O1O1O1OP28P70Acom.flashforge.gxFlashForge G-code02gx0?text/x-gcode-gx\##
    ooo00000S0V0V0l1=1=1=1B1\1\1\1\1\`N9060Dio.warp10.warpscriptWarpScript source03mc20Htext/vnd.senx.warpscript\##
    ooo000P0S0V0V0d1<1<1<1G1[1[1[1[1[`F9QB0<org.ansi.it8IT8.7 colour calibration04it8703it80Bapplication/x-it87\##
    ooo000P0S0V0V0j1B1B1B1H1\1\1\1\1\`F9QB0Borg.argyllcms.ccmxColour correction matrix04ccmx0Bapplication/x-ccmx\##
    ooo00000S0V0V0j171717171N1N1N1N1NP28P70Borg.gnu.gprof-dataProfiler data0Eapplication/x-profile08gmon.out\##
    ooo000P0S0V0V0l1<1<1<1A1_1_1_1_1_P28P70Dorg.gnunet.directoryGNUnet directory03gnd0Lapplication/gnunet-directory\##
    ooo000P0Z0]0]0k1C1C1C1H1^1^1^1^1^`B00000049QF0<org.ietf.jrdJSON resource descriptor03jrd0Dapplication/jrd+json\##
    ooo000P0S0V0V0c1;1;1;1@1L1L1L1L1L`b9PU0;org.omg.xmiXML metadata interchange03xmi0:text/x-xmi\##
    ooo00000S0V0V0j131313131G1G1G1G1GP28P70Borg.unix.core-dumpCore dump0Bapplication/x-core04core\##
    ooo000P0S0V0V111?1?1?1D1d1d1d1d1d`b9PU0Iorg.w3.sparql-results-xmlSPARQL results03srx0Napplication/sparql-results+xml\##
    ooo00000S0V0V0g121212171R1R1R1R1R`F9QB0?org.wais.sourceWAIS source03src0Iapplication/x-wais-source\##
    ooo00000S0V0V1:1D1D1D1J1[1[1[1[1[`F9QB0Ruk.gov.nationalarchives.csv-schemaCSV Schema04csvs0?text/csv-schema\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var flashForgeGX: Self { Self(number: 112648) }
  @inlinable @inline(__always) package static var it8: Self { Self(number: 112641) }
  @inlinable @inline(__always) package static var ccmx: Self { Self(number: 112651) }
  @inlinable @inline(__always) package static var gnunetDirectory: Self { Self(number: 112644) }
  @inlinable @inline(__always) package static var resourceDescriptorJSON: Self { Self(number: 112655) }
  @inlinable @inline(__always) package static var xmi: Self { Self(number: 112647) }
  @inlinable @inline(__always) package static var sparqlResultsXML: Self { Self(number: 112658) }
}
