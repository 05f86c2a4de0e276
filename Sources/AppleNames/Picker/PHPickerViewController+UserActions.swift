#if !canImport(Darwin)
  public import Foundation
  internal import ItemProviders
  public import MediaItems
  internal import SystemPackage

  /// The error of an asset that cannot be picked in a photo picker.
  public struct PHPickerRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The asset's identifier, or the file's path.
    public let asset: String
    /// The reason.
    public let refusal: MediaPicker.Refusal

    /// Creates an error for an asset.
    public init(asset: String, refusal: MediaPicker.Refusal) {
      self.asset = asset
      self.refusal = refusal
    }

    public var description: String { "\(asset) \(refusal.because)" }
  }

  // Simulates the user's actions in a photo picker. `library` is the shown library, by default the
  // configuration's, else the shared one.
  extension PHPickerViewController {
    /// Selects or deselects an asset, like a tap.
    ///
    /// With continuous selection the delegate is called. Errors: ``PHPickerRefusal`` for assets outside of
    /// the filter or beyond the limit.
    public func tap(_ identifier: String, in library: PHPhotoLibrary? = nil) throws {
      if let index = selectedAssetIdentifiers.firstIndex(of: identifier) {
        selectedAssetIdentifiers.remove(at: index)
      } else {
        let outcome = outcome(of: selectedAssetIdentifiers + [identifier], library)
        if let refused = outcome.refused.first(where: { $0.identifier == identifier }) {
          throw PHPickerRefusal(asset: identifier, refusal: refused.refusal)
        }
        selectedAssetIdentifiers.append(identifier)
      }
      if configuration.selection.isContinuous { report(library) }
    }

    /// Closes the picker with the selection: the delegate is called before this returns.
    public func finish(in library: PHPhotoLibrary? = nil) { report(library) }

    /// Selects assets in an order and closes the picker; already selected assets keep their positions.
    ///
    /// Errors: ``PHPickerRefusal``; nothing new is selected then, and the delegate is not called.
    public func finish(picking identifiers: [String], in library: PHPhotoLibrary? = nil) throws {
      var selection = selectedAssetIdentifiers
      for identifier in identifiers where !selection.contains(identifier) { selection.append(identifier) }
      let refused = outcome(of: selection, library).refused
      if let first = refused.first(where: { !selectedAssetIdentifiers.contains($0.identifier) }) {
        throw PHPickerRefusal(asset: first.identifier, refusal: first.refusal)
      }
      selectedAssetIdentifiers = selection
      report(library)
    }

    /// Selects the assets of files and closes the picker: a Live Photo by its picture or its movie.
    ///
    /// Errors: as for ``finish(picking:in:)-([String],_)``.
    public func finish(picking files: [URL], in library: PHPhotoLibrary? = nil) throws {
      let shownLibrary = shownLibrary(library)
      let identifiers = try files.map { file in
        guard let asset = shownLibrary?.asset(at: FilePath(file.path)) else {
          throw PHPickerRefusal(asset: file.path, refusal: .notThere)
        }
        return asset.localIdentifier
      }
      try finish(picking: identifiers, in: library)
    }

    /// Closes the picker without a selection: the delegate gets only preselected assets.
    public func cancel(in library: PHPhotoLibrary? = nil) {
      let canPreselect = configuration.photoLibrary != nil && configuration.selectionLimit != 1
      selectedAssetIdentifiers = canPreselect ? configuration.preselectedAssetIdentifiers : []
      report(library)
    }

    func shownLibrary(_ library: PHPhotoLibrary?) -> MediaLibrary? {
      (library ?? configuration.photoLibrary ?? .shared()).mediaLibrary
    }

    private func report(_ library: PHPhotoLibrary?) {
      let picked = outcome(of: selectedAssetIdentifiers, library).results
      let positions = Dictionary(
        selectedAssetIdentifiers.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      let ordered =
        configuration.selection.isOrdered
        ? picked.sorted {
          positions[$0.asset.localIdentifier] ?? 0 < positions[$1.asset.localIdentifier] ?? 0
        }
        : picked
      let results = ordered.map(result)
      ItemProvider.order(results.map(\.itemProvider))
      delegate?.picker(self, didFinishPicking: results)
    }

    private func outcome(of identifiers: [String], _ library: PHPhotoLibrary?) -> (
      results: [MediaPicker.Result], refused: [(identifier: String, refusal: MediaPicker.Refusal)]
    ) {
      guard let shownLibrary = shownLibrary(library) else { return ([], identifiers.map { ($0, .notThere) }) }
      var request = PickerConfiguration()
      request.filter = configuration.filter?.filter
      request.searchText = configuration.searchText?.text
      request.selectionLimit = configuration.selectionLimit
      request.preselectedAssetIdentifiers = identifiers.filter(preselected.contains)
      request.selection = identifiers.filter { !preselected.contains($0) }
      request.order = configuration.selection.isOrdered ? .selection : .captured
      let outcome = MediaPicker.pick(request, in: shownLibrary)
      return (outcome.results, outcome.refused)
    }

    private func result(of picked: MediaPicker.Result) -> PHPickerResult {
      let identifier = configuration.photoLibrary == nil ? nil : picked.asset.localIdentifier
      guard !picked.isPreselected else {
        return PHPickerResult(itemProvider: ItemProvider(), assetIdentifier: identifier)
      }
      let mode = configuration.preferredAssetRepresentationMode
      let provider = ItemProvider(
        item: picked.asset.item, mode: mode == .automatic ? .current : mode, localIdentifier: identifier,
        without: configuration.metadataOptions.kinds)
      return PHPickerResult(itemProvider: provider, assetIdentifier: identifier)
    }
  }
#endif
