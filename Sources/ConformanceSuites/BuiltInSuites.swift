internal import ASCIIBytes
internal import CSuites
internal import ContainerFormats
internal import PropertyLists
internal import SystemCalls
internal import SystemPackage

/// A built-in suite: the text of its file without blank lines.
struct BuiltInSuite: Sendable {
  /// The name from the header.
  var name: String
  /// The lines with their line feeds.
  var bytes: [UInt8]

  /// All built-in suites in bytewise order of names, unpacked on first use; see `Sources/CSuites/include/suites.h`.
  ///
  /// Memory: 6 MB once unpacked.
  static let all = blocks.compactMap(BuiltInSuite.init)

  /// The lines that contain the suites' files.
  static let files = blocks.first { !$0.isEmpty && BuiltInSuite($0) == nil } ?? []

  /// The limit on the unpacked size.
  private static let maxByteCount = 64 << 20

  /// The unpacked text, in blocks of lines.
  private static let blocks = unpacked()

  private static func unpacked() -> [[[UInt8]]] {
    let packed = UnsafeRawBufferPointer(
      start: uti_packed_suites_start(), count: Int(clamping: uti_packed_suites_count()))
    guard let text = try? Inflate.bytes(of: Array(packed), as: .gzip, upTo: maxByteCount),
      text.extent == .whole
    else { return [] }
    return text.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .split(separator: []).map { $0.map { Array($0) } }
  }

  /// Returns nil if the first line is not a suite's header.
  private init?(_ lines: [[UInt8]]) {
    guard let first = lines.first,
      let name = (try? PropertyList(jsonLine: first, line: 1))?["suite"]?.string
    else { return nil }
    (self.name, bytes) = (name, Array(lines.map { $0 + [0x0A] }.joined()))
  }
}

extension SuiteLibrary {
  /// The names of the built-in suites, in bytewise order.
  public static var builtInNames: [String] { BuiltInSuite.all.map(\.name) }

  /// Returns the text of a built-in suite.
  public static func builtInText(_ name: String) -> [UInt8]? {
    BuiltInSuite.all.first { $0.name == name }?.bytes
  }

  /// Returns the built-in suites.
  ///
  /// The files of their cases are written to a temporary folder on first use, which is removed when the last suite is released.
  public static func builtIn() throws(SuiteLoadError) -> [Suite] {
    let files = BuiltInSuiteFiles(BuiltInSuite.files)
    var suites: [Suite] = []
    for builtIn in BuiltInSuite.all {
      do {
        var suite = try Suite(ndjson: builtIn.bytes, name: builtIn.name, origin: .builtIn)
        suite.builtInFiles = files
        suites.append(suite)
      } catch { throw .malformed(error) }
    }
    return suites
  }
}

/// The files of the built-in suites, in a temporary subfolder of `TMPDIR`.
///
/// They are written on first use and removed when the last suite is released.
final class BuiltInSuiteFiles: Sendable {
  private let files: [(path: FilePath, bytes: [UInt8])]
  private let written = Guarded<(folder: FilePath, problem: String?)?>(nil)

  /// Returns nil if a line is not a file.
  init?(_ lines: [[UInt8]]) {
    var files: [(path: FilePath, bytes: [UInt8])] = []
    for line in lines {
      guard let value = try? PropertyList(jsonLine: line, line: 1), let path = value["path"]?.string,
        let bytes = value["hex"]?.string.flatMap(Hexadecimal.bytes(spaced:))
      else { return nil }
      files.append((FilePath(path), bytes))
    }
    self.files = files
  }

  deinit {
    guard let folder = written.withLock({ $0?.folder }) else { return }
    for file in files { try? FileSystem.remove(folder.pushing(file.path)) }
    for subfolder in folders.reversed() { try? FileSystem.removeFolder(folder.pushing(subfolder)) }
    try? FileSystem.removeFolder(folder)
  }

  /// The folder with the files; incomplete if they cannot be written.
  var folder: FilePath { result.folder }

  /// The reason why the files cannot be written, or nil.
  var problem: String? { result.problem }

  private var result: (folder: FilePath, problem: String?) {
    written.withLock { written in
      if let written { return written }
      let folder = FileSystem.temporaryFolder.appending(TemporaryName.make("uti-suites-"))
      var result: (folder: FilePath, problem: String?) = (folder, nil)
      do throws(Errno) { try write(into: folder) } catch {
        result.problem =
          "its files cannot be written below \(FileSystem.temporaryFolder): \(error.description)"
      }
      written = result
      return result
    }
  }

  private func write(into folder: FilePath) throws(Errno) {
    try FileSystem.makeFolder(folder, mode: 0o700)
    for subfolder in folders { try FileSystem.makeFolder(folder.pushing(subfolder), mode: 0o700) }
    for file in files {
      let descriptor = try FileSystem.create(folder.pushing(file.path), mode: 0o600)
      defer { descriptor.release() }
      try descriptor.writeContents(file.bytes)
    }
  }

  /// The folders of the files, parents first.
  private var folders: [FilePath] {
    var folders: Set<FilePath> = []
    for file in files {
      var folder = file.path.removingLastComponent()
      while !folder.isEmpty, folders.insert(folder).inserted { folder.removeLastComponent() }
    }
    return folders.sorted { Array($0.string.utf8).lexicographicallyPrecedes(Array($1.string.utf8)) }
  }
}
