#if !canImport(Darwin)
  public import Foundation
  internal import ItemProviders
  public import MediaItems
  internal import SystemPackage

  /// Why the person at a picker cannot pick something.
  public struct PHPickerRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The asset's identifier, or the file's path.
    public let asset: String
    /// Why a person could not have done it.
    public let refusal: MediaPicker.Refusal

    /// Creates a refusal of an asset.
    public init(asset: String, refusal: MediaPicker.Refusal) {
      self.asset = asset
      self.refusal = refusal
    }

    public var description: String { "\(asset) \(refusal.because)" }
  }

  // What the person does whom iOS shows a screen. `library` is what that screen would show: without one the
  // configuration's, else the shared one.
  extension PHPickerViewController {
    /// Selects an asset, or takes a selected one out of the selection, as a tap does.
    ///
    /// With continuous selection the delegate is called. Errors: ``PHPickerRefusal`` for what the filter does not show and
    /// what is beyond the limit.
    public func tap(_ identifier: String, in library: PHPhotoLibrary? = nil) throws {
      if let place = selectedAssetIdentifiers.firstIndex(of: identifier) {
        selectedAssetIdentifiers.remove(at: place)
      } else {
        let outcome = outcome(of: selectedAssetIdentifiers + [identifier], library)
        if let refused = outcome.refused.first(where: { $0.identifier == identifier }) {
          throw PHPickerRefusal(asset: identifier, refusal: refused.refusal)
        }
        selectedAssetIdentifiers.append(identifier)
      }
      if configuration.selection.isContinuous { report(library) }
    }

    /// Closes the picker with what is selected: the delegate is called before this returns.
    public func finish(in library: PHPhotoLibrary? = nil) { report(library) }

    /// Selects assets in an order and closes the picker; what is selected already stays where it is.
    ///
    /// Errors: ``PHPickerRefusal``; then nothing new is selected and the delegate is not called.
    public func finish(picking identifiers: [String], in library: PHPhotoLibrary? = nil) throws {
      var asked = selectedAssetIdentifiers
      for identifier in identifiers where !asked.contains(identifier) { asked.append(identifier) }
      let refused = outcome(of: asked, library).refused
      if let first = refused.first(where: { !selectedAssetIdentifiers.contains($0.identifier) }) {
        throw PHPickerRefusal(asset: first.identifier, refusal: first.refusal)
      }
      selectedAssetIdentifiers = asked
      report(library)
    }

    /// Selects the assets that files belong to and closes the picker: a Live Photo by its picture or its movie.
    ///
    /// Errors: as for ``finish(picking:in:)-([String],_)``.
    public func finish(picking files: [URL], in library: PHPhotoLibrary? = nil) throws {
      let shown = shown(library)
      let identifiers = try files.map { file in
        guard let asset = shown?.asset(at: FilePath(file.path)) else {
          throw PHPickerRefusal(asset: file.path, refusal: .notThere)
        }
        return asset.localIdentifier
      }
      try finish(picking: identifiers, in: library)
    }

    /// Closes the picker without a choice: the delegate gets what was preselected, nothing as a rule.
    public func cancel(in library: PHPhotoLibrary? = nil) {
      let isPossible = configuration.photoLibrary != nil && configuration.selectionLimit != 1
      selectedAssetIdentifiers = isPossible ? configuration.preselectedAssetIdentifiers : []
      report(library)
    }

    func shown(_ library: PHPhotoLibrary?) -> MediaLibrary? {
      (library ?? configuration.photoLibrary ?? .shared()).mediaLibrary
    }

    private func report(_ library: PHPhotoLibrary?) {
      let picked = outcome(of: selectedAssetIdentifiers, library).results
      let places = Dictionary(
        selectedAssetIdentifiers.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      let ordered =
        configuration.selection.isOrdered
        ? picked.sorted { places[$0.asset.localIdentifier] ?? 0 < places[$1.asset.localIdentifier] ?? 0 }
        : picked
      let results = ordered.map(result)
      ItemProvider.order(results.map(\.itemProvider))
      delegate?.picker(self, didFinishPicking: results)
    }

    private func outcome(of identifiers: [String], _ library: PHPhotoLibrary?) -> (
      results: [MediaPicker.Result], refused: [(identifier: String, refusal: MediaPicker.Refusal)]
    ) {
      guard let shown = shown(library) else { return ([], identifiers.map { ($0, .notThere) }) }
      var asked = PickerConfiguration()
      asked.filter = configuration.filter?.filter
      asked.searchText = configuration.searchText?.text
      asked.selectionLimit = configuration.selectionLimit
      asked.preselectedAssetIdentifiers = identifiers.filter(preselected.contains)
      asked.selection = identifiers.filter { !preselected.contains($0) }
      asked.order = configuration.selection.isOrdered ? .selection : .captured
      let outcome = MediaPicker.pick(asked, in: shown)
      return (outcome.results, outcome.refused)
    }

    private func result(of picked: MediaPicker.Result) -> PHPickerResult {
      let identifier = configuration.photoLibrary == nil ? nil : picked.asset.localIdentifier
      guard !picked.isPreselected else {
        return PHPickerResult(itemProvider: ItemProvider(), assetIdentifier: identifier)
      }
      let wanted = configuration.preferredAssetRepresentationMode
      let provider = ItemProvider(
        item: picked.asset.item, mode: wanted == .automatic ? .current : wanted, localIdentifier: identifier,
        without: configuration.metadataOptions.kinds)
      return PHPickerResult(itemProvider: provider, assetIdentifier: identifier)
    }
  }
#endif
