// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// A package of its own, so that users of the libraries never resolve what only a server needs.
let package = Package(
  name: "uniform-types-server",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "uti-picker", targets: ["uti-picker"])],
  dependencies: [
    .package(name: "uniform-types", path: ".."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    // The picker's page, and what it asks: one folder, one person, one answer.
    .target(
      name: "PickerServer",
      dependencies: [
        .product(name: "FileIdentification", package: "uniform-types"),
        .product(name: "MediaItems", package: "uniform-types"),
        .product(name: "UniformTypes", package: "uniform-types"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "uti-picker",
      dependencies: [
        "PickerServer",
        .product(name: "MediaItems", package: "uniform-types"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "PickerServerTests",
      dependencies: [
        "PickerServer", "uti-picker",
        .product(name: "FileIdentification", package: "uniform-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
