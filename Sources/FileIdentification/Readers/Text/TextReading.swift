internal import ByteSources
internal import SourceFeatures

/// A text's head, as the readers of texts see it: UTF-8, or bytes that keep ASCII.
enum TextReading {
  /// How much more is fetched where the first bytes leave the matter open.
  static let longReach = LanguageDetector.reach

  /// What the text seems to be; a licence at the top costs one more request.
  ///
  /// `name` says when enough was seen.
  static func guess(
    _ reader: ByteReader, _ encoding: PlainText.Encoding, named name: LookRule.Name, explains: Bool
  ) throws(ReadFailure) -> TextGuess? {
    let (head, isWhole) = (reader.head, reader.headIsWhole)
    var pause: FeatureTally.Pause?
    let look = self.look(head, encoding, isWhole: isWhole, name, explains, &pause)
    // A text that its name and its words call a language is no form of writing.
    if look.isClear || name.saysSource && look.guess?.isStrong == true { return look.guess }
    let form = TextForms.guess(head, isWhole: isWhole, against: look.guess)
    let first = better(look.guess, form)
    let isEnough = LookRule.isEnough(look, name)
    // Sentences without a sign of a form go on as they began: what stands far behind quotes other texts.
    guard first?.isStrong != true, !isWhole, !(isEnough && (name.saysSource || first == nil)),
      let longer = try longer(reader)
    else { return first }
    let isAll = Int64(longer.count) == reader.byteCount
    let whole =
      isEnough
      ? look.guess : self.look(longer, encoding, isWhole: true, name, explains, &pause).guess
    let longForm = TextForms.guess(longer, isWhole: isAll, against: whole, afterNone: form == nil)
    return better(whole, longForm) ?? first
  }

  /// More of the text; nil where the reader may fetch no more.
  private static func longer(_ reader: ByteReader) throws(ReadFailure) -> ByteView? {
    do { return try reader.available(at: 0, upTo: longReach) } catch .source(let error) {
      throw .source(error)
    } catch { return nil }
  }

  /// A language or a form, whichever shows more.
  static func better(_ language: TextGuess?, _ form: TextGuess?) -> TextGuess? {
    guard let language, let form else { return language ?? form }
    if form.isStrong != language.isStrong { return form.isStrong ? form : language }
    return form.score > language.score ? form : language
  }

  private static func look(
    _ view: ByteView, _ encoding: PlainText.Encoding, isWhole: Bool, _ name: LookRule.Name,
    _ explains: Bool, _ pause: inout FeatureTally.Pause?
  ) -> LanguageDetector.Look {
    guard let text = WideText.ascii(view, encoding) else {
      return LanguageDetector.look(
        view.buffer, isWhole: isWhole, named: name, explains: explains, from: &pause)
    }
    return text.withUnsafeBytes {
      LanguageDetector.look($0, isWhole: isWhole, named: name, explains: explains, from: &pause)
    }
  }
}
