internal import Foundation
internal import ItemProviders

/// A class that reads what a case says it reads; it makes an object of any bytes but none.
struct ReadObject: ItemProviderReading, Sendable {
  /// The list is asked for on the thread that calls the provider.
  @TaskLocal static var readable: [String] = []

  static var readableTypeIdentifiersForItemProvider: [String] { readable }

  let bytes: Data
  let typeIdentifier: String

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> ReadObject {
    guard !data.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
    return ReadObject(bytes: data, typeIdentifier: typeIdentifier)
  }
}
