/// The header of a mail message: names and values up to the first empty line (RFC 5322 §2.2).
struct MailHeader {
  /// The lower-case names in order.
  private(set) var names: [String] = []
  /// The unfolded value of the first field of each name.
  private(set) var values: [String: String] = [:]
  /// True if all lines up to the empty one are fields.
  private(set) var isWellFormed = true
  /// True after the "From " line of mailboxes.
  private(set) var hasPostmark = false

  /// True if an empty line ends the header, or the text continues after the bytes that were read.
  private(set) var isEnded: Bool

  private static let maxFields = 200

  /// Reads the header after skipping lines.
  init(_ head: TextHead, skipping lines: Int = 0) {
    isEnded = !head.isWhole
    var last: String?
    var index = 0
    for line in head.lines().dropFirst(lines) {
      defer { index += 1 }
      if line.isBlank {
        if names.isEmpty, !hasPostmark, index < 4 { continue }
        isEnded = true
        break
      }
      if names.isEmpty, !hasPostmark, Self.isPostmark(line) {
        hasPostmark = true
        continue
      }
      // Older mailers write quoted postmarks next to the postmark.
      if names.isEmpty, line.hasPrefix(">From ") { continue }
      if line.first == 0x20 || line.first == 0x09 {
        guard let name = last else {
          isWellFormed = false
          break
        }
        if let value = values[name], value.utf8.count < 2048 {
          values[name] = value + " " + line.trimmed.text
        }
        continue
      }
      guard let (field, value) = Self.field(line) else {
        isWellFormed = false
        break
      }
      let name = field.text.lowercased()
      names.append(name)
      if values[name] == nil { values[name] = value.trimmed.text }
      last = name
      if names.count >= Self.maxFields { break }
    }
  }

  /// Returns the name and value of a field; nil for other lines.
  private static func field(_ line: TextLine) -> (name: TextLine, value: TextLine)? {
    guard let colon = line.offset(of: UInt8(ascii: ":")), colon > 0, colon < 64 else { return nil }
    let name = line.prefix(colon).trimmedEnd
    guard name.bytes.allSatisfy({ TextLine.isWord($0) || $0 == UInt8(ascii: ".") }) else { return nil }
    return (name, line.dropping(colon + 1))
  }

  /// Returns true if one of the first fields is known; required for messages, news and saved pages.
  static func hasKnownField(_ head: TextHead) -> Bool {
    var fields = 0
    for (index, line) in head.lines().enumerated() {
      if line.isBlank {
        if fields == 0, index < 4 { continue }
        return false
      }
      if line.first == 0x20 || line.first == 0x09 { continue }
      guard let name = field(line)?.name else {
        if fields == 0, line.hasPrefix("From ") || line.hasPrefix(">From ") { continue }
        return false
      }
      if knownNames.contains(where: {
        name.count == $0.utf8CodeUnitCount && name.hasPrefix($0, folding: true)
      }) {
        return true
      }
      fields += 1
      if fields >= maxFields { return false }
    }
    return false
  }

  /// Returns true for `From`, a sender, and a date with weekday, month and time.
  static func isPostmark(_ line: TextLine) -> Bool {
    guard line.hasPrefix("From "), line.count < 512 else { return false }
    let words = line.words.map(\.text)
    guard words.count >= 6 else { return false }
    let hasDay = words.contains {
      ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].contains($0.prefix(3)) && $0.count <= 4
    }
    let hasMonth = words.contains {
      ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"].contains($0)
    }
    let hasTime = words.contains { $0.contains(":") && ($0.first?.isNumber ?? false) }
    return hasDay && hasMonth && hasTime
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  private static let transportNames: [StaticString] = [
    "received", "return-path", "message-id", "delivered-to", "mime-version", "dkim-signature", "x-mailer",
    "authentication-results", "x-received", "in-reply-to", "references", "arc-seal",
    "content-transfer-encoding",
    "x-original-to", "list-unsubscribe", "user-agent", "x-originating-ip", "resent-from", "reply-to",
    "x-ironport-av",
    "thread-index", "x-spam-status", "x-priority", "envelope-to", "errors-to", "x-mimeole", "content-class",
    "return-receipt-to",
  ]
  private static let peopleNames: [StaticString] = ["from", "to", "subject", "date", "cc", "bcc", "sender"]
  /// Names of fields of news and saved pages.
  private static let otherNames: [StaticString] = ["newsgroups", "path", "xref", "content-type"]

  private static let transport = Set(transportNames.map(\.description))
  private static let people = Set(peopleNames.map(\.description))
  private static let knownNames = peopleNames + transportNames + otherNames

  /// True for fields of a message, not of other name-value records.
  var isMessage: Bool {
    guard names.count >= 2 else { return false }
    let distinct = Set(names)
    let transportCount = distinct.intersection(Self.transport).count
    let peopleCount = distinct.intersection(Self.people).count
    let isEnough =
      transportCount >= 2 || (transportCount >= 1 && peopleCount >= 1)
      || peopleCount >= 3 && distinct.contains("from")
    return isEnough && (isWellFormed || transportCount + peopleCount >= 4)
  }

  var isNews: Bool {
    has("newsgroups") && (has("path") || has("from") || has("message-id"))
      || (has("path") && (values["path"]?.contains("!") ?? false) && has("subject"))
      || has("xref") && has("newsgroups")
  }

  /// True for a signed body without its message.
  var isSignedEntity: Bool {
    has("mime-version") && values["content-type"]?.lowercased().hasPrefix("multipart/signed") == true
  }

  /// True for MHTML saved by a browser: no recipient headers.
  var isSavedPage: Bool {
    guard let kind = values["content-type"]?.lowercased(), kind.hasPrefix("multipart/related") else {
      return false
    }
    return has("snapshot-content-location")
      || !(has("to") || has("received") || has("delivered-to") || has("message-id"))
      || values["from"]?.lowercased().hasPrefix("<saved by") == true
  }
}
