import ArgumentParser
import FileIdentification
import MediaItems
import MediaMetadata
import UniformTypes

/// `--filter` and what becomes of items that it cannot judge, for every command that reads files.
struct FilterOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only items that match, as in 'livePhotos or panoramas' or 'images and pixelWidth > 4000'.",
      discussion: """
        The filters of the photo picker by name, any(…), all(…), not(…), playbackStyle(…), and comparisons of fields \
        (== != < <= > >= ~), combined with and, or, not. See 'uti help filters'.
        """, valueName: "expression"),
    completion: .filter)
  var filter: String?

  @Option(help: "Whether to keep items that lack the data for the filter.")
  var unknown: UnknownTreatment = .exclude

  enum UnknownTreatment: String, ExpressibleByArgument, CaseIterable { case exclude, include }

  func validate() throws {
    // Which types are declared is known once the options of declarations are.
    do { _ = try request?.condition(in: nil) } catch { throw ValidationError(error.message) }
  }

  /// The condition as it was asked, if it was.
  var request: FilterRequest? {
    filter.map { FilterRequest(text: $0, includesUnknown: unknown == .include) }
  }
}

/// A condition on items as it is written, before its types are looked up.
struct FilterRequest: Equatable, Sendable {
  var text: String
  var includesUnknown = false

  /// Which details the condition asks for; none where it cannot be read, which is said elsewhere.
  var details: MediaDetails.Parts { (try? FilterExpression(text, in: nil).details) ?? [] }

  /// The examination of ends that the condition needs; nil for none, and for a condition that cannot be read.
  var ends: EndExamination? { (try? FilterExpression(text, in: nil))?.ends }

  /// The condition; without a registry, every type that it names passes.
  func condition(in registry: TypeRegistry?) throws(CommandFailure) -> ItemCondition {
    do throws(FilterExpressionError) {
      return ItemCondition(
        filter: try FilterExpression(text, in: registry).filter, includesUnknown: includesUnknown)
    } catch {
      let message = "'--filter \(text)': \(error.description)"
      throw CommandFailure(.usage, RawArguments.printable(message: message, quoting: [text]))
    }
  }
}

/// The options of a filter as they are read without the parser.
struct PlainFilter {
  private var text: String?
  private var treatment = FilterOptions.UnknownTreatment.exclude

  /// Takes the value of one of the options from `rest`; false where the parser has to say what is wrong with it.
  mutating func take(_ option: String, _ rest: inout ArraySlice<String>) -> Bool {
    guard let value = ReadingRequest.plainValue(&rest) else { return false }
    if option == "--filter" {
      text = value
      return (try? FilterRequest(text: value).condition(in: nil)) != nil
    }
    guard let treatment = FilterOptions.UnknownTreatment(rawValue: value) else { return false }
    self.treatment = treatment
    return true
  }

  var request: FilterRequest? {
    text.map { FilterRequest(text: $0, includesUnknown: treatment == .include) }
  }
}

/// Which items are wanted.
struct ItemCondition: Equatable, Sendable {
  var filter: MediaFilter
  var includesUnknown = false

  func holds(_ item: MediaItem) -> Bool { refusal(of: item) == nil }

  /// Why the item is not wanted; nil when it is.
  func refusal(of item: MediaItem) -> String? {
    switch filter.matches(item) {
    case .yes: nil
    case .no: "the filter does not match"
    case .unknown:
      includesUnknown
        ? nil : "its files do not tell whether the filter matches; '--unknown include' accepts such items"
    }
  }

  /// Whether a record's item is wanted; one that could not be read is not.
  func holds(_ record: Record) -> Bool { record.item.map(holds) ?? false }
}
