// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleThreeDimensional: StaticString = ##"""
    04[0BE06T0000000DG00000002o09>0000000000000000000@S0FH0000000000000000000000000000<I0?I00000001P\##
    ooo000P0S0V0V0j1=1=1=1G1G1G1G1G1OP28P70Bcom.apple.arobjectAR Reference Object08arobject>0;0>0;0\##
    ooo000P0S0V0Y0l1818181A1T1T1T1T1\P28P70Q=0Acom.apple.realityReality File07reality0Amodel/vnd.reality>0;0>0;0\##
    ooo000P0W0]0]171Q1Q1Q1\1\1\1\1\1d`2000P8P7:0L0Hcom.apple.scenekit.sceneSceneKit serialized format03scn04scnz>0;0>0;003scn\##
    0N3000\0W0]0]1D1_212>2C2C2C2C2C2K`2000P:0L8P70Ucom.pixar.universal-scene-descriptionUniversal Scene Descriptionhttp://openusd.orgmodel/vnd.usd03usd>0;0>0;00=model/vnd.usd\##
    ooo000P1013161d2G2Y2Y2_333333333;`2000P0000000000000000000000008:020Q=0\com.pixar.universal-scene-description-mobileUniversal Scene Description Packagehttp://openusd.org04usdz0Bmodel/vnd.usdz+zip>0;0>0;0\##
    ooo000P0W0`0`1L1h1h2=2B2B2B2B2B2Bhb000P9PU124:0L0Zorg.khronos.collada.digital-asset-exchangeDigital Asset Exchange (DAE)model/vnd.collada+xml03dae0Emodel/vnd.collada+xml0Emodel/vnd.collada+xml\##
    055000\0R0U0U0h12121212121212121:@8P;0Apublic.3d-content3D Content>0;0>0;0\##
    ooo000P0W0]0]0m1=1=1L1Q1Q1Q1Q1Q1Q`2000P:0L8P70>public.alembicAlembic 3D Scenemodel/x-alembic03abc0?model/x-alembic\##
    ooo000P0W0]0`1C1b1b1b1g2222222222`B000P:0L9QC9QB0Qpublic.geometry-definition-formatGeometry Definition File Format03obj09model/obj\##
    ooo000P0W0]0]191L1L1U1Z1Z1Z1Z1Z1Z`2000P:0L8P70Jpublic.polygon-file-formatPolygon File Formatmodel/ply03ply09model/ply0:text/plain\##
    ooo000P0W0]0]1I21212:2?2?2?2?2?2?`2000P:0L8P70Zpublic.standard-tesselated-geometry-formatStandard Tesselated Geometry File Formatmodel/stl03stl0?application/sla09model/stl0Amodel/x.stl-ascii0Bmodel/x.stl-binary04stla03stl\##
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
