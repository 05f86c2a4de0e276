public import FileIdentification
public import SystemPackage
public import UniformTypes

/// What a question is answered with: the registry, the folder of its files, and a reader of files that is kept.
///
/// It belongs to one thread.
public final class AnswerContext {
  /// The registry that the suite asks about.
  public let registry: TypeRegistry
  /// The folder to which files are relative.
  public var folder: FilePath { findFolder() }
  // Few questions are about files, and taking paths apart costs more than most answers.
  private let findFolder: () -> FilePath
  private let readers: FileReaders

  init(registry: TypeRegistry, folder: @escaping () -> FilePath, readers: FileReaders) {
    self.registry = registry
    findFolder = folder
    self.readers = readers
  }

  /// A file of the question.
  public func path(_ file: String) -> FilePath { folder.pushing(FilePath(file)) }

  /// The reader of files for a basis.
  public func identifier(_ basis: FileIdentifier.Basis) -> FileIdentifier {
    readers.identifier(registry, basis)
  }

  /// How files are identified when several are read as items.
  var options: FileIdentifier.Options { FileIdentifier.Options(registry: registry) }

  /// The type with an identifier, or that a MIME type names.
  ///
  /// Errors: there is none.
  public func type(_ identifier: String) throws(CaseProblem) -> UTType {
    let type = identifier.isMIMEType ? registry.type(claimedMIMEType: identifier) : registry.type(identifier)
    guard let type else {
      throw CaseProblem("no type is called '\(identifier)'")
    }
    return type
  }

  /// The supertype of a look-up: the one that is asked for, none for null, `public.data` when nothing is said.
  func supertype(_ question: CaseObject) throws(CaseProblem) -> UTType? {
    switch question["conformingTo"] {
    case .text(let identifier): try type(identifier)
    case .null: nil
    default: .data
    }
  }
}

/// One reader of files for each basis of one registry.
final class FileReaders {
  private var identifiers: [FileIdentifier.Basis: FileIdentifier] = [:]

  func identifier(_ registry: TypeRegistry, _ basis: FileIdentifier.Basis) -> FileIdentifier {
    if let known = identifiers[basis] { return known }
    let made = FileIdentifier(FileIdentifier.Options(registry: registry, basis: basis))
    identifiers[basis] = made
    return made
  }
}
