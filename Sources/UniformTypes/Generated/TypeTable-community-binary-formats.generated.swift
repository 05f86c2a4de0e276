// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityBinaryFormats: StaticString = ##"""
    0000000000000000C00>d01P05=0000000000000;H0L?00000000006d00003N0I10Jk0Me0G70=10900000000@e0Dc000\##
    ooo00000\0_0_131E1E1E1O1n1n1n1nP200P000000017PK0Bcom.apple.memgraphXcode memory graph08memgraph0Mapplication/x-bplist-memgraph\##
    ooo00000X0^0^0m1A1A1A1F1_1_1_1_`200000018P750J0=com.erdas.hfaERDAS Imagine raster03hfa0Gapplication/x-erdas-hfa\##
    ooo00000Q0T0T0n1=1=1=1B1W1W1W1WP28P70Hcom.esri.shapefile-indexShapefile index03shx0Capplication/vnd.shx\##
    ooo00000l0o0o1H1_1_1_1d2<2<2<2<P200002000000000000000000000@:Pg0Gcom.microsoft.msi-patchWindows Installer patch03msp0Fapplication/x-ms-patch\##
    ooo00000l0o0o1L1g1g1g1l2H2H2H2HP200002000000000000000000000@:Pg0Kcom.microsoft.msi-transformWindows Installer transform03mst0Japplication/x-ms-transform\##
    ooo00000Q0T0T0g1>1>1>1C1Y1Y1Y1YP28P70Acom.microsoft.nlsWindows code page table03nls0Dapplication/x-ms-nls\##
    ooo00000Q0T0T101K1K1K1K1c1c1c1cP28P70Jcom.microsoft.office-ownerMicrosoft Office owner file0Fapplication/x-ms-owner\##
    ooo00000n11111C1O1O1O1Y21212121P200000000000000000000000000002@0`0@com.sas.sas7bdatSAS data set08sas7bdat0Fapplication/x-sas-data\##
    ooo00000n11111D1V1V1V1b2;2;2;2;P200000000000000000000000000002@0`0Acom.sas.transportSAS transport file03xpt05xport0Gapplication/x-sas-xport\##
    ooo00000Q0T0T0o1@1@1@1G1c1c1c1cP28P70Icom.sun.java-heap-profileJava heap profile05hprof0Japplication/vnd.java.hprof\##
    ooo00001619191R1d1d1d1d2D2D2D2DP20000080000000000000000000000010000004:PX0Gorg.appimage.appimage-1AppImage of type 10Napplication/x-iso9660-appimage\##
    ooo00000Y0\0\0m1=1=1=1I1j1j1j1jP20002200@0Q=0?org.etsi.asic-eASiC-E container05asice03sce0Oapplication/vnd.etsi.asic-e+zip\##
    ooo00000Y0\0\0m1=1=1=1I1j1j1j1jP20002200@0Q=0?org.etsi.asic-sASiC-S container05asics03scs0Oapplication/vnd.etsi.asic-s+zip\##
    ooo00000Q0T0T0c121212121D1D1D1DP28P70=org.iana.tzifTime zone rules0@application/tzif\##
    ooo00000W0]0]0o1:1:1:1A1V1V1V1VP20000248P70Q<0@org.kernel.romfsROMFS image05romfs0Capplication/x-romfs\##
    ooo00000V0\0\0l1818181<1P1P1P1PP2000028P70Qk0>org.samba.rzipRZIP archive02rz0Bapplication/x-rzip\##
    """##
}
