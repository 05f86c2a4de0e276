// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleThreeDimensional: StaticString = ##"""
    04G0AD0610000000CD00000002e08Q0000000000000000000?T0EC0000000000000000000000000000;R0>T00000001P\##
    ooo000P0Q0T0T0h1;1;1;1E1E1E1E1EP28P70Bcom.apple.arobjectAR Reference Object08arobject\##
    ooo000P0Q0T0W0j1616161?1R1R1R1RP28P70Q=0Acom.apple.realityReality File07reality0Amodel/vnd.reality\##
    ooo000P0U0[0[151O1O1O1Z1Z1Z1Z1Z`2000@8P7:0L0Hcom.apple.scenekit.sceneSceneKit serialized format03scn04scnz\##
    0N1000\0U0[0[1B1]1o2<2A2A2A2A2A`2000@:0L8P70Ucom.pixar.universal-scene-descriptionUniversal Scene Descriptionhttp://openusd.orgmodel/vnd.usd03usd0=model/vnd.usd\##
    ooo000P0n11141b2E2W2W2]31313131`2000@0000000000000000000000002:020Q=0\com.pixar.universal-scene-description-mobileUniversal Scene Description Packagehttp://openusd.org04usdz0Bmodel/vnd.usdz+zip\##
    ooo000P0Y0b0b1N1j1j2?2D2D2D2D2DhB000@00089PU124:0L0Zorg.khronos.collada.digital-asset-exchangeDigital Asset Exchange (DAE)model/vnd.collada+xml03dae0Emodel/vnd.collada+xml0Emodel/vnd.collada+xml\##
    054000\0P0S0S0f1010101010101010@8P;0Apublic.3d-content3D Content\##
    ooo000P0U0[0[0k1;1;1J1O1O1O1O1O`2000@:0L8P70>public.alembicAlembic 3D Scenemodel/x-alembic03abc0?model/x-alembic\##
    ooo000P0U0[0^1A1`1`1`1e20202020`B000@:0L9QC9QB0Qpublic.geometry-definition-formatGeometry Definition File Format03obj09model/obj\##
    ooo000P0U0[0[171J1J1S1X1X1X1X1X`2000@:0L8P70Jpublic.polygon-file-formatPolygon File Formatmodel/ply03ply09model/ply0:text/plain\##
    ooo000P0U0[0[1G1o1o282=2=2=2=2=`2000@:0L8P70Zpublic.standard-tesselated-geometry-formatStandard Tesselated Geometry File Formatmodel/stl03stl0?application/sla09model/stl0Amodel/x.stl-ascii0Bmodel/x.stl-binary04stla\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var arReferenceObject: Self { Self(number: 40991) }
  @inlinable @inline(__always) package static var realityFile: Self { Self(number: 40968) }
  @inlinable @inline(__always) package static var sceneKitScene: Self { Self(number: 40960) }
  @inlinable @inline(__always) package static var usd: Self { Self(number: 40962) }
  @inlinable @inline(__always) package static var usdz: Self { Self(number: 40969) }
  @inlinable @inline(__always) package static var collada: Self { Self(number: 40987) }
  @inlinable @inline(__always) package static var threeDContent: Self { Self(number: 40988) }
  @inlinable @inline(__always) package static var alembic: Self { Self(number: 40976) }
  @inlinable @inline(__always) package static var obj: Self { Self(number: 40961) }
  @inlinable @inline(__always) package static var ply: Self { Self(number: 40965) }
  @inlinable @inline(__always) package static var stl: Self { Self(number: 40977) }
}
