import ArgumentParser
import FileIdentification
import MediaItems
import SystemPackage
import TypeDeclarations

struct OfferedCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "offered",
    abstract: "Tell whether a share extension or an app is offered for files, and which clause says no.",
    discussion: """
      The Info.plist is that of a share or action extension, with NSExtensionActivationRule, or that of an app, with \
      CFBundleDocumentTypes. The files are shared together: one extension item with one attachment for each file. The two \
      files of a Live Photo are one attachment. An attachment registers what an item provider registers: the type of the \
      content, a JPEG beside HEIC and RAW, and both halves and com.apple.live-photo of a Live Photo.

      In a dictionary, each count limits the attachments of its kind: public.image, public.movie, public.text, and \
      public.data for files. In version 1, the default, and with NSExtensionActivationUsesStrictMatching, every \
      attachment must be of a kind with a key; in version 2 one is enough. Files are never web pages or web addresses. \
      Predicates may use SUBQUERY, ANY, SOME, ALL, NONE, .@count, comparisons, AND, OR, NOT, IN, CONTAINS, BEGINSWITH, \
      ENDSWITH, LIKE, MATCHES, UTI-CONFORMS-TO, UTI-EQUALS, TRUEPREDICATE and FALSEPREDICATE over extensionItems, \
      attachments and registeredTypeIdentifiers. Anything else is an error.

      A document type takes a file by LSItemContentTypes, or without them by CFBundleTypeExtensions. A rank or role of \
      None takes no file. Systems identify such files by name, as --as name does here.

        uti offered --activation Share/Info.plist IMG_0001.HEIC clip.mov
        uti offered --activation App/Info.plist notes.md --as name

      Exit codes: 0 offered; 1 not; 2 some input could not be read; 64 usage error; 65 bad declarations, or an unknown \
      construct in the rule.
      """)

  @OptionGroup var reading: ReadingOptions

  @Option(help: ArgumentHelp("The Info.plist of the extension or the app.", valueName: "file"))
  var activation: PathArgument

  @Option(help: "The output format.")
  var format: ListFormat = .text

  func validate() throws { try reading.validateLibrary() }

  var isText: Bool { format == .text }

  mutating func answer(_ output: StandardOutput) throws -> ExitStatus {
    let bytes = try content(of: activation)
    let offers: BundleOffers
    let own: [TypeDeclaration]
    do throws(DeclarationError) {
      offers = try BundleOffers(inPropertyList: bytes, file: activation.printable)
      own = try TypeDeclaration.declarations(inPropertyList: bytes, file: activation.printable)
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
    do { stream = try reading.request.stream(keepsEvidence: false, own: own) } catch let error
      as DeclarationError
    {
      throw CommandFailure(.badDeclarations, "\(error)")
    }
    let registry = stream.options.registry
    let source =
      reading.request.pairsAcross ? try reading.request.source.replayable() : reading.request.source
    var share = OfferedShare()
    try stream.run {
      { OfferedShare.File($0, registry) }
    } take: {
      share.add($0)
    } _: {
      try source.visit($0)
    }
    let answers: [OfferedAnswer]
    do { answers = try share.answers(offers, registry) } catch {
      throw CommandFailure(.badDeclarations, "\(activation.printable): the rule is not understood: \(error)")
    }
    try output.write(format == .text ? share.text(answers) : share.objects(answers, as: format))
    let status: ExitStatus = answers.contains(where: \.answer.isOffered) ? .success : .no
    return status.combined(with: share.status).combined(with: source.status)
  }

  private func content(of file: PathArgument) throws -> [UInt8] {
    let bytes: [UInt8]
    do throws(Errno) { bytes = try DeclarationFiles.content(of: file.path) } catch {
      throw CommandFailure(.unreadable, "cannot read \(file.printable): \(error)")
    }
    guard bytes.count <= DeclarationFiles.longest else {
      throw CommandFailure(
        .badDeclarations,
        "\(file.printable) is longer than \(DeclarationFiles.longest >> 20) MiB; that is no Info.plist")
    }
    return bytes
  }
}
