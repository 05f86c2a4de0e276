import Benchmark
import FileIdentification
import Foundation
import ItemProviders
import LoadPlans
import MediaItems
import Samples
import SystemPackage
import UniformTypes

/// The input of all benchmarks, made once before the first iteration.
private struct Library: @unchecked Sendable {
  let folder: FilePath
  let library: MediaLibrary
  let items: [MediaItem]

  init() throws {
    folder = FilePath(SampleFamily.fixtures.appendingPathComponent("Media").path)
    library = try MediaLibrary(folder: folder)
    items = library.assets.map(\.item)
  }
}

// Each iteration processes all files of a family or all items of the library; the figures are per iteration.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .instructions], warmupIterations: 3, maxDuration: .seconds(2), maxIterations: 10_000
  )

  for family in SampleFamily.all {
    guard let files = try? family.files(), !files.isEmpty else {
      fatalError("no fixtures for \(family.name): run the benchmarks in a checkout")
    }
    for (basis, words) in [(FileIdentifier.Basis.both, "name and content"), (.content, "content alone")] {
      Benchmark("identify, \(words): \(family.name), \(files.count) files") { benchmark in
        let identifier = FileIdentifier(.init(basis: basis, magic: .omitted))
        for _ in benchmark.scaledIterations {
          for file in files { blackHole(try identifier.identify(bytes: file.bytes, name: file.name)) }
        }
      }
    }
    Benchmark("item with metadata: \(family.name), \(files.count) files") { benchmark in
      let reader = MediaItemReader(.init(magic: .omitted))
      let paths = files.map { FilePath($0.url.path) }
      for _ in benchmark.scaledIterations {
        for path in paths { blackHole(try reader.read(path: path)) }
      }
    }
  }

  let library = try? Library()
  guard let library else { fatalError("the fixtures could not be read: run the benchmarks in a checkout") }

  for pairing in MediaLibrary.Pairing.allCases {
    Benchmark("library, pairing \(pairing.rawValue): \(library.items.count) items") { benchmark in
      for _ in benchmark.scaledIterations {
        blackHole(try MediaLibrary(folder: library.folder, pairing: pairing, options: .init(magic: .omitted)))
      }
    }
  }
  Benchmark("filter: parse") { benchmark in
    for _ in benchmark.scaledIterations {
      blackHole(try FilterExpression("(photos or livePhotos) and not screenshots and pixelWidth >= 4000"))
    }
  }
  for text in ["images", "panoramas", "livePhotos and pixelWidth > 1000"] {
    Benchmark("filter: '\(text)', \(library.items.count) items") { benchmark in
      let filter = try FilterExpression(text).filter
      for _ in benchmark.scaledIterations {
        for item in library.items { blackHole(filter.matches(item)) }
      }
    }
  }
  Benchmark("plan: upload, \(library.items.count) items") { benchmark in
    for _ in benchmark.scaledIterations {
      for item in library.items { blackHole(LoadPlan(for: LoadSituation(item, for: .upload))) }
    }
  }
  Benchmark("provider: data of a JPEG") { benchmark in
    let url = SampleFamily.fixtures.appendingPathComponent("Media/subtypes/plain.jpg")
    for _ in benchmark.scaledIterations {
      let provider = ItemProvider(contentsOf: url, contentType: .jpeg)
      let count = await withCheckedContinuation { continuation in
        provider.loadDataRepresentation(for: .jpeg) { data, _ in
          continuation.resume(returning: data?.count ?? 0)
        }
      }
      precondition(count > 0)
    }
  }
}
