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
  /// Memory: 4 MB once unpacked.
  static let all = unpacked()

  /// Bounds what is unpacked.
  private static let longest = 64 << 20

  private static func unpacked() -> [BuiltInSuite] {
    let packed = UnsafeRawBufferPointer(
      start: uti_packed_suites_start(), count: Int(clamping: uti_packed_suites_count()))
    guard let text = try? Inflate.bytes(of: Array(packed), as: .gzip, upTo: longest), text.extent == .whole
    else { return [] }
    var suites: [BuiltInSuite] = []
    var lines: [UInt8] = []
    for line in text.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if !line.isEmpty {
        lines += line
        lines.append(0x0A)
      } else if let suite = BuiltInSuite(lines) {
        suites.append(suite)
        lines = []
      }
    }
    return suites
  }

  /// Nil where the first line names no suite.
  private init?(_ lines: [UInt8]) {
    guard let end = lines.firstIndex(of: 0x0A),
      let name = (try? PropertyList(jsonLine: Array(lines[..<end]), line: 1))?["suite"]?.string
    else { return nil }
    (self.name, bytes) = (name, lines)
  }
}

extension SuiteLibrary {
  /// The names of the suites that the library carries, in bytewise order.
  public static var builtInNames: [String] { BuiltInSuite.all.map(\.name) }

  /// The text of a suite that the library carries.
  public static func builtInText(_ name: String) -> [UInt8]? {
    BuiltInSuite.all.first { $0.name == name }?.bytes
  }

  /// The suites that the library carries: read-only data in the executable, no files.
  ///
  /// Errors: none that a test would not have found before.
  public static func builtIn() throws(SuiteLoadError) -> [Suite] {
    var suites: [Suite] = []
    for builtIn in BuiltInSuite.all {
      do { suites.append(try Suite(ndjson: builtIn.bytes, name: builtIn.name, origin: .builtIn)) } catch {
        throw .malformed(error)
      }
    }
    return suites
  }
}
