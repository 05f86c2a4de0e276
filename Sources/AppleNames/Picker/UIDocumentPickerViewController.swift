#if !canImport(Darwin)
  public import Foundation
  internal import ItemProviders
  public import UniformTypes

  /// A picker of documents without a screen: ``finish(picking:)`` and ``cancel()`` are what the person at it does.
  open class UIDocumentPickerViewController: UIViewController {
    /// Whoever is told what was picked.
    public weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether more than one may be picked.
    open var allowsMultipleSelection = false
    /// Where it would begin; kept and not looked at.
    open var directoryURL: URL?
    /// Kept, and without effect: there is no screen.
    open var shouldShowFileExtensions = false
    private let contentTypes: [UTType]
    private let asCopy: Bool

    /// Creates a picker of documents of these types or below them, which hands over copies where that is wanted.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
      self.contentTypes = contentTypes
      self.asCopy = asCopy
      super.init(nibName: nil, bundle: nil)
    }

    /// Not available: a picker is made with its types.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// Picks files and closes the picker: the delegate is called before this returns; false when one could not be tapped.
    ///
    /// A file counts as of the type that its name's extension says. Copies stay in the folder for temporary files.
    @discardableResult
    public func finish(picking files: [URL]) -> Bool {
      guard !files.isEmpty, allowsMultipleSelection || files.count == 1, files.allSatisfy(isShown),
        let picked = try? files.map({ asCopy ? try copied($0) : $0 })
      else { return false }
      if !asCopy { picked.forEach(ScopedFiles.note) }
      dismiss(animated: true)
      delegate?.documentPicker(self, didPickDocumentsAt: picked)
      return true
    }

    /// Closes the picker without a choice.
    public func cancel() {
      dismiss(animated: true)
      delegate?.documentPickerWasCancelled(self)
    }

    private func isShown(_ file: URL) -> Bool {
      guard FileManager.default.isReadableFile(atPath: file.path) else { return false }
      let isFolder = (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
      let type = UTType(filenameExtension: file.pathExtension, conformingTo: isFolder ? .directory : .data)
      let own: UTType = isFolder ? .folder : .data
      return contentTypes.contains { type?.conforms(to: $0) == true || own.conforms(to: $0) }
    }

    private func copied(_ file: URL) throws -> URL {
      let manager = FileManager.default
      let folder = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      let copy = folder.appendingPathComponent(file.lastPathComponent)
      try manager.copyItem(at: file, to: copy)
      return copy
    }
  }

  /// The object that a picker of documents tells what was picked.
  @preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Called with what was picked.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called when nothing was picked.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  }

  extension UIDocumentPickerDelegate {
    public func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  }
#endif
