/// Families of MIME types by the kind that they stand for, where no declared type owns the name.
///
/// A name that a type owns or an alias explains belongs in the tables, not here.
enum MIMENames {
  // Before the families, whose names hide them.
  static let documents = [
    "application/vnd.lotus-", "application/vnd.ms-visio.", "application/vnd.ms-word.",
    "application/vnd.oasis.opendocument.", "application/vnd.openxmlformats-officedocument.",
    "application/vnd.sun.xml.",
  ]

  static let fonts = ["application/font-", "application/x-font-", "font/"]

  static let sourceCode = ["text/x-script."]

  // A structured suffix says how the bytes are written, whatever they say.
  static let texts = ["text/", "message/", "+xml", "+json", "application/x-troff-"]

  // Asked after documents, of which many are ZIP archives too.
  static let archives = ["+zip"]
}
