#if !canImport(Darwin)
  public import Foundation
  internal import MediaItems
  internal import SystemPackage

  /// Shows pickers to a person, as iOS does with its own screen.
  @MainActor public protocol PHPickerPresenter {
    /// Shows what the picker is configured to show of a folder, and waits until the person is done.
    ///
    /// Returns the identifiers of what was selected, in order; nil where the picker was cancelled.
    func selection(for picker: PHPickerViewController, in folder: URL) async throws -> [String]?
  }

  extension PHPickerViewController {
    /// Who shows pickers that are made from now on, once they are presented; nil shows them to nobody, and ``tap(_:in:)`` and
    /// its like pick.
    ///
    /// ```swift
    /// PHPickerViewController.defaultPresenter = PHPickerScreen()
    /// present(picker, animated: true)   // a page opens in a browser, and the delegate hears what was picked there
    /// ```
    public static var defaultPresenter: (any PHPickerPresenter)? {
      get { presenterInUse }
      set { presenterInUse = newValue }
    }

    private static var presenterInUse: (any PHPickerPresenter)?

    /// Shows the picker to a person, and calls the delegate with what was picked before this returns.
    ///
    /// With continuous selection, too, the delegate is called once. Errors: the presenter's, and ``PHPickerRefusal``; then
    /// the delegate is not called.
    public func show(
      by presenter: any PHPickerPresenter = PHPickerScreen(), in library: PHPhotoLibrary? = nil
    ) async throws {
      guard let folder = shown(library)?.root else {
        throw PHPickerRefusal(asset: "the photo library", refusal: .notThere)
      }
      let picked = try await presenter.selection(
        for: self, in: URL(fileURLWithPath: folder.string, isDirectory: true))
      guard let picked else { return cancel(in: library) }
      // What was preselected may have been taken out of the selection.
      let before = selectedAssetIdentifiers
      selectedAssetIdentifiers = []
      do { try finish(picking: picked, in: library) } catch {
        selectedAssetIdentifiers = before
        throw error
      }
    }
  }
#endif
