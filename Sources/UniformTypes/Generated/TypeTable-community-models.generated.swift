// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityModels: StaticString = ##"""
    0hV1AU0000LV0000000000=H0000600Mf0]h0JX0TP0000f`0000000;`07a0000Qg0000001IM0000000@30C?000000000\##
    0000000000000000000000001Gl0IJ0000000000Fh0`K0>[0000001FQ08o0000001@?0Z619\00014R12<0000000000:D\##
    0000000000000000XK0000000000000000000000000000000001030000000d90U\0lX0000000000WJ0000000000000n1\##
    0ak0ON1>20ja0000000EI0000000000000000000000000000000000001D?0000000000H40000001;U0AQ00000000017<\##
    ooo000P0U0[0[0m1<1<1<1A1a1a1a1a`2000@:0L8P70@com.autodesk.3ds3D Studio scene033ds0;image/x-3ds0Aapplication/x-3ds\##
    ooo000P0U0[0[0m1919191>1>1>1>1>`2000@:0L8P70@com.autodesk.fbxAutodesk FBX03fbx\##
    ooo00000U0[0^131@1@1@1E1E1E1E1E`2000@:0L8P70Q=0Ccom.autodesk.fusionFusion design03f3d\##
    ooo00000U0[0^151B1B1B1L1L1L1L1L`2000@:0L8P7<QF0Ecom.autodesk.inventorInventor part03ipt03iam\##
    ooo00000U0[0^101=1=1=1B1X1X1X1X`2000@:0L8P7<QF0@com.autodesk.max3ds Max scene03max0Dmodel/x-autodesk-max\##
    ooo00000U0[0[0n1?1?1?1C1C1C1C1C`2000@:0L8P70Acom.autodesk.mayaMaya binary scene02mb\##
    ooo000P0U0[0[141D1D1D1H1H1H1H1H`F000@:0L9QB0Gcom.autodesk.maya-asciiMaya ASCII scene02ma\##
    ooo00000U0[0[0o1919191N1N1N1N1N`2000@:0L8P70Bcom.dassault.catiaCATIA part07catpart0:catproduct\##
    ooo00000U0[0^171F1F1F1^1^1^1^1^`2000@:0L8P7<QF0Gcom.dassault.solidworksSOLIDWORKS part06sldprt06sldasm06slddrw\##
    ooo000P0U0[0[0m1Q25252:2:2:2:2:`2000@:0L8P70@com.google.dracoDraco compressed mesh or point cloudhttps://google.github.io/draco/spec/03drc\##
    ooo000P0U0[0[0o1@1@1@1O1O1O1O1O`2000@:0L8P70Bcom.idsoftware.md2id Software model03md203md303mdl\##
    ooo000P0U0[0[0m1717171<1<1<1<1<`2000@:0L8P70@com.luxology.lxomodo scene03lxo\##
    ooo00000U0[0[101A1A1A1F1F1F1F1F`2000@:0L8P70Ccom.magicavoxel.voxMagicaVoxel model03vox\##
    ooo00000U0[0[0j1919191>1>1>1>1>`2000@:0L8P70=com.maxon.c4dCinema 4D scene03c4d\##
    ooo000P0Q0T0T0e1010101:1R1R1R1R`F9QB0?com.mdl.molfileMDL molfile03mol03sdf0Fchemical/x-mdl-molfile0Echemical/x-mdl-sdfile03mdl\##
    ooo00000U0[0[111=1=1=1@1@1@1@1@`2000@:0L8P70Dcom.microsoft.x-meshDirectX mesh01x\##
    ooo000P0U0[0[0k1;1;1;1K1X1X1X1X`2000@:0L8P70>com.newtek.lwoLightWave object03lwo03lws04lwob0;image/x-lwo\##
    ooo00000n11111^202C2C2I2I2I2I2I`2000@0000000000000000000000002:020[com.pixar.universal-scene-description-crateUSD scene (binary)https://openusd.org04usdc\##
    ooo000P0n14141`202C2C2I2Y2Y2Y2Y`B000@0000000000000000000000002:029QC0Zcom.pixar.universal-scene-description-utf8USD scene (text)https://openusd.org04usda0>model/vnd.usda\##
    ooo000P0U0[0[0l1717171<1<1<1<1<`2000@:0L8P70?com.rhino3d.3dmRhino model033dm\##
    ooo000P0U0[0[0m1;1;1;1@1^1^1^1^`2000@:0L8P70@com.sketchup.skpSketchUp model03skp0Lapplication/vnd.sketchup.skp\##
    ooo00000Q0T0T0c0l0l0l1111111111`F9QB0=com.valve.vmfValve map03vmf\##
    ooo00001114141L1V1V1V1[1[1[1[1[`2000@0000000000000000000000000008>Qj0Fdev.vrm-consortium.vrmVRM avatar03vrm\##
    ooo000P0U0[0^0m1D2:2:2?3B3B3B3B`2000@:0L8P70Q=0=org.3mf.model3D Manufacturing Formathttps://www.iana.org/assignments/media-types/model/3mf033mf09model/3mf0fapplication/vnd.ms-package.3dmanufacturing-3dmodel+xml0Napplication/vnd.ms-3mfdocument\##
    ooo000P0U0[0[0j1929292>2S2S2S2S`2000@:0L8P70=org.asprs.lasLAS point cloudhttps://www.iana.org/assignments/media-types/application/vnd.las03las0Capplication/vnd.las\##
    ooo000P0Y0_0b101K1K1K1P1P1P1P1P`B000@0008:0L9PU0Q=0<org.astm.amfAdditive manufacturing file03amf\##
    ooo000P0U0[0[0i181n1n232>2>2>2>`2000@:0L8P70<org.astm.e57E57 point cloudhttps://www.iana.org/assignments/media-types/model/e5703e5709model/e57\##
    ooo000P0U0[0a1E1Q1h1h272N2N2N2N`2000@:0L8P7:TU0PE0Rorg.blenderfoundation.blender.fileBlender filehttps://www.blender.org05blend06blend10Eapplication/x-blender07blender\##
    ooo000P0U0[0[121M1M1M1R1f1f1f1f`B000@:0L9QC0Eorg.buildingsmart.ifcIndustry foundation classes03ifc0Bapplication/x-step\##
    ooo000P0U0[0[0i151k1k202;2;2;2;`2000@:0L8P70<org.ecma.u3dUniversal 3Dhttps://www.iana.org/assignments/media-types/model/u3d03u3d09model/u3d\##
    ooo000P0U0[0^111A1A1A1H1g1g1g1g`2000@:0L8P70Q=0Aorg.freecad.fcstdFreeCAD document05fcstd0Mapplication/x-extension-fcstd\##
    ooo000P0U0[0[0m1D1D1D1I1I1I1I1I`2000@:0L8P70@org.geomview.offObject File Format mesh03off\##
    ooo00000U0[0[0g0o1d1d1h22222222`2000@:0L8P70:org.iso.jtJT modelhttps://www.iana.org/assignments/media-types/model/JT02jt08model/jt\##
    ooo00000U0[0[0h111g1g1n29292929`2000@:0L8P70;org.iso.prcPRC modelhttps://www.iana.org/assignments/media-types/model/prc05prc3d09model/prc\##
    ooo000P0U0[0[0i131j1j2:2F2F2F2F`B000@:0L9QC0<org.iso.stepSTEP modelhttps://www.iana.org/assignments/media-types/model/step04step03stp03p210:model/step\##
    ooo00000U0[0[141I2D2D2J2Z2Z2Z2Z`2000@:0L8P70Gorg.iso.step-compressedCompressed STEP modelhttps://www.iana.org/assignments/media-types/model/step+zip04stpz0>model/step+zip\##
    ooo00000Y0_0_111?2:2:2@2P2P2P2P`B000@0008:0L9PU0@org.iso.step-xmlSTEP XML modelhttps://www.iana.org/assignments/media-types/model/step+xml04stpx0>model/step+xml\##
    ooo000P0Q0T0T0b131G1G1S1c1c1c1c`F9QB0<org.iucr.cifCrystal structurehttps://www.iucr.org03cif05mmcif0>chemical/x-cif04star\##
    0Q3000P0U0[0[0l1725252:2M2M2M2M`2000@:0L8P70?org.khronos.glbglTF binaryhttps://www.iana.org/assignments/media-types/model/gltf-binary03glb0Amodel/gltf-binary\##
    ooo000P0Q0T0T0e171m1m222=2=2=2=`F9QB0?org.khronos.mtlWavefront materialhttps://www.iana.org/assignments/media-types/model/mtl03mtl09model/mtl\##
    ooo00000U0[0[0k1:1:1:1F1F1F1F1F`2000@:0L8P70>org.kiri.splatGaussian splats05splat03spz\##
    ooo000P0U0[0[0k1:2=2=2B2Z2Z2Z2Z`2000@:0L8P70>org.laszip.lazLAZ point cloudhttps://www.iana.org/assignments/media-types/application/vnd.laszip03laz0Fapplication/vnd.laszip\##
    ooo000P0U0[0[0j141k1k262B2B2B2B`B000@:0L9QC0=org.nist.igesIGES modelhttps://www.iana.org/assignments/media-types/model/iges04iges03igs0:model/iges\##
    ooo000P0Q0T0T0g1616161;1K1K1K1K`F9QB0Aorg.openbabel.xyzXYZ coordinates03xyz0>chemical/x-xyz\##
    ooo000P0U0[0[101@1@1@1E1E1E1E1E`2000@:0L8P70Corg.pointclouds.pcdPoint cloud data03pcd0:text/plain\##
    ooo000P0Q0T0T0c141I1I1S1c1c1c1c`F9QB0=org.wwpdb.pdbProtein structurehttps://www.wwpdb.org03pdb03ent0>chemical/x-pdb\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var threeDS: Self { Self(number: 59401) }
  @inlinable @inline(__always) package static var fbx: Self { Self(number: 59411) }
  @inlinable @inline(__always) package static var mayaASCII: Self { Self(number: 59439) }
  @inlinable @inline(__always) package static var draco: Self { Self(number: 59420) }
  @inlinable @inline(__always) package static var quakeModel: Self { Self(number: 59494) }
  @inlinable @inline(__always) package static var modoScene: Self { Self(number: 59437) }
  @inlinable @inline(__always) package static var molfile: Self { Self(number: 59404) }
  @inlinable @inline(__always) package static var lightWaveObject: Self { Self(number: 59402) }
  @inlinable @inline(__always) package static var usdText: Self { Self(number: 59413) }
  @inlinable @inline(__always) package static var rhino: Self { Self(number: 59405) }
  @inlinable @inline(__always) package static var sketchUp: Self { Self(number: 59477) }
  @inlinable @inline(__always) package static var threeMF: Self { Self(number: 59447) }
  @inlinable @inline(__always) package static var lidar: Self { Self(number: 59403) }
  @inlinable @inline(__always) package static var amf: Self { Self(number: 59438) }
  @inlinable @inline(__always) package static var e57: Self { Self(number: 59488) }
  @inlinable @inline(__always) package static var blender: Self { Self(number: 59476) }
  @inlinable @inline(__always) package static var ifc: Self { Self(number: 59407) }
  @inlinable @inline(__always) package static var u3d: Self { Self(number: 59392) }
  @inlinable @inline(__always) package static var freeCAD: Self { Self(number: 59491) }
  @inlinable @inline(__always) package static var off: Self { Self(number: 59478) }
  @inlinable @inline(__always) package static var step: Self { Self(number: 59451) }
  @inlinable @inline(__always) package static var cif: Self { Self(number: 59448) }
  @inlinable @inline(__always) package static var glTFBinary: Self { Self(number: 59514) }
  @inlinable @inline(__always) package static var mtl: Self { Self(number: 59490) }
  @inlinable @inline(__always) package static var laz: Self { Self(number: 59393) }
  @inlinable @inline(__always) package static var iges: Self { Self(number: 59507) }
  @inlinable @inline(__always) package static var xyzMolecule: Self { Self(number: 59442) }
  @inlinable @inline(__always) package static var pointCloud: Self { Self(number: 59432) }
  @inlinable @inline(__always) package static var pdbMolecule: Self { Self(number: 59416) }
}
