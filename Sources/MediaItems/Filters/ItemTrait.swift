internal import FileIdentification
public import MediaMetadata
internal import SystemCalls
internal import SystemPackage

/// A property of items for filters, besides kinds and subtypes.
public enum ItemTrait: String, Hashable, Sendable, CaseIterable {
  /// A camera raw image; false if the name is the only evidence although the content was read.
  case raw
  /// Damage was found: the file is truncated, empty, or contradicts its format. Other files may be damaged too.
  case damaged
  /// Five stars, or marked in an export; unknown if nothing is stated.
  case favorite
  /// A half of a Live Photo without the other, or a sidecar without its owner.
  case orphan
  /// A Live Photo in one file, as other makers write it.
  case motionPhoto
  /// Marked as a motion photo, but the movie was removed.
  case stripped
  /// A sidecar in a folder without its owner.
  case loneSidecar
  /// The content proves the name wrong; unknown if they were not compared.
  case misnamed
  /// A photo or video without any known date.
  case undated
  /// Named like files saved by messengers; a name is not proof.
  case messenger
}

extension MediaItem {
  /// Returns whether the item has a trait.
  ///
  /// Complexity: for favorites, sidecars are read.
  public func trait(_ trait: ItemTrait) -> Ternary {
    switch trait {
    case .raw: Ternary(SmartAlbum.isRaw(file.identification))
    case .damaged: isDamaged
    case .favorite: MediaAsset.kinds.contains(kind) ? Ternary(FavoriteRule.isFavorite(self)) : .no
    case .orphan: isOrphan
    case .motionPhoto: isWithoutHeaders ? .unknown : Ternary(livePhoto?.form == .motion)
    case .stripped: isStripped
    case .loneSidecar: livePhoto != nil || lacksOwner == false ? .no : isLoneSidecar
    case .messenger: Ternary(MediaAsset.kinds.contains(kind) && MessengerName.matches(path.lastName))
    case .undated: isUndated
    case .misnamed: isMisnamed.map { Ternary($0) } ?? (mayBeMisnamed ? .unknown : .no)
    }
  }

  /// False for a still with a separate movie file.
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

  /// True for a photo or video whose headers were not read.
  private var isWithoutHeaders: Bool {
    livePhoto == nil && file.headers == nil && (kind == .photo || kind == .video)
  }

  private var isDamaged: Ternary {
    let identification = file.identification
    if identification.damage != nil { return .yes }
    // Folders, links and devices have no content; for other files, no content type means that it was not read.
    let isNotFile = identification.agreement == .neither && identification.certainty == .proven
    return identification.contentType == nil && !isNotFile && livePhoto?.form != .bundle ? .unknown : .no
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
  /// Returns whether a file without an owner is a sidecar, by its extension or content.
  static func isSidecar(_ path: FilePath) -> Ternary {
    let forms = forms(of: path.lastName)
    if forms.contains(where: \.isOnlySidecar) { return .yes }
    return forms.contains { $0.form == .takeout } ? isTakeout(path) : .unknown
  }

  /// Returns whether a file is Google Takeout's JSON for a photo or video.
  static func isTakeout(_ path: FilePath) -> Ternary {
    Ternary(SidecarText.takeout.contents(at: path).flag)
  }
}

extension MediaAsset {
  /// Returns whether the asset has a trait; favorites were read with the library.
  public func trait(_ trait: ItemTrait) -> Ternary {
    trait == .favorite ? Ternary(favorite) : item.trait(trait)
  }
}
