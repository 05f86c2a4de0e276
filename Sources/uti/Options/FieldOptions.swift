import ArgumentParser
import MediaItems

/// `--fields`, for commands that write records.
struct FieldOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The fields of records: basic, all, or names of fields and groups, separated by commas.",
      discussion: """
        'basic' is the default. 'all' adds every group except place, serial and sums, which must be named. Only fields \
        that are shown are read. See 'uti help fields'.
        """, valueName: "names"),
    completion: .fields)
  var fields: String?

  /// The selected fields.
  var selection: FieldSelection { fields.flatMap { try? FieldSelection($0) } ?? .basic }

  func validate() throws {
    guard let fields else { return }
    do { _ = try FieldSelection(fields) } catch {
      throw ValidationError("'--fields \(fields)': \(error.description)")
    }
  }

  /// Throws if fields are given with a format without fields.
  func validate(for format: RecordFormat) throws {
    if fields != nil, format == .mime {
      throw ValidationError(
        "'--fields' has no effect with '--format mime', which prints types only: leave one of them out.")
    }
  }
}
