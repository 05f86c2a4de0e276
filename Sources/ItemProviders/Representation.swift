internal import Foundation
internal import UniformTypes

/// One registered type identifier and how what it stands for is produced.
struct Representation: Sendable {
  /// A file that a handler gave, and whether who loads it may open it where it is.
  struct SentFile: Sendable {
    var url: URL
    var mayBeOpenedInPlace: Bool
  }

  typealias DataHandler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  typealias FileHandler =
    @Sendable (@escaping @Sendable (SentFile?, (any Error)?) -> Void) -> Progress?

  typealias ItemHandler =
    @Sendable (@escaping @Sendable (HandedItem?, (any Error)?) -> Void, AnyClass?, ItemOptions) -> Void

  enum Promise: Sendable {
    case data(DataHandler)
    case file(FileHandler)
    case item(ItemHandler)
  }

  var identifier: String
  var visibility: ItemProviderRepresentationVisibility
  var options: ItemProviderFileOptions = []
  var promise: Promise
  /// The object that was registered, which is handed over as the item.
  var object: HandedItem?

  func conforms(to requested: String) -> Bool { Self.type(identifier, conformsTo: requested) }

  func conforms(toOneOf readable: [String]) -> Bool { readable.contains { conforms(to: $0) } }

  /// Whether a type is another or below it; identifiers that nobody declared are only text.
  static func type(_ identifier: String, conformsTo requested: String) -> Bool {
    if identifier == requested { return true }
    guard let type = UTType(identifier), let supertype = UTType(requested) else { return false }
    return type.conforms(to: supertype)
  }
}
