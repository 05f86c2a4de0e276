#if !canImport(Darwin)
  public import Foundation

  /// What a picker tells about.
  @preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Something was picked, or nothing when the picker was cancelled; who presented the picker dismisses it.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
  }

  /// A picker: ``tap(_:in:)``, ``finish(in:)`` and ``cancel(in:)`` are what the person at it does who has no screen;
  /// ``show(by:in:)`` and ``presenter`` show one.
  ///
  /// ```swift
  /// let picker = PHPickerViewController(configuration: configuration)
  /// picker.delegate = self
  /// try picker.finish(picking: [photo], in: PHPhotoLibrary(folder: pictures))   // the delegate is called
  /// ```
  public final class PHPickerViewController: UIViewController {
    /// Whoever is told what was picked.
    public weak var delegate: (any PHPickerViewControllerDelegate)?
    /// What is shown, and what may be picked.
    public private(set) var configuration: PHPickerConfiguration
    /// What is selected, in the order of selection.
    public internal(set) var selectedAssetIdentifiers: [String]
    /// What was selected from the start, and whose results are empty as long as it stays selected.
    let preselected: Set<String>
    /// Who shows it once it is presented: ``defaultPresenter``, unless another one is set.
    public var presenter = PHPickerViewController.defaultPresenter
    /// Why its presenter could not show it.
    public internal(set) var presentationFailure: (any Error)?

    /// Creates a picker with what is preselected selected.
    public init(configuration: PHPickerConfiguration) {
      self.configuration = configuration
      let isPossible = configuration.photoLibrary != nil && configuration.selectionLimit != 1
      selectedAssetIdentifiers = isPossible ? configuration.preselectedAssetIdentifiers : []
      preselected = Set(selectedAssetIdentifiers)
      super.init(nibName: nil, bundle: nil)
    }

    /// Not available: a picker is made with its configuration.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// Shows the picker by its presenter, if there is one; where that fails, the picker is cancelled.
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

    /// Changes what a picker that is shown may be changed in.
    public func updatePicker(using configuration: PHPickerConfiguration.Update) {
      if let limit = configuration.selectionLimit { self.configuration.selectionLimit = limit }
      if let edges = configuration.edgesWithoutContentMargins {
        self.configuration.edgesWithoutContentMargins = edges
      }
      if let text = configuration.searchText { self.configuration.searchText = text }
    }

    /// Does nothing: there is no screen to scroll.
    public func scrollToInitialPosition() {}

    /// Does nothing: there is no screen.
    public func zoomIn() {}

    /// Does nothing: there is no screen.
    public func zoomOut() {}

    /// Takes assets out of the selection; it needs a configuration with a library.
    public func deselectAssets(withIdentifiers identifiers: [String]) {
      guard configuration.photoLibrary != nil else { return }
      selectedAssetIdentifiers.removeAll { identifiers.contains($0) }
    }

    /// Moves a selected asset behind another, or to the front without one; it needs a configuration with a library.
    public func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier other: String?) {
      guard configuration.photoLibrary != nil, identifier != other,
        let from = selectedAssetIdentifiers.firstIndex(of: identifier),
        other.map({ selectedAssetIdentifiers.contains($0) }) ?? true
      else { return }
      selectedAssetIdentifiers.remove(at: from)
      let place = other.flatMap { selectedAssetIdentifiers.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      selectedAssetIdentifiers.insert(identifier, at: place)
    }
  }
#endif
