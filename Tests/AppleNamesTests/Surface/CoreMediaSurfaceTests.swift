import AppleNames
import Foundation
import Testing

/// The names of CoreMedia in `TypeTables/surface.tsv`, each with its outcome.
@MainActor @Suite struct CoreMediaSurfaceTests {
  @Test func outcomes() {
    outcome("CMPackingType", CMPackingType.sideBySide.rawValue == 0x73696465)
    outcome("CMProjectionType", CMProjectionType(rawValue: 0x6571_7569) == .equirectangular)
  }

  @Test func outcomesOfMovies() throws {
    let folder = try Folder()
    let sphere = try folder.movie(projected: "equi")
    outcome(
      "CMFormatDescription.Extensions.Value.ProjectionKind.equirectangular",
      CMFormatDescription(movie: sphere)?.extensions[.projectionKind] == .projectionKind(.equirectangular))
    let half = try folder.movie(projected: "hequ")
    outcome(
      "CMFormatDescription.Extensions.Value.ProjectionKind.halfEquirectangular",
      CMFormatDescription(movie: half)?.extensions[.projectionKind] == .projectionKind(.halfEquirectangular))
    let wide = try folder.movie(projected: "prim")
    outcome(
      "CMFormatDescription.Extensions.Value.ProjectionKind.parametricImmersive",
      CMFormatDescription(movie: wide)?.extensions[.projectionKind] == .projectionKind(.parametricImmersive))
    let immersive = try folder.immersiveMovie()
    outcome(
      "CMFormatDescription.Extensions.Value.ProjectionKind.appleImmersiveVideo",
      CMFormatDescription(movie: immersive)?.extensions[.projectionKind]
        == .projectionKind(.appleImmersiveVideo))
  }
}
