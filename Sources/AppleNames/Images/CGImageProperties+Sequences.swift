#if !canImport(Darwin)
  public import Foundation

  // ImageIO's keys for image sequences; constants of different formats have the same values.

  public var kCGImagePropertyGIFDictionary: CFString { NSString(string: "{GIF}") }
  public var kCGImagePropertyGIFLoopCount: CFString { NSString(string: "LoopCount") }
  public var kCGImagePropertyGIFDelayTime: CFString { NSString(string: "DelayTime") }
  public var kCGImagePropertyGIFUnclampedDelayTime: CFString { NSString(string: "UnclampedDelayTime") }
  public var kCGImagePropertyGIFFrameInfoArray: CFString { NSString(string: "FrameInfo") }
  public var kCGImagePropertyGIFCanvasPixelWidth: CFString { NSString(string: "CanvasPixelWidth") }
  public var kCGImagePropertyGIFCanvasPixelHeight: CFString { NSString(string: "CanvasPixelHeight") }
  public var kCGImagePropertyGIFHasGlobalColorMap: CFString { NSString(string: "HasGlobalColorMap") }
  /// Never has a value: colour tables are not read.
  public var kCGImagePropertyGIFImageColorMap: CFString { NSString(string: "ImageColorMap") }

  public var kCGImagePropertyAPNGLoopCount: CFString { NSString(string: "LoopCount") }
  public var kCGImagePropertyAPNGDelayTime: CFString { NSString(string: "DelayTime") }
  public var kCGImagePropertyAPNGUnclampedDelayTime: CFString { NSString(string: "UnclampedDelayTime") }
  public var kCGImagePropertyAPNGFrameInfoArray: CFString { NSString(string: "FrameInfo") }
  public var kCGImagePropertyAPNGCanvasPixelWidth: CFString { NSString(string: "CanvasPixelWidth") }
  public var kCGImagePropertyAPNGCanvasPixelHeight: CFString { NSString(string: "CanvasPixelHeight") }

  public var kCGImagePropertyWebPDictionary: CFString { NSString(string: "{WebP}") }
  public var kCGImagePropertyWebPLoopCount: CFString { NSString(string: "LoopCount") }
  public var kCGImagePropertyWebPDelayTime: CFString { NSString(string: "DelayTime") }
  public var kCGImagePropertyWebPUnclampedDelayTime: CFString { NSString(string: "UnclampedDelayTime") }
  public var kCGImagePropertyWebPFrameInfoArray: CFString { NSString(string: "FrameInfo") }
  public var kCGImagePropertyWebPCanvasPixelWidth: CFString { NSString(string: "CanvasPixelWidth") }
  public var kCGImagePropertyWebPCanvasPixelHeight: CFString { NSString(string: "CanvasPixelHeight") }

  public var kCGImagePropertyHEICSDictionary: CFString { NSString(string: "{HEICS}") }
  public var kCGImagePropertyHEICSLoopCount: CFString { NSString(string: "LoopCount") }
  public var kCGImagePropertyHEICSDelayTime: CFString { NSString(string: "DelayTime") }
  public var kCGImagePropertyHEICSUnclampedDelayTime: CFString { NSString(string: "UnclampedDelayTime") }
  public var kCGImagePropertyHEICSFrameInfoArray: CFString { NSString(string: "FrameInfo") }
  public var kCGImagePropertyHEICSCanvasPixelWidth: CFString { NSString(string: "CanvasPixelWidth") }
  public var kCGImagePropertyHEICSCanvasPixelHeight: CFString { NSString(string: "CanvasPixelHeight") }

  /// AVIF sequences use the keys of `{HEICS}`.
  public var kCGImagePropertyAVISDictionary: CFString { NSString(string: "{AVIS}") }
#endif
