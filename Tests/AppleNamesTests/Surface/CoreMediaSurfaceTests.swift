import AppleNames
import Foundation
import Testing

/// The names of CoreMedia in `TypeTables/surface.tsv`: what needs no file is checked, the rest compiles.
@MainActor @Suite struct CoreMediaSurfaceTests {
  @Test func outcomes() {
    outcome("CMPackingType", CMPackingType.sideBySide.rawValue == 0x73696465)
    outcome("CMProjectionType", CMProjectionType(rawValue: 0x6571_7569) == .equirectangular)
  }

}

extension SurfaceUses {
  func inCoreMedia() throws {
    outcome(
      "CMFormatDescription.Extensions.Value.ProjectionKind.appleImmersiveVideo",
      CMFormatDescription(movie: mov)?.extensions[.projectionKind] == .projectionKind(.appleImmersiveVideo))
    outcome(
      "CMFormatDescription.Extensions.Value.ProjectionKind.equirectangular",
      CMFormatDescription(movie: mov)?.extensions[.projectionKind] == .projectionKind(.equirectangular))
    outcome(
      "CMFormatDescription.Extensions.Value.ProjectionKind.halfEquirectangular",
      CMFormatDescription(movie: mov)?.extensions[.projectionKind] == .projectionKind(.halfEquirectangular))
    outcome(
      "CMFormatDescription.Extensions.Value.ProjectionKind.parametricImmersive",
      CMFormatDescription(movie: mov)?.extensions[.projectionKind] == .projectionKind(.parametricImmersive))
  }

}
