import ArgumentParser
import MediaItems

/// `--fields`, for every command that writes records.
struct FieldOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What records show: basic, all, or names of fields and groups with commas between them.",
      discussion: """
        'basic' is what is shown without the option; 'all' adds every group but place, serial and sums, which are asked for \
        by name. Only what is shown is read. See 'uti help fields'.
        """, valueName: "names"),
    completion: .fields)
  var fields: String?

  /// The fields that were asked for.
  var selection: FieldSelection { fields.flatMap { try? FieldSelection($0) } ?? .basic }

  func validate() throws {
    guard let fields else { return }
    do { _ = try FieldSelection(fields) } catch {
      throw ValidationError("'--fields \(fields)': \(error.description)")
    }
  }

  /// Refuses a choice of fields where the format has none.
  func require(of format: RecordFormat) throws {
    if fields != nil, format == .mime {
      throw ValidationError("'--fields' chooses what records show; '--format mime' shows types alone.")
    }
  }
}
