#if !canImport(Darwin)
  public import Foundation

  /// A view that is never drawn: it only stores its properties.
  @preconcurrency @MainActor open class UIView: UIResponder {
    /// Stored only.
    open var isHidden = false
    /// Stored only.
    open var alpha: CGFloat = 1
    /// A number to identify the view.
    open var tag = 0
    /// Stored only.
    open var isUserInteractionEnabled = true
    /// Stored only.
    open var backgroundColor: UIColor?
    /// The frame in the superview.
    open var frame: CGRect
    /// The frame's size, at the origin.
    open var bounds: CGRect {
      get { CGRect(origin: .zero, size: frame.size) }
      set { frame.size = newValue.size }
    }

    /// The subviews, in order.
    public private(set) var subviews: [UIView] = []
    /// The superview.
    public private(set) weak var superview: UIView?

    /// The controller of the view.
    weak var controller: UIViewController?

    /// Creates a view without subviews.
    public init(frame: CGRect) {
      self.frame = frame
      super.init()
    }

    /// Creates a view without subviews; decodes nothing.
    public required init?(coder: NSCoder) {
      frame = .zero
      super.init()
    }

    /// Creates a view without subviews.
    public convenience override init() { self.init(frame: .zero) }

    /// The controller of the view, else the superview.
    open override var next: UIResponder? { controller ?? superview }

    /// Adds a view in front of the others.
    open func addSubview(_ view: UIView) {
      view.removeFromSuperview()
      subviews.append(view)
      view.superview = self
    }

    /// Removes the view from its superview.
    open func removeFromSuperview() {
      if let superview, let index = superview.subviews.firstIndex(of: self) {
        superview.subviews.remove(at: index)
      }
      superview = nil
    }
  }

  /// A text view, changed only by code.
  @preconcurrency @MainActor open class UITextView: UIView {
    /// The text.
    open var text: String! = ""
    /// True if a person could edit the text.
    open var isEditable = true
  }

  /// A colour, stored only.
  public final class UIColor: NSObject, Sendable {
    /// Red, green, blue and opacity, from 0 to 1.
    public let components: [CGFloat]

    /// Creates a colour from components from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      components = [red, green, blue, alpha]
    }

    /// Creates a grey, from 0 to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
      self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Returns the colour with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
      UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }

    /// Returns true if the components are equal.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? UIColor)?.components == components
    }

    public override var hash: Int { components.hashValue }

    public static let clear = UIColor(white: 0, alpha: 0)
    public static let black = UIColor(white: 0, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    /// White, as in the light appearance.
    public static let systemBackground = white
  }
#endif
