public import LoadPlans
public import MediaItems

extension ItemProvider {
  /// The plan for loading this item: by what is registered, in its order, and by what may be opened in place.
  ///
  /// A provider knows no sizes: what the caller knows of them makes the plan better, and what nobody knows does not fit
  /// under a limit. For a media item, `LoadSituation` takes them from its headers.
  public func plan(
    for purpose: LoadSituation.Purpose, in context: ProviderContext = .picker, itemCount: Int = 1,
    byteSize: Int64? = nil, pixelSize: (width: Int, height: Int)? = nil, memoryLimit: Int64? = nil,
    wantsStillOnly: Bool = false
  ) -> LoadPlan {
    LoadPlan(
      for: LoadSituation(
        registered: registeredTypeIdentifiers, for: purpose, in: context, itemCount: itemCount,
        byteSize: byteSize, pixelSize: pixelSize, memoryLimit: memoryLimit, wantsStillOnly: wantsStillOnly,
        opensInPlace: Set(registeredTypeIdentifiers(fileOptions: .openInPlace))))
  }
}
