public import UniformTypes

/// One representation that an item provider registers, and how it is made.
public struct RegisteredForm: Hashable, Sendable {
  /// The way in which a representation is made.
  public enum Making: String, Hashable, Sendable, CaseIterable {
    /// An unchanged file or folder.
    case asIs
    /// Both unchanged halves of a Live Photo.
    case assembled
    /// An unchanged part of the file.
    case extracted
    /// A transcoded file; transcoding is not implemented here.
    case transcoded
  }

  /// The registered type identifier.
  public let identifier: String
  /// The way in which the representation is made.
  public let making: Making
}

/// The representations that a picker or a share sheet registers for an item, from a table of observed behaviour.
///
/// Later systems may register others.
///
/// ```swift
/// RegisteredForms(of: item).forms.map(\.identifier)   // ["com.apple.live-photo-bundle", "public.heic"]
/// ```
public struct RegisteredForms: Hashable, Sendable {
  /// The forms in registration order, without duplicates.
  public let forms: [RegisteredForm]
  /// The name of the matching row.
  public let rule: String
  /// The reason for these forms.
  public let because: String

  /// Creates the forms of an item from the first matching row.
  public init(
    of item: MediaItem, in context: ProviderContext = .picker, mode: RepresentationMode = .current,
    registry: TypeRegistry = .current
  ) {
    let subject = RegistrationSubject(item, registry)
    let row =
      RegistrationRow.table.first { row in
        row.contexts.contains(context) && row.modes.contains(mode)
          && row.when.allSatisfy { $0.holds(for: subject) }
      } ?? RegistrationRow.lastRow
    rule = row.name
    because = row.because
    forms = row.then.reduce(into: []) { forms, part in
      guard let form = part.form(of: subject),
        !forms.contains(where: { $0.identifier == form.identifier })
      else { return }
      forms.append(form)
    }
  }
}

extension RegisteredTypes {
  /// Creates the types that a picker or a share sheet registers for an item, in order.
  public init(
    pickerFormsOf item: MediaItem, in context: ProviderContext = .picker,
    mode: RepresentationMode = .current, registry: TypeRegistry = .current
  ) {
    self.init(RegisteredForms(of: item, in: context, mode: mode, registry: registry), context, registry)
  }

  package init(_ picked: RegisteredForms, _ context: ProviderContext, _ registry: TypeRegistry) {
    self.init(
      picked.forms.map(\.identifier), canLoadLivePhoto: context == .shareExtension ? false : nil,
      in: registry)
  }
}

/// The origin of an item provider.
public enum ProviderContext: String, Hashable, Sendable, CaseIterable {
  /// The photo picker.
  case picker
  /// A share extension, in which the Live Photo class does not load.
  case shareExtension

  package var words: String { self == .picker ? "picker" : "share extension" }
}

/// The configured representation mode of a picker; the raw values are those of its constants.
public enum RepresentationMode: Int, Hashable, Sendable, CaseIterable {
  /// The system decides; in practice like ``compatible``.
  case automatic = 0
  /// The original file, transcoded only if necessary.
  case current = 1
  /// JPEG and H.264, transcoded if needed.
  case compatible = 2

  /// The name of the constant.
  public var name: String {
    switch self {
    case .automatic: "automatic"
    case .current: "current"
    case .compatible: "compatible"
    }
  }
}
