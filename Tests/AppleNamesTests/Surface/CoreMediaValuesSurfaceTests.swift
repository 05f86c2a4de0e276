import AppleNames
import Foundation
import Testing

/// Further names of CoreMedia in `TypeTables/surface.tsv`: values, defaults and what needs no file.
@MainActor @Suite struct CoreMediaValuesSurfaceTests {
  @Test func outcomes() {
    outcome(
      "CMFormatDescription.Extensions.Value.ProjectionKind.rectilinear",
      CMFormatDescription.Extensions.Value.ProjectionKind(CMProjectionType.rectangular) == .rectilinear)
    outcome("CMProjectionType.rectangular", CMProjectionType.rectangular.rawValue == 0x7265_6374)
    outcome("CMProjectionType.equirectangular", CMProjectionType.equirectangular.rawValue == 0x6571_7569)
    outcome(
      "CMProjectionType.halfEquirectangular", CMProjectionType.halfEquirectangular.rawValue == 0x6865_7175)
    outcome("CMProjectionType.fisheye", CMProjectionType.fisheye.rawValue == 0x6669_7368)
    outcome(
      "CMProjectionType.parametricImmersive", CMProjectionType.parametricImmersive.rawValue == 0x7072_696D)
    outcome("CMPackingType.none", CMPackingType.none.rawValue == 0x6E6F_6E65)
    outcome("CMPackingType.sideBySide", CMPackingType.sideBySide.rawValue == 0x7369_6465)
    outcome("CMPackingType.overUnder", CMPackingType.overUnder.rawValue == 0x6F76_6572)
    outcome(
      "CMFormatDescription.Extensions.Key.projectionKind",
      CMFormatDescription.Extensions.Key.projectionKind.rawValue == "ProjectionKind")
  }
}
