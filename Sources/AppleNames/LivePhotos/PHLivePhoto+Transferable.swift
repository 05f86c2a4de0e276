#if !canImport(Darwin)
  public import ItemProviders

  extension PHLivePhoto: Transferable {
    /// It can only be made of a bundle, and not be handed over; the abstract type of share sheets is none.
    public static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(importing: { (object: LivePhotoObject) in PHLivePhoto(object) })
    }
  }
#endif
