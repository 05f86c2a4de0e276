import ByteSources
import CInterface
import CUTI
import FileIdentification
import Foundation
import MediaItems
import SystemPackage
import Testing
import UniformTypes
import UploadChecks

/// The C interface has the same results as the package.
@Suite struct CInterfaceTests {
  static let fixtures = FilePath(#filePath).removingLastComponent().removingLastComponent().appending(
    "Fixtures")

  /// The paths of all fixtures.
  static let files: [String] = {
    let root = fixtures.string
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.map { root + "/" + $0 }.filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }()

  static func consume(_ answer: UnsafeMutablePointer<uti_answer>?) -> Answer? {
    defer { uti_free(answer) }
    return answer.map { Answer($0.pointee) }
  }

  /// The members of `uti_answer` as Swift values.
  struct Answer: Equatable {
    var type, mime, certainty, agreement: String
    var fileExtension, nameType, contentType, damage: String?
    var isIncomplete: Bool

    init(_ answer: uti_answer) {
      let text = { (words: UnsafePointer<CChar>?) in words.map { String(cString: $0) } }
      type = text(answer.type) ?? "NULL"
      mime = text(answer.mime) ?? "NULL"
      certainty = text(answer.certainty) ?? "NULL"
      agreement = text(answer.agreement) ?? "NULL"
      fileExtension = text(answer.extension)
      nameType = text(answer.name_type)
      contentType = text(answer.content_type)
      damage = text(answer.damage)
      isIncomplete = answer.is_incomplete != 0
    }

    init(_ identification: Identification) {
      type = identification.type.identifier
      mime = identification.type.printedMIMEType
      certainty = identification.certainty.rawValue
      agreement = identification.agreement.rawValue
      fileExtension = identification.type.preferredFilenameExtension
      nameType = identification.nameType?.identifier
      contentType = identification.contentType?.identifier
      damage = identification.damage?.rawValue
      isIncomplete = identification.isIncomplete
    }
  }

  @Test(arguments: [0, UTI_NAME_ONLY, UTI_CONTENT_ONLY, UTI_ENDS, UTI_NO_MAGIC, UTI_ENDS | UTI_NO_MAGIC])
  func answersMatchThePackage(flags: Int) throws {
    let identifier = FileIdentifier(
      FileIdentifier.Options(
        registry: .standard,
        basis: flags & UTI_NAME_ONLY != 0 ? .name : flags & UTI_CONTENT_ONLY != 0 ? .content : .both,
        magic: flags & UTI_NO_MAGIC != 0 ? .omitted : .standard,
        ends: flags & UTI_ENDS != 0 ? .brief : .omitted))
    #expect(Self.files.count > 200)
    for file in Self.files {
      let expected = Answer(try identifier.identify(path: FilePath(file)))
      #expect(Self.consume(uti_identify_path(file, UInt32(flags), nil)) == expected, "\(file)")
      let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: file)))
      let name = FilePath(file).lastComponent?.string
      #expect(
        Self.consume(uti_identify_bytes(bytes, bytes.count, name, UInt32(flags), nil)) == expected, "\(file)")
      let descriptor = try FileDescriptor.open(FilePath(file), .readOnly)
      defer { try? descriptor.close() }
      #expect(
        Self.consume(uti_identify_descriptor(descriptor.rawValue, name, UInt32(flags), nil)) == expected,
        "\(file)")
    }
  }

  @Test(arguments: [nil, "all", "type,pixelWidth", "located,camera"])
  func recordsMatchTheLibrary(fields: String?) throws {
    let selection = try fields.map { try FieldSelection($0) } ?? .basic
    let reader = MediaItemReader(
      FileIdentifier.Options(registry: .standard, ends: .brief), details: selection.details,
      findsSidecars: selection.dependsOnSidecars)
    for file in Self.files {
      var length = 0
      let line = uti_record_path(file, fields, 0, &length, nil)
      defer { uti_free(line) }
      let expected = MediaRecord(try reader.read(path: file), fields: selection).line
      let result = line.map { [UInt8](UnsafeRawBufferPointer(start: $0, count: length)) }
      #expect(result == expected, "\(file)")
      #expect(line?[length] == 0)
    }
  }

  @Test func progressMatchesTheWholeFile() throws {
    for file in Self.files {
      let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: file)))
      let name = FilePath(file).lastComponent?.string
      let whole = Self.consume(uti_identify_bytes(bytes, bytes.count, name, 0, nil))
      let progress = uti_progress_start(name, Int64(bytes.count), 0)
      defer { uti_progress_free(progress) }
      var (offset, count) = (Int64(0), Int64(0))
      var rounds = 0
      var result = Self.consume(uti_progress_state(progress, &offset, &count, nil))
      while count > 0, rounds < 1000 {
        rounds += 1
        let start = min(Int(offset), bytes.count)
        let end = min(start + Int(count), bytes.count)
        bytes.withUnsafeBytes {
          let range = UnsafeRawBufferPointer(rebasing: $0[start..<end])
          #expect(uti_progress_add(progress, range.baseAddress, range.count, offset) == 0)
        }
        #expect(result?.certainty != "proven")
        result = Self.consume(uti_progress_state(progress, &offset, &count, nil))
      }
      #expect(result == whole, "\(file)")
    }
  }

  @Test func uploadDecisionsMatchThePackage() throws {
    var policy = UploadPolicy(accept: try AcceptList("image/*,.mov"))
    policy.byteCount = 4096
    let examiner = UploadExaminer(policy, options: FileIdentifier.Options(registry: .standard))
    var limits = uti_limits()
    limits.bytes = 4096
    for file in Self.files {
      let expected = try examiner.examine(path: file)
      let result = uti_check_path(file, "image/*,.mov", &limits, nil)
      defer { uti_free(result) }
      let decision = try #require(result?.pointee)
      #expect((decision.is_accepted != 0) == expected.isAccepted)
      #expect(decision.code.map { String(cString: $0) } == expected.refusal?.code.rawValue)
      #expect(decision.reason.map { String(cString: $0) } == expected.refusal?.reason)
      #expect(String(cString: decision.type) == expected.type.identifier)
      #expect(String(cString: decision.content_type) == expected.serving.contentType)
    }
  }

  @Test(arguments: [(UTI_ALLOW_ACTIVE, "name"), (UTI_ALLOW_NAMES, nil)] as [(Int, String?)])
  func flagAllowsNames(_ flag: Int, _ code: String?) throws {
    let file = try #require(Self.files.first { $0.hasSuffix("live/IMG_0001.JPG") })
    let bytes = try #require(FileManager.default.contents(atPath: file))
    var limits = uti_limits()
    limits.allows = UInt32(flag)
    let result = bytes.withUnsafeBytes {
      uti_check_bytes($0.baseAddress, $0.count, "a.php", "image/*", &limits, nil)
    }
    defer { uti_free(result) }
    #expect(result?.pointee.code.map { String(cString: $0) } == code)
  }

  @Test(arguments: [1, 3])
  func foldersAreInOrder(workers: Int32) throws {
    final class Lines { var all: [String] = [] }
    func visit() -> (Int32, [String]) {
      let lines = Lines()
      let context = Unmanaged.passUnretained(lines).toOpaque()
      let ended = withExtendedLifetime(lines) {
        uti_classify_folder(
          Self.fixtures.string, nil, 0, workers,
          { context, line, length in
            guard let context, let line else { return 1 }
            let lines = Unmanaged<Lines>.fromOpaque(context).takeUnretainedValue()
            lines.all.append(
              String(decoding: UnsafeRawBufferPointer(start: line, count: length), as: UTF8.self))
            return 0
          }, context, nil)
      }
      return (ended, lines.all)
    }
    let (ended, lines) = visit()
    #expect(ended == 0)
    #expect(lines.count > 100)
    #expect(lines == visit().1)
    #expect(lines.allSatisfy { $0.hasPrefix("{\"path\":\"") && $0.hasSuffix("}") })
  }

  @Test func versionMatchesTheHeader() {
    #expect(uti_version().map { String(cString: $0) } == UTI_VERSION)
  }

  @Test func visitorStopsAFolder() {
    var count = 0
    let ended = withUnsafeMutablePointer(to: &count) {
      uti_classify_folder(
        Self.fixtures.string, nil, 0, 2,
        { context, _, _ in
          context?.assumingMemoryBound(to: Int.self).pointee += 1
          return 1
        }, $0, nil)
    }
    #expect(ended == 1)
    #expect(count == 1)
  }

  @Test func typesMatchTheRegistry() throws {
    for type in TypeRegistry.standard.declaredTypes {
      let list = uti_supertypes(type.identifier)
      defer { uti_free(list) }
      let supertypes = try #require(list?.pointee)
      let result = (0..<supertypes.count).compactMap { supertypes.items[$0].map { String(cString: $0) } }
      #expect(Set(result) == Set(type.supertypes.map(\.identifier)))
      #expect(result.count == type.supertypes.count)
      for supertype in result { #expect(uti_conforms(type.identifier, supertype) == 1) }
      let mime = uti_mime_type(type.identifier)
      defer { uti_free(mime) }
      #expect(mime.map { String(cString: $0) } == type.printedMIMEType)
    }
    #expect(uti_conforms("public.jpeg", "public.movie") == 0)
    #expect(uti_conforms("public.jpeg", "not a type") == -1)
    #expect(uti_is_declared("public.jpeg") == 1)
    #expect(uti_is_declared("dyn.ah62d4rv4ge81e5pe") == 0)
    #expect(uti_is_declared(nil) == -1)
  }

  /// Identifiers with the normalized result, without and with undeclared types allowed.
  @Test(arguments: [
    ("public.JPEG", "public.jpeg", "public.jpeg"),
    ("dyn.ah62d4rv4ge81e5pe", "dyn.ah62d4rv4ge81e5pe", "dyn.ah62d4rv4ge81e5pe"),
    ("com.Example.Nobodys", nil, "com.example.nobodys"), ("dyn.nothing-at-all", nil, nil), ("a/b", nil, nil),
  ])
  func undeclaredIdentifiersAreReturnedIfAllowed(text: String, known: String?, allowed: String?) {
    for (allows, expected) in [(Int32(0), known), (1, allowed), (-1, allowed)] {
      let identifier = uti_identifier(text, allows)
      defer { uti_free(identifier) }
      #expect(identifier.map { String(cString: $0) } == expected)
    }
    // Other functions reject undeclared types.
    if known == nil {
      #expect(uti_is_declared(text) == -1 && uti_conforms(text, text) == -1 && uti_supertypes(text) == nil)
    }
  }
}
