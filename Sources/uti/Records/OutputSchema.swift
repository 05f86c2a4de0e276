import LoadPlans
import MediaItems
import TypeDeclarations

/// What one kind of JSON output consists of: its fields, and which of them are always there.
struct OutputSchema {
  /// The numbers that identify the schemas; one more with each change that readers must know of.
  static let version = 2

  let name: String
  /// Which commands write it.
  let commands: String
  var fields: [ItemField]
  var required: [String]
  /// The fields that are objects of lists of texts, by any names.
  var open: Set<String> = []

  private init(
    _ name: String, _ commands: String, required: [String], open: Set<String> = [], _ fields: [ItemField]
  ) {
    (self.name, self.commands, self.fields) = (name, commands, fields)
    (self.required, self.open) = (required, open)
  }

  static func named(_ name: String) -> OutputSchema? { all.first { $0.name == name } }

  /// All schemas, those of the records that most commands write first.
  static let all: [OutputSchema] = [
    OutputSchema("classify", "uti classify, check and mismatches", required: ["path"], ItemField.all),
    OutputSchema(
      "pick", "uti pick", required: ["path", "localIdentifier"], ItemField.all + PickRecords.fields),
    OutputSchema(
      "orphans", "uti orphans", required: ["path", "orphan"], ItemField.all + OrphanList.ownFields),
    OutputSchema(
      "report", "the records in the page of uti report", required: ["path"],
      ItemField.all + ReportRecord.fields),
    OutputSchema("summary", "uti summary", required: ["section"], summary),
    OutputSchema(
      "duplicates", "uti duplicates", required: ["kind", "bytes", "count", "saving"], DuplicateList.fields),
    OutputSchema(
      "renames", "uti mismatches --rename and undo-renames", required: ["action", "from"], renames),
    OutputSchema("when", "uti when", required: ["path", "statements", "contradictions"], when),
    OutputSchema("times", "uti when --apply and undo-times", required: ["action", "path"], times),
    OutputSchema("extract", "uti extract", required: ["from"], extract),
    OutputSchema("plan", "uti plan", required: [], plan),
    OutputSchema(
      "show", "uti show", required: ["type", "declared", "dynamic", "public", "tags"], open: ["tags"], show),
    OutputSchema("types", "uti types", required: ["type", "dynamic"], types),
    OutputSchema("diff", "uti diff", required: ["extension", "relation"], diff),
    OutputSchema("tree", "uti tree", required: ["type", "depth"], tree),
    OutputSchema("conforms", "uti conforms", required: ["conforms", "type", "supertype"], conforms),
    OutputSchema("offered", "uti offered", required: ["offered", "by", "clauses", "files"], offered),
    OutputSchema("lint", "uti lint", required: [], lint),
    OutputSchema("lint-rules", "uti lint --rules", required: ["name", "when", "then"], rules),
  ]

  private static let error = ItemField.member(
    "error",
    .object([
      .member("code", .text, "The errno's name, magic, or what refused."),
      .member("message", .text, "What went wrong."),
    ]), "Why there is no answer.")

  private static let summary: [ItemField] = [
    .member(
      "section", .word(["total", "kind", "sidecars", "album", "folder", "finding", "leftOut", "looked"]),
      "What the line counts."),
    .member("name", .text, "The kind, album or finding, or the names that are left out."),
    .member("title", .text, "The album's title."),
    .member("path", .path, "The folder."),
    .member("pathBytes", .text, "The path's bytes in base64, only when they are not UTF-8."),
    .member("items", .integer, "How many."), .member("bytes", .integer, unit: "bytes", "The size of all."),
    .member("command", .texts, "The command that lists what a finding counts."),
    .member("because", .text, "Why it is left out."),
    .member(
      "ends", .word(["omitted", "brief", "near", "whole"]),
      "How far damage was looked for: not at all, in a few small reads, in coded data in five places, or in all of them."
    ),
    .member("from", .date, "The first capture."), .member("until", .date, "The last capture."),
  ]

  private static let renames: [ItemField] = [
    .member("action", .word(RenameReport.Action.allCases.map(\.rawValue)), "What happens to the file."),
    .member("from", .path, "The name that it has."), .member("to", .path, "The name that it gets."),
    .member("group", .integer, "Files of one group are renamed together or not at all."),
    .member("reason", .text, "Why nothing is done, or was undone."),
  ]

  private static let when: [ItemField] = [
    .member("path", .path, "The item."), .member("captured", .date, "When it was taken, by the best source."),
    .member(
      "capturedCertainty", .word(CaptureCertainty.allCases.map(\.rawValue)), "Where the date stands."),
    .member(
      "capturedPrecision", .word(CaptureDate.Precision.allCases.map(\.rawValue)),
      "The smallest part of the date that is stated."),
    .member("capturedSource", .text, "What states the date."),
    .member("zone", .word(["known", "inferred", "unknown"]), "Whether the date has a zone."),
    .member("inferredZone", .text, "The zone that another statement of the moment tells."),
    .member("inferredFrom", .text, "What states the moment in UTC."),
    .member(
      "statements",
      .list([
        .member("captured", .date, "The date."),
        .member("certainty", .word(CaptureCertainty.allCases.map(\.rawValue)), "Where it stands."),
        .member("source", .text, "What states it."),
        .member("doubt", .text, "Why it is not believed."),
      ]), "Every source that states a date, in order of precedence."),
    .member("contradictions", .texts, "What else is stated, where no zone explains it."),
  ]

  private static let times: [ItemField] = [
    .member("action", .word(TimeReport.Action.allCases.map(\.rawValue)), "What happens to the file."),
    .member("path", .path, "The file."), .member("pathBytes", .text, "Its bytes in base64, if not UTF-8."),
    .member("time", .date, "The time that it gets, or has again."),
    .member("reason", .text, "Why it keeps the time that it has."),
  ]

  private static let extract: [ItemField] = [
    .member("from", .path, "The item."), .member("fromBytes", .text, "Its bytes in base64, if not UTF-8."),
    .member("to", .path, "The file that was written."),
    .member("toBytes", .text, "Its bytes in base64, if not UTF-8."),
    .member("part", .word(MediaPart.Role.allCases.map(\.rawValue)), "Which part of the item it is."),
    .member("source", .path, "The file that holds the part, where that is another."),
    .member("sourceBytes", .text, "Its bytes in base64, if not UTF-8."),
    .member("offset", .integer, unit: "bytes", "Where the part begins in its file."),
    .member("length", .integer, unit: "bytes", "How long it is."), .member("type", .identifier, "Its type."),
    .member("wrapped", .flag, "Whether coded bytes were put behind a new head."),
    .member(
      "leftOut", .texts, "What went with the metadata although nobody knows whether it held any."),
    .member("existed", .flag, "Whether the same bytes stood there already."), error,
  ]

  private static let call: [ItemField] = [
    .member("call", .word(LoadPlan.Call.allCases.map(\.rawValue)), "The call."),
    .member("identifier", .identifier, "For which type."),
    .member("class", .word(LoadPlan.TargetClass.allCases.map(\.rawValue)), "For which class."),
  ]
  private static let named: [ItemField] = [
    .member("name", .text, "Its name."), .member("reason", .text, "Why."),
  ]

  private static let plan: [ItemField] = [
    .member("path", .path, "The file, where one was asked about."),
    .member("pathBytes", .text, "The path's bytes in base64, only when they are not UTF-8."), error,
    .member("registered", .texts, "What is registered for the file, in order."),
    .member("kind", .word(MediaKind.allCases.map(\.rawValue)), "What it is."),
    .member("purpose", .word(LoadSituation.Purpose.allCases.map(\.rawValue)), "What it is loaded for."),
    .member("rule", .text, "The row of the table of plans."), .member("because", .text, "Its reason."),
    .member("decidedBy", .identifier, "The identifier that decided what it is."),
    .member("decision", .text, "The rule that decided what it is."),
    .member(
      "steps",
      .list(
        call + [
          .member("turn", .text, "When the step is taken."),
          .member("estimatedPeakBytes", .integer, unit: "bytes", "The memory that it takes, about."),
          .member("needsTranscoding", .flag, "Whether the bytes are to be coded anew."),
          .member("reason", .text, "Why."),
        ]), "The calls in their order."),
    .member("never", .list(call + [.member("reason", .text, "Why not.")]), "What not to call."),
    .member("refusal", .object(named), "Why nothing can be loaded."),
    .member("ending", .object(named), "What is left when every step fails."),
  ]

  private static let show: [ItemField] = [
    .member("type", .identifier, "The type."),
    .member("preference", .integer, "Its rank among the owners of the tag that was asked for, from 1."),
    .member("description", .text, "What it is called."),
    .member("declared", .flag, "Whether it is declared."),
    .member("dynamic", .flag, "Whether it only encodes a tag."),
    .member("public", .flag, "Whether it is public."),
    .member("layer", .word(["apple", "community", "run-time"]), "Who declares it."),
    .member("conformsTo", .texts, "The types that it names."),
    .member("supertypes", .texts, "All that it is a kind of."), .member("subtypes", .texts, "Its own kinds."),
    .member("carriers", .texts, "How its bytes are packed."),
    .member("tags", .object([]), "The tags of each class, preferred first."),
    .member("mime", .text, "The MIME type to announce it by."), .member("version", .integer, "Its version."),
    .member("reference", .text, "Where it is described."),
    .member("pronom", .texts, "PRONOM's identifiers of its versions, where they are known."),
    .member("since", .object(systems), "The first systems that are known to have it."),
    .member(
      "constantSince", .object(systems), "The first systems with a constant of it, where those are others."),
  ]

  private static let systems: [ItemField] = [
    .member("iOS", .text, "A version of iOS."), .member("macOS", .text, "A version of macOS."),
  ]

  private static let diff: [ItemField] = [
    .member("extension", .text, "A filename extension, without a dot."),
    .member("here", .text, "The MIME type that it has here."),
    .member("there", .text, "The MIME type that the other table gives it."),
    .member("relation", .word(TagComparison.Relation.allCases.map(\.rawValue)), "How the two are related."),
  ]

  private static let types: [ItemField] = [
    .member("type", .identifier, "The type."), .member("description", .text, "What it is called."),
    .member("dynamic", .flag, "Whether it only encodes a tag."),
    .member("mime", .text, "Its preferred MIME type."),
    .member("preferredExtension", .text, "Its preferred filename extension, without a dot."),
  ]

  private static let tree: [ItemField] = [
    .member("type", .identifier, "The type."), .member("depth", .integer, "How far from the root."),
    .member("conformsTo", .texts, "The types that it names."), .member("subtypes", .texts, "Its own kinds."),
  ]

  private static let conforms: [ItemField] = [
    .member("conforms", .flag, "Whether the one is a kind of the other."),
    .member("type", .identifier, "The type."), .member("supertype", .identifier, "The other."),
    .member("path", .texts, "The shortest way from one to the other."),
    .member("meetAt", .texts, "Their nearest common supertypes."),
    .member("carried", .flag, "Whether the one's bytes are packed as the other."),
  ]

  private static let offered: [ItemField] = [
    .member("offered", .flag, "Whether the extension or the app is offered for all files together."),
    .member("by", .word(OfferedAnswer.Source.allCases.map(\.rawValue)), "Whose rule it is."),
    .member(
      "clauses",
      .list([
        .member("clause", .text, "The key, the part of the predicate, or the content type."),
        .member("holds", .flag, "Whether it holds."), .member("reason", .text, "Why."),
      ]), "The clauses that decided."),
    .member(
      "files",
      .list([
        .member("path", .path, "The file."),
        .member("pathBytes", .text, "The path's bytes in base64, only when they are not UTF-8."),
        .member("type", .identifier, "What it is."),
        .member("registered", .texts, "What its attachment registers, in order."), error,
      ]), "The files, each an attachment."),
  ]

  private static let severities = LintSeverity.allCases.map(\.rawValue)

  private static let lint: [ItemField] = [
    .member("file", .path, "The file."), .member("line", .integer, "The line, from 1."),
    .member("column", .integer, "The column, from 1."),
    .member("path", .text, "The place in a property list."),
    .member("rule", .text, "The rule."), .member("severity", .word(severities), "How bad it is."),
    .member("reason", .text, "What is wrong there."), .member("because", .text, "Why that is wrong."),
    .member("fix", .text, "What to do."), .member("fixable", .flag, "Whether --fix does it."), error,
  ]

  private static let rules: [ItemField] = [
    .member("name", .text, "The rule."), .member("when", .text, "What it looks for."),
    .member("then", .word(severities), "How bad that is."), .member("because", .text, "Why."),
    .member("fix", .text, "What to do."), .member("fixable", .flag, "Whether --fix does it."),
  ]
}
