public import SystemPackage

/// Which libmagic database to ask, if any.
public enum MagicDatabase: Hashable, Sendable {
  /// The one that the executable carries, else the system's: the one that was installed with libmagic, or the first of
  /// the usual places, and `/etc/magic` before it.
  ///
  /// Neither the variable `MAGIC` nor a file in a home folder has a say.
  case standard
  /// A compiled database at a path.
  case file(FilePath)
  /// None: only this package's own readers answer.
  case omitted
}

/// The libmagic that the package was built with.
public enum MagicVersion {
  /// The version as libmagic counts it (`544` for 5.44), or nil when the package was built without the `LibMagic` trait.
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
