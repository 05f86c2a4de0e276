import FileIdentification
import MediaItems

/// A problem that `uti summary` counts, with its severity and the command that lists its items.
struct SummaryFinding: Sendable {
  /// The command that lists the items of a finding.
  enum Listing: Sendable {
    case mismatches
    case orphans(OrphanKind)
    /// `classify` with a named filter.
    case filter(String)
    case errors
  }

  /// The severity of a finding.
  enum Severity: String, CaseIterable, Sendable {
    /// Data is lost or wrong.
    case wrong
    /// Data is missing, and may never have existed.
    case missing
  }

  var name: String
  var severity = Severity.wrong
  var count: @Sendable (MediaSummary) -> Int
  /// The text for one item, and for several.
  var text: (one: String, more: String)
  var listing: Listing

  static let all: [SummaryFinding] = [
    SummaryFinding(
      name: "mismatches", count: { $0.mismatches },
      text: ("name contradicts what the file holds", "names contradict what the files hold"),
      listing: .mismatches),
    SummaryFinding(
      name: "stillHalves", count: { $0.stillHalves },
      text: ("still of a Live Photo without its movie", "stills of Live Photos without their movies"),
      listing: .orphans(.stillHalf)),
    SummaryFinding(
      name: "movieHalves", count: { $0.movieHalves },
      text: ("movie of a Live Photo without its still", "movies of Live Photos without their stills"),
      listing: .orphans(.movieHalf)),
    SummaryFinding(
      name: "loneSidecars", count: { $0.loneSidecars },
      text: ("sidecar without its picture or movie", "sidecars without their pictures or movies"),
      listing: .orphans(.sidecar)),
    SummaryFinding(
      name: "stripped", severity: .missing, count: { $0.stripped },
      text: ("motion photo whose movie was taken away", "motion photos whose movies were taken away"),
      listing: .filter("stripped")),
    SummaryFinding(
      name: "damaged", count: { $0.damaged }, text: ("file is damaged", "files are damaged"),
      listing: .filter("damaged")),
    SummaryFinding(
      name: "undated", severity: .missing, count: { $0.undated },
      text: (
        "picture or movie has no date",
        "pictures and movies have no date"
      ), listing: .filter("undated")),
    SummaryFinding(
      name: "unreadable", count: { $0.unreadable }, text: ("could not be read", "could not be read"),
      listing: .errors),
  ]
}

/// The commands that list the items of findings, with the paths and options of the summary.
struct FindingCommands: Sendable {
  private var reading: ReadingRequest
  private let filter: FilterRequest?
  private let keepsForeign: Bool

  /// The commands exclude internal files of programs only if the summary excluded any.
  init(_ reading: ReadingRequest, _ filter: FilterRequest?, hasLeftOut: Bool) {
    self.reading = reading
    keepsForeign = reading.leavesOutForeign == false
    self.reading.leavesOutForeign = hasLeftOut ? true : nil
    self.filter = filter
  }

  /// The extent of the damage check.
  var ends: EndExamination { reading.ends ?? .omitted }

  /// Returns the number of items of a finding; 0 for halves that were not paired.
  func count(of finding: SummaryFinding, in summary: MediaSummary) -> Int {
    if case .orphans = finding.listing, !reading.pairs { return 0 }
    return finding.count(summary)
  }

  /// Returns the command that lists the items of `finding`.
  func command(for finding: SummaryFinding) -> [String] {
    switch finding.listing {
    case .mismatches:
      if filter != nil { return classify(["--filter", filterText("misnamed")]) }
      // Names are checked per file, without pairing.
      var request = reading
      request.pairsAcross = false
      // The command has the same default exclusions as a summary.
      request.leavesOutForeign = keepsForeign ? false : nil
      return ["uti", "mismatches"] + request.arguments
    case .orphans(let kind):
      var request = reading
      request.isRecursive = false
      // The command has the same default exclusions as a summary.
      request.leavesOutForeign = keepsForeign ? false : nil
      return ["uti", "orphans", "--only", kind.rawValue] + condition(filter?.text) + request.arguments
    case .filter(let word): return classify(["--filter", filterText(word)])
    case .errors: return ["uti", "classify", "-q"] + reading.arguments
    }
  }

  /// The command that prints the summary.
  var summary: [String] {
    var request = reading
    request.isRecursive = false
    request.leavesOutForeign = nil
    return ["uti", "summary"] + request.arguments
  }

  /// The remedy for a finding.
  enum Remedy {
    /// A command that fixes it.
    case fix([String])
    /// A command that searches the missing counterparts in all folders.
    case search([String])
  }

  /// Returns the remedy for a finding; nil if no command helps.
  func remedy(for finding: SummaryFinding) -> Remedy? {
    let rest = command(for: finding).dropFirst(2)
    switch finding.listing {
    case .mismatches where filter == nil: return .fix(["uti", "mismatches", "--rename"] + rest)
    case .orphans(let kind) where kind != .sidecar && !reading.pairsAcross:
      return .search(["uti", "orphans", "--pair-across"] + rest)
    case .mismatches, .orphans, .filter, .errors: return nil
    }
  }

  private func classify(_ options: [String]) -> [String] {
    ["uti", "classify"] + options + unknown + reading.arguments
  }

  private func condition(_ text: String?) -> [String] { text.map { ["--filter", $0] + unknown } ?? [] }

  private var unknown: [String] { filter?.includesUnknown == true ? ["--unknown", "include"] : [] }

  private func filterText(_ word: String) -> String { filter.map { "(\($0.text)) and \(word)" } ?? word }
}
