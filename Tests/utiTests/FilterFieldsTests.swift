import Foundation
import MediaItems
import SystemPackage
import Testing

@testable import uti

/// What `--filter` compares is what records say.
@Suite struct FilterFieldsTests {
  /// Fields that are no single value, or that only a record knows.
  static let others: Set<String> = [
    "pathBytes", "livePhoto", "subtypes", "sidecars", "evidence", "error", "suggestedName",
    "keptBecause", "decisions",
  ]

  static let media = CommandCase.folder.appendingPathComponent("../../Fixtures/Media").standardizedFileURL
    .path

  @Test func everySingleValueOfARecordCanBeCompared() {
    let single = RecordField.all.map(\.name).filter { !Self.others.contains($0) }
    #expect(MediaItem.fieldNames == single)
  }

  @Test(arguments: [
    "live/IMG_0001.JPG", "live/IMG_0001.MOV", "subtypes/animated.gif", "subtypes/slomo_240fps.mov",
    "takeout/IMG_0005.MP4", "bundle/IMG_0003.pvt", "manifest.json",
  ])
  func valuesAreThoseOfTheRecord(_ path: String) throws {
    var record = Record(path: FilePath(Self.media + "/" + path))
    record.item = try MediaItemReader().read(path: record.path)
    for field in RecordField.all where !Self.others.contains(field.name) {
      let compared = record.item?.value(of: field.name).map { value in
        switch value {
        case .text(let text): FieldValue.text(text)
        case .number(let number): FieldValue.number(number)
        case .flag(let flag): FieldValue.flag(flag)
        }
      }
      var written = field.value(record)
      if case .integer(let number) = written { written = .number(Double(number)) }
      #expect(compared == written, "\(field.name)")
    }
  }
}
