/// A camera's maker and model in one text, the maker once.
package enum CameraName {
  package static func joined(make: String?, model: String?) -> String? {
    guard let model else { return make }
    guard let make else { return model }
    if repeats(make, model) { return model }
    var (plainMake, plainModel) = (make, model)
    return plainMake.withUTF8 { make in
      plainModel.withUTF8 { model in
        let length = make.count + 1 + model.count
        return String(unsafeUninitializedCapacity: length) { bytes in
          _ = bytes.update(fromContentsOf: make)
          bytes[make.count] = blank
          _ = UnsafeMutableBufferPointer(rebasing: bytes[(make.count + 1)...]).update(fromContentsOf: model)
          return length
        }
      }
    }
  }

  /// Whether the model names its maker: `NIKON CORPORATION` makes the `NIKON D90`, `EASTMAN KODAK COMPANY` the
  /// `KODAK DX4900`.
  private static func repeats(_ make: String, _ model: String) -> Bool {
    var (plainMake, plainModel) = (make, model)
    let answer = plainMake.withUTF8 { make in plainModel.withUTF8 { repeats(make, $0) } }
    if let answer { return answer }
    let named = model.lowercased().split(separator: " ").first ?? ""
    let words = make.lowercased().split(separator: " ")
    return words.contains(named) || model.lowercased().hasPrefix(make.lowercased())
  }

  /// The same of texts in ASCII; nil for others, whose letters have several forms.
  private static func repeats(
    _ make: UnsafeBufferPointer<UInt8>, _ model: UnsafeBufferPointer<UInt8>
  ) -> Bool? {
    var seen: UInt8 = 0
    for byte in make { seen |= byte }
    for byte in model { seen |= byte }
    guard seen < 0x80 else { return nil }
    if stands(make, 0..<make.count, in: model, at: 0) { return true }
    // The model's first word, among those of the maker.
    var start = 0
    while start < model.count, model[start] == blank { start += 1 }
    var length = 0
    while start + length < model.count, model[start + length] != blank { length += 1 }
    if length == 0 { return false }
    var word = 0
    for index in 0...make.count where index == make.count || make[index] == blank {
      if index - word == length, stands(make, word..<index, in: model, at: start) { return true }
      word = index + 1
    }
    return false
  }

  private static var blank: UInt8 { UInt8(ascii: " ") }

  /// Whether a part of one text stands in another one, in any letter case.
  private static func stands(
    _ make: UnsafeBufferPointer<UInt8>, _ part: Range<Int>, in model: UnsafeBufferPointer<UInt8>,
    at start: Int
  ) -> Bool {
    guard model.count - start >= part.count else { return false }
    for index in part where folded(make[index]) != folded(model[start + index - part.lowerBound]) {
      return false
    }
    return true
  }

  private static func folded(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}
