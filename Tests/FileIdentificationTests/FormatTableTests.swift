import Testing
import UniformTypes

@testable import FileIdentification
@testable import Formats

@Suite("The table of formats")
struct FormatTableTests {
  /// Types in two rows, each with the reason.
  private static let shared: [String: String] = [
    "public.tiff": "raw pictures are read as renditions of one picture, under verdicts of their own",
    "public.mpeg": "a stream of packs has an end, one of frames has none: how it begins tells",
  ]

  @Test("Each row has a unique name, types, a reader and a reason")
  func shape() {
    let names = FileFormat.all.map(\.name)
    #expect(Set(names).count == names.count)
    for row in FileFormat.all {
      #expect(!row.types().isEmpty, "\(row.name)")
      #expect(
        row.metadata != nil || row.completeness != nil || !row.mandatoryMarks().isEmpty,
        "\(row.name) says nothing of its files")
      #expect(row.metadata == nil || row.because.utf8CodeUnitCount >= 5, "\(row.name)")
      #expect(
        row.completeness == nil || (row.completeness?.because.utf8CodeUnitCount ?? 0) >= 8, "\(row.name)")
      #expect(
        row.metadata != nil || row.details == nil && row.pictures == nil && row.removals().isEmpty,
        "\(row.name)")
    }
  }

  @Test("A type is in one row")
  func types() {
    var owners: [String: [String]] = [:]
    for row in FileFormat.all {
      for type in row.types() { owners[type.type.identifier, default: []].append(row.name) }
    }
    #expect(Set(owners.filter { $0.value.count > 1 }.keys) == Set(Self.shared.keys))
  }

  @Test("Of two rows for a type the first states why it precedes")
  func order() {
    var reasons: [String: String] = [:]
    for case .format(let format, let because) in FormatOrder.steps { reasons[format().name] = "\(because)" }
    var unexplained: Set<String> = []
    var owners: [UTType: [Int]] = [:]
    for (position, row) in FileFormat.binary.enumerated() {
      for type in row.types() { owners[type.type, default: []].append(position) }
    }
    for type in TypeRegistry.standard.declaredTypes {
      let above = ([type] + type.allCarriers).reduce(into: Set<UTType>()) {
        $0.formUnion($1.supertypes)
        $0.insert($1)
      }
      let rows = Set(above.flatMap { owners[$0] ?? [] }).sorted().map { FileFormat.binary[$0] }
      for (row, next) in zip(rows, rows.dropFirst()) where reasons[row.name]?.isEmpty != false {
        unexplained.insert("\(row.name) before \(next.name), for \(type.identifier)")
      }
    }
    #expect(unexplained.isEmpty, "\(unexplained.sorted().prefix(20))")
  }

  @Test("The marks of a row are for its types")
  func marks() {
    for row in FileFormat.all {
      let types = row.types()
      for signature in row.signatures() {
        #expect(types.contains(signature.type), "\(row.name): \(signature.name)")
      }
      for removal in row.removals() {
        for type in removal.types() {
          #expect(row.includes(type.type, carriedBy: type.type.allCarriers), "\(row.name): \(type.type)")
        }
      }
      for mark in row.mandatoryMarks() {
        #expect(
          row.includes(mark.type.type, carriedBy: mark.type.type.allCarriers),
          "\(row.name): \(mark.type.type)")
      }
    }
  }
}
