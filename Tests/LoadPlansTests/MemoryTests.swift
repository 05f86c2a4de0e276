import LoadPlans
import MediaItems
import Testing

/// A call of a plan and its peak memory.
struct MemoryRow: Sendable, CustomTestStringConvertible {
  var registered: [String]
  var purpose: LoadSituation.Purpose
  var call: LoadPlan.Call
  var expected: Int64?
  var byteSize: Int64?
  var pixelSize: (width: Int, height: Int)?
  var opensInPlace = false
  var needsTranscoding = false
  var testDescription: String { "\(registered) \(purpose) \(call)" }

  static let all = [
    MemoryRow(
      registered: ["public.heic"], purpose: .display, call: .loadObject, expected: 48_771_072,
      byteSize: 2_000_000, pixelSize: (4032, 3024)),
    MemoryRow(registered: ["public.heic"], purpose: .display, call: .loadObject, expected: nil),
    MemoryRow(
      registered: ["public.heic"], purpose: .display, call: .loadObject, expected: nil, byteSize: 2_000_000,
      pixelSize: (4032, 3024), needsTranscoding: true),
    MemoryRow(
      registered: ["public.jpeg"], purpose: .edit, call: .loadDataRepresentation, expected: 2_000_000,
      byteSize: 2_000_000, pixelSize: (4032, 3024)),
    MemoryRow(
      registered: ["com.apple.live-photo-bundle", "public.heic"], purpose: .display, call: .loadObject,
      expected: 6_000_000, byteSize: 6_000_000, pixelSize: (4032, 3024)),
    MemoryRow(
      registered: ["public.mpeg-4"], purpose: .upload, call: .loadFileRepresentation, expected: 65_536,
      byteSize: 4 << 30),
    MemoryRow(
      registered: ["public.mpeg-4"], purpose: .upload, call: .loadInPlaceFileRepresentation, expected: 0,
      byteSize: 4 << 30, opensInPlace: true),
  ]
}

struct MemoryTests {
  @Test(arguments: MemoryRow.all) func estimate(row: MemoryRow) throws {
    let plan = LoadPlan(
      for: LoadSituation(
        registered: row.registered, for: row.purpose, byteSize: row.byteSize, pixelSize: row.pixelSize,
        opensInPlace: row.opensInPlace ? Set(row.registered) : [],
        needsTranscoding: row.needsTranscoding ? Set(row.registered) : []))
    let step = try #require(plan.steps.first { $0.call == row.call })
    #expect(step.estimatedPeakBytes == row.expected)
    #expect(step.needsTranscoding == row.needsTranscoding)
  }

  // Four pictures that fit alone do not fit together.
  @Test(arguments: [(1, true), (2, true), (3, false)])
  func itemsShareTheLimit(count: Int, fits: Bool) {
    let plan = LoadPlan(
      for: LoadSituation(
        registered: ["public.jpeg"], for: .display, itemCount: count, byteSize: 1_000_000,
        pixelSize: (1000, 1000), memoryLimit: 8_000_000))
    #expect((plan.steps.first?.call == .loadObject) == fits)
  }

  @Test func everyCallHasAFormula() {
    for call in LoadPlan.Call.allCases {
      #expect(LoadPlan.memoryRules.contains { $0.call == call })
    }
  }

  @Test func aStepsFallbackIsNotItsOtherHalf() {
    let plan = LoadPlan(
      for: LoadSituation(
        registered: ["public.jpeg", "public.heic", "com.apple.live-photo", "com.apple.quicktime-movie"],
        for: .upload, in: .shareExtension))
    #expect(plan.steps.map(\.turn) == [.first, .also, .ifThatFails, .also])
    #expect(plan.fallback(after: 0)?.identifier == "public.jpeg")
    #expect(plan.fallback(after: 2) == nil && plan.fallback(after: 9) == nil)
  }

  @Test func textSaysWhatEachStepHolds() {
    let plan = LoadPlan(
      for: LoadSituation(
        registered: ["public.heic"], for: .display, byteSize: 2_000_000, pixelSize: (4032, 3024)))
    #expect(
      plan.description == """
        photo, to display – an object only for what is shown at once and is small
          1  loadObject(Image)       public.heic  holds 46.6 MiB   shown at once and small
          2  loadFileRepresentation  public.heic  holds 64 KiB     if that fails: decoded from disk at the screen's size
          –  if none serves: no other form is registered: report the error and offer to try again, one item at a time
        """)
  }
}
