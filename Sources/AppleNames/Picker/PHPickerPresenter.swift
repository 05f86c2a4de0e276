#if !canImport(Darwin)
  public import Foundation
  internal import MediaItems
  internal import SystemPackage

  /// A presenter of photo pickers to a person, for instance in a browser.
  @MainActor public protocol PHPickerPresenter {
    /// Shows a folder as the picker is configured, and waits for the user.
    ///
    /// Returns the identifiers of the selected assets, in order; nil if the picker was cancelled.
    func selection(for picker: PHPickerViewController, in folder: URL) async throws -> [String]?
  }

  extension PHPickerViewController {
    /// The presenter of new pickers; if nil, pickers are not shown, and ``tap(_:in:)`` and similar methods
    /// select assets.
    ///
    /// ```swift
    /// PHPickerViewController.defaultPresenter = PHPickerScreen()
    /// present(picker, animated: true)   // a page opens in a browser, and the delegate gets the selection
    /// ```
    public static var defaultPresenter: (any PHPickerPresenter)? {
      get { currentPresenter }
      set { currentPresenter = newValue }
    }

    private static var currentPresenter: (any PHPickerPresenter)?

    /// Shows the picker to a person, and calls the delegate with the selection before returning.
    ///
    /// The delegate is called once, even with continuous selection. Errors: the presenter's, and
    /// ``PHPickerRefusal``; the delegate is not called then.
    public func show(
      by presenter: any PHPickerPresenter = PHPickerScreen(), in library: PHPhotoLibrary? = nil
    ) async throws {
      guard let folder = shownLibrary(library)?.root else {
        throw PHPickerRefusal(asset: "the photo library", refusal: .notThere)
      }
      let picked = try await presenter.selection(
        for: self, in: URL(fileURLWithPath: folder.string, isDirectory: true))
      guard let picked else { return cancel(in: library) }
      // Preselected assets may have been deselected.
      let previous = selectedAssetIdentifiers
      selectedAssetIdentifiers = []
      do { try finish(picking: picked, in: library) } catch {
        selectedAssetIdentifiers = previous
        throw error
      }
    }
  }
#endif
