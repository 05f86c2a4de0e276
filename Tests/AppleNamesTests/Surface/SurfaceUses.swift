import AppleNames
import Foundation
import Testing

/// Uses of the names of `TypeTables/surface.tsv` that need a file or a library: they are compiled, and nothing here runs them.
@MainActor struct SurfaceUses {
  let source: CGImageSource
  let png: URL
  let mov: URL
  let heic: URL
  let folder: URL
  let target: URL
  let asset: PHAsset
  let album: PHAssetCollection
  let list: PHCollectionList
  let fetched: PHFetchResult<PHAsset>
  let details: PHFetchResultChangeDetails<PHAsset>
  let change: PHChange
  let resource: PHAssetResource
  let result: PHPickerResult
  let picker: PHPickerViewController
  let provider: NSItemProvider
  let livePhoto: PHLivePhoto
  let number: PHImageRequestID
  let id: String
  let burst: String
}

/// Checks the outcome that the table has for a symbol.
func outcome(_ symbol: String, _ isMet: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(isMet, "\(symbol)", sourceLocation: sourceLocation)
}

/// Notes that a closure uses a symbol of the table; the closure is not run.
@MainActor func use(_ symbol: String, _ body: @MainActor () throws -> Void) {}
