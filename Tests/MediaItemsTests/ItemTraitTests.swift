import ByteSources
import FileIdentification
import MediaItems
import MediaMetadata
import SystemPackage
import Testing
import UniformTypes

struct ItemTraitTests {
  private static func item(
    _ name: String, _ type: UTType, content: Bool = true, damage: ContentDamage? = nil,
    agreement: Identification.Agreement = .confirmed, certainty: Identification.Certainty = .proven,
    _ change: ((inout MediaMetadata) -> Void)? = { _ in }
  ) -> MediaItem {
    var metadata = MediaMetadata()
    metadata.medium = .still
    change?(&metadata)
    return MediaItem(
      whole: MediaFile(
        path: FilePath(name),
        identification: Identification(
          type: type, agreement: agreement, certainty: certainty, contentType: content ? type : nil,
          damage: damage),
        metadata: change == nil ? nil : metadata))
  }

  private static let nef = UTType("com.nikon.raw-image") ?? .jpeg
  private static let motion = MotionVideo(offset: 10, length: 10, form: .mpvd, basis: "a box")

  static let rows: [(about: String, item: MediaItem, answers: [ItemTrait: Ternary])] = [
    (
      "a photo", item("a.jpg", .jpeg),
      [.raw: .no, .damaged: .no, .orphan: .no, .motionPhoto: .no, .favorite: .unknown]
    ),
    ("raw", item("a.dng", UTType("com.adobe.raw-image") ?? .jpeg), [.raw: .yes]),
    (
      "raw by its name, unread",
      item("a.nef", nef, content: false, agreement: .nameOnly, certainty: .nameOnly), [.raw: .yes]
    ),
    ("raw by its name alone", item("a.nef", nef, agreement: .nameRefines, certainty: .nameOnly), [.raw: .no]),
    ("raw by name and maker", item("a.nef", nef, agreement: .nameRefines, certainty: .likely), [.raw: .yes]),
    ("five stars", item("a.jpg", .jpeg) { $0.xmp = rated(5) }, [.favorite: .yes]),
    ("four stars", item("a.jpg", .jpeg) { $0.xmp = rated(4) }, [.favorite: .no]),
    ("a text", item("a.txt", .plainText, nil), [.favorite: .no, .motionPhoto: .no, .orphan: .no]),
    ("headers that nobody read", item("a.jpg", .jpeg, nil), [.motionPhoto: .unknown, .orphan: .unknown]),
    ("a name alone", item("a.jpg", .jpeg, content: false, nil), [.damaged: .unknown]),
    ("cut", item("a.jpg", .jpeg, damage: .truncated), [.damaged: .yes]),
    ("cut headers", item("a.mov", .quickTimeMovie) { $0.damage = .truncated }, [.damaged: .yes]),
    ("headers of another maker", item("a.jpg", .jpeg) { $0.damage = .malformed }, [.damaged: .no]),
    ("a motion photo", item("a.jpg", .jpeg) { $0.motionVideo = motion }, [.motionPhoto: .yes, .orphan: .no]),
    (
      "a motion photo without its movie", item("a.jpg", .jpeg) { $0.staleMotionFlag = "marked" },
      [.stripped: .yes, .motionPhoto: .no, .orphan: .no]
    ),
    ("no motion photo", item("a.jpg", .jpeg), [.stripped: .no, .loneSidecar: .no, .misnamed: .no]),
    ("a name that nobody compared", item("a.jpg", .png, agreement: .mismatch), [.misnamed: .unknown]),
    ("a half", item("a.jpg", .jpeg) { $0.contentIdentifier = "A" }, [.orphan: .yes, .motionPhoto: .no]),
    // The owner was not searched.
    ("a sidecar", item("a.xmp", .xml, nil), [.orphan: .unknown, .loneSidecar: .unknown]),
  ]

  private static func rated(_ stars: Int) -> XMPFacts {
    var facts = XMPFacts()
    facts.rating = stars
    return facts
  }

  @Test(arguments: rows)
  func answers(_ row: (about: String, item: MediaItem, answers: [ItemTrait: Ternary])) {
    for (trait, answer) in row.answers {
      #expect(row.item.trait(trait) == answer, "\(row.about): \(trait)")
    }
  }
}
