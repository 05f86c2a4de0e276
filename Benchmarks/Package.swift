// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that users of the library never resolve its dependencies.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    // Without traits: the malloc interposer does not link everywhere; Scripts/check-allocations counts instead.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(name: "uniform-types", path: ".."),
  ],
  targets: [
    .executableTarget(
      name: "TypeBenchmarks",
      dependencies: [
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "UniformTypes", package: "uniform-types"),
      ],
      path: "Benchmarks/TypeBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    .executableTarget(
      name: "FileBenchmarks",
      dependencies: [
        "Samples",
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "FileIdentification", package: "uniform-types"),
        .product(name: "MediaItems", package: "uniform-types"),
        .product(name: "LoadPlans", package: "uniform-types"),
        .product(name: "ItemProviders", package: "uniform-types"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      path: "Benchmarks/FileBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    // The fixtures by family, for benchmarks and counting allocations.
    .target(name: "Samples", path: "Sources/Samples"),
    .executableTarget(
      name: "count-allocations",
      dependencies: [
        "Samples",
        .product(name: "UniformTypes", package: "uniform-types"),
        .product(name: "FileIdentification", package: "uniform-types"),
      ],
      path: "Sources/CountAllocations"),
  ],
  swiftLanguageModes: [.v6]
)
