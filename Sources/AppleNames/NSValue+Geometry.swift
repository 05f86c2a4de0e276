#if !canImport(Darwin)
  public import Foundation

  // What UIKit adds to `NSValue`: sizes, points and rectangles by their newer names.
  extension NSValue {
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    public convenience init(cgRect rectangle: CGRect) { self.init(rect: rectangle) }

    public var cgSizeValue: CGSize { sizeValue }

    public var cgPointValue: CGPoint { pointValue }

    public var cgRectValue: CGRect { rectValue }
  }
#endif
