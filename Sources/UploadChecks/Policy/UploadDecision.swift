internal import FileIdentification
public import MediaItems
public import UniformTypes

/// Why a file is refused.
///
/// More reasons may come: handle codes that are not known as a refusal.
public struct UploadRefusal: Hashable, Sendable, CustomStringConvertible {
  /// What a refusal is about.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The word for it.
    public let rawValue: String
    /// Creates a code by its word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// There is not one byte.
    public static let empty = Code(rawValue: "empty")
    /// There are more bytes than may be.
    public static let tooLarge = Code(rawValue: "tooLarge")
    /// Its type is none that is accepted.
    public static let notAccepted = Code(rawValue: "notAccepted")
    /// Nothing in its content says that it is what it would be accepted as.
    public static let unproven = Code(rawValue: "unproven")
    /// Servers would run it, show it as a page or be configured by it because of its name.
    public static let name = Code(rawValue: "name")
    /// It is cut or damaged.
    public static let damaged = Code(rawValue: "damaged")
    /// There are more pixels than may be, or their number is not known.
    public static let tooManyPixels = Code(rawValue: "tooManyPixels")
    /// It lasts longer than it may, or how long is not known.
    public static let tooLong = Code(rawValue: "tooLong")
    /// It holds something that runs.
    public static let active = Code(rawValue: "active")
    /// Another program would take it for something else.
    public static let otherReading = Code(rawValue: "otherReading")
    /// It cannot be looked through: it is encrypted, or there is too much of it.
    public static let unexaminable = Code(rawValue: "unexaminable")
  }

  /// What it is about.
  public let code: Code
  /// The reason, for a person: the file's own words do not stand in it.
  public let reason: String

  init(_ code: Code, _ reason: String) { (self.code, self.reason) = (code, reason) }

  public var description: String { reason }
}

/// What became of an upload, and what to serve the file as.
public struct UploadDecision: Sendable {
  /// Why it is refused; nil where it passes.
  public let refusal: UploadRefusal?
  /// What the file is.
  public let item: MediaItem

  /// Its type, whatever name it came by.
  public var type: UTType { item.file.identification.type }
  /// Whether it passes.
  public var isAccepted: Bool { refusal == nil }
  /// The headers by which a server hands the file out so that no browser takes it for something else.
  public var serving: ServingHeaders {
    ServingHeaders(type, isActive: refusal?.code == .active)
  }
}
