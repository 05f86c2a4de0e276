internal import ByteSources
internal import FileIdentification
internal import MediaItems
internal import MediaMetadata
internal import UniformTypes

/// The upload that a ``UploadRule`` checks: its item, policy, name and bytes.
final class UploadSubject {
  var item: MediaItem
  let policy: UploadPolicy
  /// The sender's name for the file, with folders.
  let name: String?
  let source: any ByteSource
  private let bytes: ByteReader
  private var isOpen = false

  init(
    _ item: MediaItem, named name: String?, _ source: any ByteSource, _ bytes: ByteReader,
    _ policy: UploadPolicy
  ) {
    (self.item, self.name, self.source, self.bytes, self.policy) = (item, name, source, bytes, policy)
  }

  var type: UTType { item.file.identification.type }
  var identification: Identification { item.file.identification }
  var byteCount: Int64? { source.byteCount }

  /// Returns a reader of the file with the policy's budget.
  func reader() throws(ReadFailure) -> ByteReader {
    if isOpen { return bytes }
    let limit = policy.examinedByteCount
    try bytes.open(
      source,
      budget: ReadBudget(
        bytes: limit, reads: limit / 4096 + 256, steps: 4 << 20, inflated: limit))
    isOpen = true
    return bytes
  }

  /// Returns true if the file's type, or the type of its content, conforms to a type or is carried by it.
  func isKind(of type: UTType) -> Bool {
    [self.type, identification.contentType].contains { candidate in
      candidate.map { $0.conforms(to: type) || $0.isCarried(by: type) } ?? false
    }
  }
}

/// A check that may refuse a file.
struct UploadRule: Sendable {
  let name: StaticString
  /// The reason for its position in the order of rules.
  let order: StaticString
  let refusal: @Sendable (UploadSubject) throws(ReadFailure) -> UploadRefusal?

  /// Checks the size, before any byte is read.
  static func size(of count: Int64?, _ policy: UploadPolicy) -> UploadRefusal? {
    guard let most = policy.byteCount, let count, count > most else { return nil }
    return UploadRefusal(.tooLarge, "it has \(count) bytes, and \(most) are the most")
  }

  /// Rules that need only the type, in order.
  static let early: [UploadRule] = [
    UploadRule(name: "empty", order: "nothing else can be said of it") { subject in
      subject.byteCount == 0 ? UploadRefusal(.empty, "there is not one byte") : nil
    },
    UploadRule(name: "type", order: "most of what is refused is refused by it, from the first bytes") {
      subject in
      let accept = subject.policy.accept
      if accept.accepts(subject.identification, named: subject.name) { return nil }
      // The word for this type may be misspelt.
      let faults = accept.faults.map { "; \($0.reason)" }.joined()
      return UploadRefusal(.notAccepted, "\(subject.type.identifier) is none of \(accept)\(faults)")
    },
    UploadRule(name: "content", order: "a name alone has decided the type until here") { subject in
      subject.identification.contentType == nil
        ? UploadRefusal(.unproven, "nothing in the content says that it is \(subject.type.identifier)") : nil
    },
    UploadRule(name: "name", order: "the type says whether it is a page that is named as one") { subject in
      subject.policy.allowsNames ? nil : ServedName.reason(for: subject).map { UploadRefusal(.name, $0) }
    },
  ]

  /// Rules that need more of the file, in order.
  static let late: [UploadRule] = [
    UploadRule(name: "damage", order: "what is damaged has no size to rely on") { subject in
      guard !subject.policy.allowsDamage, let damage = subject.item.file.identification.damage else {
        return nil
      }
      return UploadRefusal(.damaged, "it is damaged (\(damage.rawValue))")
    },
    UploadRule(name: "pixels", order: "read with the type") { subject in
      guard let most = subject.policy.pixelCount, subject.isKind(of: .image) || subject.isKind(of: .movie),
        // Drawings have no pixels.
        !subject.isKind(of: .svg)
      else {
        return nil
      }
      guard let metadata = subject.item.file.metadata, let width = metadata.pixelWidth,
        let height = metadata.pixelHeight
      else {
        return UploadRefusal(.tooManyPixels, "how many pixels it has is not known, and \(most) are the most")
      }
      let (count, overflow) = width.multipliedReportingOverflow(by: height)
      return overflow || count > most
        ? UploadRefusal(.tooManyPixels, "it has \(width)×\(height) pixels, and \(most) are the most") : nil
    },
    UploadRule(name: "duration", order: "read with the type") { subject in
      guard let most = subject.policy.duration, subject.isKind(of: .audiovisualContent),
        !subject.isKind(of: .image)
      else { return nil }
      guard let seconds = subject.item.file.metadata?.duration else {
        return UploadRefusal(.tooLong, "how long it lasts is not known, and \(most) seconds are the most")
      }
      return seconds > most
        ? UploadRefusal(.tooLong, "it lasts \(seconds) seconds, and \(most) are the most") : nil
    },
    UploadRule(name: "active content", order: "may take the whole file") { (subject) throws(ReadFailure) in
      if subject.policy.allowsActiveContent { return nil }
      return try ActiveContent.refusal(of: subject)
    },
    UploadRule(name: "other readings", order: "needs the file's end") { (subject) throws(ReadFailure) in
      if subject.policy.allowsOtherReadings { return nil }
      return try OtherReading.first(in: subject).map { UploadRefusal(.otherReading, $0) }
    },
  ]
}
