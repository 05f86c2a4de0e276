public import ArgumentParser
import FileIdentification
public import MediaItems
import MediaMetadata
import PropertyLists
import SystemCalls
import SystemPackage

/// `uti pick`: picks items of a folder as from a photo library, by options or in a browser.
struct PickCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "pick",
    abstract:
      "Pick from a folder as from a photo library: by a configuration, or by a person in a browser.",
    discussion: """
      Prints records like those of classify, in the order of the selection, with the identifier of the asset and the \
      types that its item provider would register. Without a selection, the items shown are picked up to the limit. If \
      nothing is picked, nothing is printed.

        uti pick Holiday --filter 'any(livePhotos, panoramas)' --limit 0
        uti pick Holiday --limit 0 --item IMG_0002.HEIC --item IMG_0001.JPG --representation current
        uti pick Holiday --limit 3 --preselected IMG_0001.JPG --from 2024-05 --until 2024-06
        uti pick Holiday --screen --filter livePhotos --limit 3
        uti pick Holiday --limit 0 --to out --without location,captions

      With --screen a person picks: the program uti-picker shows the folder in a browser, and the selection is printed \
      when Add is pressed. After Cancel, a closed page or the time limit, nothing is printed. The program is searched \
      beside uti, or at the path in UTI_PICKER.

      Exit codes: 0 picked, or nothing was; 1 a requested item is refused, or cannot be copied without its metadata; 2 some input could not be read; \
      64 usage error; 65 bad declarations; 69 --screen without the program uti-picker; 74 a copy could not be written; 130 interrupted.
      """)

  @Argument(help: "The folder to use as the photo library.", completion: .directory)
  var folder: PathArgument

  @OptionGroup var filter: FilterOptions

  @Option(
    name: .customLong("limit"),
    help: ArgumentHelp("The maximum number of items to pick: 1 by default; 0 is no limit.", valueName: "n"))
  var givenLimit: Int?

  var limit: Int { givenLimit ?? 1 }

  @Option(
    help: ArgumentHelp(
      "Select the paths in a list, one per line, in its order; - is standard input.", valueName: "file"))
  var select: PathArgument?

  @Option(
    help: ArgumentHelp(
      "Select a path, in the order of the options. May be repeated.",
      discussion:
        "Give it like the path of the folder, or relative to the folder; any file of a Live Photo selects it.",
      valueName: "path"))
  var item: [PathArgument] = []

  @Option(
    help: ArgumentHelp(
      "An item that is selected from the start; its result has no provider. May be repeated.",
      valueName: "path"))
  var preselected: [PathArgument] = []

  @Option(help: ArgumentHelp("Only items with this text in a file name, ignoring case.", valueName: "text"))
  var search: String?

  @Option(
    help: ArgumentHelp(
      "Only items taken on or after a date: 2024, 2024-05, 2024-05-01, or with a time.", valueName: "date")
  )
  var from: String?

  @Option(help: ArgumentHelp("Only items taken on or before a date.", valueName: "date"))
  var until: String?

  @Option(help: "The representation of images that not every program reads.")
  var representation: RepresentationMode = .automatic

  /// The former name of `--representation`.
  @Option(help: .hidden)
  var mode: RepresentationMode?

  @Option(
    help: ArgumentHelp(
      "Copy the picked files to a folder, which is created if necessary; a number is added to names that exist.",
      valueName: "dir"
    ), completion: .directory)
  var to: PathArgument?

  @Option(
    help: ArgumentHelp(
      "With --to: copy without some metadata: location, captions, or both, separated by a comma.",
      valueName: "metadata"))
  var without: MetadataKinds?

  @Option(help: "The order of the results.")
  var order: PickerConfiguration.Order = .selection

  @OptionGroup(title: "Screen and limited access") var screen: ScreenOptions

  @Option(help: "The output format.")
  var format: Format = .ndjson

  @OptionGroup var fields: FieldOptions

  @OptionGroup var scan: ScanOptions

  @OptionGroup var isolation: IsolationOptions

  @OptionGroup(title: "Declarations") var registry: RegistryOptions

  enum Format: String, ExpressibleByArgument, CaseIterable { case ndjson, json }

  func validate() throws {
    if limit < 0 { throw ValidationError("'--limit \(limit)': must be 0 (no limit) or more.") }
    if without != nil, to == nil {
      throw ValidationError("'--without' needs a folder for the copies: give --to.")
    }
    if select != nil, !item.isEmpty {
      throw ValidationError("'--select' and '--item' exclude each other: give one of them.")
    }
    for (name, isUsed) in [("--preselected", !preselected.isEmpty), ("--remember", screen.remember != nil)]
    where isUsed && limit == 1 {
      throw ValidationError("'\(name)' needs a --limit other than 1, as in the picker.")
    }
    if screen.isShown {
      for (name, isUsed) in [
        ("--select", select != nil), ("--item", !item.isEmpty), ("--types", !registry.types.isEmpty),
        ("--registry \(registry.registry)", registry.registry != .all),
      ] where isUsed {
        throw ValidationError("'\(name)' has no effect with --screen: leave one of them out.")
      }
    }
    for (name, text) in [("--from", from), ("--until", until)] where MediaDateRange(from: text) == nil {
      throw ValidationError(
        "'\(name) \(text ?? "")' is not a date; write 2024, 2024-05, 2024-05-01 or 2024-05-01T12:00:00.")
    }
  }

  mutating func run(_ output: StandardOutput) throws -> ExitStatus {
    var status = ExitStatus.success
    var configuration = PickerConfiguration()
    configuration.filter = try filter.request?.condition(in: registry.makeRegistry()).filter
    configuration.includesUnknown = filter.unknown == .include
    configuration.selectionLimit = limit
    configuration.preferredAssetRepresentationMode = mode ?? representation
    configuration.searchText = search
    configuration.dateRange = MediaDateRange(from: from, until: until)
    configuration.order = order
    var picked: [String]?
    if screen.isShown {
      picked = try pickOnScreen()
      guard picked?.isEmpty == false else { return status }
      // The user may have changed the search.
      configuration.searchText = nil
    }
    var library = try read(configuration, &status)
    if let isAllowed = try allowance(library) { library = library.limited(to: isAllowed) }
    var names: [String: String] = [:]
    func identifiers(_ paths: [FilePath]) -> [String] {
      paths.compactMap { path in
        guard let asset = library.asset(at: path) else {
          status = status.combined(with: Self.refuse(path, .notThere))
          return nil
        }
        names[asset.localIdentifier] = PrintableText.escaped(path)
        return asset.localIdentifier
      }
    }
    configuration.preselectedAssetIdentifiers = identifiers(preselected.map(\.path) + (try rememberedPaths()))
    if let picked {
      configuration.preselectedAssetIdentifiers.removeAll { !picked.contains($0) }
      configuration.selection = picked.filter { !configuration.preselectedAssetIdentifiers.contains($0) }
    } else if let paths = try selectedPaths() {
      configuration.selection = identifiers(paths)
    }
    var outcome = MediaPicker.pick(configuration, in: library)
    if let picked, order == .selection {
      // Preselected items keep their position on the screen.
      let positions = Dictionary(
        picked.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      outcome.results.sort {
        positions[$0.asset.localIdentifier] ?? 0 < positions[$1.asset.localIdentifier] ?? 0
      }
    }
    for (identifier, refusal) in outcome.refused {
      status = status.combined(with: .no)
      Diagnostics.error("\(names[identifier] ?? identifier): \(refusal.because)")
    }
    try remember(outcome.results)
    let copies = try copy(outcome.results, &status)
    if givenLimit == nil, to != nil, outcome.results.count == 1, !screen.isShown {
      Diagnostics.write(
        "uti: one item was picked, as a picker does by default; '--limit 0' picks all that match\n")
    }
    try PickRecords.write(outcome.results, copies, fields.selection, isList: format == .json, to: output)
    return status
  }

  private static func refuse(_ path: FilePath, _ refusal: MediaPicker.Refusal) -> ExitStatus {
    Diagnostics.error("\(PrintableText.escaped(path)): \(refusal.because)")
    return .no
  }

  /// Returns the selected paths in order; nil without a selection.
  private func selectedPaths() throws -> [FilePath]? {
    guard let select else { return item.isEmpty ? nil : item.map(\.path) }
    return try Self.paths(in: select)
  }

  /// Returns the paths in a list, one per line.
  static func paths(in select: PathArgument) throws -> [FilePath] {
    var paths: [FilePath] = []
    func read(_ descriptor: FileDescriptor) throws {
      var refusal: String?
      try PathList(descriptor: descriptor, terminator: UInt8(ascii: "\n")).forEach(
        { paths.append(FilePath(listed: $0)) }, rejected: { refusal = refusal ?? $0 }, pause: {})
      // An incomplete selection would be wrong.
      if let refusal { throw PathList.Failure(reason: refusal) }
    }
    do {
      if select.path == "-" {
        try read(.standardInput)
      } else {
        let descriptor = try FileDescriptor.openStream(select.path)
        try descriptor.releasing { try read(descriptor) }
      }
    } catch let error as Errno {
      throw CommandFailure(
        .unreadable, "cannot read the list \(select.printable): \(error)")
    } catch let failure as PathList.Failure {
      throw CommandFailure(.unreadable, "cannot read the list \(select.printable): \(failure.reason)")
    }
    return paths
  }
}

extension RepresentationMode: ExpressibleByArgument {
  public init?(argument: String) {
    guard let mode = Self.allCases.first(where: { $0.name == argument }) else { return nil }
    self = mode
  }

  public static var allValueStrings: [String] { allCases.map(\.name) }
  public static var allValueDescriptions: [String: String] {
    Dictionary(allCases.map { ($0.name, $0.help) }) { first, _ in first }
  }
  public var defaultValueDescription: String { name }

  private var help: String {
    switch self {
    case .automatic: "the system decides; in practice as compatible"
    case .current: "what is there, transcoded only if there is no other way"
    case .compatible: "JPEG and H.264, transcoded to that where needed"
    }
  }
}

extension PickerConfiguration.Order: ExpressibleByArgument {}
