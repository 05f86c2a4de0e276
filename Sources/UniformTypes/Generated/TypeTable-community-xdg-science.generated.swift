// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityXdgScience: StaticString = ##"""
    00004W07j0C@09P0>K02m0<i01P00000006@0000000000;=0000000?f0000A`000000000000000000000000000000000\##
    ooo000P0Q0T0T0g1818181<1M1M1M1MP28P70Acom.flashforge.gxFlashForge G-code02gx0?text/x-gcode-gx\##
    ooo00000Q0T0T0j1;1;1;1@1Z1Z1Z1Z`N9060Dio.warp10.warpscriptWarpScript source03mc20Htext/vnd.senx.warpscript\##
    ooo000P0Q0T0T0b1:1:1:1E1Y1Y1Y1Y`F9QB0<org.ansi.it8IT8.7 colour calibration04it8703it80Bapplication/x-it87\##
    ooo000P0Q0T0T0h1@1@1@1F1Z1Z1Z1Z`F9QB0Borg.argyllcms.ccmxColour correction matrix04ccmx0Bapplication/x-ccmx\##
    ooo00000Q0T0T0h151515151L1L1L1LP28P70Borg.gnu.gprof-dataProfiler data0Eapplication/x-profile08gmon.out\##
    ooo000P0Q0T0T0j1:1:1:1?1]1]1]1]P28P70Dorg.gnunet.directoryGNUnet directory03gnd0Lapplication/gnunet-directory\##
    ooo000P0X0[0[0i1A1A1A1F1\1\1\1\`B00000029QF0<org.ietf.jrdJSON resource descriptor03jrd0Dapplication/jrd+json\##
    ooo000P0Y0\0\0i1A1A1A1F1R1R1R1R`B000000089PU0;org.omg.xmiXML metadata interchange03xmi0:text/x-xmi\##
    ooo00000Q0T0T0h111111111E1E1E1EP28P70Borg.unix.core-dumpCore dump0Bapplication/x-core04core\##
    ooo000P0Y0\0\171E1E1E1J1j1j1j1j`B000000089PU0Iorg.w3.sparql-results-xmlSPARQL results03srx0Napplication/sparql-results+xml\##
    ooo00000Q0T0T0e101010151P1P1P1P`F9QB0?org.wais.sourceWAIS source03src0Iapplication/x-wais-source\##
    ooo00000Q0T0T181B1B1B1H1Y1Y1Y1Y`F9QB0Ruk.gov.nationalarchives.csv-schemaCSV Schema04csvs0?text/csv-schema\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var flashForgeGX: Self { Self(number: 100360) }
  @inlinable @inline(__always) package static var it8: Self { Self(number: 100353) }
  @inlinable @inline(__always) package static var ccmx: Self { Self(number: 100363) }
  @inlinable @inline(__always) package static var gnunetDirectory: Self { Self(number: 100356) }
  @inlinable @inline(__always) package static var resourceDescriptorJSON: Self { Self(number: 100367) }
  @inlinable @inline(__always) package static var xmi: Self { Self(number: 100359) }
  @inlinable @inline(__always) package static var sparqlResultsXML: Self { Self(number: 100370) }
}
