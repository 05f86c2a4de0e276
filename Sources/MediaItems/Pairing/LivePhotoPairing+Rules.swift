extension LivePhotoPairing {
  /// How halves that share an identifier are matched: what must be equal in both, and when the rule may be asked.
  struct Rule: Sendable {
    /// What a half is sorted by; halves with equal slots are matched in order.
    struct Slot: Hashable {
      var folder: Int?
      var key: String?
      var copy: Int?
      var isEdited: Bool?
    }

    /// Who may still be matched.
    enum Scope: Sendable {
      case always
      /// Only where the folder has no pair of this identifier yet.
      case firstInFolder
      /// Only where nothing has a pair of this identifier yet.
      case first
    }

    var name: String
    var scope: Scope
    var slot: @Sendable (PairingCandidate) -> Slot
    var because: String
  }

  /// In order: what an earlier rule matched, a later one does not see.
  static let rules: [Rule] = [
    Rule(
      name: "same name", scope: .always,
      slot: {
        .init(folder: $0.folder, key: $0.name.key, copy: $0.name.copy ?? 0, isEdited: $0.name.isEdited)
      },
      because: "one identifier, one folder, one name"),
    Rule(
      name: "same name but for the number", scope: .always,
      slot: { .init(folder: $0.folder, key: $0.name.key, isEdited: $0.name.isEdited) },
      because: "exporters number each half by itself"),
    Rule(
      name: "same folder", scope: .always,
      slot: { .init(folder: $0.folder, isEdited: $0.name.isEdited) },
      because: "one identifier in one folder; names may have been changed"),
    Rule(
      name: "same folder, one edited", scope: .firstInFolder,
      slot: { .init(folder: $0.folder) },
      because: "the folder holds no better partner for either"),
    Rule(
      name: "same name elsewhere", scope: .always,
      slot: { .init(key: $0.name.key, copy: $0.name.copy ?? 0, isEdited: $0.name.isEdited) },
      because: "tools sort stills and movies into folders of their own"),
    Rule(
      name: "same identifier elsewhere", scope: .first,
      slot: { .init(isEdited: $0.name.isEdited) },
      because: "one identifier, and no pair of it so far"),
    Rule(
      name: "same identifier", scope: .first, slot: { _ in .init() },
      because: "one identifier, and no pair of it so far"),
  ]

  /// Weak pairs: the longest movie half, in seconds, and how far apart its clock may be from the still's.
  static let longestWeakMovie = 3.5
  static let weakTolerance: Int64 = 3
}
