import AppleNames
import Foundation
import Testing

@MainActor @Suite struct ExtensionTests {
  private func end(_ context: NSExtensionContext) -> String {
    switch context.end {
    case .completed(let items): "completed \(items.count)"
    case .cancelled(let error): "cancelled \((error as NSError).code)"
    case nil: "at work"
    }
  }

  @Test func theFirstEndCounts() async {
    let context = NSExtensionContext(inputItems: [])
    #expect(end(context) == "at work")
    context.completeRequest(returningItems: [1, 2])
    context.cancelRequest(withError: CocoaError(.userCancelled))
    let wasOver: Bool = await withCheckedContinuation { done in
      context.completeRequest(returningItems: nil) { done.resume(returning: $0) }
    }
    #expect(end(context) == "completed 2" && wasOver)
    _ = await context.ended()
  }

  @Test func itemPropertiesAreInUserInfo() throws {
    let item = NSExtensionItem()
    #expect(item.userInfo == nil && item.attachments == nil)
    item.attachments = [NSItemProvider()]
    item.attributedTitle = NSAttributedString(string: "title")
    let keys = item.userInfo?.keys.compactMap { $0 as? String }.sorted()
    #expect(keys == [NSExtensionItemAttachmentsKey, NSExtensionItemAttributedTitleKey])
    let copy = try #require(item.copy() as? NSExtensionItem)
    copy.attributedTitle = nil
    copy.attachments = nil
    #expect(copy.userInfo == nil && item.attributedTitle?.string == "title")
  }

  @Test func aControllerIsShownInOrder() {
    final class Screen: UIViewController {
      var calls: [String] = []
      override func viewDidLoad() { calls.append("load \(extensionContext == nil ? "without" : "with")") }
      override func viewWillAppear(_ animated: Bool) { calls.append("will") }
      override func viewDidAppear(_ animated: Bool) { calls.append("did") }
      override func viewWillDisappear(_ animated: Bool) { calls.append("will not") }
      override func viewDidDisappear(_ animated: Bool) { calls.append("did not") }
    }
    let started = Screen()
    started.begin(with: NSExtensionContext(inputItems: []))
    #expect(started.calls == ["load with", "will", "did"])
    let presented = Screen(nibName: "Nothing", bundle: nil)
    started.present(presented, animated: false)
    #expect(presented.next === started && started.next is UIApplication)
    presented.dismiss(animated: false)
    #expect(presented.calls == ["load without", "will", "did", "will not", "did not"])
  }

  @Test(arguments: [
    (ExtensionHost.automatic, "subtypes/plain.jpg", ["public.jpeg"], "plain"),
    (.photos, "subtypes/plain.mov", ["com.apple.quicktime-movie"], "plain"),
    (.files, "subtypes/plain.jpg", ["public.jpeg", "public.file-url"], "plain.jpg"),
    (
      .automatic, "bundle/IMG_0003.pvt/metadata.plist", ["com.apple.property-list", "public.file-url"],
      "metadata.plist"
    ),
  ])
  func hostsRegister(_ host: ExtensionHost, _ path: String, _ types: [String], _ name: String) async throws {
    let provider = host.provider(sharing: Media.url(path))
    #expect(provider.registeredTypeIdentifiers == types)
    #expect(provider.suggestedName == name)
    let url = try #require(try await provider.loadItem(forTypeIdentifier: types[0]) as? URL)
    #expect(try Data(contentsOf: url) == (try Media.data(path)))
    // Moving a file of Photos moves a copy.
    #expect((url.path == Media.url(path).path) == (types.count > 1))
  }

  @Test func copyExistsUntilRequestEnds() async throws {
    var context: NSExtensionContext? = NSExtensionContext(sharing: [Media.url("subtypes/plain.jpg")])
    let provider = try #require((context?.inputItems.first as? NSExtensionItem)?.attachments?.first)
    weak let gone = provider
    let url = try #require(try await provider.loadItem(forTypeIdentifier: "public.image") as? URL)
    #expect(FileManager.default.fileExists(atPath: url.path))
    withExtendedLifetime(context) {}
    context = nil
    #expect(gone != nil)
  }

  @Test func appGroupsHaveAssignedFolders() {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
    defer { try? manager.removeItem(at: folder) }
    #expect(manager.containerURL(forSecurityApplicationGroupIdentifier: "group.of.a.test") == nil)
    manager.setContainerURL(folder, forSecurityApplicationGroupIdentifier: "group.of.a.test")
    #expect(manager.containerURL(forSecurityApplicationGroupIdentifier: "group.of.a.test") == folder)
    #expect(manager.fileExists(atPath: folder.path))
    manager.setContainerURL(nil, forSecurityApplicationGroupIdentifier: "group.of.a.test")
    #expect(manager.containerURL(forSecurityApplicationGroupIdentifier: "group.of.a.test") == nil)
  }

  @Test func accessIsGrantedAtOnce() async throws {
    let (a, b) = (Media.url("subtypes/plain.jpg"), URL(fileURLWithPath: "/nowhere/at all"))
    var seen: [URL] = []
    var error: NSError?
    let coordinator = NSFileCoordinator()
    coordinator.coordinate(readingItemAt: a, options: [.withoutChanges], error: &error) { seen.append($0) }
    coordinator.coordinate(writingItemAt: b, options: .forReplacing, error: &error) { seen.append($0) }
    coordinator.coordinate(readingItemAt: a, options: [], writingItemAt: b, options: [], error: &error) {
      seen += [$0, $1]
    }
    coordinator.coordinate(writingItemAt: b, writingItemAt: a, error: nil) { seen += [$0, $1] }
    #expect(seen == [a, b, a, b, b, a] && error == nil)
    let intent = NSFileAccessIntent.readingIntent(with: a)
    let failure: (any Error)? = await withCheckedContinuation { done in
      coordinator.coordinate(with: [intent], queue: OperationQueue()) { done.resume(returning: $0) }
    }
    #expect(failure == nil && intent.url == a)
  }

  @Test(arguments: [true, false]) func extensionChainEndsWithApplication(_ canOpen: Bool) async throws {
    let screen = UIViewController()
    #expect(screen.next == nil)
    let context = NSExtensionContext(inputItems: [])
    context.canOpenURLs = canOpen
    screen.begin(with: context)
    let application = try #require(screen.next as? UIApplication)
    let url = try #require(URL(string: "example://open"))
    #expect(application.next == nil && application.canOpenURL(url) == canOpen)
    let wasOpened = await withCheckedContinuation { done in
      application.open(url) { done.resume(returning: $0) }
    }
    #expect(wasOpened == canOpen && context.openedURLs == [url])
  }

  @Test func viewsStoreProperties() {
    let (outer, inner) = (UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), UITextView())
    outer.addSubview(inner)
    outer.addSubview(inner)
    #expect(outer.subviews == [inner] && inner.superview === outer && inner.next === outer)
    #expect(outer.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
    inner.removeFromSuperview()
    #expect(outer.subviews.isEmpty && inner.superview == nil)
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    #expect(parent.children == [child] && child.parent === parent && child.next === parent)
    child.removeFromParent()
    #expect(parent.children.isEmpty && child.parent == nil)
    #expect(UIColor.black.withAlphaComponent(0) == .clear && UIColor.white != .black)
  }

  @Test func alertButtonsCanBeTapped() {
    let screen = UIViewController()
    let alert = UIAlertController(title: "title", message: "message", preferredStyle: .alert)
    var taps: [String] = []
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { taps.append($0.title ?? "") })
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    alert.actions[1].isEnabled = false
    screen.present(alert, animated: true)
    #expect(!alert.tap("No") && !alert.tap("Maybe") && screen.presentedViewController === alert)
    #expect(alert.tap("Yes") && taps == ["Yes"] && screen.presentedViewController == nil)
  }

  @Test func photosPreviewsPicturesAndFilesDoesNot() async throws {
    let photo = ExtensionHost.photos.provider(sharing: Media.url("live/IMG_0002.HEIC"))
    #expect(try await photo.loadPreviewImage() is UIImage)
    let document = ExtensionHost.files.provider(sharing: Media.url("live/IMG_0002.HEIC"))
    await #expect(throws: (any Error).self) { _ = try await document.loadPreviewImage() }
  }

  @Test func sizesAreValues() {
    let size = CGSize(width: 3, height: 4), point = CGPoint(x: 1, y: 2)
    #expect(NSValue(cgSize: size).cgSizeValue == size && NSValue(cgPoint: point).cgPointValue == point)
    #expect(NSValue(cgRect: CGRect(origin: point, size: size)).cgRectValue.size == size)
  }

  @Test func anAppWithoutAHostOpensNothing() async throws {
    let address = try #require(URL(string: "example://shared"))
    let isOpened = await withCheckedContinuation { done in
      UIApplication.shared.open(address, options: [:]) { done.resume(returning: $0) }
    }
    #expect(!isOpened && !UIApplication.shared.canOpenURL(address))
    #expect(UIApplication.shared.openedURLs.contains(address))
  }

  @Test func absoluteTimeUsesReferenceDate() {
    let before = Date().timeIntervalSinceReferenceDate
    let now = CFAbsoluteTimeGetCurrent()
    #expect(now >= before && now <= Date().timeIntervalSinceReferenceDate)
  }
}
