internal import ByteSources
internal import Formats
internal import SourceFeatures

/// Detection of the language or form of a text in UTF-8 or another superset of ASCII.
enum TextDetector {
  /// The number of bytes read if the head leaves the type open.
  static let longReach = LanguageDetector.reach

  /// Returns a guess at the type of the text; a licence at the top costs one more read.
  ///
  /// `name` affects how much is read.
  static func guess(
    _ reader: ByteReader, _ encoding: PlainText.Encoding, named name: EarlyStopRule.Name, explains: Bool
  ) throws(ReadFailure) -> TextGuess? {
    let (head, isWhole) = (reader.head, reader.headIsWhole)
    var checkpoint: FeatureTally.Checkpoint?
    let detection = detect(head, encoding, isWhole: isWhole, name, explains, &checkpoint)
    // Source by name and words is not a form of writing.
    if detection.isClear || name.meansSource && detection.guess?.isStrong == true { return detection.guess }
    let form = TextHeuristics.guess(head, isWhole: isWhole, against: detection.guess)
    let first = better(detection.guess, form)
    let isEnough = EarlyStopRule.isEnough(detection, name)
    // Prose without any form continues so; later matches are quotations.
    guard first?.isStrong != true, !isWhole, !(isEnough && (name.meansSource || first == nil)),
      let longer = try longer(reader)
    else { return first }
    let isAll = Int64(longer.count) == reader.byteCount
    let whole =
      isEnough
      ? detection.guess : detect(longer, encoding, isWhole: true, name, explains, &checkpoint).guess
    let longForm = TextHeuristics.guess(longer, isWhole: isAll, against: whole, afterNone: form == nil)
    return better(whole, longForm) ?? first
  }

  /// Returns more of the text; nil if the budget is spent.
  private static func longer(_ reader: ByteReader) throws(ReadFailure) -> ByteView? {
    do { return try reader.available(at: 0, upTo: longReach) } catch .source(let error) {
      throw .source(error)
    } catch { return nil }
  }

  static func better(_ language: TextGuess?, _ form: TextGuess?) -> TextGuess? {
    guard let language, let form else { return language ?? form }
    if form.isStrong != language.isStrong { return form.isStrong ? form : language }
    return form.score > language.score ? form : language
  }

  private static func detect(
    _ view: ByteView, _ encoding: PlainText.Encoding, isWhole: Bool, _ name: EarlyStopRule.Name,
    _ explains: Bool, _ checkpoint: inout FeatureTally.Checkpoint?
  ) -> LanguageDetector.Detection {
    guard let text = WideText.ascii(view, encoding) else {
      return LanguageDetector.detect(
        view.buffer, isWhole: isWhole, named: name, explains: explains, from: &checkpoint)
    }
    return text.withUnsafeBytes {
      LanguageDetector.detect($0, isWhole: isWhole, named: name, explains: explains, from: &checkpoint)
    }
  }
}

/// Detects text formats with certain marks: in the first line, the first section or the shape of all lines.
enum CertainTextFormats {
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    TextHead.withHead(of: reader.head, isWhole: reader.headIsWhole, find)
  }

  private static func find(in head: TextHead) -> ContentFinding? {
    let beginnings = FirstLines(head)
    if let match = TextMarkIndex.shared.find(in: head, beginnings) {
      // More text could refute it: WEBVTTX begins with WEBVTT.
      let isAll = head.isWhole && match.range.upperBound >= head.bytes.count
      return ContentFinding(
        match.mark.type, by: .signature, decided: !isAll, range: head.range(match.range),
        rule: match.mark.name, because: match.mark.because)
    }
    if let match = SectionForms.find(in: head, beginnings) {
      return ContentFinding(
        match.form.type, by: .signature, range: head.range(match.range), rule: match.form.name,
        because: match.form.because)
    }
    guard let form = LineForms.find(in: head, beginnings) else { return nil }
    return ContentFinding(
      form.type, by: .structure, decided: form.decides, range: head.range(0..<min(head.bytes.count, 4096)),
      rule: form.name, because: form.because)
  }
}
