#if LibMagic
  internal import CLibMagic
  internal import SystemCalls
  internal import SystemPackage

  /// Where the system keeps libmagic's database, found without the environment and without a home folder.
  ///
  /// libmagic itself prefers `$MAGIC` and `~/.magic`; whoever can set these would choose the answers of every program
  /// that links this library, so it is never asked for its default.
  enum SystemMagic {
    /// One place of a compiled database below a folder.
    private struct Place {
      var path: String
      var because: StaticString

      init(_ path: String, because: StaticString) {
        self.path = path
        self.because = because
      }
    }

    /// Below the prefix of the linked library: its own database comes before any other's.
    private static let besideLibrary = [
      Place("share/misc/magic.mgc", because: "where libmagic's own build puts it"),
      Place("share/file/magic.mgc", because: "where some systems move it"),
      Place("share/magic.mgc", because: "where it was once"),
    ]

    /// Where systems put it, for libraries that stand apart or are part of the executable.
    private static let systems = [
      Place("/usr/share/misc/magic.mgc", because: "Debian, Fedora, Alpine, FreeBSD"),
      Place("/usr/share/file/magic.mgc", because: "macOS, and Arch by another name"),
      Place("/usr/lib/file/magic.mgc", because: "what Debian's link points to"),
      Place("/usr/share/magic.mgc", because: "systems of one folder"),
      Place("/usr/local/share/misc/magic.mgc", because: "built by hand"),
      Place("/opt/homebrew/share/misc/magic.mgc", because: "Homebrew on Apple silicon"),
    ]

    /// What the administrator adds for the whole machine, before the database, as libmagic's own default has it.
    private static let additions = "/etc/magic"

    /// What to load, in libmagic's form: paths with colons between them; nil when there is no database.
    static func path(
      library: String? = uti_magic_library().map { String(cString: $0) },
      isReadable: (String) -> Bool = isReadable
    ) -> String? {
      guard let database = candidates(library: library).first(where: isReadable) else { return nil }
      return isReadable(additions) ? "\(additions):\(database)" : database
    }

    /// Every path that is tried, in order.
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
