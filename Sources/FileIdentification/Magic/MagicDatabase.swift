public import SystemPackage

/// A libmagic database, or none.
public enum MagicDatabase: Hashable, Sendable {
  /// The executable's database, else the system's: the one beside libmagic, or the first usual path; with
  /// `/etc/magic` before it.
  ///
  /// The variable `MAGIC` and files in home folders are ignored.
  case standard
  /// A compiled database at a path.
  case file(FilePath)
  /// No libmagic.
  case omitted
}

/// The libmagic that the package was built with.
public enum MagicVersion {
  /// libmagic's version number (`544` for 5.44); nil without the `LibMagic` trait.
  public static var linked: Int? {
    #if LibMagic
      MagicCookie.version
    #else
      nil
    #endif
  }

  /// The library's version and its database, for reports.
  public static var report: String {
    #if LibMagic
      "libmagic: \(MagicSource.text(MagicCookie.version)), database \(MagicCookie.standardDatabase)"
    #else
      "libmagic: not built in"
    #endif
  }
}
