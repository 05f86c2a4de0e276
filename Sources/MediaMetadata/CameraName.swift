/// A camera's maker and model in one text, the maker once.
package enum CameraName {
  package static func joined(make: String?, model: String?) -> String? {
    guard let model else { return make }
    guard let make else { return model }
    return repeats(make, model) ? model : make + " " + model
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
    guard make.allSatisfy({ $0 < 0x80 }), model.allSatisfy({ $0 < 0x80 }) else { return nil }
    if begins(model, with: make) { return true }
    let blank = UInt8(ascii: " ")
    let rest = model.drop { $0 == blank }
    let named = UnsafeBufferPointer(rebasing: rest.prefix { $0 != blank })
    if named.isEmpty { return false }
    return make.split(separator: blank).contains {
      $0.count == named.count && begins(UnsafeBufferPointer(rebasing: $0), with: named)
    }
  }

  /// Whether a text begins with another one, in any letter case.
  private static func begins(_ text: UnsafeBufferPointer<UInt8>, with start: UnsafeBufferPointer<UInt8>)
    -> Bool
  {
    guard text.count >= start.count else { return false }
    return start.indices.allSatisfy { folded(text[$0]) == folded(start[$0]) }
  }

  private static func folded(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}
