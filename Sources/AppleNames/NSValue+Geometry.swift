#if !canImport(Darwin)
  public import Foundation

  // UIKit's additions to `NSValue`: sizes, points and rectangles.
  extension NSValue {
    /// A value of a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// A value of a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// A value of a rectangle.
    public convenience init(cgRect rectangle: CGRect) { self.init(rect: rectangle) }

    /// The size.
    public var cgSizeValue: CGSize { sizeValue }

    /// The point.
    public var cgPointValue: CGPoint { pointValue }

    /// The rectangle.
    public var cgRectValue: CGRect { rectValue }
  }
#endif
