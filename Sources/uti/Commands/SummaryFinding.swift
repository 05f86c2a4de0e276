import FileIdentification
import MediaItems

/// Something that a person may want to look at.
struct SummaryFinding: Sendable {
  /// Which command lists it.
  enum Listing: Sendable {
    case mismatches
    case orphans(OrphanKind)
    /// A word of the filter language.
    case filter(String)
    case errors
  }

  /// The severity of a finding.
  enum Severity: String, CaseIterable, Sendable {
    /// Something is lost or false.
    case wrong
    /// Something is not there, and perhaps never was.
    case missing
  }

  var name: String
  var severity = Severity.wrong
  var count: @Sendable (MediaSummary) -> Int
  /// For one, and for more.
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

/// The commands that list what a summary counts, with the paths and options that it was given.
struct SummaryLists: Sendable {
  private var reading: ReadingRequest
  private let filter: FilterRequest?
  private let keepsForeign: Bool

  /// Where nothing was left out the commands need not be told to.
  init(_ reading: ReadingRequest, _ filter: FilterRequest?, hasLeftOut: Bool) {
    self.reading = reading
    keepsForeign = reading.leavesOutForeign == false
    self.reading.leavesOutForeign = hasLeftOut ? true : nil
    self.filter = filter
  }

  /// How far damage was looked for.
  var ends: EndExamination { reading.ends ?? .omitted }

  /// How often a finding was met; halves that nobody tried to pair are none.
  func count(of finding: SummaryFinding, in summary: MediaSummary) -> Int {
    if case .orphans = finding.listing, !reading.pairs { return 0 }
    return finding.count(summary)
  }

  /// The command that lists what `finding` counts.
  func command(for finding: SummaryFinding) -> [String] {
    switch finding.listing {
    case .mismatches:
      if filter != nil { return classify(["--filter", both("misnamed")]) }
      // Names are compared file by file, wherever the other halves lie.
      var request = reading
      request.pairsAcross = false
      // It leaves out by itself what a summary does.
      request.leavesOutForeign = keepsForeign ? false : nil
      return ["uti", "mismatches"] + request.arguments
    case .orphans(let kind):
      var request = reading
      request.isRecursive = false
      // It leaves out by itself what a summary does.
      request.leavesOutForeign = keepsForeign ? false : nil
      return ["uti", "orphans", "--only", kind.rawValue] + condition(filter?.text) + request.arguments
    case .filter(let word): return classify(["--filter", both(word)])
    case .errors: return ["uti", "classify", "-q"] + reading.arguments
    }
  }

  /// The summary of the same.
  var summary: [String] {
    var request = reading
    request.isRecursive = false
    request.leavesOutForeign = nil
    return ["uti", "summary"] + request.arguments
  }

  /// What can be done about a finding.
  enum Remedy {
    /// The command that mends it.
    case mends([String])
    /// The command that looks for what is missing in all folders.
    case searches([String])
  }

  /// nil where no command helps.
  func remedy(for finding: SummaryFinding) -> Remedy? {
    let rest = command(for: finding).dropFirst(2)
    switch finding.listing {
    case .mismatches where filter == nil: return .mends(["uti", "mismatches", "--rename"] + rest)
    case .orphans(let kind) where kind != .sidecar && !reading.pairsAcross:
      return .searches(["uti", "orphans", "--pair-across"] + rest)
    case .mismatches, .orphans, .filter, .errors: return nil
    }
  }

  private func classify(_ options: [String]) -> [String] {
    ["uti", "classify"] + options + unknown + reading.arguments
  }

  private func condition(_ text: String?) -> [String] { text.map { ["--filter", $0] + unknown } ?? [] }

  private var unknown: [String] { filter?.includesUnknown == true ? ["--unknown", "include"] : [] }

  private func both(_ word: String) -> String { filter.map { "(\($0.text)) and \(word)" } ?? word }
}
