#if !canImport(Darwin)
  public import Foundation
  internal import MediaMetadata

  // ImageIO's names of pictures beside a picture.

  public var kCGImageAuxiliaryDataTypeDepth: CFString { NSString(string: "kCGImageAuxiliaryDataTypeDepth") }
  public var kCGImageAuxiliaryDataTypeDisparity: CFString {
    NSString(string: "kCGImageAuxiliaryDataTypeDisparity")
  }
  public var kCGImageAuxiliaryDataTypePortraitEffectsMatte: CFString {
    NSString(string: "kCGImageAuxiliaryDataTypePortraitEffectsMatte")
  }
  public var kCGImageAuxiliaryDataTypeSemanticSegmentationSkinMatte: CFString {
    NSString(string: "kCGImageAuxiliaryDataTypeSemanticSegmentationSkinMatte")
  }
  public var kCGImageAuxiliaryDataTypeSemanticSegmentationHairMatte: CFString {
    NSString(string: "kCGImageAuxiliaryDataTypeSemanticSegmentationHairMatte")
  }
  public var kCGImageAuxiliaryDataTypeSemanticSegmentationTeethMatte: CFString {
    NSString(string: "kCGImageAuxiliaryDataTypeSemanticSegmentationTeethMatte")
  }
  public var kCGImageAuxiliaryDataTypeSemanticSegmentationGlassesMatte: CFString {
    NSString(string: "kCGImageAuxiliaryDataTypeSemanticSegmentationGlassesMatte")
  }
  public var kCGImageAuxiliaryDataTypeSemanticSegmentationSkyMatte: CFString {
    NSString(string: "kCGImageAuxiliaryDataTypeSemanticSegmentationSkyMatte")
  }
  public var kCGImageAuxiliaryDataTypeHDRGainMap: CFString {
    NSString(string: "kCGImageAuxiliaryDataTypeHDRGainMap")
  }
  public var kCGImageAuxiliaryDataTypeISOGainMap: CFString {
    NSString(string: "kCGImageAuxiliaryDataTypeISOGainMap")
  }

  // Keys of what is told of one; nobody decodes it here, so that they never have values.

  public var kCGImageAuxiliaryDataInfoData: CFString { NSString(string: "kCGImageAuxiliaryDataInfoData") }
  public var kCGImageAuxiliaryDataInfoDataDescription: CFString {
    NSString(string: "kCGImageAuxiliaryDataInfoDataDescription")
  }
  public var kCGImageAuxiliaryDataInfoMetadata: CFString {
    NSString(string: "kCGImageAuxiliaryDataInfoMetadata")
  }
  public var kCGImageAuxiliaryDataInfoColorSpace: CFString {
    NSString(string: "kCGImageAuxiliaryDataInfoColorSpace")
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An empty dictionary where the file has such a picture beside its own; nil where it has none, or nothing says so.
  ///
  /// Its pixels and what describes them are not in it: they are another picture's, which nobody decodes here. A picture of
  /// distances is of depth or of disparity where its own message or packet says so; both are nil where nothing does.
  public func CGImageSourceCopyAuxiliaryDataInfoAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ auxiliaryImageDataType: CFString
  ) -> CFDictionary? {
    guard index == isrc.headers.primary else { return nil }
    switch isrc.headers.distances {
    case .depth where auxiliaryImageDataType as String == kCGImageAuxiliaryDataTypeDepth as String:
      return NSDictionary()
    case .disparity where auxiliaryImageDataType as String == kCGImageAuxiliaryDataTypeDisparity as String:
      return NSDictionary()
    default: break
    }
    guard
      let row = AuxiliaryData.rows.first(where: { $0.type == auxiliaryImageDataType as String })
    else { return nil }
    let urns = isrc.metadata.auxiliaryTypes
    let isThere =
      urns.contains { $0.hasPrefix(row.urn) }
      || row.type == kCGImageAuxiliaryDataTypeISOGainMap as String && isrc.metadata.hasToneMapItem
    return isThere ? NSDictionary() : nil
  }

  /// The URNs that files write, for ImageIO's names.
  private enum AuxiliaryData {
    static var rows: [(type: String, urn: String)] {
      [
        (kCGImageAuxiliaryDataTypePortraitEffectsMatte, "urn:com:apple:photo:2018:aux:portraiteffectsmatte"),
        (
          kCGImageAuxiliaryDataTypeSemanticSegmentationSkinMatte,
          "urn:com:apple:photo:2019:aux:semanticskinmatte"
        ),
        (
          kCGImageAuxiliaryDataTypeSemanticSegmentationHairMatte,
          "urn:com:apple:photo:2019:aux:semantichairmatte"
        ),
        (
          kCGImageAuxiliaryDataTypeSemanticSegmentationTeethMatte,
          "urn:com:apple:photo:2019:aux:semanticteethmatte"
        ),
        (
          kCGImageAuxiliaryDataTypeSemanticSegmentationGlassesMatte,
          "urn:com:apple:photo:2020:aux:semanticglassesmatte"
        ),
        (
          kCGImageAuxiliaryDataTypeSemanticSegmentationSkyMatte,
          "urn:com:apple:photo:2020:aux:semanticskymatte"
        ),
        (kCGImageAuxiliaryDataTypeHDRGainMap, "urn:com:apple:photo:2020:aux:hdrgainmap"),
        (kCGImageAuxiliaryDataTypeISOGainMap, "urn:iso:std:iso:ts:21496:-1"),
      ].map { ($0.0 as String, $0.1) }
    }
  }
#endif
