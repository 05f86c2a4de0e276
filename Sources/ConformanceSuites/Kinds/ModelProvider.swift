internal import MediaItems
internal import UniformTypes

/// A provider that exists only as a declaration: it carries out a plan's calls and says what they come to.
///
/// Every representation has the item's size. A file is there as long as its handler runs, and is copied before unless the
/// step says otherwise; a call that reads into memory holds what it delivers, for every item of the load.
struct ModelProvider {
  /// How a representation arrives.
  enum Form: String, CaseIterable {
    /// A file or folder, as it is.
    case file
    /// Its bytes in memory.
    case bytes
    /// A folder packed in memory.
    case archive
    /// Decoded pixels, without what the file says of itself.
    case picture
    /// A Live Photo's object.
    case livePhoto
    /// The object that was registered: an address, text, a dictionary.
    case object
    /// A file that holds nothing but an address.
    case addressInFile
  }

  private struct Delivery {
    var identifier: String
    var form: Form
    /// nil when a size is not known.
    var heldBytes: Int64?
    var lasts: Bool
  }

  static let outcome = [
    CaseField(
      "delivers", .list(.list(.identifier)),
      "what arrives when all calls succeed, in order; of each, the registered identifiers that will do"),
    CaseField("forms", .list(.word(Form.allCases.map(\.rawValue))), "in which forms it may arrive"),
    CaseField("peakBytes", .integer(0...Int.max), "the most memory that may be held at once, for all items"),
    CaseField("lasts", .flag, "whether it is still there when the load has ended"),
    CaseField(
      "afterFailure", .list(.identifier), "what will do when the first call fails"),
  ]

  private let registered: [String]
  private let isInPicker: Bool
  private let canLoadLivePhoto: Bool?
  private let opensInPlace: [String]
  private let byteSize: Int64?
  private let pictureBytes: Int64?
  private let itemCount: Int64
  private let registry: TypeRegistry

  init(_ question: CaseObject, _ registry: TypeRegistry) {
    registered = question.texts("registered")
    isInPicker = question.text("context") != ProviderContext.shareExtension.rawValue
    canLoadLivePhoto = question["canLoadLivePhoto"]?.flag
    opensInPlace = question.texts("opensInPlace")
    byteSize = question["byteSize"]?.integer.map(Int64.init)
    let pixels = question["pixelSize"]?.list?.compactMap(\.integer) ?? []
    pictureBytes = pixels.count == 2 ? Self.product(Self.product(pixels[0], pixels[1]), 4) : nil
    itemCount = Int64(question["itemCount"]?.integer ?? 1)
    self.registry = registry
  }

  /// Carries out steps, each an object with the keys of a plan's step.
  func outcome(of steps: [CaseValue]) -> CaseObject {
    let steps = steps.compactMap(\.object)
    let delivered = carryOut(steps, firstFails: false)
    let afterFailure = carryOut(steps, firstFails: true)
    let held = delivered.reduce(Int64?(0)) { sum, delivery in
      guard let sum, let held = delivery.heldBytes, let all = Self.product(held, itemCount) else {
        return nil
      }
      let total = sum.addingReportingOverflow(all)
      return total.overflow ? nil : total.partialValue
    }
    return CaseObject([
      ("delivers", .list(delivered.map { .texts([$0.identifier]) })),
      ("forms", .texts(delivered.map(\.form.rawValue))),
      ("peakBytes", held.map { .integer(Int(clamping: $0)) } ?? .null),
      ("lasts", .flag(delivered.allSatisfy(\.lasts))),
      ("afterFailure", .texts(afterFailure.map(\.identifier))),
    ])
  }

  /// The steps up to the first that serves, with those that complete it.
  private func carryOut(_ steps: [CaseObject], firstFails: Bool) -> [Delivery] {
    var deliveries: [Delivery] = []
    for (index, step) in steps.enumerated() {
      let completes = step.text("turn") == "also"
      if !deliveries.isEmpty, !completes { break }
      if deliveries.isEmpty, completes { continue }
      if index > 0 || !firstFails, let delivery = deliver(step) { deliveries.append(delivery) }
    }
    return deliveries
  }

  private func deliver(_ step: CaseObject) -> Delivery? {
    let call = step.text("call") ?? ""
    if call == "loadObject" { return deliverObject(step) }
    guard let (identifier, type) = representation(step.text("identifier")) else { return nil }
    let isAddress = type?.conforms(to: .url) ?? false
    let isFolder =
      type.map { $0.conforms(to: .directory) || $0 == DeclaredType.livePhotoBundle.type } ?? false
    let copied = step["copied"]?.flag ?? true
    switch call {
    case "loadFileRepresentation":
      return Delivery(
        identifier: identifier, form: isAddress ? .addressInFile : .file, heldBytes: Self.copiedPiece,
        lasts: copied)
    case "loadInPlaceFileRepresentation":
      let inPlace = opensInPlace.contains(identifier)
      return Delivery(
        identifier: identifier, form: .file, heldBytes: inPlace ? 0 : Self.copiedPiece,
        lasts: inPlace || copied)
    case "loadDataRepresentation":
      return Delivery(
        identifier: identifier, form: isFolder ? .archive : .bytes,
        heldBytes: isAddress ? Self.copiedPiece : byteSize, lasts: true)
    case "loadItem":
      return Delivery(
        identifier: identifier, form: .object, heldBytes: isAddress ? Self.copiedPiece : byteSize, lasts: true
      )
    default: return nil
    }
  }

  private func deliverObject(_ step: CaseObject) -> Delivery? {
    if step.text("class") == "PHLivePhoto" {
      guard isInPicker, canLoadLivePhoto != false,
        let bundle = registered.first(where: { registry.type($0)?.conforms(to: .livePhoto) ?? false })
      else { return nil }
      return Delivery(identifier: bundle, form: .livePhoto, heldBytes: byteSize, lasts: true)
    }
    // A class reads the first representation that it can.
    let asked = step.text("identifier").map { [$0] } ?? registered
    guard
      let read = asked.lazy.compactMap({ representation($0) })
        .first(where: { $0.type?.isReadByImageClass ?? false })
    else { return nil }
    return Delivery(identifier: read.identifier, form: .picture, heldBytes: pictureBytes, lasts: true)
  }

  /// The first registered identifier that is what is asked for, or a kind of it.
  private func representation(_ asked: String?) -> (identifier: String, type: UTType?)? {
    guard let asked else { return nil }
    let same = registered.first { $0.lowercased() == asked.lowercased() }
    let type = registry.type(asked)
    let kind = registered.first { identifier in
      type.map { registry.type(identifier)?.conforms(to: $0) ?? false } ?? false
    }
    return (same ?? kind).map { ($0, registry.type($0)) }
  }

  /// The bytes of a file that are in memory at once while it is copied.
  private static let copiedPiece: Int64 = 65_536

  private static func product(_ a: Int, _ b: Int) -> Int64? { product(Int64(a), Int64(b)) }

  private static func product(_ a: Int64?, _ b: Int64) -> Int64? {
    guard let product = a?.multipliedReportingOverflow(by: b), !product.overflow else { return nil }
    return product.partialValue
  }
}

extension ModelProvider {
  /// How what a plan comes to differs from what is expected, place by place.
  static func leaves(_ expected: CaseObject, _ got: CaseObject) -> [CaseLeaf] {
    expected.members.compactMap { member in
      let answer = got[member.key] ?? .null
      return holds(member.key, member.value, answer)
        ? nil : CaseLeaf(path: "outcome.\(member.key)", expected: member.value, got: answer)
    }
  }

  private static func holds(_ key: String, _ expected: CaseValue, _ got: CaseValue) -> Bool {
    switch key {
    case "delivers":
      guard let wanted = expected.list, let things = got.list, wanted.count == things.count else {
        return false
      }
      return zip(wanted, things).allSatisfy { Set($1.texts ?? []).isSubset(of: $0.texts ?? []) }
    case "forms": return Set(got.texts ?? []).isSubset(of: expected.texts ?? [])
    case "peakBytes": return got.integer.map { $0 <= expected.integer ?? 0 } ?? false
    case "afterFailure": return !Set(got.texts ?? []).isDisjoint(with: expected.texts ?? [])
    default: return expected == got
    }
  }
}
