#if !canImport(Darwin)
  public import Foundation

  /// Where a function puts the error that it ended with.
  public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

  /// Nothing coordinates here: each access is granted at once, with the very URL that was asked for.
  public final class NSFileCoordinator: NSObject {
    /// How a file is read; not looked at, so that a folder for uploading is not archived.
    public struct ReadingOptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }

      public static let withoutChanges = Self(rawValue: 1)
      public static let resolvesSymbolicLink = Self(rawValue: 2)
      public static let immediatelyAvailableMetadataOnly = Self(rawValue: 4)
      public static let forUploading = Self(rawValue: 8)
    }

    /// How a file is written; not looked at.
    public struct WritingOptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }

      public static let forDeleting = Self(rawValue: 1)
      public static let forMoving = Self(rawValue: 2)
      public static let forMerging = Self(rawValue: 4)
      public static let forReplacing = Self(rawValue: 8)
      public static let contentIndependentMetadataOnly = Self(rawValue: 16)
    }

    /// Creates a coordinator; presenters are not told of anything.
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

  /// What is going to be done with a file.
  public final class NSFileAccessIntent: NSObject {
    /// The file.
    public let url: URL

    private init(_ url: URL) { self.url = url }

    /// An intent to read.
    public class func readingIntent(
      with url: URL, options: NSFileCoordinator.ReadingOptions = []
    ) -> NSFileAccessIntent { NSFileAccessIntent(url) }

    /// An intent to write.
    public class func writingIntent(
      with url: URL, options: NSFileCoordinator.WritingOptions = []
    ) -> NSFileAccessIntent { NSFileAccessIntent(url) }
  }

  /// Who wants to be told of changes by others; nobody is here.
  public protocol NSFilePresenter: NSObjectProtocol {
    /// Which file is presented.
    var presentedItemURL: URL? { get }
    /// On which queue the presenter is told.
    var presentedItemOperationQueue: OperationQueue { get }
  }
#endif
