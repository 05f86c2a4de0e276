public import MediaItems

/// What is known before a load: what the provider registered, what the item is wanted for, and how much room there is.
///
/// ```swift
/// LoadSituation(registered: ["com.apple.live-photo-bundle", "public.heic"], for: .upload)
/// ```
public struct LoadSituation: Sendable {
  /// What the item is wanted for.
  public enum Purpose: String, Hashable, Sendable, CaseIterable {
    /// A small picture of it.
    case thumbnail
    /// Shown or played at once.
    case display
    /// Changed and kept.
    case edit
    /// Stored or sent whole.
    case upload
    /// Read for what it says of itself: when, where, by which camera.
    case metadata
  }

  /// Where the provider comes from.
  public typealias Context = ProviderContext

  /// What is registered for the item.
  public var registered: RegisteredTypes
  /// What it is loaded for.
  public var purpose: Purpose
  /// Where the item comes from.
  public var context: Context
  /// How many items are loaded in one go; those taken into memory share ``memoryLimit``.
  public var itemCount: Int
  /// The size of one item in bytes, if known.
  public var byteSize: Int64?
  /// The decoded picture's width and height in pixels, if known.
  public var pixelSize: (width: Int, height: Int)?
  /// How many bytes of memory the load may take; nil when nobody said.
  public var memoryLimit: Int64?
  /// Whether only a Live Photo's still is wanted.
  public var wantsStillOnly: Bool
  /// The identifiers that the provider offers to open in place.
  public var opensInPlace: Set<String>
  /// The identifiers whose bytes would have to be made by transcoding, which is not done here.
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
