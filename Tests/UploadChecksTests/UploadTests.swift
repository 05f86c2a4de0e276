import FileIdentification
import Testing
import UniformTypes
import UploadChecks

/// Policies of a server: by content, with limits, decided as early as possible.
@Suite struct UploadTests {
  private static let picture = Uploads.fixture("live/IMG_0002.HEIC")

  @Test func contentDecides() throws {
    #expect(try Uploads.refusal(Self.picture, "image/*", name: "a.exe") == nil)
    #expect(try Uploads.refusal(Self.picture, ".jpg", name: "a.jpg")?.code == .notAccepted)
    #expect(try Uploads.refusal([], "image/*", name: "a.jpg")?.code == .empty)
    #expect(try Uploads.refusal(Array("words".utf8), "image/*", name: "a.jpg")?.code == .notAccepted)
    #expect(try Uploads.refusal(Array(Self.picture.prefix(600)), "image/*", name: "a.heic")?.code == .damaged)
  }

  @Test func limits() throws {
    var policy = try Uploads.policy("image/*, video/*")
    func refusal(_ bytes: [UInt8]) throws -> UploadRefusal? {
      try Uploads.examiner(policy).examine(bytes: bytes).refusal
    }
    policy.byteCount = Int64(Self.picture.count)
    #expect(try refusal(Self.picture) == nil)
    policy.byteCount = Int64(Self.picture.count - 1)
    #expect(try refusal(Self.picture)?.code == .tooLarge)
    policy.byteCount = nil
    policy.pixelCount = 64 * 48
    #expect(try refusal(Self.picture) == nil)
    policy.pixelCount = 64 * 48 - 1
    #expect(try refusal(Self.picture)?.reason == "it has 64×48 pixels, and 3071 are the most")
    policy.pixelCount = nil
    let movie = Uploads.fixture("live/IMG_0002.MOV")
    policy.duration = 60
    #expect(try refusal(movie) == nil)
    policy.duration = 0.01
    #expect(try refusal(movie)?.code == .tooLong)
    #expect(try refusal(Self.picture) == nil)
  }

  @Test(arguments: [
    ("public.heic", "image/heic", true), ("public.plain-text", "text/plain; charset=utf-8", true),
    ("public.svg-image", "image/svg+xml", false), ("public.html", "text/html; charset=utf-8", false),
    ("com.adobe.pdf", "application/pdf", false), ("public.data", "application/octet-stream", false),
    ("com.apple.quicktime-movie", "video/quicktime", true), ("org.matroska.mkv", "video/matroska", true),
    ("public.zip-archive", "application/zip", false),
  ])
  func serving(_ type: String, _ contentType: String, _ isInline: Bool) throws {
    let headers = ServingHeaders(try #require(UTType(type)))
    #expect(headers.contentType == contentType)
    #expect(headers.isInline == isInline)
    #expect(headers.fields.contains { $0 == ("X-Content-Type-Options", "nosniff") })
  }

  // MARK: Progressive uploads

  @Test(arguments: ["*/*", "image/*", ".mov,.mp4"]) func progressiveDecisionsEqualWholeOnes(_ accept: String)
    throws
  {
    let examiner = Uploads.examiner(try Uploads.policy(accept))
    for (name, bytes) in Uploads.fixtures {
      let whole = try examiner.examine(bytes: bytes, name: name)
      for saysLength in [true, false] {
        var upload = ProgressiveUpload(name: name, byteCount: saysLength ? Int64(bytes.count) : nil)
        var start = 0
        var settled: UploadDecision?
        while settled == nil {
          switch try upload.state(by: examiner) {
          case .settled(let decision): settled = decision
          case .needs(let range):
            #expect(!range.isEmpty)
            if start == bytes.count {
              upload.finish()
            } else {
              let end = min(bytes.count, start + 700)
              upload.append(Array(bytes[start..<end]))
              start = end
            }
          }
        }
        #expect(settled?.refusal == whole.refusal, "\(name), \(accept), \(saysLength)")
      }
    }
  }

  @Test func refusesEarly() throws {
    let examiner = Uploads.examiner(try Uploads.policy("image/*"))
    for saysLength in [true, false] {
      var upload = ProgressiveUpload(byteCount: saysLength ? 100 << 20 : nil)
      upload.append(
        Array(Uploads.fixture("live/IMG_0002.MOV").prefix(4096)) + [UInt8](repeating: 0, count: 4096))
      guard case .settled(let decision) = try upload.state(by: examiner) else {
        Issue.record("a movie is a movie from its first bytes on")
        continue
      }
      #expect(decision.refusal?.code == .notAccepted)
    }
    var policy = try Uploads.policy("*/*")
    policy.byteCount = 10
    var upload = ProgressiveUpload(byteCount: 11)
    guard case .settled(let decision) = try upload.state(by: Uploads.examiner(policy)) else {
      Issue.record("its length is known")
      return
    }
    #expect(decision.refusal?.code == .tooLarge)
    upload = ProgressiveUpload()
    upload.append([UInt8](repeating: 0x20, count: 11))
    guard case .settled(let decision) = try upload.state(by: Uploads.examiner(policy)) else {
      Issue.record("more came than may be")
      return
    }
    #expect(decision.refusal?.code == .tooLarge)
  }

  /// All complete fixtures without active content pass.
  @Test func harmlessFilesPass() throws {
    let examiner = UploadExaminer(try Uploads.policy("*/*"))
    for (name, bytes) in Uploads.fixtures {
      let code = try examiner.examine(bytes: bytes, name: name).refusal?.code
      #expect(code != .otherReading && code != .active, "\(name)")
    }
  }

  @Test func poolDecidesLikeExaminer() async throws {
    let policy = try Uploads.policy("image/*, video/*")
    let pool = UploadExaminerPool(policy, options: FileIdentifier.Options(magic: .omitted), threads: 2)
    try await pool.warmUp()
    let examiner = Uploads.examiner(policy)
    for (name, bytes) in Uploads.fixtures {
      let whole = try examiner.examine(bytes: bytes, name: name)
      #expect(try await pool.examine(bytes: bytes, name: name).refusal == whole.refusal)
      var upload = ProgressiveUpload(name: name)
      upload.append(bytes)
      upload.finish()
      guard case .settled(let decision) = try await pool.state(of: &upload) else {
        Issue.record("all bytes of \(name) came")
        continue
      }
      #expect(decision.refusal == whole.refusal)
    }
    let error = await #expect(throws: IdentificationError.self) { try await pool.examine(path: "/nowhere") }
    #expect(error?.code == "ENOENT")
  }
}
