internal import Foundation
internal import SystemPackage

/// A path in base64, for names that are no text.
enum Base64Path {
  static func path(_ text: String) -> FilePath? {
    guard let data = Data(base64Encoded: text), !data.isEmpty, !data.contains(0) else { return nil }
    return (Array(data) + [0]).withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CInterop.PlatformChar.self) { chars in
        chars.baseAddress.map { FilePath(platformString: $0) }
      }
    }
  }
}
