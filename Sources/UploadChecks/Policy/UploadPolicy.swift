/// What may be uploaded.
///
/// Files pass by their content: a name alone speaks for nothing, and a file that is cut or damaged does not pass. Beyond that,
/// what could run where the file is shown or opened is refused, and what another program would take for something else.
/// None of this judges intent: a PDF with a script is refused for the script, not as malware, and no policy replaces a scanner.
///
/// ```swift
/// var policy = try UploadPolicy(accept: AcceptList("image/*, .heic, video/quicktime"))
/// policy.byteCount = 20 << 20
/// policy.pixelCount = 50_000_000
/// ```
public struct UploadPolicy: Hashable, Sendable {
  /// Which types pass.
  public var accept: AcceptList
  /// The most bytes; nil: any number.
  public var byteCount: Int64?
  /// The most pixels of a picture or of a movie's frame, width times height; nil: any number.
  public var pixelCount: Int?
  /// The longest movie or sound, in seconds; nil: any.
  public var duration: Double?
  /// Whether files pass that hold something which runs: scripts in SVG and PDF, HTML, macros, programs.
  public var allowsActiveContent = false
  /// Whether files pass that another program would take for something else.
  public var allowsOtherReadings = false
  /// Whether files pass that servers run, show as a page or take for their configuration by their name: `a.php`, `a.php.jpg`,
  /// `a.html` and `.htaccess`, whatever they hold.
  ///
  /// An extension that the list names, itself or by its media type, may stand at a name's end anyway. Who stores files under
  /// names of their own needs no such check.
  public var allowsNames = false
  /// Whether files pass that are cut or damaged.
  public var allowsDamage = false
  /// How many bytes of a file are looked through for what runs; where that does not suffice the file is refused.
  ///
  /// It does not bound the search for marks of other programs, which goes through every byte once.
  public var examinedByteCount = 64 << 20

  /// Creates a policy without limits.
  public init(accept: AcceptList) { self.accept = accept }
}
