// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityWiderElectronics: StaticString = ##"""
    0VP0`C0000000000000000000001\K00010m0000Sf1To1`i0000000000J_1=00000000L\0QC0000AB0000000O3000000\##
    1?G1Oe0l>1We1^S1fO0000000000000000000001GU1dO0000001Ri0000]m1F70000EW000000000000000000000000000\##
    0f10000000000000000:T0iU13;06019^1J51Lf0>Z0000000000000000bO0001Cj1iD0<10000000[O0000000YH000000\##
    0nb1Yd0000H<0000CH15g0000001bY00000000000000000008;0000000000000000001A[000000000000000000186000\##
    ooo00000S0V0V0h141Y1Y1a2;2;2;2;2;P28P70@com.altium.boardAltium boardhttps://www.altium.com/documentation/06pcbdoc0Happlication/x-altium-pcb\##
    ooo00000S0V0V0l1<1a1a1i2I2I2I2I2IP28P70Dcom.altium.schematicAltium schematichttps://www.altium.com/documentation/06schdoc0Napplication/x-altium-schematic\##
    ooo000P0W0]0]0n1;1;1;1@1M1M1M1M1M`2000P:0L8P70?com.blitz3d.b3dBlitz3D model03b3d0;model/x-b3d\##
    ooo000P0S0V0V0i1522222D2Y2Y2Y2Y2YP28P70Acom.cadence.gdsiiGDSII layouthttps://boolean.klaasholwerda.nl/interface/bnf/gdsformat.html03gds04gds205gdsii0Capplication/x-gdsii\##
    ooo000P0S0V0V0l1E2@2@2@2X2X2X2X2X`F9QB0Dcom.cadence.specctraSpecctra board or sessionhttps://cdn.hackaday.io/files/1666717130852064/specctra.pdf0Fapplication/x-specctra\##
    ooo000P0W0]0]111C1]1]1c2626262626`2000P:0L8P70Bcom.chumbalum.ms3dMilkShape 3D modelhttp://www.milkshape3d.com04ms3d0Amodel/x-milkshape\##
    ooo000P0W0]0]0o1K1m1m1m2:2:2:2:2:`2000P:0L8P70@com.gamebryo.nifNetImmerse or Gamebryo modelhttps://github.com/niftools/nifxml0;model/x-nif03nif\##
    ooo000P0W0]0]111:2=2=2=2P2P2P2P2P`2000P:0L8P70Bcom.idsoftware.bspQuake maphttps://www.gamers.org/dEngine/quake/spec/quake-spec34/qkspec_4.htm0Amodel/x-quake-bsp03bsp\##
    ooo000P0W0]0]111=1i1i2F2S2S2S2S2S`F000P:0L9QB0Bcom.idsoftware.md5Doom 3 modelhttps://modwiki.dhewm3.org/MD5_(file_format)07md5mesh07md5anim09md5camera0;model/x-md5\##
    ooo000P0S0V0V0i151U1U1Z1m1m1m1m1mP28P70Acom.microsoft.uf2UF2 firmwarehttps://github.com/microsoft/uf203uf20Aapplication/x-uf2\##
    ooo000P0W0]0]0n1?2020252G2G2G2G2G`2000P:0L8P70?com.spatial.sabACIS binary solidhttps://www.spatial.com/products/3d-acis-modeling03sab0@model/x-acis-sab\##
    ooo00000W0]0]0n181i1i1n2@2@2@2@2@`F000P:0L9QB0?com.spatial.satACIS solidhttps://www.spatial.com/products/3d-acis-modeling03sat0@model/x-acis-sat\##
    ooo000P0W0]0]141E2<2<2<2N2N2N2N2N`F000P:0L9QB0Ecom.valvesoftware.smdSource model datahttps://developer.valvesoftware.com/wiki/Studiomdl_Data0@text/x-valve-smd03smd\##
    ooo000P0S0V0V0l1:25252:2Z2Z2Z2Z2ZP28P70Dcom.xilinx.bitstreamFPGA bitstreamhttps://docs.amd.com/r/en-US/ug570-ultrascale-configuration03bit0Napplication/x-xilinx-bitstream\##
    ooo000P0S0V0V0i1J2N2N2[2h2h2h2h2h`F9QB0Aedu.berkeley.blifBerkeley logic interchange formathttps://people.eecs.berkeley.edu/~alanmi/publications/other/blif.pdf04blif05eblif0;text/x-blif\##
    ooo000P0W0]0]0m171h1h1h2727272727`F000P:0L9QB0>fr.inria.meditMedit meshhttps://www.ljll.fr/frey/publications/RT-0253.pdf0=model/x-medit\##
    ooo000P0S0V0V0e121l1l212N2N2N2N2NP28P70=net.ghdl.waveGHDL waveformhttps://github.com/ghdl/ghdl/blob/master/doc/ghw/index.rst03ghw0Kapplication/vnd.gtkwave-ghw\##
    ooo000P0S0V0V0g1@1d1d1d2A2A2A2A2AP28P70?net.gtkwave.fstGTKWave fast signal tracehttps://blog.timhutt.co.uk/fst_spec/0Kapplication/vnd.gtkwave-fst03fst\##
    ooo00000S0V0V0h191X1X1^2<2<2<2<2<`F9QB0@net.gtkwave.saveGTKWave save filehttps://gtkwave.sourceforge.net04gtkw0Lapplication/vnd.gtkwave-gtkw\##
    ooo000P0W0]0]111?2S2S2Z3R3R3R3R3R`b000P:0L9PU0Borg.3mf.model-part3MF model parthttps://github.com/3MFConsortium/spec_core/blob/master/3MF%20Core%20Specification.md05model0fapplication/vnd.ms-package.3dmanufacturing-3dmodel+xml\##
    ooo00000S0V0V0o1C3232373T3T3T3T3T`F9QB0Gorg.asset-intertech.svfSerial vector formathttps://www.asset-intertech.com/resources/eresources/svf-serial-vector-format-specification-jtag-boundary-scan/03svf0Ktext/x-serial-vector-format\##
    ooo000P0W0]0]101@2G2G2L2Y2Y2Y2Y2Y`F000P:0L9QB0Aorg.biovision.bvhBiovision motionhttps://research.cs.wisc.edu/graphics/Courses/cs-838-1999/Jeff/BVH.html03bvh0;model/x-bvh\##
    ooo000P0S0V0V0e112020262J2J2J2J2J`F9QB0=org.edif.edifEDIF netlisthttps://web.archive.org/web/20060209004142/http://www.edif.org/04edif0Bapplication/x-edif03edf03edn\##
    ooo000P0S0V0V0e171\1\1f2;2;2;2;2;P28P70=org.fmv.aigerAnd-inverter graphhttps://fmv.jku.at/aiger/FORMAT.aiger03aag03aig0Capplication/x-aiger\##
    ooo000P0S0V0V0d0n1_1_1d2>2>2>2>2>`F9QB0<org.geda.pcbgEDA boardhttp://pcb.geda-project.org/pcb-20140316/pcb.html03pcb0Happlication/x-pcb-layout\##
    ooo000P0S0V0V0j1B2424242R2R2R2R2R`F9QB0Borg.geda.schematicgEDA schematic or symbolhttp://wiki.geda-project.org/geda:file_format_spec0Lapplication/x-geda-schematic03sch03sch\##
    ooo000P0W0]0]0l151l1l1l2:2:2:2:2:`2000P:0L8P70=org.gmsh.meshGmsh meshhttps://gmsh.info/doc/texinfo/gmsh.html#MSH-file-format0<model/x-gmsh03msh\##
    ooo000P0S0V0V0e0o1F1F1K1X1X1X1X1X`F9QB0=org.ibis.ibisIBIS modelhttps://ibis.org/specs/03ibs0;text/x-ibis\##
    ooo000P0S0V0V0k1H2@2@2c3=3=3=3=3=`F9QB0Corg.ibis.touchstoneTouchstone network parametershttps://ibis.org/touchstone_ver2.1/touchstone_ver2_1.pdf03s2p03s3p03s4p03s5p03s6p03s8p03snp0Happlication/x-touchstone03s1p\##
    ooo000P0S0V0V0e1>1j1j2:2G2G2G2G2G`F9QB0=org.ieee.bsdlBoundary scan descriptionhttps://standards.ieee.org/ieee/1149.1/4484/03bsd04bsdl03bsm0;text/x-bsdl\##
    ooo000P0S0V0V0e1G2121272D2D2D2D2D`F9QB0=org.ieee.spefStandard parasitic exchange formathttps://standards.ieee.org/ieee/1481/4410/04spef0;text/x-spef\##
    ooo000P0S0V0V0o1D1n1n1n2:2:2:2:2:`F9QB0Gorg.ieee.standard-delayStandard delay formathttps://standards.ieee.org/ieee/1497/2105/0:text/x-sdf03sdf\##
    ooo000P0W0]0]0n181k1k1k2929292929`F000P:0L9QB0?org.inivis.ac3dAC3D modelhttps://www.inivis.com/ac3d/man/ac3dfileformat.html0<model/x-ac3d02ac\##
    ooo000P0S0V0V0e1616161<1N1N1N1N1N`F9QB0=org.ipc.d-356IPC-D-356 netlist04d3560@text/x-ipc-d-356\##
    ooo00000S0V0V0j181o1o2;2P2P2P2P2PP28P70Borg.jedec.fuse-mapJEDEC fuse maphttps://www.jedec.org/standards-documents/docs/jesd-3-c03jed05jedec0Capplication/x-jedec\##
    ooo000P0S0V0V0n1J2C2C2C2\2\2\2\2\`F9QB0Forg.kicad.legacy-boardKiCad board before version 4https://dev-docs.kicad.org/en/file-formats/legacy-4-to-6/0Gapplication/x-kicad-pcb03brd\##
    ooo000P0S0V0V101U2N2N2N2j2j2j2j2j`F9QB0Horg.kicad.legacy-libraryKiCad symbol library before version 6https://dev-docs.kicad.org/en/file-formats/legacy-4-to-6/0Japplication/x-kicad-symbol03lib\##
    ooo000P0S0V0V121R2K2K2K2j2j2j2j2j`F9QB0Jorg.kicad.legacy-schematicKiCad schematic before version 6https://dev-docs.kicad.org/en/file-formats/legacy-4-to-6/0Mapplication/x-kicad-schematic03sch03sch\##
    ooo000P0S0V0V0g151]1]1]2626262626P28P70?org.ngspice.rawSPICE waveformhttps://ngspice.sourceforge.io/docs.html0Gapplication/x-spice-raw\##
    ooo000P0W0]0]131E2R2R2X2f2f2f2f2f`F000P:0L9QB0Dorg.opencascade.brepOpen CASCADE shapehttps://dev.opencascade.org/doc/overview/html/specification__brep_format.html04brep0<model/x-brep\##
    ooo000P0W0]0]0n1:1Y1Y1^1o1o1o1o1o`2000P:0L8P70?org.openctm.ctmOpenCTM meshhttps://openctm.sourceforge.net03ctm0?model/x-openctm\##
    ooo000P0S0V0V0o1B2F2F2F2W2W2W2W2W`F9QB0Gorg.openfoam.dictionaryOpenFOAM dictionaryhttps://doc.openfoam.com/2312/fundamentals/input-types/file-formats/0?text/x-openfoam\##
    ooo000P0W0]0]0n1<1b1b1g2828282828`2000P:0L8P70?org.openvdb.vdbOpenVDB volumehttps://www.openvdb.org/documentation/03vdb0?model/x-openvdb\##
    ooo000P0S0V0V0f121e1e1e2A2A2A2A2AP28P70>org.semi.oasisOASIS layouthttps://www.semi.org/en/products-services/standards0Japplication/x-oasis-layout03oas\##
    ooo000P0S0V0V0c191T1T1T1`1`1`1`1``F9QB0;org.si2.defDesign exchange formathttps://si2.org/oa-lef-def/0:text/x-def\##
    ooo000P0S0V0V0c1:1U1U1Z1f1f1f1f1f`F9QB0;org.si2.lefLibrary exchange formathttps://si2.org/oa-lef-def/03lef0:text/x-lef\##
    ooo000P0S0V0V0g1;1[1[1[1k1k1k1k1k`F9QB0?org.si2.libertyLiberty cell libraryhttps://www.si2.org/lib-liberty/0>text/x-liberty03lib\##
    ooo000P0W0]0]0m1<2G2G2L2Y2Y2Y2Y2Y`2000P:0L8P70>org.vtk.legacyVTK legacy datahttps://docs.vtk.org/en/latest/vtk_file_formats/vtk_legacy_file_format.html03vtk0;model/x-vtk0:text/plain\##
    ooo000P0W0]0]0j162=2=2[2l2l2l2l2l`b000P:0L9PU0;org.vtk.xmlVTK XML datahttps://docs.vtk.org/en/latest/vtk_file_formats/vtkxml_file_format.html03vtp03vti03vtr03vts03vtm03pvd0?model/x-vtk+xml\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var blitz3D: Self { Self(number: 84038) }
  @inlinable @inline(__always) package static var gdsII: Self { Self(number: 84055) }
  @inlinable @inline(__always) package static var specctra: Self { Self(number: 84045) }
  @inlinable @inline(__always) package static var milkShape: Self { Self(number: 83994) }
  @inlinable @inline(__always) package static var gamebryo: Self { Self(number: 84069) }
  @inlinable @inline(__always) package static var quakeMap: Self { Self(number: 84022) }
  @inlinable @inline(__always) package static var md5Model: Self { Self(number: 84067) }
  @inlinable @inline(__always) package static var uf2: Self { Self(number: 83987) }
  @inlinable @inline(__always) package static var acisBinary: Self { Self(number: 83991) }
  @inlinable @inline(__always) package static var valveSMD: Self { Self(number: 83992) }
  @inlinable @inline(__always) package static var xilinxBitstream: Self { Self(number: 83981) }
  @inlinable @inline(__always) package static var blif: Self { Self(number: 83968) }
  @inlinable @inline(__always) package static var meditMesh: Self { Self(number: 84061) }
  @inlinable @inline(__always) package static var ghdlWave: Self { Self(number: 84058) }
  @inlinable @inline(__always) package static var gtkwaveFST: Self { Self(number: 84019) }
  @inlinable @inline(__always) package static var threeMFModel: Self { Self(number: 84051) }
  @inlinable @inline(__always) package static var biovision: Self { Self(number: 84039) }
  @inlinable @inline(__always) package static var edif: Self { Self(number: 84002) }
  @inlinable @inline(__always) package static var aiger: Self { Self(number: 84064) }
  @inlinable @inline(__always) package static var gedaBoard: Self { Self(number: 83979) }
  @inlinable @inline(__always) package static var gedaSchematic: Self { Self(number: 84040) }
  @inlinable @inline(__always) package static var gmshMesh: Self { Self(number: 84070) }
  @inlinable @inline(__always) package static var ibisModel: Self { Self(number: 84094) }
  @inlinable @inline(__always) package static var touchstone: Self { Self(number: 84042) }
  @inlinable @inline(__always) package static var bsdl: Self { Self(number: 83988) }
  @inlinable @inline(__always) package static var spef: Self { Self(number: 84000) }
  @inlinable @inline(__always) package static var standardDelay: Self { Self(number: 84087) }
  @inlinable @inline(__always) package static var ac3D: Self { Self(number: 84053) }
  @inlinable @inline(__always) package static var ipcNetlist: Self { Self(number: 84020) }
  @inlinable @inline(__always) package static var kicadLegacyBoard: Self { Self(number: 84043) }
  @inlinable @inline(__always) package static var kicadLegacyLibrary: Self { Self(number: 84044) }
  @inlinable @inline(__always) package static var kicadLegacySchematic: Self { Self(number: 84001) }
  @inlinable @inline(__always) package static var spiceRaw: Self { Self(number: 84017) }
  @inlinable @inline(__always) package static var openCascade: Self { Self(number: 83982) }
  @inlinable @inline(__always) package static var openCTM: Self { Self(number: 84003) }
  @inlinable @inline(__always) package static var openFOAM: Self { Self(number: 84065) }
  @inlinable @inline(__always) package static var openVDB: Self { Self(number: 83977) }
  @inlinable @inline(__always) package static var oasisLayout: Self { Self(number: 84004) }
  @inlinable @inline(__always) package static var designExchange: Self { Self(number: 83983) }
  @inlinable @inline(__always) package static var cellLayout: Self { Self(number: 84073) }
  @inlinable @inline(__always) package static var liberty: Self { Self(number: 84014) }
  @inlinable @inline(__always) package static var vtkLegacy: Self { Self(number: 84005) }
  @inlinable @inline(__always) package static var vtkXML: Self { Self(number: 84054) }
}
