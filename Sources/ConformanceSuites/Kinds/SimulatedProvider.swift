internal import MediaItems
internal import UniformTypes

/// A simulated item provider that runs a plan's calls and reports the results.
///
/// Every representation has the item's size. A file exists only while its handler runs; the handler copies it unless the
/// step says otherwise. A call that reads into memory holds its results for all items of the load at once.
struct SimulatedProvider {
  /// The form in which a representation is delivered.
  enum Form: String, CaseIterable {
    /// A file or folder.
    case file
    /// Bytes in memory.
    case bytes
    /// An archive of a folder in memory.
    case archive
    /// Decoded pixels without metadata.
    case picture
    /// A Live Photo object.
    case livePhoto
    /// The registered object: an address, text, a dictionary.
    case object
    /// A file that contains only an address.
    case addressInFile
  }

  private struct Delivery {
    var identifier: String
    var form: Form
    /// The memory held; nil if a size is unknown.
    var heldBytes: Int64?
    /// True if the result is still available after the load.
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

  /// Runs steps, each an object with the keys of a plan's step.
  func outcome(of steps: [CaseValue]) -> CaseObject {
    let steps = steps.compactMap(\.object)
    let delivered = run(steps, firstFails: false)
    let afterFailure = run(steps, firstFails: true)
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

  /// Runs steps up to the first that succeeds, and those that complete it.
  private func run(_ steps: [CaseObject], firstFails: Bool) -> [Delivery] {
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
        identifier: identifier, form: isAddress ? .addressInFile : .file, heldBytes: Self.copyChunkSize,
        lasts: copied)
    case "loadInPlaceFileRepresentation":
      let inPlace = opensInPlace.contains(identifier)
      return Delivery(
        identifier: identifier, form: .file, heldBytes: inPlace ? 0 : Self.copyChunkSize,
        lasts: inPlace || copied)
    case "loadDataRepresentation":
      return Delivery(
        identifier: identifier, form: isFolder ? .archive : .bytes,
        heldBytes: isAddress ? Self.copyChunkSize : byteSize, lasts: true)
    case "loadItem":
      return Delivery(
        identifier: identifier, form: .object, heldBytes: isAddress ? Self.copyChunkSize : byteSize,
        lasts: true
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
    // A class reads the first representation that it supports.
    let requested = step.text("identifier").map { [$0] } ?? registered
    guard
      let match = requested.lazy.compactMap({ representation($0) })
        .first(where: { $0.type?.isReadByImageClass ?? false })
    else { return nil }
    return Delivery(identifier: match.identifier, form: .picture, heldBytes: pictureBytes, lasts: true)
  }

  /// Returns the registered identifier that is equal to the requested one, or the first that conforms to it.
  private func representation(_ requested: String?) -> (identifier: String, type: UTType?)? {
    guard let requested else { return nil }
    let same = registered.first { $0.lowercased() == requested.lowercased() }
    let type = registry.type(requested)
    let subtype = registered.first { identifier in
      type.map { registry.type(identifier)?.conforms(to: $0) ?? false } ?? false
    }
    return (same ?? subtype).map { ($0, registry.type($0)) }
  }

  /// The memory used for copying a file.
  private static let copyChunkSize: Int64 = 65_536

  private static func product(_ a: Int, _ b: Int) -> Int64? { product(Int64(a), Int64(b)) }

  private static func product(_ a: Int64?, _ b: Int64) -> Int64? {
    guard let product = a?.multipliedReportingOverflow(by: b), !product.overflow else { return nil }
    return product.partialValue
  }
}

extension SimulatedProvider {
  /// Returns the differing parts of an outcome.
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
      guard let wanted = expected.list, let delivered = got.list, wanted.count == delivered.count else {
        return false
      }
      return zip(wanted, delivered).allSatisfy { Set($1.texts ?? []).isSubset(of: $0.texts ?? []) }
    case "forms": return Set(got.texts ?? []).isSubset(of: expected.texts ?? [])
    case "peakBytes": return got.integer.map { $0 <= expected.integer ?? 0 } ?? false
    case "afterFailure": return !Set(got.texts ?? []).isDisjoint(with: expected.texts ?? [])
    default: return expected == got
    }
  }
}
