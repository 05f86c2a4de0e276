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
    // Deque, for queues that would otherwise shift or compact arrays.
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
  ],
  targets: [
    // Layer 0
    // libmagic, for files that no reader of this package identifies.
    .systemLibrary(
      name: "CLibMagic", pkgConfig: "libmagic",
      providers: [.apt(["libmagic-dev"]), .brew(["libmagic"]), .yum(["file-devel"])]),
    // zlib: inflating and deflating.
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"]), .yum(["zlib-devel"])]),
    // libcrypto: MD5, SHA-1 and SHA-256. Most systems have it, it uses special instructions of processors, and adds 47 kB to a
    // static program. swift-crypto would build BoringSSL with every build of the package. Apple's platforms have CryptoKit.
    .systemLibrary(
      name: "CLibCrypto", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"]), .brew(["openssl@3"]), .yum(["openssl-devel"])]),
    // System calls that are not visible to Swift.
    .systemLibrary(name: "CPlatform"),
    // The header of the C interface.
    .systemLibrary(name: "CUTI"),
    // The packed built-in suites of ConformanceSuites: bytes, no code.
    .target(name: "CSuites"),
    // The system's C library under one name.
    .target(name: "CLibrary", swiftSettings: settings),
    // Bytes as ASCII text: letters, digits, white space, hexadecimal and percent-encoding; tests of eight bytes at once.
    .target(name: "ASCIIBytes", swiftSettings: settings),

    // Layer 1
    // Reading and editing of property lists in memory.
    .target(name: "PropertyLists", dependencies: ["ASCIIBytes"], swiftSettings: settings),
    // Every call to the operating system: status, folders, descriptors, new names, signals, processes.
    .target(
      name: "SystemCalls",
      dependencies: [
        "ASCIIBytes", "CLibrary", "CPlatform", .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),
    // Incremental checksums: CRC-32, MD5, SHA-1, SHA-256.
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
      name: "TypeDeclarations", dependencies: ["ASCIIBytes", "PropertyLists"], swiftSettings: settings),
    .target(
      name: "ByteSources",
      dependencies: [
        "ASCIIBytes", "CLibrary", "SystemCalls", .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),

    // Layer 3
    .target(name: "UniformTypes", dependencies: ["ASCIIBytes", "TypeDeclarations"], swiftSettings: settings),
    // Tokens of source code, and features of programming languages in a text: words and patterns, no types.
    .target(
      name: "SourceFeatures", dependencies: ["ASCIIBytes", "TypeDeclarations"], swiftSettings: settings),
    // Grammars of containers and streams: bytes, no types.
    .target(
      name: "ContainerFormats", dependencies: ["ASCIIBytes", "ByteSources", "CZlib"],
      swiftSettings: settings),

    // Layer 4
    .target(name: "TypeLaws", dependencies: ["UniformTypes"], swiftSettings: settings),

    // The metadata of headers as values, without reading: sizes, dates, cameras, tracks, previews, places.
    .target(
      name: "MediaMetadata", dependencies: ["ASCIIBytes", "ByteSources", "UniformTypes"],
      swiftSettings: settings),

    // Layer 5
    // Binary formats: signatures, identification, metadata, completeness, and removal of metadata.
    .target(
      name: "Formats",
      dependencies: [
        "ASCIIBytes", "ByteSources", "CLibrary", "ContainerFormats", "MediaMetadata", "PropertyLists",
        "UniformTypes",
      ],
      swiftSettings: settings),

    // Layer 6
    .target(
      name: "FileIdentification",
      dependencies: [
        "ASCIIBytes", "ByteSources", "CLibrary", "Formats", "MediaMetadata", "PropertyLists",
        "SourceFeatures", "SystemCalls", "TypeDeclarations", "UniformTypes",
        .target(name: "CLibMagic", condition: .when(traits: ["LibMagic"])),
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),

    // Layer 7
    .target(
      name: "MediaItems",
      dependencies: [
        "ASCIIBytes", "ByteSources", "Checksums", "ContainerFormats", "FileIdentification", "Formats",
        "MediaMetadata", "PropertyLists", "SystemCalls", "UniformTypes",
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),

    // Layer 8
    .target(
      name: "LoadPlans", dependencies: ["MediaItems", "MediaMetadata", "UniformTypes"],
      swiftSettings: settings),

    .target(
      name: "UploadChecks",
      dependencies: [
        "ASCIIBytes", "ByteSources", "ContainerFormats", "FileIdentification", "MediaItems", "MediaMetadata",
        "PropertyLists", "SystemCalls", "UniformTypes",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),

    // Renaming, undoing and extracting: plans, journals, and writing without overwriting.
    .target(
      name: "FileActions",
      dependencies: [
        "ContainerFormats", "FileIdentification", "MediaItems", "PropertyLists", "SystemCalls",
        "UniformTypes",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),

    // Layer 9
    .target(
      name: "ItemProviders",
      dependencies: [
        "ByteSources", "ContainerFormats", "FileIdentification", "LoadPlans", "MediaItems", "MediaMetadata",
        "PropertyLists", "SystemCalls", "UniformTypes",
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),
    .target(
      name: "ConformanceSuites",
      dependencies: [
        "ASCIIBytes", "ByteSources", "CSuites", "ContainerFormats", "PropertyLists", "SystemCalls",
        "TypeDeclarations",
        "UniformTypes", "FileIdentification", "MediaItems", "MediaMetadata", "LoadPlans",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),

    // Layer 10
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
        "ASCIIBytes", "ByteSources", "ContainerFormats", "PropertyLists", "TypeDeclarations", "UniformTypes",
        "Checksums", "FileIdentification", "MediaItems", "MediaMetadata", "LoadPlans", "ConformanceSuites",
        "FileActions", "SystemCalls", "UploadChecks",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),

    // The C interface; Packaging/build-library links it.
    .target(
      name: "CInterface",
      dependencies: [
        "ByteSources", "CLibrary", "CUTI", "FileIdentification", "MediaItems", "MediaMetadata",
        "UniformTypes", "UploadChecks",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings),

    // Readers for Foundation's URL and Data: opt-in, nothing above depends on it.
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
      name: "type-table-compiler", dependencies: ["ASCIIBytes", "SourceFeatures", "TypeDeclarations"],
      swiftSettings: settings),
    .executableTarget(
      name: "plan-table-writer", dependencies: ["LoadPlans", "MediaItems"], swiftSettings: settings),

    // Writes the parts of the page of `uti report` into one file.
    .executableTarget(
      name: "page-compiler", dependencies: ["Checksums"], exclude: ["Page"], swiftSettings: settings),

    // Prints the rows of the language tables that decide the types of files; Scripts/accuracy runs it.
    .executableTarget(
      name: "language-trial", dependencies: ["ByteSources", "FileIdentification", "Formats", "UniformTypes"],
      swiftSettings: settings),

    // Code of users, compiled and run as tests, with the default settings of packages.
    .testTarget(
      name: "Examples",
      dependencies: ["ByteSources", "FileIdentification", "LoadPlans", "MediaItems", "UniformTypes"],
      path: "Examples", exclude: ["Handlers", "library.html"]),

    // Tests
    .testTarget(name: "ASCIIBytesTests", dependencies: ["ASCIIBytes"], swiftSettings: settings),
    .testTarget(name: "PropertyListsTests", dependencies: ["PropertyLists"], swiftSettings: settings),
    .testTarget(
      name: "SystemCallsTests",
      dependencies: ["SystemCalls", .product(name: "SystemPackage", package: "swift-system")],
      swiftSettings: settings),
    .testTarget(
      name: "ChecksumsTests", dependencies: ["ASCIIBytes", "Checksums"], swiftSettings: settings),
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
      dependencies: ["type-table-compiler", "ASCIIBytes", "SourceFeatures", "TypeDeclarations"],
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
        "ASCIIBytes", "ByteSources", "Checksums", "ContainerFormats", "FileIdentification", "Formats",
        "MediaItems", "MediaMetadata", "PropertyLists", "SystemCalls", "UniformTypes",
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
        "ASCIIBytes", "ByteSources", "Checksums", "ContainerFormats", "FileIdentification", "MediaItems",
        "MediaMetadata", "PropertyLists",
        "SystemCalls", "TypeDeclarations", "uti", "UniformTypes",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      exclude: ["Cases"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// On Apple's platforms these names are the system's.
#if !os(macOS)
  package.targets += [
    // Unchanged code of iOS apps, in the language mode of most apps.
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

// Set by Scripts/try: the only test target to build.
if let tests = Context.environment["UTI_TESTS"] {
  package.targets.removeAll { $0.type == .test && $0.name != tests }
}

// Set by Scripts/document, so that users of the package never resolve the documentation plugin.
if Context.environment["UTI_DOCUMENTATION"] == "1" {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}

// Set by Scripts/test-sanitized for its release build: includes the fault injection of debug builds, and does not optimize
// tests, which halves their build time.
if Context.environment["UTI_SANITIZER"] != nil {
  for target in package.targets where target.type != .system {
    let added: SwiftSetting = target.type == .test ? .unsafeFlags(["-Onone", "-DDEBUG"]) : .define("DEBUG")
    target.swiftSettings = (target.swiftSettings ?? []) + [added]
  }
}

// Set by Scripts/fuzz: the fuzzer calls internal readers.
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
