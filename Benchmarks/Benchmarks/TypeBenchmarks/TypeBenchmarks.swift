import Benchmark
import UniformTypes

// Each iteration does a thousand operations; the figures are per operation (`.kilo`).
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .instructions], warmupIterations: 10, scalingFactor: .kilo,
    maxDuration: .seconds(2), maxIterations: 10_000)

  let types = TypeRegistry.standard.declaredTypes
  // Extensions of packages have dynamic types here, which are measured separately.
  let extensions = types.compactMap(\.preferredFilenameExtension)
    .filter { UTType(filenameExtension: $0)?.isDynamic == false }
  let mimeTypes = types.compactMap(\.preferredMIMEType).filter { UTType(mimeType: $0)?.isDynamic == false }
  let identifiers = types.map(\.identifier)

  /// A fixed order of the list that branch prediction cannot follow.
  @Sendable func each(_ count: Int, _ iterations: Range<Int>, _ body: (Int) -> Void) {
    var index = 0
    for _ in iterations {
      index = (index &+ 7919) % count
      body(index)
    }
  }

  Benchmark("conforms(to:), declared and declared") { benchmark in
    let targets: [UTType] = [.image, .movie, .audio, .text, .data, .archive, .folder, .heic]
    each(types.count, benchmark.scaledIterations) { blackHole(types[$0].conforms(to: targets[$0 & 7])) }
  }
  Benchmark("UTType(filenameExtension:), declared") { benchmark in
    each(extensions.count, benchmark.scaledIterations) {
      blackHole(UTType(filenameExtension: extensions[$0]))
    }
  }
  Benchmark("UTType(mimeType:), declared") { benchmark in
    each(mimeTypes.count, benchmark.scaledIterations) { blackHole(UTType(mimeType: mimeTypes[$0])) }
  }
  Benchmark("UTType(_:), declared") { benchmark in
    each(identifiers.count, benchmark.scaledIterations) { blackHole(UTType(identifiers[$0])) }
  }
  Benchmark("UTType(filenameExtension:), dynamic") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(UTType(filenameExtension: "nobodyownsthis")) }
  }
  Benchmark("UTType(_:), dynamic") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(UTType("dyn.ah62d4rv4ge81e5pe")) }
  }
  Benchmark("types(tag:tagClass:conformingTo:)") { benchmark in
    each(extensions.count, benchmark.scaledIterations) {
      blackHole(UTType.types(tag: extensions[$0], tagClass: .filenameExtension, conformingTo: nil))
    }
  }
  Benchmark("supertypes") { benchmark in
    each(types.count, benchmark.scaledIterations) { blackHole(types[$0].supertypes) }
  }
  Benchmark("identifier") { benchmark in
    each(types.count, benchmark.scaledIterations) { blackHole(types[$0].identifier) }
  }
  Benchmark("printedMIMEType") { benchmark in
    each(types.count, benchmark.scaledIterations) { blackHole(types[$0].printedMIMEType) }
  }
}
