internal import UniformTypes

/// Types of which libmagic has one answer, though MIME types lead to narrower ones: it is not asked about what a reader
/// found to be one.
enum SoleAnswers {
  static func contains(_ type: DeclaredType) -> Bool { rows.contains { $0.type == type } }

  static var types: [UTType] { rows.map(\.type.type) }

  private static let rows: [(type: DeclaredType, because: StaticString)] = [
    (.mp3, "all layers are audio/mpeg, and the frames behind a tag are read here"),
    (.pdf, "a PDF is application/pdf, whatever is in it"),
  ]
}
