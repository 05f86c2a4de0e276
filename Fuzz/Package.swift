// swift-tools-version: 6.2
import PackageDescription

// A package of its own: only `Scripts/fuzz` builds it, with coverage instrumentation and the address sanitizer.
let package = Package(
  name: "fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [
    // libmagic is not ours to fuzz.
    .package(name: "uniform-types", path: "..", traits: [])
  ],
  targets: [
    .target(name: "CLibFuzzer"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CLibFuzzer",
        .product(name: "ByteReading", package: "uniform-types"),
        .product(name: "ArchiveReading", package: "uniform-types"),
        .product(name: "TypeDeclarations", package: "uniform-types"),
        .product(name: "UniformTypes", package: "uniform-types"),
        .product(name: "FileIdentification", package: "uniform-types"),
        .product(name: "MediaItems", package: "uniform-types"),
        .product(name: "ConformanceSuites", package: "uniform-types"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
