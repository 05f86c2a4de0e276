// swift-tools-version: 6.2
import PackageDescription

// Uses the drop-in: code that imports the module may find it, and must build and link either way.
let package = Package(
  name: "beside",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "uniform-types", path: "../../..", traits: [])],
  targets: [
    .target(name: "Bystander"),
    .executableTarget(
      name: "App",
      dependencies: ["Bystander", .product(name: "UniformTypeIdentifiers", package: "uniform-types")]),
  ],
  swiftLanguageModes: [.v6]
)
