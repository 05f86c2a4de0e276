import FileIdentification
import Foundation
import SystemPackage
import Testing

@testable import PickerServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

#if os(Linux)
  /// Pictures that programs of the system decode, and the answers without such programs.
  @Suite(.serialized) struct DecodingTests {
    private static let files = ["subtypes/plain.heic", "subtypes/plain.mov", "subtypes/plain.jpg"]

    /// The executable of worker processes, beside the test bundle.
    private static let picker = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("uti-picker").path

    private func statuses(decoding: Bool) async throws -> (statuses: [String: Int], decodes: Bool) {
      let picker = try await TestPicker(
        Self.files, worker: decoding ? FilePath(Self.picker) : nil, { $0.decode = decoding })
      var statuses: [String: Int] = [:]
      for item in try await picker.list().items {
        for size in ["small", "large"] {
          let (data, response) = try await picker.get("/\(size)/\(item.id)")
          statuses["\(item.name) \(size)"] = response.statusCode
          if response.statusCode == 200 {
            #expect(response.value(forHTTPHeaderField: "Content-Type") == "image/jpeg")
            #expect(data.starts(with: [0xFF, 0xD8]))
          }
        }
      }
      try await picker.end()
      return (statuses, picker.server.decodes)
    }

    @Test func withoutDecodingThereIsNoPicture() async throws {
      let (statuses, decodes) = try await statuses(decoding: false)
      #expect(!decodes)
      #expect(statuses["plain.jpg small"] == 200)
      #expect(statuses["plain.mov small"] == 404)
    }

    @Test func decodedPictures() async throws {
      try #require(FileManager.default.isExecutableFile(atPath: Self.picker))
      let (statuses, decodes) = try await statuses(decoding: true)
      #expect(statuses["plain.jpg small"] == 200)
      let hasMovies = ["/usr/bin/ffmpeg", "/usr/local/bin/ffmpeg"].contains {
        FileManager.default.isExecutableFile(atPath: $0)
      }
      #expect(decodes || !hasMovies)
      #expect(statuses["plain.mov small"] == (hasMovies ? 200 : 404))
      #expect(statuses["plain.mov large"] == (hasMovies ? 200 : 404))
    }
  }
#endif
