internal import FileIdentification
public import MediaItems
public import UniformTypes

/// The reason why an upload is refused.
///
/// More codes may be added: treat unknown ones as a refusal.
public struct UploadRefusal: Hashable, Sendable, CustomStringConvertible {
  /// The category of a refusal.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code as text.
    public let rawValue: String
    /// Creates a code from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The file is empty.
    public static let empty = Code(rawValue: "empty")
    /// The file is too large.
    public static let tooLarge = Code(rawValue: "tooLarge")
    /// Its type is not accepted.
    public static let notAccepted = Code(rawValue: "notAccepted")
    /// Only its name, not its content, identifies it as an accepted type.
    public static let unproven = Code(rawValue: "unproven")
    /// Its name makes servers run it, show it as a page or read it as configuration.
    public static let name = Code(rawValue: "name")
    /// It is truncated or damaged.
    public static let damaged = Code(rawValue: "damaged")
    /// It has too many pixels, or an unknown number.
    public static let tooManyPixels = Code(rawValue: "tooManyPixels")
    /// Its duration is too long or unknown.
    public static let tooLong = Code(rawValue: "tooLong")
    /// It contains active content.
    public static let active = Code(rawValue: "active")
    /// Other programs would read it as another type.
    public static let otherReading = Code(rawValue: "otherReading")
    /// It cannot be checked completely: it is encrypted or too large.
    public static let unexaminable = Code(rawValue: "unexaminable")
  }

  /// The category.
  public let code: Code
  /// A message for people, without text from the file.
  public let reason: String

  init(_ code: Code, _ reason: String) { (self.code, self.reason) = (code, reason) }

  public var description: String { reason }
}

/// The result of checking an upload.
public struct UploadDecision: Sendable {
  /// The reason for refusing it; nil if it is accepted.
  public let refusal: UploadRefusal?
  /// The file with its type and metadata.
  public let item: MediaItem

  /// The file's type.
  public var type: UTType { item.file.identification.type }
  /// True if the upload is accepted.
  public var isAccepted: Bool { refusal == nil }
  /// The headers for serving the file without content sniffing.
  public var serving: ServingHeaders {
    ServingHeaders(type, isActive: refusal?.code == .active)
  }
}
