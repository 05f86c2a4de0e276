import ByteSources
import FileIdentification
import Foundation
import Testing
import UploadChecks

/// The time limit is checked for all work, and no check succeeds after it.
@Suite struct WorkTests {
  /// Files that expand while being read, with the minimum number of bytes processed.
  static let loads: [(name: String, bytes: [UInt8], work: Int)] = {
    let packed = (try? Uploads.zlib([UInt8](repeating: 0, count: 1 << 20))) ?? []
    let words = Array(repeatElement("words and words, ", count: 60_000).joined().utf8)
    return [
      ("zeros.txt", [UInt8](repeating: 0x20, count: 2 << 20), 2 << 20),
      ("words.txt", words, words.count),
      (
        "objects.pdf",
        Array("%PDF-1.7\n1 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\n".utf8) + packed
          + Array("endstream endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n".utf8), 1 << 16
      ),
      (
        "shapes.svg",
        Array(#"<svg xmlns="http://www.w3.org/2000/svg">"#.utf8)
          + Array(repeatElement("<g/>", count: 33_000).joined().utf8) + Array("</svg>".utf8), 132_000
      ),
      ("numbers.json", Array("[".utf8) + [UInt8](repeating: 0x31, count: 1 << 20) + Array("]".utf8), 1 << 20),
    ]
  }()

  @Test(arguments: loads.indices) func checksTheTimeForAllWork(index: Int) throws {
    let load = Self.loads[index]
    let examiner = Uploads.examiner(try Uploads.policy("*/*"))
    _ = try examiner.examine(bytes: load.bytes, name: load.name)
    #expect(examiner.clock.checkCount >= load.work / WorkClock.checkInterval)
  }

  /// Whenever the time is up, an error is thrown.
  @Test(arguments: loads.indices) func expandingFilesTimeOut(index: Int) throws {
    let load = Self.loads[index]
    try Self.isCutShort(load.bytes, load.name)
  }

  @Test(arguments: Uploads.fixtures.indices) func fixturesTimeOut(index: Int) throws {
    let file = Uploads.fixtures[index]
    try Self.isCutShort(file.bytes, file.name)
  }

  /// True to expire at every check in turn, as `.ci/full` does, rather than at some.
  private static let triesEveryQuestion = ProcessInfo.processInfo.environment["UTI_EVERY_LENGTH"] == "1"

  private static func isCutShort(_ bytes: [UInt8], _ name: String) throws {
    let examiner = Uploads.examiner(try Uploads.policy("*/*"))
    _ = try examiner.examine(bytes: bytes, name: name)
    let questions = examiner.clock.checkCount
    #expect(questions > 0)
    let step = triesEveryQuestion ? 1 : max(1, (questions + 29) / 30)
    // The last readers check last.
    let last = max(0, questions - 4)..<questions
    var wrong: [String] = []
    for patience in Set(stride(from: 0, to: questions, by: step)).union(last).sorted() {
      examiner.clock.checkLimit = patience
      do {
        _ = try examiner.examine(bytes: bytes, name: name)
        wrong.append("an answer after \(patience) questions of \(questions)")
      } catch let error as IdentificationError where error.code == "ECANCELED" {
      } catch { wrong.append("\(error) after \(patience) questions of \(questions)") }
    }
    #expect(wrong.isEmpty, "\(name)")
  }

  /// One limit covers all work on a file.
  @Test func oneLimitForAllParts() throws {
    let options = FileIdentifier.Options(magic: .omitted, timeLimit: .zero)
    let examiner = UploadExaminer(try Uploads.policy("*/*"), options: options)
    let error = #expect(throws: IdentificationError.self) {
      try examiner.examine(bytes: Uploads.fixture("live/IMG_0002.HEIC"))
    }
    #expect(error?.code == "ETIMEDOUT")
  }

  /// A long upload is searched again only a few times.
  @Test func longUploadsAreRestartedRarely() throws {
    let bytes = Array(repeatElement("words and words, ", count: 500_000).joined().utf8)
    let examiner = Uploads.examiner(try Uploads.policy("text/*"))
    var upload = ProgressiveUpload(name: "words.txt", byteCount: Int64(bytes.count))
    var attempts = 0
    var decision: UploadDecision?
    while decision == nil, attempts < 1000 {
      attempts += 1
      switch try upload.state(by: examiner) {
      case .settled(let found): decision = found
      case .needs(let range):
        upload.add(Array(bytes[Int(range.lowerBound)..<Int(range.upperBound)]), at: range.lowerBound)
      }
    }
    #expect(decision?.isAccepted == true)
    #expect(attempts < 30)
  }
}
