#if !canImport(Darwin)
  public import Foundation

  /// What loading code sets on a view before it loads: kept, told to nobody, and never drawn.
  @preconcurrency @MainActor open class UIView: UIResponder {
    /// Kept, and without effect: nothing is drawn.
    open var isHidden = false
    /// Kept, and without effect: nothing is drawn.
    open var alpha: CGFloat = 1
    /// A number to find the view by.
    open var tag = 0
    /// Kept, and without effect: nobody touches it.
    open var isUserInteractionEnabled = true
    /// Kept, and without effect: nothing is drawn.
    open var backgroundColor: UIColor?
    /// Where the view would be in its superview.
    open var frame: CGRect
    /// The frame's size, at the origin.
    open var bounds: CGRect {
      get { CGRect(origin: .zero, size: frame.size) }
      set { frame.size = newValue.size }
    }

    /// The views in it, in order.
    public private(set) var subviews: [UIView] = []
    /// The view that it is in.
    public private(set) weak var superview: UIView?

    /// The controller whose view this is.
    weak var controller: UIViewController?

    /// Creates a view without subviews.
    public init(frame: CGRect) {
      self.frame = frame
      super.init()
    }

    /// Creates a view without subviews; nothing is decoded.
    public required init?(coder: NSCoder) {
      frame = .zero
      super.init()
    }

    /// Creates a view without subviews.
    public convenience override init() { self.init(frame: .zero) }

    /// The controller whose view it is, else the view that it is in.
    open override var next: UIResponder? { controller ?? superview }

    /// Puts a view in front of the others.
    open func addSubview(_ view: UIView) {
      view.removeFromSuperview()
      subviews.append(view)
      view.superview = self
    }

    /// Takes it out of the view that it is in.
    open func removeFromSuperview() {
      if let superview, let place = superview.subviews.firstIndex(of: self) {
        superview.subviews.remove(at: place)
      }
      superview = nil
    }
  }

  /// A text that the person can change: here code alone does.
  @preconcurrency @MainActor open class UITextView: UIView {
    /// The text.
    open var text: String! = ""
    /// Whether a person could change it.
    open var isEditable = true
  }

  /// A colour, kept and never drawn.
  public final class UIColor: NSObject, Sendable {
    /// Red, green, blue and opacity, from 0 to 1.
    public let components: [CGFloat]

    /// Takes a colour's parts, from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      components = [red, green, blue, alpha]
    }

    /// Takes a grey, from 0 to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
      self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// The colour with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
      UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }

    /// Whether the parts are the same.
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
