/// MIME types by the kind that they stand for, where a type has no declared parent to go by.
enum MIMENames {
  // Before the families image and application, whose names hide them.
  static let documents = [
    "application/msword", "application/onenote", "application/oxps", "application/rtf",
    "application/vnd.apple.keynote", "application/vnd.apple.numbers", "application/vnd.apple.pages",
    "application/vnd.lotus-", "application/vnd.ms-excel", "application/vnd.ms-htmlhelp",
    "application/vnd.ms-outlook", "application/vnd.ms-powerpoint", "application/vnd.ms-project",
    "application/vnd.ms-publisher", "application/vnd.ms-visio.", "application/vnd.ms-word.",
    "application/vnd.ms-works", "application/vnd.ms-xpsdocument", "application/vnd.oasis.opendocument.",
    "application/vnd.openxmlformats-officedocument.", "application/vnd.sun.xml.", "application/vnd.visio",
    "application/vnd.wordperfect", "application/x-corelpresentations", "application/x-dvi",
    "application/x-fictionbook+xml", "application/x-hwp", "application/x-ibooks+zip",
    "application/x-kpresenter", "application/x-kspread", "application/x-kword",
    "application/x-mobipocket-ebook", "application/x-mswrite", "application/x-quattro-pro",
    "image/vnd.djvu", "image/x-eps",
  ]

  static let fonts = [
    "application/font-", "application/vnd.ms-fontobject", "application/vnd.ms-opentype",
    "application/x-font-", "font/",
  ]

  static let sourceCode = [
    "application/graphql", "application/javascript", "application/sql", "application/typescript",
    "application/vnd.coffeescript", "application/vnd.dart", "application/x-bat", "application/x-gdscript",
    "application/x-perl", "application/x-php", "application/x-powershell", "application/x-python",
    "application/x-ruby", "application/x-shellscript", "text/javascript", "text/x-asm", "text/x-awk",
    "text/x-c", "text/x-c++", "text/x-fortran", "text/x-gawk", "text/x-java", "text/x-lisp", "text/x-lua",
    "text/x-m4", "text/x-makefile", "text/x-msdos-batch", "text/x-nawk", "text/x-pascal", "text/x-perl",
    "text/x-php", "text/x-python", "text/x-ruby", "text/x-script.", "text/x-shellscript", "text/x-tcl",
  ]

  // A structured suffix says how the bytes are written, whatever they say.
  static let texts = [
    "text/", "message/", "+xml", "+json", "application/json", "application/mbox", "application/toml",
    "application/x-bibtex-text-file", "application/x-desktop", "application/x-glade",
    "application/x-mswinurl", "application/x-plist", "application/x-sami", "application/x-troff",
    "application/x-troff-", "application/x-yaml", "application/xml", "application/xml-dtd",
  ]

  // Asked after documents, of which many are ZIP archives too.
  static let archives = [
    "+zip", "application/java-archive", "application/vnd.android.package-archive",
    "application/vnd.debian.binary-package", "application/vnd.flatpak", "application/vnd.ms-cab-compressed",
    "application/vnd.rar", "application/vnd.squashfs", "application/x-7z-compressed", "application/x-ace",
    "application/x-apple-diskimage", "application/x-archive", "application/x-arj", "application/x-cb7",
    "application/x-cbt", "application/x-cd-image", "application/x-compress", "application/x-cpio",
    "application/x-iso9660-image", "application/x-java-archive", "application/x-lha", "application/x-lrzip",
    "application/x-lz4", "application/x-lzh-compressed", "application/x-lzip", "application/x-lzma",
    "application/x-lzop", "application/x-ms-wim", "application/x-qed-disk", "application/x-qemu-disk",
    "application/x-rar", "application/x-rpm", "application/x-snappy-framed", "application/x-tar",
    "application/x-vdi-disk", "application/x-vhdx-disk", "application/x-vmdk-disk", "application/x-zoo",
    "application/zip", "application/zlib", "application/zstd",
  ]

  static let executables = [
    "application/java-vm", "application/vnd.microsoft.portable-executable", "application/wasm",
    "application/x-coredump", "application/x-dosexec", "application/x-elf", "application/x-executable",
    "application/x-java", "application/x-mach-binary", "application/x-object",
    "application/x-pie-executable", "application/x-python-bytecode", "application/x-sharedlib",
  ]
}
