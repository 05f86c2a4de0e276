#if !canImport(Darwin)
  public import Foundation

  /// A pointer through which a function returns an error.
  public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

  /// A file coordinator that grants each access at once, with the same URL.
  public final class NSFileCoordinator: NSObject {
    /// Reading options, ignored: a folder for uploading is not archived.
    public struct ReadingOptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }

      public static let withoutChanges = Self(rawValue: 1)
      public static let resolvesSymbolicLink = Self(rawValue: 2)
      public static let immediatelyAvailableMetadataOnly = Self(rawValue: 4)
      public static let forUploading = Self(rawValue: 8)
    }

    /// Writing options, ignored.
    public struct WritingOptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }

      public static let forDeleting = Self(rawValue: 1)
      public static let forMoving = Self(rawValue: 2)
      public static let forMerging = Self(rawValue: 4)
      public static let forReplacing = Self(rawValue: 8)
      public static let contentIndependentMetadataOnly = Self(rawValue: 16)
    }

    /// Creates a coordinator; presenters are not notified.
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {}

    /// Calls the reader at once; there is never an error.
    public func coordinate(
      readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
      byAccessor reader: (URL) -> Void
    ) { reader(url) }

    /// Calls the writer at once; there is never an error.
    public func coordinate(
      writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
      byAccessor writer: (URL) -> Void
    ) { writer(url) }

    /// Calls the accessor at once; there is never an error.
    public func coordinate(
      readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
      writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
      error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void
    ) { readerWriter(readingURL, writingURL) }

    /// Calls the accessor at once; there is never an error.
    public func coordinate(
      writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
      options options2: WritingOptions = [], error outError: NSErrorPointer,
      byAccessor writer: (URL, URL) -> Void
    ) { writer(url1, url2) }

    /// Calls the accessor on the queue, without an error.
    @preconcurrency
    public func coordinate(
      with intents: [NSFileAccessIntent], queue: OperationQueue,
      byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
    ) { queue.addOperation { accessor(nil) } }

    /// Does nothing: no access waits.
    public func cancel() {}
  }

  /// An intended access to a file.
  public final class NSFileAccessIntent: NSObject {
    /// The file.
    public let url: URL

    private init(_ url: URL) { self.url = url }

    /// Returns an intent to read.
    public class func readingIntent(
      with url: URL, options: NSFileCoordinator.ReadingOptions = []
    ) -> NSFileAccessIntent { NSFileAccessIntent(url) }

    /// Returns an intent to write.
    public class func writingIntent(
      with url: URL, options: NSFileCoordinator.WritingOptions = []
    ) -> NSFileAccessIntent { NSFileAccessIntent(url) }
  }

  /// An observer of changes, never notified.
  public protocol NSFilePresenter: NSObjectProtocol {
    /// The presented file.
    var presentedItemURL: URL? { get }
    /// The queue for notifications.
    var presentedItemOperationQueue: OperationQueue { get }
  }
#endif
