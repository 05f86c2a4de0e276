internal import FileIdentification
public import MediaMetadata
internal import SystemCalls
internal import SystemPackage

/// What filters ask of an item besides its kind and its subtypes.
public enum ItemTrait: String, Hashable, Sendable, CaseIterable {
  /// The type is a camera's raw image; not where its name alone says so, and the content was read.
  case raw
  /// Damage was noticed: the file is cut, empty, or contradicts its own format. No damage noticed is no proof of none.
  case damaged
  /// Five stars, or an export's mark; unknown where nothing says yes or no.
  case favorite
  /// A half of a Live Photo without the other, or a sidecar without its owner.
  case orphan
  /// A Live Photo in one file: other makers' motion photos.
  case motionPhoto
  /// Marked as a motion photo, and the movie was taken away.
  case stripped
  /// A sidecar in a folder without its owner.
  case loneSidecar
  /// The content proves that the name is wrong; unknown where nobody compared them.
  case misnamed
  /// A picture or movie whose headers say nothing of when it was taken.
  case undated
  /// Named as messengers name what they save; a name is no proof.
  case messenger
}

extension MediaItem {
  /// Whether the item has a trait.
  ///
  /// Complexity: for favourites, sidecars are read.
  public func trait(_ trait: ItemTrait) -> Ternary {
    switch trait {
    case .raw: Ternary(SmartAlbum.isRaw(file.identification))
    case .damaged: isDamaged
    case .favorite: MediaAsset.kinds.contains(kind) ? Ternary(FavoriteRule.answer(self)) : .no
    case .orphan: isOrphan
    case .motionPhoto: isWithoutHeaders ? .unknown : Ternary(livePhoto?.form == .motion)
    case .stripped: isStripped
    case .loneSidecar: livePhoto != nil || lacksOwner == false ? .no : isLoneSidecar
    case .messenger: Ternary(MediaAsset.kinds.contains(kind) && MessengerName.matches(path.lastName))
    case .undated: isUndated
    case .misnamed: isMisnamed.map { Ternary($0) } ?? (mayBeMisnamed ? .unknown : .no)
    }
  }

  /// A movie that lies beside the still was not taken away.
  private var isStripped: Ternary {
    if isWithoutHeaders { return .unknown }
    return Ternary(livePhoto?.form.isWhole != true && file.headers?.metadata.staleMotionFlag != nil)
  }

  private var isUndated: Ternary {
    guard MediaAsset.kinds.contains(kind) else { return .no }
    if captured != nil { return .no }
    return file.headers == nil ? .unknown : .yes
  }

  private var mayBeMisnamed: Bool { file.identification.mayBeMisnamed }

  /// Whether the item is a picture or movie of which nobody read the headers.
  private var isWithoutHeaders: Bool {
    livePhoto == nil && file.headers == nil && (kind == .photo || kind == .video)
  }

  private var isDamaged: Ternary {
    let identification = file.identification
    if identification.damage != nil { return .yes }
    // Folders, links and devices have no content; of other files nothing was looked at where no content is known.
    let isEntry = identification.agreement == .neither && identification.certainty == .proven
    return identification.contentType == nil && !isEntry && livePhoto?.form != .bundle ? .unknown : .no
  }

  private var isOrphan: Ternary {
    if let livePhoto { return Ternary(!livePhoto.isWhole) }
    let sidecar = lacksOwner == false ? Ternary.no : isLoneSidecar
    return isWithoutHeaders ? sidecar || .unknown : sidecar
  }

  private var isLoneSidecar: Ternary {
    guard Sidecars.isSidecar(path.lastName) else { return .no }
    return lacksOwner == nil ? .unknown : Sidecars.isSidecar(path)
  }
}

extension Sidecars {
  /// Whether a file that belongs to no other is a sidecar all the same: where its extension or its content says so.
  static func isSidecar(_ path: FilePath) -> Ternary {
    let forms = forms(of: path.lastName)
    if forms.contains(where: \.isOnlySidecar) { return .yes }
    return forms.contains { $0.form == .takeout } ? isTakeout(path) : .unknown
  }

  /// Whether a file holds what Google Takeout says of a picture.
  static func isTakeout(_ path: FilePath) -> Ternary {
    Ternary(SideText.takeout.answer(path).truth)
  }
}

extension MediaAsset {
  /// Whether the asset has a trait; the favourite's mark was read with the library.
  public func trait(_ trait: ItemTrait) -> Ternary {
    trait == .favorite ? Ternary(favorite) : item.trait(trait)
  }
}
