internal import SystemPackage
internal import UniformTypes

/// A file's item as bytes that can be set aside: what was read of it is not read again when its other half is known.
package struct KeptItem: Sendable {
  package let bytes: [UInt8]
  /// What the item's further files say of places; nil where they have to be asked.
  package var parts: MediaItem.Surroundings?

  /// Bytes that were set aside.
  package init(bytes: [UInt8], parts: MediaItem.Surroundings?) {
    self.bytes = bytes
    self.parts = parts
  }

  /// What was read of a file; nil for an item that holds more files, or something of which could not be read.
  package init?(_ found: StreamedItem) {
    guard let item = found.item, found.error == nil, item.livePhoto?.form != .bundle else { return nil }
    var wire = Wire()
    var reading = FileReading(
      identification: item.file.identification, headers: item.file.headers, byteCount: item.file.byteCount,
      sums: item.file.sums)
    var around = item.surroundings
    reading.transfer(&wire)
    var dates = item.sideDates
    around.transfer(&wire)
    dates.transfer(&wire)
    bytes = wire.bytes
  }

  /// The item that was set aside; nil for bytes that are none.
  func item(of work: WorkItem, _ registry: TypeRegistry) -> MediaItem? {
    var wire = Wire(bytes, registry: registry)
    let reading = wire.read(FileReading.self)
    let around = wire.read(MediaItem.Surroundings?.self)
    let dates = wire.read([SideDate].self)
    guard wire.isWhole else { return nil }
    return MediaItem(
      half: MediaFile(work.place, reading), work.sidecars, shared: work.sharedSidecars,
      sidecarsAreComplete: work.sidecarKnowledge == .complete, around, dates, lacksOwner: work.lacksOwner)
  }
}
