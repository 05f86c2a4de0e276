import ArgumentParser
import FileIdentification
import PropertyLists
import SystemPackage

/// A path on the command line, byte for byte.
struct PathArgument: ExpressibleByArgument, Equatable {
  let path: FilePath

  init(path: FilePath) { self.path = path }

  init?(argument: String) {
    let bytes = RawText.bytes(argument)
    guard !bytes.isEmpty, !bytes.contains(0) else { return nil }
    path = (bytes + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CInterop.PlatformChar.self) { characters in
        characters.baseAddress.map { FilePath(platformString: $0) } ?? FilePath()
      }
    }
  }

  /// True if the path is `-`, which means standard input.
  var isStandardInput: Bool { path == "-" }

  /// The path as text, with control characters escaped.
  var printable: String { PrintableText.escaped(path) }

  static var defaultCompletionKind: CompletionKind { .file() }
}
