import FileIdentification
import Foundation
import PropertyLists
import SystemPackage
import Testing
import UniformTypes

@testable import MediaItems

/// Records of the fast writer and spooled items equal those of the general way.
@Suite struct SpooledItemTests {
  /// Streams every file of the fixtures.
  private static func streamed() throws -> [StreamedItem] {
    var stream = ItemStream(FileIdentifier.Options(magic: .omitted))
    stream.walk.isRecursive = true
    stream.keepsOnlyShownFields = true
    var all: [StreamedItem] = []
    try stream.run(makeWorker: { { $0 } }) {
      all.append($0)
    } _: {
      try $0.read(FilePath(Fixtures.media.path))
    }
    return all
  }

  @Test func linesMatchTheTableOfFields() throws {
    let items = try Self.streamed()
    #expect(items.contains { $0.item?.livePhoto?.isWhole == true } && items.count > 20)
    for fields in [FieldSelection.basic, try FieldSelection("all,place,serial")] {
      let lines = RecordJSON(fields)
      for item in items {
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
        #expect(
          String(decoding: lines.takeOutput(), as: UTF8.self) == String(decoding: json.bytes, as: UTF8.self))
      }
    }
  }

  /// Verdicts of every agreement and certainty, also with a type that the compiled table lacks.
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

  @Test func cachedVerdictsAreNotMixedUp() throws {
    let items = try Self.verdicts()
    let firsts = items.filter {
      $0.kind == .photo && $0.file.identification.agreement == .confirmed
        && $0.file.identification.nameType == .jpeg && $0.file.identification.contentType == .jpeg
    }
    #expect(firsts.count == Identification.Certainty.allCases.count)
    for first in firsts {
      for item in items {
        let lines = RecordJSON(.basic)
        // The cached text of the first one serves only the same verdict.
        for item in [first, item, item] {
          let record = ItemRecord(item)
          lines.write(record)
          let line = MediaRecord(record, .basic).line
          #expect(
            String(decoding: lines.takeOutput(), as: UTF8.self) == String(decoding: line, as: UTF8.self))
        }
      }
    }
  }

  @Test func spooledItemsAreEqual() throws {
    let role = PairingRole.still(
      movie: "elsewhere/a.mov", pair: .identifier, because: "a test", alternates: ["b.jpg"])
    var count = 0
    for streamed in try Self.streamed() {
      guard let item = streamed.item, let spooled = SpooledItem(streamed) else { continue }
      let again = try #require(spooled.item(of: streamed.entry, .current))
      let parts = MediaItem.LocationHints.unknown
      let whole = try #require(
        MediaItem(whole: item.file, sidecars: item.sidecars).applying(role, parts: parts))
      let joined = try #require(again.applying(role, parts: parts))
      for field in ItemField.all where field.name != "located" {
        #expect(
          field.value(ItemRecord(joined)) == field.value(ItemRecord(whole)), "\(streamed.path) \(field.name)")
      }
      let cut = SpooledItem(bytes: Array(spooled.bytes.dropLast()), parts: nil)
      #expect(cut.item(of: streamed.entry, .current) == nil)
      count += 1
    }
    #expect(count > 20)
  }
}
