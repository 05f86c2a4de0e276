// swift-tools-version: 6.2
import PackageDescription

// Uses only UniformTypes: the drop-in must not be found.
let package = Package(
  name: "apart",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "uniform-types", path: "../../..", traits: [])],
  targets: [
    .target(name: "Bystander"),
    .executableTarget(
      name: "App", dependencies: ["Bystander", .product(name: "UniformTypes", package: "uniform-types")]),
  ],
  swiftLanguageModes: [.v6]
)
