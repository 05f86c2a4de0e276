internal import SystemPackage
internal import UniformTypes

/// A serialized item, so that it is not read again after pairing across all inputs.
package struct SpooledItem: Sendable {
  package let bytes: [UInt8]
  /// The location hints of the item's other files; nil if they have to be read.
  package var parts: MediaItem.LocationHints?

  package init(bytes: [UInt8], parts: MediaItem.LocationHints?) {
    self.bytes = bytes
    self.parts = parts
  }

  /// Serializes an item; nil for a Live Photo bundle and for an item with an error.
  package init?(_ streamed: StreamedItem) {
    guard let item = streamed.item, streamed.error == nil, item.livePhoto?.form != .bundle else { return nil }
    var wire = WireCoder()
    var reading = FileReadResult(
      identification: item.file.identification, headers: item.file.headers, byteCount: item.file.byteCount,
      sums: item.file.checksums)
    var hints = item.locationHints
    reading.transfer(&wire)
    var dates = item.dateHints
    hints.transfer(&wire)
    dates.transfer(&wire)
    bytes = wire.bytes
  }

  /// Deserializes the item; nil for invalid bytes.
  func item(of entry: ScannedEntry, _ registry: TypeRegistry) -> MediaItem? {
    var wire = WireCoder(bytes, registry: registry)
    let reading = wire.read(FileReadResult.self)
    let hints = wire.read(MediaItem.LocationHints?.self)
    let dates = wire.read([DateHint].self)
    guard wire.isComplete else { return nil }
    return MediaItem(
      half: MediaFile(entry.location, reading), entry.sidecars, shared: entry.sharedSidecars,
      sidecarsAreComplete: entry.sidecarKnowledge == .complete, hints, dates, lacksOwner: entry.lacksOwner)
  }
}
