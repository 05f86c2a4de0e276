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
    .library(name: "UniformTypes", targets: ["UniformTypes", "TypeDeclarations"]),
    .library(name: "FileIdentification", targets: ["FileIdentification", "ByteSources"]),
    .library(name: "MediaItems", targets: ["MediaItems", "MediaMetadata"]),
    .library(name: "UploadChecks", targets: ["UploadChecks"]),
    .library(name: "LoadPlans", targets: ["LoadPlans"]),
    .library(name: "ItemProviders", targets: ["ItemProviders"]),
    .library(name: "ConformanceSuites", targets: ["ConformanceSuites", "ItemProviderSuites", "TypeLaws"]),
    .library(name: "FoundationFiles", targets: ["FoundationFiles"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "AppleNames", targets: ["AppleNames"]),
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
    // libcrypto: MD5, SHA-1 and SHA-256. It is on most systems, has the processors' own instructions, and a static program takes
    // 47 kB of it. swift-crypto would build BoringSSL with every build of the package. Apple's platforms bring CryptoKit.
    .systemLibrary(
      name: "CLibCrypto", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"]), .brew(["openssl@3"]), .yum(["openssl-devel"])]),
    // Calls to the system that headers hide from Swift.
    .systemLibrary(name: "CPlatform"),
    // The header of the C interface, which its implementation is held against.
    .systemLibrary(name: "CUTI"),
    // The suites that ConformanceSuites carries, packed: bytes, no code.
    .target(name: "CSuites"),
    // The system's C library under one name, whichever it is.
    .target(name: "CLibrary", swiftSettings: settings),
    // Property lists, their texts and their edits, over bytes in memory.
    .target(name: "PropertyLists", swiftSettings: settings),

    // Layer 1
    .target(name: "TypeDeclarations", dependencies: ["PropertyLists"], swiftSettings: settings),
    // Every call to the operating system: status, folders, descriptors, new names, signals, processes.
    .target(
      name: "SystemCalls",
      dependencies: [
        "CLibrary", "CPlatform", .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),
    // Sums of bytes that come piece by piece: CRC-32, MD5, SHA-1, SHA-256.
    .target(
      name: "Checksums",
      dependencies: [
        "CZlib",
        .target(
          name: "CLibCrypto",
          condition: .when(platforms: [.linux, .android, .windows, .openbsd, .custom("freebsd")])),
      ],
      swiftSettings: settings),

    // Layer 2
    .target(
      name: "ByteSources",
      dependencies: ["CLibrary", "SystemCalls", .product(name: "SystemPackage", package: "swift-system")],
      swiftSettings: settings),
    .target(name: "UniformTypes", dependencies: ["TypeDeclarations"], swiftSettings: settings),
    // The tokens of sources, and which features of languages a text shows: words and patterns, no types.
    .target(name: "SourceFeatures", dependencies: ["TypeDeclarations"], swiftSettings: settings),

    // Layer 3
    // Containers and streams, each grammar once: bytes, no types.
    .target(name: "ContainerFormats", dependencies: ["ByteSources", "CZlib"], swiftSettings: settings),
    .target(name: "TypeLaws", dependencies: ["UniformTypes"], swiftSettings: settings),

    // The values that headers are read into: sizes, dates, cameras, tracks, previews, places. No reading.
    .target(
      name: "MediaMetadata", dependencies: ["ByteSources", "UniformTypes"],
      swiftSettings: settings),

    // Layer 4
    // Binary formats: their signatures, how each is identified, its metadata, where it ends, and what is removed from it.
    .target(
      name: "Formats",
      dependencies: [
        "ByteSources", "CLibrary", "ContainerFormats", "MediaMetadata", "PropertyLists", "UniformTypes",
      ],
      swiftSettings: settings),

    // Layer 5
    .target(
      name: "FileIdentification",
      dependencies: [
        "ByteSources", "CLibrary", "Formats", "MediaMetadata", "PropertyLists", "SourceFeatures",
        "SystemCalls", "TypeDeclarations", "UniformTypes",
        .target(name: "CLibMagic", condition: .when(traits: ["LibMagic"])),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),

    // Layer 6
    .target(
      name: "MediaItems",
      dependencies: [
        "ByteSources", "Checksums", "ContainerFormats", "FileIdentification", "Formats", "MediaMetadata",
        "PropertyLists",
        "SystemCalls", "UniformTypes",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),

    // Layer 7
    .target(
      name: "LoadPlans", dependencies: ["MediaItems", "MediaMetadata", "UniformTypes"],
      swiftSettings: settings),

    .target(
      name: "UploadChecks",
      dependencies: [
        "ByteSources", "ContainerFormats", "FileIdentification", "MediaItems", "MediaMetadata",
        "PropertyLists", "SystemCalls", "UniformTypes",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),

    // Renaming, undoing and extracting: the plans, the journal and writing that never overwrites.
    .target(
      name: "FileActions",
      dependencies: [
        "ContainerFormats", "FileIdentification", "MediaItems", "PropertyLists", "SystemCalls",
        "UniformTypes",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),

    // Layer 8
    .target(
      name: "ItemProviders",
      dependencies: [
        "ByteSources", "ContainerFormats", "FileIdentification", "LoadPlans", "MediaItems", "MediaMetadata",
        "PropertyLists", "SystemCalls", "UniformTypes",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),
    .target(
      name: "ConformanceSuites",
      dependencies: [
        "ByteSources", "CSuites", "ContainerFormats", "PropertyLists", "SystemCalls", "TypeDeclarations",
        "UniformTypes", "FileIdentification", "MediaItems", "MediaMetadata", "LoadPlans",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),

    // Layer 9
    .target(
      name: "ItemProviderSuites",
      dependencies: [
        "ConformanceSuites", "ItemProviders", "LoadPlans", "MediaItems", "SystemCalls", "UniformTypes",
      ],
      swiftSettings: settings),
    // The command: classifies, checks, plans, picks, renames, extracts and reports.
    .executableTarget(
      name: "uti",
      dependencies: [
        "ByteSources", "ContainerFormats", "PropertyLists", "TypeDeclarations", "UniformTypes",
        "Checksums", "FileIdentification", "MediaItems", "MediaMetadata", "LoadPlans", "ConformanceSuites",
        "FileActions", "SystemCalls", "UploadChecks",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),

    // The same questions from C and every language that calls C; Packaging/build-library links it.
    .target(
      name: "CInterface",
      dependencies: [
        "ByteSources", "CLibrary", "CUTI", "FileIdentification", "MediaItems", "MediaMetadata",
        "UniformTypes", "UploadChecks",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),

    // What Foundation calls a file and its bytes, URL and Data, where readers take them: opt-in, nothing above depends on it.
    .target(
      name: "FoundationFiles",
      dependencies: [
        "ByteSources", "FileIdentification", "MediaItems", "UniformTypes",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),

    // Names of Apple's modules, for source compatibility: opt-in, nothing above depends on them.
    .target(name: "UniformTypeIdentifiers", dependencies: ["UniformTypes"], swiftSettings: settings),
    .target(
      name: "AppleNames",
      dependencies: [
        "FileIdentification", "ItemProviders", "MediaItems", "MediaMetadata", "SystemCalls", "UniformTypes",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),

    // Tools that write generated files; Scripts/generate runs them. A tool depends on no module whose sources it writes.
    .executableTarget(
      name: "type-table-compiler", dependencies: ["SourceFeatures", "TypeDeclarations"],
      swiftSettings: settings),
    .executableTarget(
      name: "plan-table-writer", dependencies: ["LoadPlans", "MediaItems"], swiftSettings: settings),

    // Puts the parts of the page that `uti report` writes into one file.
    .executableTarget(name: "page-compiler", exclude: ["Page"], swiftSettings: settings),

    // Says which rows of the tables of languages the answers about files rest on; Scripts/accuracy runs it.
    .executableTarget(
      name: "language-trial", dependencies: ["ByteSources", "FileIdentification", "Formats", "UniformTypes"],
      swiftSettings: settings),

    // What users write, compiled and run like every test, with the settings that a package has by default.
    .testTarget(
      name: "Examples",
      dependencies: ["ByteSources", "FileIdentification", "LoadPlans", "MediaItems", "UniformTypes"],
      path: "Examples", exclude: ["Handlers", "library.html"]),

    // Tests
    .testTarget(name: "PropertyListsTests", dependencies: ["PropertyLists"], swiftSettings: settings),
    .testTarget(
      name: "SystemCallsTests",
      dependencies: ["SystemCalls", .product(name: "SystemPackage", package: "swift-system")],
      swiftSettings: settings),
    .testTarget(name: "ChecksumsTests", dependencies: ["Checksums"], swiftSettings: settings),
    .testTarget(name: "ByteSourcesTests", dependencies: ["ByteSources"], swiftSettings: settings),
    .testTarget(
      name: "ContainerFormatsTests", dependencies: ["ByteSources", "ContainerFormats", "CZlib"],
      swiftSettings: settings),
    .testTarget(
      name: "TypeDeclarationsTests", dependencies: ["TypeDeclarations"],
      swiftSettings: settings),
    .testTarget(
      name: "UniformTypesTests",
      dependencies: ["type-table-compiler", "TypeDeclarations", "TypeLaws", "UniformTypes"],
      exclude: ["TruthTables"], swiftSettings: settings),
    .testTarget(
      name: "SourceFeaturesTests",
      dependencies: ["type-table-compiler", "SourceFeatures", "TypeDeclarations"],
      swiftSettings: settings),
    .testTarget(
      name: "FileIdentificationTests",
      dependencies: [
        "type-table-compiler", "ByteSources", "ContainerFormats", "FileIdentification", "Formats",
        "MediaMetadata",
        "PropertyLists", "TypeDeclarations", "TypeLaws", "UniformTypes",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      exclude: ["Languages/Samples"], swiftSettings: settings),
    .testTarget(
      name: "TypeLawsTests", dependencies: ["TypeDeclarations", "TypeLaws", "UniformTypes"],
      swiftSettings: settings),
    .testTarget(
      name: "MediaItemsTests",
      dependencies: [
        "ByteSources", "Checksums", "ContainerFormats", "FileIdentification", "Formats", "MediaItems",
        "MediaMetadata", "PropertyLists", "SystemCalls", "UniformTypes",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      exclude: ["MetadataTables"], swiftSettings: settings),
    .testTarget(
      name: "FileActionsTests",
      dependencies: [
        "FileActions", "FileIdentification", "MediaItems", "PropertyLists", "SystemCalls", "UniformTypes",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "LoadPlansTests",
      dependencies: [
        "plan-table-writer", "FileIdentification", "LoadPlans", "MediaItems", "MediaMetadata", "UniformTypes",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ConformanceSuitesTests",
      dependencies: [
        "ConformanceSuites", "MediaItems", "MediaMetadata", "TypeDeclarations", "UniformTypes",
        "uti", .product(name: "SystemPackage", package: "swift-system"),
      ],
      exclude: ["Suites"], swiftSettings: settings),
    .testTarget(
      name: "MutantTests", dependencies: ["ConformanceSuites", "UniformTypes"], path: "Tests/Mutants",
      swiftSettings: settings),
    .testTarget(
      name: "ItemProvidersTests",
      dependencies: [
        "AppleNames", "ContainerFormats", "ItemProviders", "LoadPlans", "MediaItems", "MediaMetadata",
        "SystemCalls", "UniformTypes",
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
      name: "UploadChecksTests",
      dependencies: [
        "ByteSources", "ContainerFormats", "FileIdentification", "TypeDeclarations", "UniformTypes",
        "UploadChecks",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CInterfaceTests",
      dependencies: [
        "ByteSources", "CInterface", "CUTI", "FileIdentification", "MediaItems", "UniformTypes",
        "UploadChecks",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "FoundationFilesTests",
      dependencies: ["FileIdentification", "FoundationFiles", "MediaItems", "MediaMetadata", "UniformTypes"],
      swiftSettings: settings),
    .testTarget(
      name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"], swiftSettings: settings),
    .testTarget(
      name: "utiTests",
      dependencies: [
        "ByteSources", "Checksums", "ContainerFormats", "FileIdentification", "MediaItems", "MediaMetadata",
        "PropertyLists",
        "SystemCalls", "TypeDeclarations", "uti", "UniformTypes",
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
      name: "HandlerExamples", dependencies: ["AppleNames", "UniformTypeIdentifiers"],
      path: "Examples/Handlers", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "AppleNamesTests",
      dependencies: [
        "AppleNames", "ItemProviders", "MediaItems", "UniformTypeIdentifiers", "UniformTypes",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),
  ]
#endif

// Scripts/try sets it: the name of the only tests that are wanted.
if let tests = Context.environment["UTI_TESTS"] {
  package.targets.removeAll { $0.type == .test && $0.name != tests }
}

// Scripts/document sets it, so that users of the package never resolve what only documentation needs.
if Context.environment["UTI_DOCUMENTATION"] == "1" {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}

// Scripts/test-sanitized sets it for its release build: with what debug builds have for tests of faults, and with tests that
// are built in half the time, as nothing is gained by optimizing them.
if Context.environment["UTI_SANITIZER"] != nil {
  for target in package.targets where target.type != .system {
    let added: SwiftSetting = target.type == .test ? .unsafeFlags(["-Onone", "-DDEBUG"]) : .define("DEBUG")
    target.swiftSettings = (target.swiftSettings ?? []) + [added]
  }
}

// Scripts/fuzz sets it: the fuzzer calls readers that are no API.
if Context.environment["UTI_FUZZING"] == "1" {
  package.targets += [
    .target(name: "CLibFuzzer", path: "Fuzz/Sources/CLibFuzzer"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CLibFuzzer", "ByteSources", "ConformanceSuites", "ContainerFormats", "FileActions",
        "FileIdentification", "Formats", "ItemProviders", "LoadPlans", "MediaItems", "MediaMetadata",
        "PropertyLists", "TypeDeclarations", "UniformTypes", "UploadChecks", "CInterface", "CUTI",
      ],
      path: "Fuzz/Sources/fuzz", swiftSettings: settings),
  ]
}
