// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityModels: StaticString = ##"""
    0m?1N90000OD0000000000>;0000600Q60a_0M`0Wf0000kG0000000<Q07h0000U;0000001V90000000AR0Db000000000\##
    0000000000000000000000001TV0LP0000000000Hk0dD0?P0000001S909\0000001La0]k1F80001@n1>V0000000000;3\##
    0000000000000000\=13400000000000000000000000016`0001<K0000000h^0Y411E0000000000Zd0000000000001:G\##
    0fN0R`1JR0oL0000000Fn0000000000000000000000000000000000001Pe0000000000J90000001H30C20000000001CZ\##
    ooo000P0W0]0]0o1>1>1>1C1c1c1c1c1c`2000P:0L8P70@com.autodesk.3ds3D Studio scene033ds0;image/x-3ds0Aapplication/x-3ds033ds\##
    ooo000P0W0]0]0o1;1;1L1Q1Q1Q1Q1Q1Q`2000P:0L8P70@com.autodesk.fbxAutodesk FBXapplication/x-fbx03fbx0Aapplication/x-fbx\##
    ooo00000W0]0`151B1B1B1G1G1G1G1G1G`2000P:0L8P70Q=0Ccom.autodesk.fusionFusion design03f3d\##
    ooo00000W0]0`171D1D1D1N1N1N1N1N1N`2000P:0L8P7<QF0Ecom.autodesk.inventorInventor part03ipt03iam\##
    ooo00000W0]0`121?1?1?1D1Z1Z1Z1Z1Z`2000P:0L8P7<QF0@com.autodesk.max3ds Max scene03max0Dmodel/x-autodesk-max\##
    ooo00000W0]0]101A1A1A1E1E1E1E1E1E`2000P:0L8P70Acom.autodesk.mayaMaya binary scene02mb\##
    ooo000P0W0]0]161F1F1W1[1[1[1[1[1[`F000P:0L9QB0Gcom.autodesk.maya-asciiMaya ASCII scenetext/x-maya-ascii02ma0Atext/x-maya-ascii02ma\##
    ooo00000W0]0]111;1;1;1P1P1P1P1P1P`2000P:0L8P70Bcom.dassault.catiaCATIA part07catpart0:catproduct\##
    ooo00000W0]0`191H1H1H1`1`1`1`1`1``2000P:0L8P7<QF0Gcom.dassault.solidworksSOLIDWORKS part06sldprt06sldasm06slddrw\##
    ooo000P0W0]0]0o1S27272<2<2<2<2<2<`2000P:0L8P70@com.google.dracoDraco compressed mesh or point cloudhttps://google.github.io/draco/spec/03drc\##
    ooo000P0W0]0]111B1B1O1^1^1^1^1^1^`2000P:0L8P70Bcom.idsoftware.md2id Software modelmodel/x-quake03md203md303mdl0=model/x-quake\##
    ooo000P0W0]0]0o1919191>1>1>1>1>1>`2000P:0L8P70@com.luxology.lxomodo scene03lxo\##
    ooo000P0W0]0]121C1j252:2:2:2:2:2:`2000P:0L8P70Ccom.magicavoxel.voxMagicaVoxel modelhttps://github.com/ephtracy/voxel-modelmodel/x-vox03vox0;model/x-vox\##
    ooo00000W0]0]0l1;1;1;1@1@1@1@1@1@`2000P:0L8P70=com.maxon.c4dCinema 4D scene03c4d\##
    0L2000T0S0V0V0g121212171O1O1O1O1O`F9QB0?com.mdl.molfileMDL molfile03mol0Fchemical/x-mdl-molfile03mdl\##
    ooo000P0W0]0]131?1?1N1Q1Q1Q1Q1Q1Q`2000P:0L8P70Dcom.microsoft.x-meshDirectX meshmodel/x-directx01x0?model/x-directx\##
    ooo000P0W0]0]0m1=1=1=1M1Z1Z1Z1Z1Z`2000P:0L8P70>com.newtek.lwoLightWave object03lwo03lws04lwob0;image/x-lwo\##
    ooo00001013131`222E2E2K2K2K2K2K2K`2000P0000000000000000000000008:020[com.pixar.universal-scene-description-crateUSD scene (binary)https://openusd.org04usdc\##
    ooo000P1016161b222E2E2K2[2[2[2[2[`B000P0000000000000000000000008:029QC0Zcom.pixar.universal-scene-description-utf8USD scene (text)https://openusd.org04usda0>model/vnd.usda\##
    ooo000P0W0]0]0n1919191>1>1>1>1>1>`2000P:0L8P70?com.rhino3d.3dmRhino model033dm\##
    ooo000P0W0]0]0o1=1=1=1B1`1`1`1`1``2000P:0L8P70@com.sketchup.skpSketchUp model03skp0Lapplication/vnd.sketchup.skp\##
    ooo00000S0V0V0e0n0n181=1=1=1=1=1=`F9QB0=com.valve.vmfValve maptext/x-vmf03vmf0:text/x-vmf\##
    ooo00001417171O1Y1Y1Y1^1^1^1^1^1^`2000P00000000000000000000000000008?1j0Fdev.vrm-consortium.vrmVRM avatar03vrm\##
    ooo000P0W0]0`0o1F2<2<2A3D3D3D3D3D`2000P:0L8P70Q=0=org.3mf.model3D Manufacturing Formathttps://www.iana.org/assignments/media-types/model/3mf033mf09model/3mf0fapplication/vnd.ms-package.3dmanufacturing-3dmodel+xml0Napplication/vnd.ms-3mfdocument\##
    ooo000P0W0]0]0l1;2;2;2@2U2U2U2U2U`2000P:0L8P70=org.asprs.lasLAS point cloudhttps://www.iana.org/assignments/media-types/application/vnd.las03las0Capplication/vnd.las\##
    ooo000P0W0]0`0n1I1I1^1c1c1c1c1c1c`b000P:0L9PU0Q=0<org.astm.amfAdditive manufacturing fileapplication/x-amf+xml03amf0Eapplication/x-amf+xml\##
    ooo000P0W0]0]0k1:2020252@2@2@2@2@`2000P:0L8P70<org.astm.e57E57 point cloudhttps://www.iana.org/assignments/media-types/model/e5703e5709model/e57\##
    ooo000P0W0]0c1G1S1j1j292P2P2P2P2P`2000P:0L8P7:TU0PE0Rorg.blenderfoundation.blender.fileBlender filehttps://www.blender.org05blend06blend10Eapplication/x-blender07blender\##
    ooo000P0W0]0]141O1O1O1T1h1h1h1h1h`B000P:0L9QC0Eorg.buildingsmart.ifcIndustry foundation classes03ifc0Bapplication/x-step\##
    ooo000P0W0]0]0k171m1m222=2=2=2=2=`2000P:0L8P70<org.ecma.u3dUniversal 3Dhttps://www.iana.org/assignments/media-types/model/u3d03u3d09model/u3d\##
    ooo000P0W0]0`131C1C1C1J1i1i1i1i1i`2000P:0L8P70Q=0Aorg.freecad.fcstdFreeCAD document05fcstd0Mapplication/x-extension-fcstd\##
    ooo000P0W0]0]0o1F1F1O1T1T1T1T1T1T`2000P:0L8P70@org.geomview.offObject File Format meshmodel/off03off09model/off\##
    ooo000P0W0]0]1I1]2k2k393\3\3\3\3\`F000P:0L9QB0Zorg.iana.model.vnd.parasolid.transmit.textParasolid text modelhttps://www.iana.org/assignments/media-types/model/vnd.parasolid.transmit.text03x_t07xmt_txt0Qmodel/vnd.parasolid.transmit.text\##
    ooo000P0W0]0]1K1]2m2m323W3W3W3W3W`2000P:0L8P70\org.iana.model.vnd.valve.source.compiled-mapValve compiled maphttps://www.iana.org/assignments/media-types/model/vnd.valve.source.compiled-map03bsp0Smodel/vnd.valve.source.compiled-map\##
    ooo00000W0]0]0i111f1f1j2424242424`2000P:0L8P70:org.iso.jtJT modelhttps://www.iana.org/assignments/media-types/model/JT02jt08model/jt\##
    ooo00000W0]0]0j131i1i202;2;2;2;2;`2000P:0L8P70;org.iso.prcPRC modelhttps://www.iana.org/assignments/media-types/model/prc05prc3d09model/prc\##
    ooo000P0W0]0]0k151l1l2<2H2H2H2H2H`B000P:0L9QC0<org.iso.stepSTEP modelhttps://www.iana.org/assignments/media-types/model/step04step03stp03p210:model/step\##
    ooo00000W0]0]161K2F2F2L2\2\2\2\2\`2000P:0L8P70Gorg.iso.step-compressedCompressed STEP modelhttps://www.iana.org/assignments/media-types/model/step+zip04stpz0>model/step+zip\##
    ooo00000W0]0]0o1=28282>2N2N2N2N2N`b000P:0L9PU0@org.iso.step-xmlSTEP XML modelhttps://www.iana.org/assignments/media-types/model/step+xml04stpx0>model/step+xml\##
    ooo000P0S0V0V0d151I1I1U1e1e1e1e1e`F9QB0<org.iucr.cifCrystal structurehttps://www.iucr.org03cif05mmcif0>chemical/x-cif04star\##
    0R3000P0W0]0]0n1927272<2O2O2O2O2O`2000P:0L8P70?org.khronos.glbglTF binaryhttps://www.iana.org/assignments/media-types/model/gltf-binary03glb0Amodel/gltf-binary\##
    ooo000P0S0V0V0g191o1o242?2?2?2?2?`F9QB0?org.khronos.mtlWavefront materialhttps://www.iana.org/assignments/media-types/model/mtl03mtl09model/mtl\##
    ooo00000W0]0]0m1<1<1<1H1H1H1H1H1H`2000P:0L8P70>org.kiri.splatGaussian splats05splat03spz\##
    ooo000P0W0]0]0m1<2?2?2D2\2\2\2\2\`2000P:0L8P70>org.laszip.lazLAZ point cloudhttps://www.iana.org/assignments/media-types/application/vnd.laszip03laz0Fapplication/vnd.laszip\##
    ooo000P0W0]0]0l161m1m282D2D2D2D2D`B000P:0L9QC0=org.nist.igesIGES modelhttps://www.iana.org/assignments/media-types/model/iges04iges03igs0:model/iges\##
    ooo000P0S0V0V0i1818181=1M1M1M1M1M`F9QB0Aorg.openbabel.xyzXYZ coordinates03xyz0>chemical/x-xyz\##
    ooo000P0W0]0]121B1B1B1G1G1G1G1G1G`2000P:0L8P70Corg.pointclouds.pcdPoint cloud data03pcd0:text/plain\##
    ooo000P0S0V0V0e161K1K1U1e1e1e1e1e`F9QB0=org.wwpdb.pdbProtein structurehttps://www.wwpdb.org03pdb03ent0>chemical/x-pdb\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var threeDS: Self { Self(number: 61449) }
  @inlinable @inline(__always) package static var fbx: Self { Self(number: 61459) }
  @inlinable @inline(__always) package static var mayaASCII: Self { Self(number: 61487) }
  @inlinable @inline(__always) package static var draco: Self { Self(number: 61468) }
  @inlinable @inline(__always) package static var quakeModel: Self { Self(number: 61542) }
  @inlinable @inline(__always) package static var modoScene: Self { Self(number: 61485) }
  @inlinable @inline(__always) package static var magicaVoxel: Self { Self(number: 61559) }
  @inlinable @inline(__always) package static var molfile: Self { Self(number: 61452) }
  @inlinable @inline(__always) package static var directXMesh: Self { Self(number: 61443) }
  @inlinable @inline(__always) package static var lightWaveObject: Self { Self(number: 61450) }
  @inlinable @inline(__always) package static var usdText: Self { Self(number: 61461) }
  @inlinable @inline(__always) package static var rhino: Self { Self(number: 61453) }
  @inlinable @inline(__always) package static var sketchUp: Self { Self(number: 61525) }
  @inlinable @inline(__always) package static var threeMF: Self { Self(number: 61495) }
  @inlinable @inline(__always) package static var lidar: Self { Self(number: 61451) }
  @inlinable @inline(__always) package static var amf: Self { Self(number: 61486) }
  @inlinable @inline(__always) package static var e57: Self { Self(number: 61536) }
  @inlinable @inline(__always) package static var blender: Self { Self(number: 61524) }
  @inlinable @inline(__always) package static var ifc: Self { Self(number: 61455) }
  @inlinable @inline(__always) package static var u3d: Self { Self(number: 61440) }
  @inlinable @inline(__always) package static var freeCAD: Self { Self(number: 61539) }
  @inlinable @inline(__always) package static var off: Self { Self(number: 61526) }
  @inlinable @inline(__always) package static var parasolidText: Self { Self(number: 61510) }
  @inlinable @inline(__always) package static var valveMap: Self { Self(number: 61519) }
  @inlinable @inline(__always) package static var step: Self { Self(number: 61499) }
  @inlinable @inline(__always) package static var cif: Self { Self(number: 61496) }
  @inlinable @inline(__always) package static var glTFBinary: Self { Self(number: 61562) }
  @inlinable @inline(__always) package static var mtl: Self { Self(number: 61538) }
  @inlinable @inline(__always) package static var laz: Self { Self(number: 61441) }
  @inlinable @inline(__always) package static var iges: Self { Self(number: 61555) }
  @inlinable @inline(__always) package static var xyzMolecule: Self { Self(number: 61490) }
  @inlinable @inline(__always) package static var pointCloud: Self { Self(number: 61480) }
  @inlinable @inline(__always) package static var pdbMolecule: Self { Self(number: 61464) }
}
