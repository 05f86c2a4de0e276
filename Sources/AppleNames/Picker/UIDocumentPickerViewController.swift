#if !canImport(Darwin)
  public import Foundation
  internal import ItemProviders
  public import UniformTypes

  /// A document picker without a user interface: ``finish(picking:)`` and ``cancel()`` simulate the user.
  open class UIDocumentPickerViewController: UIViewController {
    /// The object that receives the picked files.
    public weak var delegate: (any UIDocumentPickerDelegate)?
    /// True if more than one file may be picked.
    open var allowsMultipleSelection = false
    /// The initial directory; stored only.
    open var directoryURL: URL?
    /// Stored only.
    open var shouldShowFileExtensions = false
    private let contentTypes: [UTType]
    private let asCopy: Bool

    /// Creates a picker of documents of these types and their subtypes; `asCopy` provides copies.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
      self.contentTypes = contentTypes
      self.asCopy = asCopy
      super.init(nibName: nil, bundle: nil)
    }

    /// Unavailable: use the initializer with types.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// Picks files, closes the picker and calls the delegate; returns false if a file is not selectable.
    ///
    /// The delegate is called before this returns. The type of a file is that of its
    /// extension. Copies stay in the temporary folder.
    @discardableResult
    public func finish(picking files: [URL]) -> Bool {
      guard !files.isEmpty, allowsMultipleSelection || files.count == 1, files.allSatisfy(isSelectable),
        let picked = try? files.map({ asCopy ? try copied($0) : $0 })
      else { return false }
      if !asCopy { picked.forEach(ScopedFiles.insert) }
      dismiss(animated: true)
      delegate?.documentPicker(self, didPickDocumentsAt: picked)
      return true
    }

    /// Closes the picker without a choice.
    public func cancel() {
      dismiss(animated: true)
      delegate?.documentPickerWasCancelled(self)
    }

    private func isSelectable(_ file: URL) -> Bool {
      guard FileManager.default.isReadableFile(atPath: file.path) else { return false }
      let isFolder = (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
      let type = UTType(filenameExtension: file.pathExtension, conformingTo: isFolder ? .directory : .data)
      let baseType: UTType = isFolder ? .folder : .data
      return contentTypes.contains { type?.conforms(to: $0) == true || baseType.conforms(to: $0) }
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

  /// The delegate of a document picker.
  @preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Called with the picked files.
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
