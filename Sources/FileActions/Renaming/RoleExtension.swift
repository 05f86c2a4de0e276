/// Extensions that say what a file is for, whatever format it is in: no content contradicts them.
struct RoleExtension: Sendable {
  let tag: String
  let because: StaticString

  static func contains(_ pathExtension: String) -> Bool {
    let tag = pathExtension.lowercased()
    return tags.contains(tag) || (!tag.isEmpty && tag.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 })
  }

  static let all: [RoleExtension] = [
    RoleExtension(tag: "bin", because: "bytes of any kind"),
    RoleExtension(tag: "dat", because: "data of any kind"),
    RoleExtension(tag: "data", because: "data of any kind"),
    RoleExtension(tag: "raw", because: "bytes as they came"),
    RoleExtension(tag: "dump", because: "whatever was dumped"),
    RoleExtension(tag: "db", because: "every program has a database of its own"),
    RoleExtension(tag: "img", because: "a picture or an image of any disk"),
    RoleExtension(tag: "log", because: "some programs log in formats of their own"),
    RoleExtension(tag: "out", because: "the output of anything"),
    RoleExtension(tag: "bak", because: "a copy of any file"),
    RoleExtension(tag: "old", because: "a copy of any file"),
    RoleExtension(tag: "orig", because: "a copy of any file"),
    RoleExtension(tag: "save", because: "a copy of any file"),
    RoleExtension(tag: "backup", because: "a copy of any file"),
    RoleExtension(tag: "tmp", because: "a file of any kind, for a while"),
    RoleExtension(tag: "temp", because: "a file of any kind, for a while"),
    RoleExtension(tag: "cache", because: "whatever was kept"),
    RoleExtension(tag: "part", because: "a download that has not ended"),
    RoleExtension(tag: "partial", because: "a download that has not ended"),
    RoleExtension(tag: "crdownload", because: "a download that has not ended"),
    RoleExtension(tag: "download", because: "a download of any kind"),
    RoleExtension(tag: "attach", because: "an attachment of any kind"),
    RoleExtension(tag: "file", because: "a file"),
    RoleExtension(tag: "ico", because: "the icon of a site or program, in whatever picture format it is"),
    RoleExtension(tag: "pem", because: "keys, certificates and requests of any kind, alone or together"),
    RoleExtension(tag: "der", because: "keys, certificates and requests of any kind"),
    RoleExtension(tag: "key", because: "a key of any program, or a presentation"),
    RoleExtension(tag: "pub", because: "a public key of any program, or a publication"),
    RoleExtension(tag: "conf", because: "a configuration, in XML, JSON or any other notation"),
    RoleExtension(tag: "config", because: "a configuration, in XML, JSON or any other notation"),
    RoleExtension(tag: "cfg", because: "a configuration, in XML, JSON or any other notation"),
    RoleExtension(tag: "cnf", because: "a configuration of any notation"),
    RoleExtension(tag: "rc", because: "a configuration of any notation, or Windows resources"),
    RoleExtension(tag: "prefs", because: "settings of any notation"),
    RoleExtension(tag: "settings", because: "settings of any notation"),
    RoleExtension(tag: "project", because: "a project, in XML or any other notation"),
    RoleExtension(tag: "in", because: "a template of any kind"),
    RoleExtension(tag: "tpl", because: "a template of any kind"),
    RoleExtension(tag: "template", because: "a template of any kind"),
    RoleExtension(tag: "inc", because: "something to include, in any language"),
    RoleExtension(tag: "cgi", because: "a program for a web server, in any language"),
    RoleExtension(tag: "fcgi", because: "a program for a web server, in any language"),
    RoleExtension(tag: "command", because: "a program to run, in any language"),
    RoleExtension(tag: "trigger", because: "a program that something else runs"),
    RoleExtension(tag: "plugin", because: "a plug-in of any program"),
    RoleExtension(tag: "so", because: "code to load, in whatever format the system loads"),
    RoleExtension(tag: "o", because: "an object file, in whatever format the linker reads"),
    RoleExtension(tag: "obj", because: "an object file of a compiler, or a 3D model"),
    RoleExtension(tag: "a", because: "what a linker takes for a library; scripts too"),
    RoleExtension(tag: "lib", because: "a library of any linker"),
    RoleExtension(tag: "mod", because: "a module: of music, of Go, of a kernel, of Fortran"),
    RoleExtension(tag: "res", because: "resources of any program"),
    RoleExtension(tag: "sub", because: "something below something else"),
    RoleExtension(tag: "test", because: "an example of anything"),
    RoleExtension(tag: "sample", because: "an example of anything"),
    RoleExtension(tag: "example", because: "an example of anything"),
    RoleExtension(tag: "dist", because: "a template of any kind"),
  ]

  private static let tags = Set(all.map(\.tag))
}
