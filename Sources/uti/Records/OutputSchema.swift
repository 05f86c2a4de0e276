import LoadPlans
import MediaItems
import TypeDeclarations

/// The fields of one kind of JSON output, with those that are always present.
struct OutputSchema {
  /// The version of all schemas, increased with each incompatible change.
  static let version = 2

  let name: String
  /// The commands that write it.
  let commands: String
  var fields: [ItemField]
  var required: [String]
  /// The fields that are objects with arbitrary keys and lists of texts.
  var open: Set<String> = []

  private init(
    _ name: String, _ commands: String, required: [String], open: Set<String> = [], _ fields: [ItemField]
  ) {
    (self.name, self.commands, self.fields) = (name, commands, fields)
    (self.required, self.open) = (required, open)
  }

  /// Returns the schema of a name, or of a command with the same output.
  static func named(_ name: String) -> OutputSchema? {
    let aliases = [
      "check": "classify", "mismatches": "classify", "undo-renames": "renames", "undo-times": "times",
    ]
    return all.first { $0.name == aliases[name] ?? name }
  }

  /// All schemas, the most common first.
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
    OutputSchema("lint-rules", "uti lint --list-rules", required: ["name", "when", "then"], rules),
  ]

  private static let error = ItemField.member(
    "error",
    .object([
      .member("code", .text, "The name of the errno, magic, or the refusing rule."),
      .member("message", .text, "The error message."),
    ]), "The error that prevented an answer.")

  private static let summary: [ItemField] = [
    .member(
      "section", .word(["total", "kind", "sidecars", "album", "folder", "finding", "leftOut", "looked"]),
      "The section of the line."),
    .member("name", .text, "The kind, album or finding, or the names that are left out."),
    .member("title", .text, "The title of the album."),
    .member(
      "severity", .word(SummaryFinding.Severity.allCases.map(\.rawValue)),
      "The severity of a finding: something is lost or false, or it is only not there."),
    .member("path", .path, "The folder."),
    .member("pathBytes", .text, "The path's bytes in base64, only when they are not UTF-8."),
    .member("items", .integer, "The number of items."),
    .member("bytes", .integer, unit: "bytes", "The total size."),
    .member("command", .texts, "The command that lists the items of a finding."),
    .member("because", .text, "The reason for leaving it out."),
    .member(
      "ends", .word(["omitted", "brief", "near", "whole"]),
      "The extent of the damage check: none, a few small reads, coded data in five places, or all coded data."
    ),
    .member("from", .date, "The first capture."), .member("until", .date, "The last capture."),
  ]

  private static let renames: [ItemField] = [
    .member("action", .word(RenameReport.Action.allCases.map(\.rawValue)), "The action for the file."),
    .member("from", .path, "The present name."), .member("to", .path, "The new name."),
    .member("group", .integer, "Files of one group are renamed together or not at all."),
    .member("reason", .text, "The reason for doing nothing, or for undoing."),
  ]

  private static let when: [ItemField] = [
    .member("path", .path, "The item."), .member("captured", .date, "The capture date, by the best source."),
    .member(
      "capturedCertainty", .word(CaptureCertainty.allCases.map(\.rawValue)), "The kind of source of the date."
    ),
    .member(
      "capturedPrecision", .word(CaptureDate.Precision.allCases.map(\.rawValue)),
      "The smallest unit stated in the date."),
    .member("capturedSource", .text, "The source of the date."),
    .member("zone", .word(["known", "inferred", "unknown"]), "Whether the date has a zone."),
    .member("inferredZone", .text, "The time zone derived from another date of the item."),
    .member("inferredFrom", .text, "The source of that date, in UTC."),
    .member(
      "statements",
      .list([
        .member("captured", .date, "The date."),
        .member("certainty", .word(CaptureCertainty.allCases.map(\.rawValue)), "The kind of source."),
        .member("source", .text, "The source."),
        .member("doubt", .text, "The reason for not using it."),
      ]), "Every source that states a date, in order of precedence."),
    .member("contradictions", .texts, "Other dates that no time zone explains."),
  ]

  private static let times: [ItemField] = [
    .member("action", .word(TimeReport.Action.allCases.map(\.rawValue)), "The action for the file."),
    .member("path", .path, "The file."), .member("pathBytes", .text, "Its bytes in base64, if not UTF-8."),
    .member("time", .date, "The new or restored time."),
    .member("reason", .text, "The reason for keeping its time."),
  ]

  private static let extract: [ItemField] = [
    .member("from", .path, "The item."), .member("fromBytes", .text, "Its bytes in base64, if not UTF-8."),
    .member("to", .path, "The written file."),
    .member("toBytes", .text, "Its bytes in base64, if not UTF-8."),
    .member("part", .word(MediaPart.Role.allCases.map(\.rawValue)), "The part of the item."),
    .member("source", .path, "The file that contains the part, if it is another one."),
    .member("sourceBytes", .text, "Its bytes in base64, if not UTF-8."),
    .member("offset", .integer, unit: "bytes", "The offset of the part in its file."),
    .member("length", .integer, unit: "bytes", "The length of the part."),
    .member("type", .identifier, "Its type."),
    .member("wrapped", .flag, "Whether the coded bytes got a new header."),
    .member(
      "leftOut", .texts, "The data left out because it may hold metadata."),
    .member("existed", .flag, "Whether the same file already existed."), error,
  ]

  private static let call: [ItemField] = [
    .member("call", .word(LoadPlan.Call.allCases.map(\.rawValue)), "The call."),
    .member("identifier", .identifier, "The type to load."),
    .member("class", .word(LoadPlan.TargetClass.allCases.map(\.rawValue)), "The class to load."),
  ]
  private static let named: [ItemField] = [
    .member("name", .text, "Its name."), .member("reason", .text, "The reason."),
  ]

  private static let plan: [ItemField] = [
    .member("path", .path, "The file, if one was given."),
    .member("pathBytes", .text, "The path's bytes in base64, only when they are not UTF-8."), error,
    .member("registered", .texts, "The types registered for the file, in order."),
    .member("kind", .word(MediaKind.allCases.map(\.rawValue)), "The kind of item."),
    .member("purpose", .word(LoadSituation.Purpose.allCases.map(\.rawValue)), "The purpose of loading."),
    .member("rule", .text, "The rule in the table of plans."), .member("because", .text, "Its reason."),
    .member("decidedBy", .identifier, "The identifier that decided the kind."),
    .member("decision", .text, "The rule that decided the kind."),
    .member(
      "steps",
      .list(
        call + [
          .member("turn", .text, "The condition for the step."),
          .member("estimatedPeakBytes", .integer, unit: "bytes", "The estimated peak memory."),
          .member("needsTranscoding", .flag, "Whether transcoding is needed."),
          .member("reason", .text, "The reason."),
        ]), "The calls in their order."),
    .member("never", .list(call + [.member("reason", .text, "The reason.")]), "The calls to avoid."),
    .member("refusal", .object(named), "The reason why nothing can be loaded."),
    .member("ending", .object(named), "The action if every step fails."),
  ]

  private static let show: [ItemField] = [
    .member("type", .identifier, "The type."),
    .member("preference", .integer, "The rank among the owners of the given tag, from 1."),
    .member("description", .text, "The description."),
    .member("declared", .flag, "Whether it is declared."),
    .member("dynamic", .flag, "Whether it is a dynamic type, which encodes a tag."),
    .member("public", .flag, "Whether it is public."),
    .member("layer", .word(["apple", "community", "run-time"]), "The layer that declares it."),
    .member("conformsTo", .texts, "The declared parents."),
    .member("supertypes", .texts, "All supertypes."), .member("subtypes", .texts, "The subtypes."),
    .member("carriers", .texts, "The containers of the format."),
    .member("tags", .object([]), "The tags of each class, preferred first."),
    .member("mime", .text, "The MIME type to serve it with."), .member("version", .integer, "Its version."),
    .member("reference", .text, "The reference document."),
    .member("pronom", .texts, "The PRONOM identifiers of its versions, if known."),
    .member("since", .object(systems), "The first known systems that have it."),
    .member(
      "constantSince", .object(systems), "The first systems with a constant for it, if they differ."),
  ]

  private static let systems: [ItemField] = [
    .member("iOS", .text, "A version of iOS."), .member("macOS", .text, "A version of macOS."),
  ]

  private static let diff: [ItemField] = [
    .member("extension", .text, "A filename extension, without a dot."),
    .member("here", .text, "The MIME type in this package."),
    .member("there", .text, "The MIME type in the other table."),
    .member(
      "relation", .word(TagComparison.Relation.allCases.map(\.rawValue)), "The relation between the two."),
  ]

  private static let types: [ItemField] = [
    .member("type", .identifier, "The type."), .member("description", .text, "The description."),
    .member("dynamic", .flag, "Whether it is a dynamic type, which encodes a tag."),
    .member("mime", .text, "Its preferred MIME type."),
    .member("preferredExtension", .text, "Its preferred filename extension, without a dot."),
  ]

  private static let tree: [ItemField] = [
    .member("type", .identifier, "The type."), .member("depth", .integer, "The distance from the root."),
    .member("conformsTo", .texts, "The declared parents."), .member("subtypes", .texts, "The subtypes."),
  ]

  private static let conforms: [ItemField] = [
    .member("conforms", .flag, "Whether the first type is a kind of the second."),
    .member("type", .identifier, "The type."), .member("supertype", .identifier, "The second type."),
    .member("path", .texts, "The shortest path between them."),
    .member("meetAt", .texts, "Their nearest common supertypes."),
    .member("carried", .flag, "Whether the first type is stored in the second."),
  ]

  private static let offered: [ItemField] = [
    .member("offered", .flag, "Whether the extension or the app is offered for all files together."),
    .member("by", .word(OfferedAnswer.Source.allCases.map(\.rawValue)), "Whose rule it is."),
    .member("alone", .flag, "With --each: the answer is about the one file alone."),
    .member(
      "clauses",
      .list([
        .member("path", .path, "The file, where the clause is about one."),
        .member("pathBytes", .text, "The path's bytes in base64, only when they are not UTF-8."),
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
    .member("rule", .text, "The rule."), .member("severity", .word(severities), "The severity."),
    .member("reason", .text, "The finding."), .member("because", .text, "The reason why it is wrong."),
    .member("fix", .text, "The fix."), .member("fixable", .flag, "Whether --fix can fix it."), error,
  ]

  private static let rules: [ItemField] = [
    .member("name", .text, "The rule."), .member("when", .text, "The condition."),
    .member("then", .word(severities), "The severity."), .member("because", .text, "The reason."),
    .member("fix", .text, "The fix."), .member("fixable", .flag, "Whether --fix can fix it."),
  ]
}
