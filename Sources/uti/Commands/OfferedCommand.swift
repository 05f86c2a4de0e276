import ArgumentParser
import FileIdentification
import MediaItems
import SystemCalls
import SystemPackage
import TypeDeclarations

/// `uti offered`: shows whether a share extension or an app is offered for files.
struct OfferedCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "offered",
    abstract: "Tell whether a share extension or an app is offered for files, and which clause says no.",
    discussion: """
      The Info.plist is that of a share or action extension, with NSExtensionActivationRule, or that of an app, with \
      CFBundleDocumentTypes. The files are shared together: one extension item with one attachment for each file. With \
      --each, each file alone has an answer, too. Folders are entered without -r. The two files of a Live Photo are one \
      attachment. An attachment registers what an item provider registers: the type of the \
      content, and a JPEG beside a HEIC or RAW photo; of a Live Photo both halves and com.apple.live-photo, without a JPEG.

      In a dictionary, each count limits the attachments of its kind: public.image, public.movie, public.text, and \
      public.data for files. In version 1, the default, and with NSExtensionActivationUsesStrictMatching, every \
      attachment must be of a kind with a key; in version 2 one is enough. Files are never web pages or web addresses. \
      Predicates may use SUBQUERY, ANY, SOME, ALL, NONE, .@count, comparisons, AND, OR, NOT, IN, CONTAINS, BEGINSWITH, \
      ENDSWITH, LIKE, MATCHES, UTI-CONFORMS-TO, UTI-EQUALS, TRUEPREDICATE and FALSEPREDICATE over extensionItems, \
      attachments and registeredTypeIdentifiers. Anything else is an error.

      Documents are opened one by one, and each file has its answer. A document type takes a file by LSItemContentTypes, or without them by CFBundleTypeExtensions. A rank or role of \
      None takes no file. Systems identify such files by name, as --as name does here.

        uti offered --activation Share/Info.plist IMG_0001.HEIC clip.mov
        uti offered --activation Share/Info.plist Holiday --each
        uti offered --activation App/Info.plist notes.md --as name

      Exit codes: 0 offered, with --each every file alone; 1 not; 2 some input could not be read; 64 usage error; 65 bad declarations, or an unknown \
      construct in the rule.
      """)

  @OptionGroup var reading: ReadingOptions

  @Option(help: ArgumentHelp("The Info.plist of the extension or the app.", valueName: "file"))
  var activation: PathArgument

  @Flag(help: "Also answer for each file alone; the exit code is 0 if each of them is offered.")
  var each = false

  @Option(help: "The output format.")
  var format: ListFormat = .text

  func validate() throws {
    try reading.validateLibrary()
    for path in reading.paths {
      guard let address = Self.address(path), !FileSystem.isTaken(path.path) else { continue }
      throw ValidationError(
        "'\(address)' is an address, and only files can be tried; clauses for web pages and addresses cannot."
      )
    }
  }

  /// The address if the argument is one, such as `https://example.com`; nil for a path.
  private static func address(_ path: PathArgument) -> String? {
    // FilePath collapses two slashes into one.
    let parts = path.printable.split(separator: ":/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].count >= 2,
      parts[0].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
    else { return nil }
    return "\(parts[0])://\(parts[1])"
  }

  var isText: Bool { format == .text }

  mutating func run(_ output: StandardOutput) throws -> ExitStatus {
    let bytes = try content(of: activation)
    let offers: BundleOffers
    let declarations: [TypeDeclaration]
    do throws(DeclarationError) {
      offers = try BundleOffers(inPropertyList: bytes, file: activation.printable)
      declarations = try TypeDeclaration.declarations(inPropertyList: bytes, file: activation.printable)
    } catch {
      throw CommandFailure(.badDeclarations, "\(error)")
    }
    guard offers.rule != nil || !offers.documentTypes.isEmpty else {
      throw CommandFailure(
        .badDeclarations,
        "\(activation.printable) has neither NSExtensionActivationRule in NSExtension → NSExtensionAttributes nor CFBundleDocumentTypes; name the Info.plist of an extension or an app"
      )
    }
    let stream: ItemStream
    let request = reading.searchingRequest
    do { stream = try request.stream(keepsEvidence: false, declarations: declarations) } catch let error
      as DeclarationError
    {
      throw CommandFailure(.badDeclarations, "\(error)")
    }
    let registry = stream.options.registry
    let source = try request.librarySource()
    var share = OfferedShare()
    try stream.run {
      { OfferedShare.File($0, registry) }
    } receive: {
      share.add($0)
    } _: {
      try source.visit($0)
    }
    // Without a readable file there is no answer.
    if share.isUnreadable { return share.status.combined(with: source.status) }
    let answers: [OfferedAnswer]
    let alone: [OfferedAnswer]
    do {
      answers = try share.answers(offers, registry)
      alone = try each ? share.answersForEach(offers, registry) : []
    } catch {
      throw CommandFailure(.badDeclarations, "\(activation.printable): the rule is not understood: \(error)")
    }
    let all = answers + alone
    try output.write(format == .text ? share.text(all) : share.objects(all, as: format))
    let isOffered =
      each
      ? !alone.isEmpty && Self.areOffered(alone) : answers.contains(where: \.activation.isOffered)
    let status: ExitStatus = isOffered ? .success : .no
    return status.combined(with: share.status).combined(with: source.status)
  }

  /// Returns true if each file is offered, by the extension or by the document types.
  private static func areOffered(_ answers: [OfferedAnswer]) -> Bool {
    let offered = Set(answers.filter(\.activation.isOffered).compactMap(\.singleFile?.path))
    return answers.allSatisfy { $0.singleFile.map { offered.contains($0.path) } ?? true }
  }

  private func content(of file: PathArgument) throws -> [UInt8] {
    let bytes: [UInt8]
    do throws(Errno) { bytes = try DeclarationFiles.content(of: file.path) } catch {
      throw CommandFailure(.unreadable, "cannot read \(file.printable): \(error)")
    }
    guard bytes.count <= DeclarationFiles.sizeLimit else {
      throw CommandFailure(
        .badDeclarations,
        "\(file.printable) is longer than \(DeclarationFiles.sizeLimit >> 20) MiB; that is no Info.plist")
    }
    return bytes
  }
}
