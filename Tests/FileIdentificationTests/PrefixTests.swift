import ByteSources
import FileIdentification
import Synchronization
import Testing
import TypeLaws
import UniformTypes

@testable import Formats

/// More bytes of a well-formed file refine the result and never contradict it.
@Suite("Beginnings of files") struct PrefixTests {
  /// Exceptions to a law; the test fails if one is added or gone.
  struct Exception: Sendable {
    var law: String
    var names: Set<String>
    var because: String
  }

  static let exceptions: [Exception] = [
    Exception(
      law: "longer prefixes refine",
      names: ["tar whose member's name begins like GIF", "tar whose member's name begins like BMP"],
      because: "the archive's own mark stands behind its first member's name"),
    Exception(
      law: "longer prefixes refine",
      names: [
        "AIFF", "AIFC", "WAVE", "WebP", "JPEG-LS", "MJ2", "fat Mach-O", "AMV", "QCP", "Amiga animation",
        "HTJ2K codestream", "32X", "GRIB 2", "Write", "Godot scene", "shapefile's index",
        "LZ4 behind a skippable frame", "LightWave", "LightWave 6", "modo", "WavPack 3", "LAZ",
        "Works database by its class", "OpenType collection",
      ],
      because: "before a family's form is read, its commonest member is the provisional answer"),
    Exception(
      law: "longer prefixes refine",
      names: [
        "ADTS behind a tag", "FLAC behind a tag", "AC-3 behind a tag", "AAC behind a tag",
        "Musepack 5 behind a tag",
        "Musepack 7 behind a tag", "Musepack 8 behind a tag", "Monkey's Audio behind a tag",
        "WavPack behind a tag",
        "True Audio behind a tag",
      ],
      because: "an ID3 tag stands before MP3 in nearly every file that has one"),
    Exception(
      law: "longer prefixes refine",
      names: [
        "BMP", "ICO", "CUR", "TGA by size", "FLC", "bzip2", "ADTS", "fat Mach-O", "QuickTime, moov first",
        "Python by env", "JavaScript for Automation", "AC-4", "LOAS", "AV1 stream", "PSF", "VC-1 stream",
        "PGS", "MP2",
      ],
      because: "a short mark is provisional until the next field shows whether the rest follows it"),
    Exception(
      law: "longer prefixes refine", names: ["FITS, its value in another column"],
      because: "a value that stands where it should not needs the next record"),
    Exception(
      law: "longer prefixes refine", names: ["a brand that lies", "msf1 sequence", "layered HEVC on AVC"],
      because: "the brand is trusted provisionally until the primary item or the track is read"),
    Exception(
      law: "longer prefixes refine",
      names: ["NRW", "M4A, protected", "WebM", "KDC by its own directory", "GPR", "OpenXPS"],
      because: "the graph has no edge between what is known before the last field and what is known with it"),
    Exception(
      law: "longer prefixes refine", names: ["a namespace without declaration", "XHTML"],
      because: "half a root's name is another name: <a, <h"),
  ]

  /// Returns the results of the package's readers, without names and libmagic.
  ///
  /// Plain text is ignored: every text format begins with some.
  static func prefixes(_ name: String, _ bytes: [UInt8]) -> FilePrefixes<UTType> {
    // All laws use the same beginnings.
    let answers = Mutex<[Int: PrefixAnswer<UTType>]>([:])
    return FilePrefixes(name: name, bytes: bytes, refines: { $0.conforms(to: $1) || $0.isCarried(by: $1) }) {
      bytes in
      answers.withLock { answers in
        if let known = answers[bytes.count] { return known }
        let answer = answer(bytes)
        answers[bytes.count] = answer
        return answer
      }
    }
  }

  private static func answer(_ bytes: [UInt8]) -> PrefixAnswer<UTType> {
    let found: ContentFinding?
    do { found = try Bytes.finding(bytes) } catch {
      Issue.record("\(error) after \(bytes.count) bytes")
      found = nil
    }
    guard let finding = found else { return PrefixAnswer(type: nil, isProven: false) }
    guard finding.isDecided else { return PrefixAnswer(type: finding.type, isProven: false) }
    let identifier = FileIdentifier(FileIdentifier.Options(basis: .content, magic: .omitted))
    let certainty = try? identifier.identify(bytes: bytes).certainty
    return PrefixAnswer(type: finding.type, isProven: certainty == .proven)
  }

  @Test("A truncated file keeps its type, unproven by name") func cutWithName() throws {
    let movie =
      Bytes.ftyp("mp42", "isom") + Bytes.box("mdat", Bytes.zeros(1000))
      + Bytes.movie(Bytes.track("soun", "mp4a"))
    let identifier = FileIdentifier(FileIdentifier.Options(magic: .omitted))
    let cut = Array(movie.prefix(600))
    #expect(try identifier.identify(bytes: movie).certainty == .proven)
    let unnamed = try identifier.identify(bytes: cut)
    #expect(unnamed.type == .mpeg4Movie && unnamed.certainty == .likely && unnamed.damage == .truncated)
    #expect(try identifier.identify(bytes: cut, name: "a.mp4").certainty == .likely)
  }

  /// No beginning of a sample traps.
  @Test("Samples", arguments: Sample.all) func sample(_ sample: Sample) {
    let violations = Law.prefixLaws.violations(
      in: Self.prefixes(sample.name, sample.bytes), effort: LawEffort(questions: 4_000))
    let expected = Self.exceptions.filter { $0.names.contains(sample.name) }.map(\.law)
    #expect(Set(violations.map(\.law)) == Set(expected), "\(violations)")
  }

  @Test("Fixtures", arguments: DamageTests.fixtures) func fixture(_ name: String) throws {
    let violations = Law.prefixLaws.violations(
      in: Self.prefixes(name, try DamageTests.fixture(name)), effort: LawEffort(questions: 2_000))
    #expect(violations.isEmpty)
  }

  @Test("Every exception is about a sample") func exceptions() {
    let names = Set(Sample.all.map(\.name))
    for exception in Self.exceptions { #expect(exception.names.isSubset(of: names), "\(exception.law)") }
  }
}
