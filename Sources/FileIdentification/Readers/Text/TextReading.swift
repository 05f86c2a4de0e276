internal import ByteSources

/// A text's head, as the readers of texts see it: UTF-8, or bytes that keep ASCII.
enum TextReading {
  /// How much more is fetched where the first bytes leave the matter open.
  static let longReach = LanguageDetector.reach

  /// What the text seems to be; a licence at the top costs one more request.
  static func guess(
    _ reader: ByteReader, _ encoding: PlainText.Encoding
  ) throws(ReadFailure) -> TextGuess? {
    let first = guess(reader.head, encoding, isWhole: reader.headIsWhole)
    if first?.isStrong == true || reader.headIsWhole { return first }
    let longer: ByteView
    do { longer = try reader.available(at: 0, upTo: longReach) } catch .source(let error) {
      throw .source(error)
    } catch { return first }
    return guess(longer, encoding, isWhole: Int64(longer.count) == reader.byteCount) ?? first
  }

  private static func guess(
    _ view: ByteView, _ encoding: PlainText.Encoding, isWhole: Bool
  ) -> TextGuess? {
    let language = language(view, encoding)
    return better(language, TextForms.guess(view, isWhole: isWhole, against: language))
  }

  /// A language or a form, whichever shows more.
  static func better(_ language: TextGuess?, _ form: TextGuess?) -> TextGuess? {
    guard let language, let form else { return language ?? form }
    if form.isStrong != language.isStrong { return form.isStrong ? form : language }
    return form.score > language.score ? form : language
  }

  private static func language(_ view: ByteView, _ encoding: PlainText.Encoding) -> TextGuess? {
    guard let text = WideText.ascii(view, encoding) else {
      return view.withUnsafeBytes { LanguageDetector.guess($0) }
    }
    return text.withUnsafeBytes { LanguageDetector.guess($0) }
  }
}
