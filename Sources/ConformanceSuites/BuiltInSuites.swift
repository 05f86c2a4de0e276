internal import CSuites
internal import ContainerFormats
internal import PropertyLists

/// A suite that the library carries: the text of its file without blank lines.
struct BuiltInSuite: Sendable {
  /// Its name, from the header.
  var name: String
  /// Its lines, each with its line feed.
  var bytes: [UInt8]

  /// All of them, in bytewise order of names, unpacked when first asked for; see `Sources/CSuites/include/suites.h`.
  ///
  /// Memory: 6 MB once unpacked.
  static let all = blocks.compactMap(BuiltInSuite.init)

  /// The lines of their files.
  static let files = blocks.first { !$0.isEmpty && BuiltInSuite($0) == nil } ?? []

  /// Bounds what is unpacked.
  private static let longest = 64 << 20

  /// The packed text, in blocks of lines.
  private static let blocks = unpacked()

  private static func unpacked() -> [[[UInt8]]] {
    let packed = UnsafeRawBufferPointer(
      start: uti_packed_suites_start(), count: Int(clamping: uti_packed_suites_count()))
    guard let text = try? Inflate.bytes(of: Array(packed), as: .gzip, upTo: longest), text.extent == .whole
    else { return [] }
    return text.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .split(separator: []).map { $0.map { Array($0) } }
  }

  /// Nil where the first line names no suite.
  private init?(_ lines: [[UInt8]]) {
    guard let first = lines.first,
      let name = (try? PropertyList(jsonLine: first, line: 1))?["suite"]?.string
    else { return nil }
    (self.name, bytes) = (name, Array(lines.map { $0 + [0x0A] }.joined()))
  }
}

extension SuiteLibrary {
  /// The names of the suites that the library carries, in bytewise order.
  public static var builtInNames: [String] { BuiltInSuite.all.map(\.name) }

  /// The text of a suite that the library carries.
  public static func builtInText(_ name: String) -> [UInt8]? {
    BuiltInSuite.all.first { $0.name == name }?.bytes
  }

  /// The suites that the library carries: read-only data in the executable.
  ///
  /// The files of their cases are written into a temporary folder when the first is asked for, which is removed with the
  /// last of the suites.
  ///
  /// Errors: none that a test would not have found before.
  public static func builtIn() throws(SuiteLoadError) -> [Suite] {
    let files = CarriedFiles(BuiltInSuite.files)
    var suites: [Suite] = []
    for builtIn in BuiltInSuite.all {
      do {
        var suite = try Suite(ndjson: builtIn.bytes, name: builtIn.name, origin: .builtIn)
        suite.carriedFiles = files
        suites.append(suite)
      } catch { throw .malformed(error) }
    }
    return suites
  }
}
