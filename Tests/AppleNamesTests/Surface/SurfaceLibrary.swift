import AppleNames
import Foundation
import Synchronization
import Testing

/// A folder as the shared library with files for the outcomes of Photos: an edited picture with descriptive
/// metadata, a movie, a Live Photo and a burst.
///
/// For separate processes: the shared library is global.
struct SurfaceLibrary {
  let folder: Folder

  init() throws {
    folder = try Folder([
      ("../Details/xmp.jpg", "Holiday/IMG_0001.JPG"), ("subtypes/plain.mov", "Holiday/IMG_0002.MOV"),
      ("live/IMG_0001.JPG", "Pairs/IMG_0003.JPG"), ("live/IMG_0001.MOV", "Pairs/IMG_0003.MOV"),
      ("subtypes/burst_1.jpg", "Pairs/IMG_0004.JPG"), ("subtypes/burst_2.jpg", "Pairs/IMG_0005.JPG"),
    ])
    let edits = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>adjustmentFormatIdentifier</key><string>com.apple.photo</string>
      <key>adjustmentFormatVersion</key><string>1.4</string>
      <key>adjustmentEditorBundleID</key><string>com.apple.mobileslideshow</string>
      <key>adjustmentTimestamp</key><date>2019-07-05T12:46:46Z</date>
      <key>adjustmentData</key><data>AQID</data>
      </dict></plist>
      """
    try Data(edits.utf8).write(to: folder.url.appendingPathComponent("Holiday/IMG_0001.AAE"))
    try PHPhotoLibrary.open(folder.url)
  }

  /// Returns the asset whose first file has a name.
  func asset(_ name: String) throws -> PHAsset {
    let all = PHFetchOptions()
    all.includeAllBurstAssets = true
    var found: PHAsset?
    PHAsset.fetchAssets(with: all).enumerateObjects { asset, _, _ in
      if asset.extendedMetadata.originalFilename == name { found = asset }
    }
    return try #require(found)
  }

  func album(_ title: String) throws -> PHAssetCollection {
    var found: PHAssetCollection?
    PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil).enumerateObjects {
      album, _, _ in
      if album.localizedTitle == title { found = album }
    }
    return try #require(found)
  }
}

/// Waits for the result of a callback.
nonisolated(nonsending) func answer(_ ask: (@escaping @Sendable (Bool) -> Void) -> Void) async -> Bool {
  await withCheckedContinuation { continuation in ask { continuation.resume(returning: $0) } }
}

/// Like ``answer(_:)`` for results on the main queue, which cannot come before the closure returns.
@MainActor func answerOnMain(_ ask: @MainActor (@escaping @Sendable (Bool) -> Void) -> Void) async -> Bool {
  await withCheckedContinuation { continuation in ask { continuation.resume(returning: $0) } }
}

/// Records the library's notifications.
final class SurfaceObserver: PHPhotoLibraryChangeObserver, PHPhotoLibraryAvailabilityObserver {
  let changes: AsyncStream<PHChange>
  let absences: AsyncStream<Bool>
  private let change: AsyncStream<PHChange>.Continuation
  private let absence: AsyncStream<Bool>.Continuation

  private let counts = Mutex((changes: 0, absences: 0))

  /// The number of reported changes.
  var changeCount: Int { counts.withLock { $0.changes } }
  /// The number of reported absences.
  var absenceCount: Int { counts.withLock { $0.absences } }

  init() {
    (changes, change) = AsyncStream.makeStream()
    (absences, absence) = AsyncStream.makeStream()
  }

  func photoLibraryDidChange(_ changeInstance: PHChange) {
    counts.withLock { $0.changes += 1 }
    change.yield(changeInstance)
  }

  func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary) {
    counts.withLock { $0.absences += 1 }
    absence.yield(photoLibrary === PHPhotoLibrary.shared())
  }
}
