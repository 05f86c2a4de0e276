import LoadPlans
import MediaItems
import Testing

/// Known mistakes in loading, each avoided by a plan.
struct TrapTests {
  func identifiers(_ registered: [String], for purpose: LoadSituation.Purpose) -> [String?] {
    LoadPlan(for: LoadSituation(registered: registered, for: purpose)).steps.map(\.identifier)
  }

  @Test func firstIdentifierIsNotThePicture() {
    let registered = ["com.apple.live-photo-bundle", "public.jpeg"]
    #expect(identifiers(registered, for: .thumbnail).first == "public.jpeg")
    #expect(identifiers(registered, for: .metadata).first == "public.jpeg")
  }

  @Test func lastIdentifierIsNotTheBest() {
    #expect(identifiers(["public.heic", "public.jpeg"], for: .upload).first == "public.heic")
    let loop = ["com.apple.private.auto-loop-gif", "com.apple.quicktime-movie", "com.compuserve.gif"]
    #expect(identifiers(loop, for: .upload).first == "com.apple.quicktime-movie")
  }

  @Test func rootsAreNotTheFile() {
    for purpose in LoadSituation.Purpose.allCases {
      #expect(
        identifiers(["public.item", "public.content", "public.jpeg"], for: purpose).allSatisfy {
          $0 == "public.jpeg"
        })
      #expect(identifiers(["PUBLIC.ITEM"], for: purpose).isEmpty)
    }
  }

  @Test func imageClassDoesNotHideALivePhoto() {
    let asked = RegisteredTypes(["com.apple.live-photo-bundle", "public.jpeg"], canLoadImage: true)
    #expect(LoadPlan(for: LoadSituation(asked, for: .display)).steps.first?.targetClass == .livePhoto)
  }

  @Test func jpegIsNotForced() {
    #expect(identifiers(["public.png", "public.jpeg"], for: .upload).first == "public.png")
    #expect(identifiers(["com.compuserve.gif", "public.jpeg"], for: .display).first == "com.compuserve.gif")
  }

  @Test(arguments: [
    "com.adobe.raw-image", "org.webmproject.webp", "public.avif", "com.compuserve.gif", "public.svg-image",
  ])
  func neverThroughTheImageClass(identifier: String) {
    for purpose in LoadSituation.Purpose.allCases {
      let plan = LoadPlan(
        for: LoadSituation(registered: [identifier], for: purpose, byteSize: 1000, pixelSize: (10, 10)))
      #expect(plan.steps.allSatisfy { $0.call != .loadObject })
      #expect(plan.never.contains { $0.targetClass == .image })
    }
  }

  @Test func metadataNeverComesFromAnObject() {
    for row in PlanRow.all { #expect(row.plan(.metadata).steps.allSatisfy { $0.call != .loadObject }) }
  }

  @Test func livePhotoObjectIsOnlyToShow() {
    for row in PlanRow.all {
      for purpose in LoadSituation.Purpose.allCases where purpose != .display {
        #expect(row.plan(purpose).steps.allSatisfy { $0.targetClass != .livePhoto })
      }
    }
  }

  @Test func preselectedIsNotAFailure() {
    let plan = LoadPlan(for: LoadSituation(registered: [], for: .display))
    #expect(plan.refusal?.name == "keepEarlierResult" && plan.decision.standing == .empty)
  }

  @Test func halvesGoByteForByte() {
    let plan = LoadPlan(
      for: LoadSituation(
        registered: ["public.heic", "com.apple.quicktime-movie", "com.apple.live-photo"], for: .upload,
        in: .shareExtension))
    #expect(plan.steps.allSatisfy { $0.call == .loadFileRepresentation })
    #expect(plan.steps.map(\.turn) == [.first, .also])
  }
}
