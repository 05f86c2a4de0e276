internal import Foundation
internal import UniformTypes

/// A registered type identifier and its load handler.
struct Representation: Sendable {
  /// A file from a handler; `mayBeOpenedInPlace` is true if the receiver may open the original.
  struct SentFile: Sendable {
    var url: URL
    var mayBeOpenedInPlace: Bool
  }

  typealias DataHandler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  typealias FileHandler =
    @Sendable (@escaping @Sendable (SentFile?, (any Error)?) -> Void) -> Progress?

  typealias ItemHandler =
    @Sendable (@escaping @Sendable (SendableItem?, (any Error)?) -> Void, AnyClass?, ItemOptions) -> Void

  enum Promise: Sendable {
    case data(DataHandler)
    case file(FileHandler)
    case item(ItemHandler)
  }

  var identifier: String
  var visibility: ItemProviderRepresentationVisibility
  var options: ItemProviderFileOptions = []
  var promise: Promise
  /// The registered object, which is also the item.
  var object: SendableItem?

  func conforms(to requested: String) -> Bool { Self.type(identifier, conformsTo: requested) }

  func conforms(toOneOf readable: [String]) -> Bool { readable.contains { conforms(to: $0) } }

  /// Returns true if a type equals or conforms to another; undeclared identifiers are compared as text.
  static func type(_ identifier: String, conformsTo requested: String) -> Bool {
    if identifier == requested { return true }
    guard let type = UTType(identifier), let supertype = UTType(requested) else { return false }
    return type.conforms(to: supertype)
  }
}

/// Options of a file representation.
public struct ItemProviderFileOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The original file may be opened in place.
  public static let openInPlace = Self(rawValue: 1)
}

/// The processes that may see a representation.
///
/// Code in the provider's own process sees all representations. The visibility is stored for code that passes
/// items to other processes: ``ItemProvider/visibility(forTypeIdentifier:)``.
public enum ItemProviderRepresentationVisibility: Int, Hashable, Sendable {
  /// Every process.
  case all = 0
  /// Programs of the same development team.
  case team = 1
  /// Programs of the same group.
  case group = 2
  /// Only the process that registered it.
  case ownProcess = 3
}
