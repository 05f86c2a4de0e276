#if LibMagic
  import Testing

  @testable import FileIdentification

  /// The search for the system's database.
  @Suite struct SystemMagicTests {
    @Test(arguments: [
      ("/usr/lib/x86_64-linux-gnu/libmagic.so.1", "/usr/share/misc/magic.mgc"),
      ("/opt/homebrew/lib/libmagic.1.dylib", "/opt/homebrew/share/misc/magic.mgc"),
      ("/nix/store/abc-file-5.45/lib/libmagic.so.1", "/nix/store/abc-file-5.45/share/misc/magic.mgc"),
    ])
    func besideItsLibrary(_ library: String, _ database: String) {
      #expect(SystemMagic.candidates(library: library).contains(database))
      #expect(SystemMagic.path(library: library) { $0 == database } == database)
    }

    /// A static executable does not reveal the database's path.
    @Test(arguments: [nil, "/home/somebody/bin/uti", "libmagic.so.1", ""]) func elsewhere(_ library: String?)
    {
      let paths = SystemMagic.candidates(library: library)
      #expect(!paths.isEmpty && paths.allSatisfy { $0.hasPrefix("/usr/") || $0.hasPrefix("/opt/") })
    }

    @Test func administratorAdditionsComeFirst() {
      let path = SystemMagic.path(library: nil) { $0 == "/etc/magic" || $0 == "/usr/share/misc/magic.mgc" }
      #expect(path == "/etc/magic:/usr/share/misc/magic.mgc")
      #expect(SystemMagic.path(library: nil) { $0 == "/etc/magic" } == nil)
    }
  }
#endif
