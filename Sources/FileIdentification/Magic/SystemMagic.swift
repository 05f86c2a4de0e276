#if LibMagic
  internal import CLibMagic
  internal import SystemCalls
  internal import SystemPackage

  /// Search for the system's libmagic database, without environment and home folder.
  ///
  /// libmagic itself prefers `$MAGIC` and `~/.magic`, with which another user could choose the answers of
  /// every program that links this library.
  enum SystemMagic {
    /// A path of a compiled database.
    private struct Candidate {
      var path: String
      var because: StaticString

      init(_ path: String, because: StaticString) {
        self.path = path
        self.because = because
      }
    }

    /// Paths below the prefix of the linked library, which come first.
    private static let besideLibrary = [
      Candidate("share/misc/magic.mgc", because: "where libmagic's own build puts it"),
      Candidate("share/file/magic.mgc", because: "where some systems move it"),
      Candidate("share/magic.mgc", because: "where it was once"),
    ]

    /// System paths, for libraries elsewhere or inside the executable.
    private static let systems = [
      Candidate("/usr/share/misc/magic.mgc", because: "Debian, Fedora, Alpine, FreeBSD"),
      Candidate("/usr/share/file/magic.mgc", because: "macOS, and Arch by another name"),
      Candidate("/usr/lib/file/magic.mgc", because: "what Debian's link points to"),
      Candidate("/usr/share/magic.mgc", because: "systems of one folder"),
      Candidate("/usr/local/share/misc/magic.mgc", because: "built by hand"),
      Candidate("/opt/homebrew/share/misc/magic.mgc", because: "Homebrew on Apple silicon"),
    ]

    /// The administrator's additions, before the database as in libmagic's default.
    private static let additions = "/etc/magic"

    /// Returns the paths to load, separated by colons; nil if there is no database.
    static func path(
      library: String? = uti_magic_library().map { String(cString: $0) },
      isReadable: (String) -> Bool = isReadable
    ) -> String? {
      guard let database = candidates(library: library).first(where: isReadable) else { return nil }
      return isReadable(additions) ? "\(additions):\(database)" : database
    }

    /// Returns all candidate paths in order.
    static func candidates(library: String?) -> [String] {
      var paths: [String] = []
      if let library, library.hasPrefix("/"),
        library.split(separator: "/").last?.hasPrefix("libmagic") == true
      {
        // A library lies in `PREFIX/lib`, or one or two folders deeper.
        var folders = library.split(separator: "/").dropLast()
        for _ in 0..<3 where !folders.isEmpty {
          folders.removeLast()
          let prefix = folders.isEmpty ? "" : "/" + folders.joined(separator: "/")
          paths += besideLibrary.map { "\(prefix)/\($0.path)" }
        }
      }
      paths += systems.map(\.path).filter { !paths.contains($0) }
      return paths
    }

    private static func isReadable(_ path: String) -> Bool {
      guard let (file, _) = try? FileDescriptor.openRegularFile(FilePath(path)) else { return false }
      file.release()
      return true
    }
  }
#endif
