import LoadPlans
import MediaItems
import Testing

/// Invariants of plans for up to four types that are dragged, copied and shared with a URL, in both orders.
struct SharedListTests {
  static let identifiers = [
    "public.file-url", "public.url", "public.url-name", "public.utf8-plain-text", "public.html",
    "public.tiff",
    "com.apple.icns", "public.jpeg", "com.adobe.pdf", "public.data", "com.apple.uikit.attributedstring",
    "dyn.ah62d4rv4gu8yc6durvwwaznwmuuha2pxsvw0e55bsmwca7d3sbwu",
  ]
  static let addresses = ["public.file-url", "public.url"]
  static let undeclared = [
    "com.apple.uikit.attributedstring", "dyn.ah62d4rv4gu8yc6durvwwaznwmuuha2pxsvw0e55bsmwca7d3sbwu",
  ]

  static let lists: [[String]] = {
    let subsets = (1..<(1 << identifiers.count)).filter { $0.nonzeroBitCount <= 4 }.map { bits in
      identifiers.indices.filter { bits >> $0 & 1 == 1 }.map { identifiers[$0] }
    }
    let rotated = subsets.filter { $0.count == 3 }.map { [$0[1], $0[2], $0[0]] }
    return subsets + subsets.map { $0.reversed() } + rotated
  }()

  static func brokenLaw(_ plan: LoadPlan, _ registered: [String]) -> String? {
    for step in plan.steps {
      guard let identifier = step.identifier, registered.contains(identifier) else {
        return "an unregistered identifier"
      }
      let isFile = step.call == .loadFileRepresentation || step.call == .loadInPlaceFileRepresentation
      if isFile, addresses.contains(identifier) { return "a file of an address" }
      if isFile, identifier.hasPrefix("com.apple.uikit") { return "a file of a keyed archive" }
      let isNever = { (row: LoadPlan.Never) in
        row.call == step.call && row.targetClass == step.targetClass
          && (row.identifier == nil || row.identifier == identifier)
      }
      if plan.never.contains(where: isNever) { return "a step that is never to be taken" }
    }
    let isDeclared = { (name: String?) in name.map { !undeclared.contains($0) } ?? false }
    // The URL's title and public.data have no meaning.
    let loads = registered.contains { isDeclared($0) && $0 != "public.url-name" && $0 != "public.data" }
    if loads, !isDeclared(plan.steps.first?.identifier) { return "a type that nobody knows, first" }
    return brokenMeaning(plan, registered.filter(isDeclared))
  }

  /// The meaning of a leading URL, or of text before a picture.
  static func brokenMeaning(_ plan: LoadPlan, _ declared: [String]) -> String? {
    let pictures = ["public.tiff", "com.apple.icns", "public.jpeg"]
    let files = declared.filter { $0 != "public.data" }
    let onlyOfFile = files.allSatisfy {
      [
        "public.file-url", "public.url", "public.url-name", "public.utf8-plain-text", "public.tiff",
        "com.apple.icns",
      ]
      .contains($0)
    }
    if declared.first == "public.file-url", files == declared, onlyOfFile {
      if plan.kind != .other { return "the kind of a file's icon or name" }
      if plan.steps.first?.identifier != "public.file-url" { return "something else than the file" }
    }
    let picture = declared.firstIndex(where: pictures.contains) ?? declared.endIndex
    let hasWords = declared[..<picture].contains { $0 == "public.html" || $0 == "public.utf8-plain-text" }
    let hasAddress = declared.contains(where: addresses.contains)
    if hasWords, picture < declared.endIndex, !hasAddress, plan.kind == .photo { return "words as a photo" }
    if hasAddress, declared.contains("public.jpeg"), plan.kind != .photo {
      return "a page's picture as something else"
    }
    let jpeg = plan.steps.firstIndex { $0.identifier == "public.jpeg" }
    let tiff = plan.steps.firstIndex { $0.identifier == "public.tiff" }
    if plan.kind == .photo, let jpeg, let tiff,
      let first = declared.first(where: ["public.jpeg", "public.tiff"].contains),
      (jpeg < tiff) != (first == "public.jpeg")
    {
      return "JPEG and TIFF in another order"
    }
    return nil
  }

  @Test(arguments: LoadSituation.Context.allCases, LoadSituation.Purpose.allCases)
  func everyList(context: LoadSituation.Context, purpose: LoadSituation.Purpose) {
    var violations: [String] = []
    for (number, registered) in Self.lists.enumerated() {
      let situation = LoadSituation(
        RegisteredTypes(registered), for: purpose, in: context,
        memoryLimit: number.isMultiple(of: 3) ? 1_000_000 : nil)
      let plan = LoadPlan(for: situation)
      if let broken = Self.brokenLaw(plan, registered) {
        violations.append("\(broken): \(registered), by \(plan.rule)")
      }
    }
    #expect(violations.isEmpty, "\(violations.count): \(violations.prefix(3))")
  }
}
