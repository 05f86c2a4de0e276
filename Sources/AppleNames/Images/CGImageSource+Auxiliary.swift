#if !canImport(Darwin)
  public import Foundation
  internal import MediaMetadata

  // ImageIO's names of auxiliary pictures.

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

  // Keys of auxiliary pictures, which are not decoded here, so the keys never have values.

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
  /// Returns an empty dictionary if the file has the auxiliary picture, or nil if not or unknown.
  ///
  /// Its pixels and description are omitted, because auxiliary pictures are not decoded here. Depth and
  /// disparity are distinguished by the picture's own message or packet; both are nil without one.
  public func CGImageSourceCopyAuxiliaryDataInfoAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ auxiliaryImageDataType: CFString
  ) -> CFDictionary? {
    guard index == isrc.headers.primary else { return nil }
    switch isrc.headers.depthMapKind {
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
    let isPresent =
      urns.contains { $0.hasPrefix(row.urn) }
      || row.type == kCGImageAuxiliaryDataTypeISOGainMap as String && isrc.metadata.hasToneMapItem
    return isPresent ? NSDictionary() : nil
  }

  /// The URNs in files for ImageIO's names.
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
