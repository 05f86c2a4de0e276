import ArgumentParser
import FileIdentification
import MediaItems
import MediaMetadata
import UniformTypes

/// The options `--filter` and `--unknown`, which select items.
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
    // Types are looked up later, with the options of declarations.
    do { _ = try request?.condition(in: nil) } catch { throw ValidationError(error.message) }
  }

  var request: FilterRequest? {
    filter.map { FilterRequest(text: $0, includesUnknown: unknown == .include) }
  }
}

/// A filter as given, before its types are looked up.
struct FilterRequest: Equatable, Sendable {
  var text: String
  var includesUnknown = false

  /// The details that the filter needs; none for an invalid filter, which is reported elsewhere.
  var details: MediaDetails.Parts { (try? FilterExpression(text, in: nil).details) ?? [] }

  /// The check of file ends that the filter needs; nil for none and for an invalid filter.
  var ends: EndExamination? { (try? FilterExpression(text, in: nil))?.ends }

  /// Parses the filter; without a registry, any type name is accepted.
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

/// Reads the options of a filter without ArgumentParser.
struct FilterOptionReader {
  private var text: String?
  private var treatment = FilterOptions.UnknownTreatment.exclude

  /// Reads the value of an option from `rest`; returns false for an invalid value, which ArgumentParser reports.
  mutating func read(_ option: String, _ rest: inout ArraySlice<String>) -> Bool {
    guard let value = ReadingRequest.optionValue(&rest) else { return false }
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

struct ItemCondition: Equatable, Sendable {
  var filter: MediaFilter
  var includesUnknown = false

  func holds(_ item: MediaItem) -> Bool { refusal(of: item) == nil }

  /// Returns the reason for which an item does not match; nil if it does.
  func refusal(of item: MediaItem) -> String? {
    switch filter.matches(item) {
    case .yes: nil
    case .no: "the filter does not match"
    case .unknown:
      includesUnknown
        ? nil : "its files do not tell whether the filter matches; '--unknown include' accepts such items"
    }
  }

  /// Returns true if the item of a record matches; false for an unreadable one.
  func holds(_ record: Record) -> Bool { record.item.map(holds) ?? false }
}
