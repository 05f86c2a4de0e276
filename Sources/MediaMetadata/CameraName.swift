internal import ASCIIBytes

/// Joins a camera's make and model into one name without repeating the make.
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
          bytes[make.count] = space
          _ = UnsafeMutableBufferPointer(rebasing: bytes[(make.count + 1)...]).update(fromContentsOf: model)
          return length
        }
      }
    }
  }

  /// Returns true if the model already names its make: `NIKON CORPORATION` and `NIKON D90`,
  /// `EASTMAN KODAK COMPANY` and `KODAK DX4900`.
  private static func repeats(_ make: String, _ model: String) -> Bool {
    var (plainMake, plainModel) = (make, model)
    let answer = plainMake.withUTF8 { make in plainModel.withUTF8 { repeats(make, $0) } }
    if let answer { return answer }
    let named = model.lowercased().split(separator: " ").first ?? ""
    let words = make.lowercased().split(separator: " ")
    return words.contains(named) || model.lowercased().hasPrefix(make.lowercased())
  }

  /// An ASCII version without allocations; nil for other text.
  private static func repeats(
    _ make: UnsafeBufferPointer<UInt8>, _ model: UnsafeBufferPointer<UInt8>
  ) -> Bool? {
    var allBits: UInt8 = 0
    for byte in make { allBits |= byte }
    for byte in model { allBits |= byte }
    guard allBits < 0x80 else { return nil }
    if matches(make, 0..<make.count, in: model, at: 0) { return true }
    // Otherwise the model's first word may be any word of the make.
    var start = 0
    while start < model.count, model[start] == space { start += 1 }
    var length = 0
    while start + length < model.count, model[start + length] != space { length += 1 }
    if length == 0 { return false }
    var word = 0
    for index in 0...make.count where index == make.count || make[index] == space {
      if index - word == length, matches(make, word..<index, in: model, at: start) { return true }
      word = index + 1
    }
    return false
  }

  private static var space: UInt8 { UInt8(ascii: " ") }

  /// Returns true if `make[range]` equals `model` at `start`, ignoring case.
  private static func matches(
    _ make: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, in model: UnsafeBufferPointer<UInt8>,
    at start: Int
  ) -> Bool {
    guard model.count - start >= range.count else { return false }
    for index in range
    where make[index].asciiLowercased != model[start + index - range.lowerBound].asciiLowercased {
      return false
    }
    return true
  }

}
