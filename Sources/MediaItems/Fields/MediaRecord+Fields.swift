// What most readers of records ask for; every other field is there by its name.
extension MediaRecord {
  /// The path as given.
  public var path: String { text("path") ?? "" }
  /// The uniform type identifier of the verdict; nil where the item could not be read.
  public var type: String? { text("type") }
  /// The MIME type to announce the item by.
  public var mime: String? { text("mime") }
  /// The type's preferred filename extension, without a dot.
  public var preferredExtension: String? { text("preferredExtension") }
  /// What a person calls the item; nil also for a kind that this version does not know.
  public var kind: MediaKind? { text("kind").flatMap(MediaKind.init) }
  /// The name that would say what the content is, where the item's own contradicts it.
  public var suggestedName: String? { text("suggestedName") }
  /// The width as shown, in pixels.
  public var pixelWidth: Int? { integer("pixelWidth") }
  /// The height as shown, in pixels.
  public var pixelHeight: Int? { integer("pixelHeight") }
  /// How long a movie or sound lasts, in seconds.
  public var duration: Double? { number("duration") }
  /// When it was taken, in ISO 8601.
  public var captured: String? { text("captured") }
  /// The camera's maker and model.
  public var camera: String? { text("camera") }
  /// How the file contradicts its own format; nil where nothing was seen.
  public var damage: String? { text("damage") }

  private func text(_ field: String) -> String? {
    if case .text(let text)? = self[field] { text } else { nil }
  }

  private func integer(_ field: String) -> Int? {
    if case .integer(let number)? = self[field] { number } else { nil }
  }

  private func number(_ field: String) -> Double? {
    if case .number(let number)? = self[field] { number } else { nil }
  }
}
