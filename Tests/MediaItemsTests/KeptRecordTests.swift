import FileIdentification
import Foundation
import PropertyLists
import SystemPackage
import Testing
import UniformTypes

@testable import MediaItems

/// Records that are written without values, and items that were set aside: the same as those that take the long way.
@Suite struct KeptRecordTests {
  /// Every file of the fixtures, as a stream of records finds it.
  private static func found() throws -> [StreamedItem] {
    var stream = ItemStream(FileIdentifier.Options(magic: .omitted))
    stream.walk.isRecursive = true
    stream.slimsHeaders = true
    var all: [StreamedItem] = []
    try stream.run(makeWorker: { { $0 } }) {
      all.append($0)
    } _: {
      try $0.read(FilePath(Fixtures.media.path))
    }
    return all
  }

  @Test func linesSayWhatTheTableOfFieldsSays() throws {
    let found = try Self.found()
    #expect(found.contains { $0.item?.livePhoto?.isWhole == true } && found.count > 20)
    for fields in [FieldSelection.basic, try FieldSelection("all,place,serial")] {
      let lines = RecordJSON(fields)
      for item in found {
        let record = ItemRecord(item)
        lines.write(record)
        var json = JSONWriter()
        json.object { json in
          for position in fields.positions {
            guard let value = ItemField.all[position].value(record) else { continue }
            json.key(ItemField.all[position].name)
            json.value(value)
          }
        }
        #expect(String(decoding: lines.take(), as: UTF8.self) == String(decoding: json.bytes, as: UTF8.self))
      }
    }
  }

  /// Verdicts of every agreement and certainty; a type of which the compiled table knows nothing is among theirs.
  private static func verdicts() throws -> [MediaItem] {
    let types: [UTType?] = [.jpeg, .heic, nil, UTType(filenameExtension: "nobodysextension")]
    var items: [MediaItem] = []
    for agreement in Identification.Agreement.allCases {
      for certainty in Identification.Certainty.allCases {
        for (name, content) in [(0, 0), (0, 1), (1, 0), (2, 0), (0, 2), (3, 0), (0, 3)] {
          let type = try #require(types[content] ?? types[name])
          let identification = Identification(
            type: type, agreement: agreement, certainty: certainty, nameType: types[name],
            contentType: types[content])
          var item = MediaItem(whole: MediaFile(path: "in/a.jpg", identification: identification))
          for kind in [MediaKind.photo, .livePhoto, .other] {
            item.kind = kind
            items.append(item)
          }
        }
      }
    }
    return items
  }

  @Test func whatIsKeptOfAVerdictIsWrittenOfNoOther() throws {
    let items = try Self.verdicts()
    let firsts = items.filter {
      $0.kind == .photo && $0.file.identification.agreement == .confirmed
        && $0.file.identification.nameType == .jpeg && $0.file.identification.contentType == .jpeg
    }
    #expect(firsts.count == Identification.Certainty.allCases.count)
    for first in firsts {
      for item in items {
        let lines = RecordJSON(.basic)
        // What is kept of the first one serves the same verdict alone.
        for item in [first, item, item] {
          let record = ItemRecord(item)
          lines.write(record)
          let line = MediaRecord(record, .basic).line
          #expect(String(decoding: lines.take(), as: UTF8.self) == String(decoding: line, as: UTF8.self))
        }
      }
    }
  }

  @Test func whatWasSetAsideIsTheSameItem() throws {
    let role = PairingRole.still(
      movie: "elsewhere/a.mov", pair: .identifier, because: "a test", alternates: ["b.jpg"])
    var count = 0
    for found in try Self.found() {
      guard let item = found.item, let kept = KeptItem(found) else { continue }
      let again = try #require(kept.item(of: found.work, .current))
      let parts = MediaItem.Surroundings.unknown
      let whole = try #require(
        MediaItem(whole: item.file, sidecars: item.sidecars).taking(role, parts: parts))
      let joined = try #require(again.taking(role, parts: parts))
      for field in ItemField.all where field.name != "located" {
        #expect(
          field.value(ItemRecord(joined)) == field.value(ItemRecord(whole)), "\(found.path) \(field.name)")
      }
      let cut = KeptItem(bytes: Array(kept.bytes.dropLast()), parts: nil)
      #expect(cut.item(of: found.work, .current) == nil)
      count += 1
    }
    #expect(count > 20)
  }
}
