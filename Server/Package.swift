// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// A separate package, so that users of the libraries never resolve the dependencies of a server.
let package = Package(
  name: "uniform-types-server",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "UploadServer", targets: ["UploadServer"]),
    .executable(name: "uti-picker", targets: ["uti-picker"]),
    .executable(name: "uti-server", targets: ["uti-server"]),
  ],
  dependencies: [
    .package(name: "uniform-types", path: ".."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.24.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    // The web server behind the photo picker's page.
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
    // Hummingbird middleware that checks uploads while they arrive and serves files by content.
    .target(
      name: "UploadServer",
      dependencies: [
        .product(name: "FileIdentification", package: "uniform-types"),
        .product(name: "UniformTypes", package: "uniform-types"),
        .product(name: "UploadChecks", package: "uniform-types"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "uti-server",
      dependencies: [
        "UploadServer",
        .product(name: "FileIdentification", package: "uniform-types"),
        .product(name: "MediaItems", package: "uniform-types"),
        .product(name: "UniformTypes", package: "uniform-types"),
        .product(name: "UploadChecks", package: "uniform-types"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),
    // The example of an upload service in README and the articles.
    .executableTarget(
      name: "UploadService",
      dependencies: [
        "UploadServer",
        .product(name: "MediaItems", package: "uniform-types"),
        .product(name: "UploadChecks", package: "uniform-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
      ],
      path: "Examples/UploadService"),
    .executableTarget(
      name: "upload-benchmark",
      dependencies: [
        "UploadServer",
        .product(name: "FileIdentification", package: "uniform-types"),
        .product(name: "UploadChecks", package: "uniform-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      path: "Benchmarks"),
    .executableTarget(
      name: "uti-picker",
      dependencies: [
        "PickerServer",
        .product(name: "MediaItems", package: "uniform-types"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "UploadServerTests",
      dependencies: [
        "UploadServer", "UploadService", "uti-server",
        .product(name: "FileIdentification", package: "uniform-types"),
        .product(name: "MediaItems", package: "uniform-types"),
        .product(name: "UniformTypes", package: "uniform-types"),
        .product(name: "UploadChecks", package: "uniform-types"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "SystemPackage", package: "swift-system"),
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
