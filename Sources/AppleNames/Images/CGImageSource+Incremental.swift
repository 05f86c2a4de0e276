#if !canImport(Darwin)
  public import Foundation

  /// The state of a source, with ImageIO's numbers.
  public enum CGImageSourceStatus: Int32, Hashable, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData = -4
    /// All bytes are there, and they are no picture's.
    case statusUnknownType = -3
    /// The bytes that came do not tell the type yet.
    case statusReadingHeader = -2
    /// Headers are there, and more bytes are to come.
    case statusIncomplete = -1
    /// All bytes are there.
    case statusComplete = 0
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A source without bytes: they come by ``CGImageSourceUpdateData(_:_:_:)``.
  ///
  /// Options are not looked at.
  public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource() }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Takes all bytes that came so far, those of earlier calls among them, and reads what headers they hold.
  public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(data as Data, isFinal: final)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// How far the source is.
  public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// How far a picture of the source is; an index that is not there is of an unknown type.
  public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    (0..<CGImageSourceGetCount(isrc)).contains(index) ? isrc.status : .statusUnknownType
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Does nothing: pictures are not decoded, so that none is kept.
  public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}
#endif
