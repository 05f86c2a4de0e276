public import Foundation

extension Data: ItemProviderValue, ItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.data"] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Data { data }

  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.data"] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(self, nil)
    return nil
  }
}
