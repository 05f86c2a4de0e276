import ByteSources
import FileIdentification
import Foundation
import ItemProviders
import MediaItems
import SystemPackage
import UniformTypes

extension FuzzTarget {
  /// Targets that extract items and unpack archives.
  static let items: [FuzzTarget] = [
    FuzzTarget(name: "extraction", about: "parts of motion photos, taken out byte for byte") { bytes in
      Scratch.write(bytes)
      extract(Scratch.file("a.jpg"))
    },
    FuzzTarget(name: "livp", about: "Live Photos in ZIP archives, read and taken out") { bytes in
      Scratch.write(bytes, named: "a.livp")
      extract(Scratch.file("a.livp"))
    },
    FuzzTarget(name: "unzip", about: "folders that a provider unpacks") { bytes in
      let top = Scratch.folder.appending("unpacked")
      do {
        try FileManager.default.createDirectory(atPath: top.string, withIntermediateDirectories: true)
        let data = Data(bytes)
        if try ArchivedFolder.topName(of: data) != nil {
          try ArchivedFolder.unpack(data, to: top.appending("a").string, .uncontrolled)
        }
      } catch {}
      let beside = try? FileManager.default.contentsOfDirectory(atPath: top.string).filter { $0 != "a" }
      if beside?.isEmpty == false { fatalError("beside the folder: \(beside ?? [])") }
      try? FileManager.default.removeItem(atPath: top.string)
    },
    FuzzTarget(name: "libmagic", about: "libmagic through this package's options") { bytes in
      do {
        let result = try magic.identify(source: MemorySource(bytes), name: nil)
        if result.type.isDynamic { fatalError("content gave a dynamic type") }
      } catch {}
    },
  ]

  nonisolated(unsafe) private static let magic = FileIdentifier(
    FileIdentifier.Options(keepsEvidence: true, verifies: true))
  nonisolated(unsafe) private static let reader = MediaItemReader(FileIdentifier.Options(magic: .omitted))
  nonisolated(unsafe) private static let extraction = MediaExtraction(FileIdentifier.Options(magic: .omitted))

  private static func extract(_ path: FilePath) {
    guard let item = try? reader.read(path: path) else { fatalError("a readable file was not read") }
    for stillAlone in [false, true] {
      guard let parts = try? extraction.parts(of: item, stillAlone: stillAlone) else { continue }
      for part in parts {
        guard part.byteCount >= 0 else { fatalError("\(part.byteCount) bytes") }
        // Declared sizes may be large; a wrong header is detected by its checksum.
        guard part.byteCount < 1 << 24 else { continue }
        var count: Int64 = 0
        guard (try? part.read { count += Int64($0.count) }) != nil else { continue }
        if count != part.byteCount { fatalError("\(count) of \(part.byteCount) bytes, without an error") }
      }
    }
  }
}

enum Scratch {
  static let folder: FilePath = {
    let folder = FilePath("/dev/shm/uti-fuzz-\(ProcessInfo.processInfo.processIdentifier)")
    try? FileManager.default.createDirectory(atPath: folder.string, withIntermediateDirectories: true)
    return folder
  }()

  static func file(_ name: String) -> FilePath { folder.appending(name) }

  static func write(_ bytes: [UInt8], named name: String = "a.jpg") {
    do {
      let file = try FileDescriptor.open(
        file(name), .writeOnly, options: [.create, .truncate], permissions: .ownerReadWrite)
      try file.closeAfter { _ = try file.writeAll(bytes) }
    } catch { fatalError("no file can be written: \(error)") }
  }
}
