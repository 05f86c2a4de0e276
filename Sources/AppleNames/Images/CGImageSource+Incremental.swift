#if !canImport(Darwin)
  public import Foundation

  // Image sources that are loaded in steps: ImageIO's functions and status.

  /// The status of a source, with ImageIO's values.
  public enum CGImageSourceStatus: Int32, Hashable, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData = -4
    /// All bytes are loaded, and they are not a picture.
    case statusUnknownType = -3
    /// The type cannot be detected yet.
    case statusReadingHeader = -2
    /// The headers are loaded, more bytes will follow.
    case statusIncomplete = -1
    /// All bytes are loaded.
    case statusComplete = 0
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Creates a source without bytes; add them with ``CGImageSourceUpdateData(_:_:_:)``.
  ///
  /// Options are ignored.
  public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource() }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Updates the source with all bytes so far, including those of earlier calls, and reads their headers.
  public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(data as Data, isFinal: final)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the status of the source.
  public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the status of a picture of the source; a missing index is of unknown type.
  public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    (0..<CGImageSourceGetCount(isrc)).contains(index) ? isrc.status : .statusUnknownType
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Does nothing: pictures are not decoded or cached.
  public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}
#endif
