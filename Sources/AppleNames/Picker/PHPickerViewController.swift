#if !canImport(Darwin)
  public import Foundation
  public import ItemProviders

  /// The delegate of a photo picker.
  @preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called with the selection, empty if the picker was cancelled; the presenting code dismisses the
    /// picker.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
  }

  /// A picker: ``tap(_:in:)``, ``finish(in:)`` and ``cancel(in:)`` simulate the user; ``show(by:in:)`` and
  /// ``presenter`` show it to one.
  ///
  /// ```swift
  /// let picker = PHPickerViewController(configuration: configuration)
  /// picker.delegate = self
  /// try picker.finish(picking: [photo], in: PHPhotoLibrary(folder: pictures))   // the delegate is called
  /// ```
  public final class PHPickerViewController: UIViewController {
    /// The delegate.
    public weak var delegate: (any PHPickerViewControllerDelegate)?
    /// The configuration.
    public private(set) var configuration: PHPickerConfiguration
    /// The selected assets, in the order of selection.
    public internal(set) var selectedAssetIdentifiers: [String]
    /// The initially selected assets, whose results are empty while they stay selected.
    let preselected: Set<String>
    /// The presenter that shows it, by default ``defaultPresenter``.
    public var presenter = PHPickerViewController.defaultPresenter
    /// The error of its presenter.
    public internal(set) var presentationFailure: (any Error)?

    /// Creates a picker and selects the preselected assets.
    public init(configuration: PHPickerConfiguration) {
      self.configuration = configuration
      let canPreselect = configuration.photoLibrary != nil && configuration.selectionLimit != 1
      selectedAssetIdentifiers = canPreselect ? configuration.preselectedAssetIdentifiers : []
      preselected = Set(selectedAssetIdentifiers)
      super.init(nibName: nil, bundle: nil)
    }

    /// Unavailable: use the initializer with a configuration.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// Shows the picker with its presenter, if there is one; on failure, the picker is cancelled.
    public override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      guard let presenter else { return }
      Task {
        do { try await show(by: presenter) } catch {
          presentationFailure = error
          cancel()
        }
      }
    }

    /// Updates a presented picker.
    public func updatePicker(using configuration: PHPickerConfiguration.Update) {
      if let limit = configuration.selectionLimit { self.configuration.selectionLimit = limit }
      if let edges = configuration.edgesWithoutContentMargins {
        self.configuration.edgesWithoutContentMargins = edges
      }
      if let text = configuration.searchText { self.configuration.searchText = text }
    }

    /// Does nothing: nothing is displayed.
    public func scrollToInitialPosition() {}

    /// Does nothing: there is no screen.
    public func zoomIn() {}

    /// Does nothing: there is no screen.
    public func zoomOut() {}

    /// Deselects assets; requires a configuration with a library.
    public func deselectAssets(withIdentifiers identifiers: [String]) {
      guard configuration.photoLibrary != nil else { return }
      selectedAssetIdentifiers.removeAll { identifiers.contains($0) }
    }

    /// Moves a selected asset after another, or to the front; requires a configuration with a library.
    public func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier other: String?) {
      guard configuration.photoLibrary != nil, identifier != other,
        let from = selectedAssetIdentifiers.firstIndex(of: identifier),
        other.map({ selectedAssetIdentifiers.contains($0) }) ?? true
      else { return }
      selectedAssetIdentifiers.remove(at: from)
      let index = other.flatMap { selectedAssetIdentifiers.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      selectedAssetIdentifiers.insert(identifier, at: index)
    }
  }

  /// One picked asset.
  public struct PHPickerResult: Hashable, Sendable {
    /// The provider of the asset; empty for a preselected one.
    public let itemProvider: ItemProvider
    /// The asset's identifier; nil if the picker was configured without a library.
    public let assetIdentifier: String?
  }
#endif
