import Foundation
import Testing
import UniformTypes

/// The names of types that are declared in `TypeTables/surface.tsv`, each with its outcome.
@MainActor @Suite struct TypeIdentifiersSurfaceTests {
  @Test func outcomes() {
    outcome(
      "com.apple.iconcomposer.icon (icon)",
      UTType("com.apple.iconcomposer.icon")?.conforms(to: .package) == true)
    outcome(
      "com.apple.immersive-video (aivu)",
      UTType(filenameExtension: "aivu")?.identifier == "com.apple.immersive-video")
    outcome("com.apple.private.auto-loop-gif", UTType("com.apple.private.auto-loop-gif") != nil)
    outcome(
      "net.daringfireball.markdown (md)",
      UTType(filenameExtension: "md")?.identifier == "net.daringfireball.markdown")
  }

}
