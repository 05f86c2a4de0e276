/// A suite as the library carries it: the text of its file, in parts.
struct BuiltInSuite: Sendable {
  var name: String
  var parts: [StaticString]

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for part in parts {
      bytes.append(contentsOf: UnsafeBufferPointer(start: part.utf8Start, count: part.utf8CodeUnitCount))
      // A literal ends before the line feed that closes it.
      bytes.append(0x0A)
    }
    return bytes
  }
}

extension SuiteLibrary {
  /// The names of the suites that the library carries, in bytewise order.
  public static var builtInNames: [String] { BuiltInSuites.all.map(\.name) }

  /// The text of a suite that the library carries.
  public static func builtInText(_ name: String) -> [UInt8]? {
    BuiltInSuites.all.first { $0.name == name }?.bytes
  }

  /// The suites that the library carries: read-only data in the executable, no files.
  ///
  /// Errors: none that a test would not have found before.
  public static func builtIn() throws(SuiteLoadError) -> [Suite] {
    var suites: [Suite] = []
    for builtIn in BuiltInSuites.all {
      do { suites.append(try Suite(ndjson: builtIn.bytes, name: builtIn.name, origin: .builtIn)) } catch {
        throw .malformed(error)
      }
    }
    return suites
  }
}
