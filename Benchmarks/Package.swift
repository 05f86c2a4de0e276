// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that users of the library never resolve what only measuring needs.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    // Without traits: the malloc interposer does not link everywhere; Scripts/check-allocations counts instead.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
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
      name: "count-allocations",
      dependencies: [.product(name: "UniformTypes", package: "uniform-types")],
      path: "Sources/CountAllocations"),
  ],
  swiftLanguageModes: [.v6]
)
