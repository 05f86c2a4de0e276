import ByteSources
import FileIdentification
import Testing
import UniformTypes

@testable import MediaItems

@Suite struct MismatchRuleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var agreement: Identification.Agreement
    var certainty: Identification.Certainty
    var content: String?
    /// nil if name and content can both be true.
    var treatment: MismatchRule.Treatment?
    var suggested: String?
    var damage: String?

    init(
      _ name: String, _ agreement: Identification.Agreement, _ certainty: Identification.Certainty,
      _ content: String?, _ treatment: MismatchRule.Treatment?, _ suggested: String? = nil,
      damage: String? = nil
    ) {
      self.name = name
      self.agreement = agreement
      self.certainty = certainty
      self.content = content
      self.treatment = treatment
      self.suggested = suggested
      self.damage = damage
    }

    var testDescription: String { "\(name) holding \(content ?? "nothing known")" }
  }

  static let rows: [Row] = [
    Row("a.jpg", .sibling, .proven, "public.heic", .renames, "a.heic"),
    Row("a.mp3", .mismatch, .proven, "public.jpeg", .renames, "a.jpg"),
    Row("a.zip", .mismatch, .proven, "com.adobe.pdf", .renames, "a.pdf"),
    Row("a.png", .mismatch, .proven, "public.zip-archive", .renames, "a.zip"),
    Row("a.7z", .mismatch, .proven, "public.zip-archive", .renames, "a.zip"),
    Row("a.ts", .mismatch, .proven, "public.png", .renames, "a.png"),
    Row("clip.webm", .mismatch, .proven, "org.matroska.mkv", .renames, "clip.mkv"),
    Row("clip.WEBM", .mismatch, .proven, "org.matroska.mkv", .renames, "clip.MKV"),
    Row("plain.dng", .mismatch, .proven, "public.tiff", .renames, "plain.tif"),
    Row("plain.cr2", .mismatch, .proven, "public.tiff", .renames, "plain.tif"),
    Row("plan.docx", .mismatch, .proven, "public.zip-archive", .leaves),
    Row("a.jpg", .mismatch, .proven, "org.hdfgroup.hdf5", .reports),
    Row("a.jpg", .mismatch, .proven, "org.sqlite.database", .reports),
    Row("a.jpg", .confirmed, .proven, "public.jpeg", nil),
    Row("a.jpg", .mismatch, .likely, "public.plain-text", .reports),
    Row("a.jpg", .mismatch, .proven, "public.html", .reports),
    Row("a.jpg", .mismatch, .proven, "org.elf.pie-executable", .reports),
    Row("passwd", .mismatch, .proven, "org.elf.pie-executable", .leaves),
    Row("vim.basic", .mismatch, .proven, "org.elf.pie-executable", .leaves),
    Row("libcore.rlib", .mismatch, .proven, "org.gnu.ar-archive", .leaves),
    Row("a.png", .sibling, .likely, "public.jpeg", .reports, damage: "truncated"),
    Row("a.msg", .mismatch, .likely, "public.plain-text", .leaves),
    // Random bytes, as after a disk failure or encryption.
    Row("a.jpg", .mismatch, .unknown, nil, .reports), Row("a.tif", .mismatch, .unknown, nil, .leaves),
    Row("a.bin", .mismatch, .proven, "public.png", .leaves),
    Row("app.conf", .sibling, .proven, "public.xml", .leaves),
    Row("ls.7", .mismatch, .proven, "public.png", .leaves),
    // True names for which others were suggested.
    Row("app.csproj", .sibling, .proven, "com.microsoft.msbuild-project", .leaves),
    Row("welcome.blade.php", .sibling, .proven, "public.html", .leaves),
    Row(".babelrc", .sibling, .proven, "public.json", .leaves),
    Row("rsakey.pem", .sibling, .proven, "public.x509-certificate", .leaves),
    Row("head.sofa", .mismatch, .proven, "org.hdfgroup.hdf5", .leaves),
    Row("room.map", .mismatch, .proven, "org.netpbm.graymap", .leaves),
    Row("00001.MTS", .sibling, .proven, "public.mpeg-2-transport-stream", .leaves),
    Row("plan.docx", .mismatch, .proven, "com.microsoft.ole-compound-file", .leaves),
    Row("scan.btf", .sibling, .proven, "public.tiff", .leaves),
    Row("voice.amr", .sibling, .proven, "org.3gpp.amr-wb", .leaves),
    Row("IMG_0001.heic", .sibling, .proven, "public.heics", .leaves),
    Row("letter.dot", .sibling, .proven, "com.microsoft.word.doc", .leaves),
    Row("notes.txt", .mismatch, .proven, "public.png", .reports),
    Row("main.swift", .mismatch, .proven, "public.png", .reports),
    Row("favicon.ico", .sibling, .proven, "public.png", .leaves),
    Row("a.unheard-of", .mismatch, .proven, "public.png", .leaves),
  ]

  @Test(arguments: rows) func treatment(_ row: Row) throws {
    func type(_ identifier: String) throws -> UTType { try #require(TypeRegistry.standard.type(identifier)) }
    let identification = Identification(
      type: try type(row.content ?? "public.data"), agreement: row.agreement, certainty: row.certainty,
      nameType: NameEvidence(fileName: row.name, registry: .standard).types.first,
      contentType: try row.content.map(type), damage: row.damage.map { ContentDamage(rawValue: $0) })
    let decision = MismatchRule.decide(identification, called: FileName(row.name), .standard)
    #expect(decision?.treatment == row.treatment, "\(decision?.because ?? "")")
    #expect(decision?.suggested?.text == row.suggested)
  }

  @Test func everyRuleDecidesARow() {
    let treatments = Set(MismatchRule.all.map { "\($0.then)" })
    #expect(treatments == ["consistent", "leaves", "reports", "renames"])
    #expect(Set(MismatchRule.all.map(\.name.description)).count == MismatchRule.all.count)
    #expect(MismatchRule.all.allSatisfy { !$0.because.description.isEmpty })
  }
}
