/// The rules for accepting uploads.
///
/// Files are accepted by their content, not their name. By default, damaged files, active content and files that other
/// programs read as another type are refused. This is not malware detection: a PDF with a script is refused for the script,
/// and no policy replaces a scanner.
///
/// ```swift
/// var policy = try UploadPolicy(accept: AcceptList("image/*, .heic, video/quicktime"))
/// policy.byteCount = 20 << 20
/// policy.pixelCount = 50_000_000
/// ```
public struct UploadPolicy: Hashable, Sendable {
  /// The accepted types.
  public var accept: AcceptList
  /// The size limit in bytes; nil for none.
  public var byteCount: Int64?
  /// The pixel limit, width times height, of pictures and movie frames; nil for none.
  public var pixelCount: Int?
  /// The duration limit of movies and audio, in seconds; nil for none.
  public var duration: Double?
  /// True to accept active content: scripts in SVG and PDF, HTML, macros, programs.
  public var allowsActiveContent = false
  /// True to accept files that other programs read as another type.
  public var allowsOtherReadings = false
  /// True to accept names that make servers run a file, show it as a page or read it as configuration: `a.php`, `a.php.jpg`,
  /// `a.html` and `.htaccess`.
  ///
  /// An extension that the accept list names, itself or by its media type, is always allowed at the end of a name. The check is
  /// unnecessary if you store files under your own names.
  public var allowsNames = false
  /// True to accept truncated or damaged files.
  public var allowsDamage = false
  /// The number of bytes that the search for active content may read; files that need more are refused.
  ///
  /// The search for signatures of other types is not limited: it reads every byte once.
  public var examinedByteCount = 64 << 20

  /// Creates a policy without limits.
  public init(accept: AcceptList) { self.accept = accept }
}
