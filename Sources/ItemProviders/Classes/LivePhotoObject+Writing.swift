public import Foundation
internal import MediaItems
internal import SystemPackage

extension LivePhotoObject {
  /// The still's bytes.
  public func stillData() throws -> Data { try Self.data(of: still) }

  /// The movie's bytes, all of them in memory; ``writeResources(to:)`` takes a piece at a time.
  public func movieData() throws -> Data { try Self.data(of: movie) }

  /// Writes the still and the movie as two files into a folder, byte for byte.
  ///
  /// Nothing that is there is replaced, and a file that could not be written whole is not left. Errors:
  /// `CocoaError.fileWriteFileExists`, `ExtractionError`, and what the system says.
  public func writeResources(to folder: URL) throws -> (still: URL, movie: URL) {
    let picture = folder.appendingPathComponent(SafeFileName.make(still.name.string, nil))
    let clip = folder.appendingPathComponent(SafeFileName.make(movie.name.string, nil))
    try Self.write(still, to: picture)
    do { try Self.write(movie, to: clip) } catch {
      try? FileManager.default.removeItem(at: picture)
      throw error
    }
    return (picture, clip)
  }

  /// Writes a `.pvt` folder with the still, the movie and the list that marks it; returns its place.
  ///
  /// It is named after the still. Nothing that is there is replaced, and half a bundle is not left. A motion photo's
  /// halves have no identifier that pairs them, and writing one would change their bytes: it stays without.
  public func writeBundle(in folder: URL) throws -> URL {
    let bundle = folder.appendingPathComponent(SafeFileName.make(still.name.stem, "pvt"))
    try FolderCopy.makeFolder(bundle.path)
    do {
      _ = try writeResources(to: bundle)
      let list = try PropertyListSerialization.data(
        fromPropertyList: [LivePhotoBundle.metadataKey: "1"], format: .xml, options: 0)
      try list.write(to: bundle.appendingPathComponent("metadata.plist"))
    } catch {
      try? FileManager.default.removeItem(at: bundle)
      throw error
    }
    return bundle
  }

  static func write(_ part: MediaPart, to url: URL) throws {
    let file = try OpenFile(creating: url.path)
    var offset: Int64 = 0
    do {
      try part.read { piece in
        try file.write(piece, at: offset)
        offset &+= Int64(piece.count)
      }
    } catch {
      try? FileManager.default.removeItem(at: url)
      throw error
    }
  }

  private static func data(of part: MediaPart) throws -> Data {
    _ = try FileContents.checkedCount(part.byteCount, part.container.path.string)
    var data = Data()
    try part.read { data.append(contentsOf: $0) }
    return data
  }
}
