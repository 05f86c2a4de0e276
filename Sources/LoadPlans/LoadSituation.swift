public import MediaItems

/// The input of a load plan: the registered types, the purpose and the available memory.
///
/// ```swift
/// LoadSituation(registered: ["com.apple.live-photo-bundle", "public.heic"], for: .upload)
/// ```
public struct LoadSituation: Sendable {
  /// The purpose of a load.
  public enum Purpose: String, Hashable, Sendable, CaseIterable {
    /// A small picture of the item.
    case thumbnail
    /// Showing or playing it at once.
    case display
    /// Changing and saving it.
    case edit
    /// Storing or sending it unchanged.
    case upload
    /// Reading its metadata: time, location, camera.
    case metadata
  }

  /// The origin of the provider.
  public typealias Context = ProviderContext

  /// The types registered for the item.
  public var registered: RegisteredTypes
  /// The purpose of the load.
  public var purpose: Purpose
  /// The origin of the item.
  public var context: Context
  /// The number of items loaded together; those in memory share ``memoryLimit``.
  public var itemCount: Int
  /// The size of one item in bytes, if known.
  public var byteSize: Int64?
  /// The decoded picture's width and height in pixels, if known.
  public var pixelSize: (width: Int, height: Int)?
  /// The memory limit of the load in bytes; nil if there is none.
  public var memoryLimit: Int64?
  /// True if only the still of a Live Photo is needed.
  public var wantsStillOnly: Bool
  /// The identifiers that the provider can open in place.
  public var opensInPlace: Set<String>
  /// The identifiers that require transcoding, which is not done here.
  public var needsTranscoding: Set<String>

  /// Creates a situation from registered types.
  public init(
    _ registered: RegisteredTypes, for purpose: Purpose, in context: Context = .picker, itemCount: Int = 1,
    byteSize: Int64? = nil, pixelSize: (width: Int, height: Int)? = nil, memoryLimit: Int64? = nil,
    wantsStillOnly: Bool = false, opensInPlace: Set<String> = [],
    needsTranscoding: Set<String> = []
  ) {
    self.registered = registered
    self.purpose = purpose
    self.context = context
    self.itemCount = itemCount
    self.byteSize = byteSize
    self.pixelSize = pixelSize
    self.memoryLimit = memoryLimit
    self.wantsStillOnly = wantsStillOnly
    self.opensInPlace = opensInPlace
    self.needsTranscoding = needsTranscoding
  }

  /// Creates a situation from identifiers in registration order.
  public init(
    registered identifiers: [String], for purpose: Purpose, in context: Context = .picker, itemCount: Int = 1,
    byteSize: Int64? = nil, pixelSize: (width: Int, height: Int)? = nil, memoryLimit: Int64? = nil,
    wantsStillOnly: Bool = false, opensInPlace: Set<String> = [],
    needsTranscoding: Set<String> = []
  ) {
    self.init(
      RegisteredTypes(identifiers), for: purpose, in: context, itemCount: itemCount, byteSize: byteSize,
      pixelSize: pixelSize, memoryLimit: memoryLimit, wantsStillOnly: wantsStillOnly,
      opensInPlace: opensInPlace, needsTranscoding: needsTranscoding)
  }
}
