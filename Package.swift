// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "uniform-types",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "ByteReading", targets: ["ByteReading"]),
    .library(name: "ArchiveReading", targets: ["ArchiveReading"]),
    .library(name: "TypeDeclarations", targets: ["TypeDeclarations"]),
    .library(name: "UniformTypes", targets: ["UniformTypes"]),
    .library(name: "FileIdentification", targets: ["FileIdentification"]),
    .library(name: "MediaItems", targets: ["MediaItems"]),
    .library(name: "LoadPlans", targets: ["LoadPlans"]),
    .library(name: "TypeLaws", targets: ["TypeLaws"]),
    .library(name: "ConformanceSuites", targets: ["ConformanceSuites"]),
    .library(name: "ItemProviders", targets: ["ItemProviders"]),
    .library(name: "ItemProviderSuites", targets: ["ItemProviderSuites"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "NSItemProviderNames", targets: ["NSItemProviderNames"]),
    .library(name: "PhotosUINames", targets: ["PhotosUINames"]),
    .executable(name: "uti", targets: ["uti"]),
  ],
  traits: [
    .trait(name: "LibMagic", description: "Ask libmagic about what the package's own readers leave open."),
    .default(enabledTraits: ["LibMagic"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
  ],
  targets: [
    // Layer 0
    // libmagic: its answers about files that no reader of this package knows.
    .systemLibrary(
      name: "CLibMagic", pkgConfig: "libmagic",
      providers: [.apt(["libmagic-dev"]), .brew(["libmagic"]), .yum(["file-devel"])]),
    // zlib: inflating and deflating.
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"]), .yum(["zlib-devel"])]),
    // The system's call that renames and never overwrites, which headers hide from Swift.
    .systemLibrary(name: "CRenaming"),
    .target(name: "ByteReading", swiftSettings: settings),

    // Layer 1
    .target(name: "ArchiveReading", dependencies: ["ByteReading", "CZlib"], swiftSettings: settings),
    .target(name: "TypeDeclarations", dependencies: ["ByteReading"], swiftSettings: settings),

    // Layer 2
    .target(name: "UniformTypes", dependencies: ["TypeDeclarations"], swiftSettings: settings),

    // Layer 3
    .target(
      name: "FileIdentification",
      dependencies: [
        "ArchiveReading", "ByteReading", "TypeDeclarations", "UniformTypes",
        .target(name: "CLibMagic", condition: .when(traits: ["LibMagic"])),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),
    .target(name: "TypeLaws", dependencies: ["UniformTypes"], swiftSettings: settings),

    // Layer 4
    .target(
      name: "MediaItems",
      dependencies: [
        "ArchiveReading", "ByteReading", "FileIdentification", "UniformTypes",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),

    // Layer 5
    .target(name: "LoadPlans", dependencies: ["MediaItems", "UniformTypes"], swiftSettings: settings),

    // Layer 6
    .target(
      name: "ItemProviders",
      dependencies: [
        "ArchiveReading", "ByteReading", "FileIdentification", "LoadPlans", "MediaItems", "UniformTypes",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),
    .target(
      name: "ConformanceSuites",
      dependencies: [
        "ByteReading", "TypeDeclarations", "UniformTypes", "FileIdentification", "MediaItems", "LoadPlans",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),

    // Layer 7
    .target(
      name: "ItemProviderSuites",
      dependencies: ["ConformanceSuites", "ItemProviders", "LoadPlans", "MediaItems", "UniformTypes"],
      swiftSettings: settings),
    // The command: classifies, checks, plans, picks, renames, extracts and reports.
    .executableTarget(
      name: "uti",
      dependencies: [
        "ByteReading", "TypeDeclarations", "UniformTypes", "FileIdentification", "MediaItems",
        "LoadPlans", "ConformanceSuites", "CRenaming",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),

    // Names of Apple's modules, for source compatibility: opt-in, nothing above depends on them.
    .target(name: "UniformTypeIdentifiers", dependencies: ["UniformTypes"], swiftSettings: settings),
    .target(name: "NSItemProviderNames", dependencies: ["ItemProviders"], swiftSettings: settings),
    .target(
      name: "PhotosUINames",
      dependencies: [
        "FileIdentification", "ItemProviders", "MediaItems", "NSItemProviderNames", "UniformTypes",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),

    // Tools that write generated files; Scripts/generate runs them. A tool depends on no module whose sources it writes.
    .executableTarget(
      name: "type-table-compiler", dependencies: ["TypeDeclarations"], swiftSettings: settings),
    .executableTarget(name: "suite-compiler", dependencies: ["ByteReading"], swiftSettings: settings),
    .executableTarget(
      name: "plan-table-writer", dependencies: ["LoadPlans", "MediaItems"], swiftSettings: settings),

    // What users write, compiled and run like every test.
    .testTarget(
      name: "Examples", dependencies: ["ByteReading", "FileIdentification", "MediaItems", "UniformTypes"],
      path: "Examples", exclude: ["Handlers"], swiftSettings: settings),

    // Tests
    .testTarget(name: "ByteReadingTests", dependencies: ["ByteReading"], swiftSettings: settings),
    .testTarget(
      name: "ArchiveReadingTests", dependencies: ["ArchiveReading", "ByteReading", "CZlib"],
      swiftSettings: settings),
    .testTarget(
      name: "TypeDeclarationsTests", dependencies: ["ByteReading", "TypeDeclarations"],
      swiftSettings: settings),
    .testTarget(
      name: "UniformTypesTests",
      dependencies: ["type-table-compiler", "TypeDeclarations", "TypeLaws", "UniformTypes"],
      exclude: ["TruthTables"], swiftSettings: settings),
    .testTarget(
      name: "FileIdentificationTests",
      dependencies: [
        "ByteReading", "FileIdentification", "TypeDeclarations", "TypeLaws", "UniformTypes",
      ],
      exclude: ["Languages/Samples"], swiftSettings: settings),
    .testTarget(
      name: "TypeLawsTests", dependencies: ["TypeDeclarations", "TypeLaws", "UniformTypes"],
      swiftSettings: settings),
    .testTarget(
      name: "MediaItemsTests",
      dependencies: [
        "ArchiveReading", "ByteReading", "FileIdentification", "MediaItems", "TypeDeclarations",
        "UniformTypes",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      exclude: ["MetadataTables"], swiftSettings: settings),
    .testTarget(
      name: "LoadPlansTests",
      dependencies: [
        "plan-table-writer", "FileIdentification", "LoadPlans", "MediaItems", "UniformTypes",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ConformanceSuitesTests",
      dependencies: [
        "ConformanceSuites", "MediaItems", "uti",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      exclude: ["Suites"], swiftSettings: settings),
    .testTarget(
      name: "ItemProvidersTests",
      dependencies: [
        "ArchiveReading", "ItemProviders", "LoadPlans", "MediaItems", "NSItemProviderNames", "UniformTypes",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ItemProviderSuitesTests",
      dependencies: [
        "ConformanceSuites", "ItemProviderSuites", .product(name: "SystemPackage", package: "swift-system"),
      ],
      exclude: ["Suites"], swiftSettings: settings),
    .testTarget(
      name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"], swiftSettings: settings),
    .testTarget(
      name: "utiTests",
      dependencies: [
        "FileIdentification", "MediaItems", "TypeDeclarations", "uti", "UniformTypes",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      exclude: ["Cases"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// Where the names are the system's own there is nothing to test.
#if !os(macOS)
  package.targets += [
    // Code of iOS apps as it is: in the language mode most of them have.
    .testTarget(
      name: "HandlerExamples", dependencies: ["PhotosUINames", "UniformTypeIdentifiers"],
      path: "Examples/Handlers", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "PhotosUINamesTests",
      dependencies: [
        "ItemProviders", "MediaItems", "PhotosUINames", "UniformTypes",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),
  ]
#endif

// Scripts/document sets it, so that users of the package never resolve what only documentation needs.
if Context.environment["UTI_DOCUMENTATION"] == "1" {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}
