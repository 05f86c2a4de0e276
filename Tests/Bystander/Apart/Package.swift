// swift-tools-version: 6.2
import PackageDescription

// Uses UniformTypes alone: the drop-in must stay out of sight.
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
