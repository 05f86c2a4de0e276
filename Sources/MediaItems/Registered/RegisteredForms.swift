public import UniformTypes

/// One representation that a provider of an item registers, and how it comes to be.
public struct RegisteredForm: Hashable, Sendable {
  /// How far the representation is there already.
  public enum Making: String, Hashable, Sendable, CaseIterable {
    /// A file or folder on disk, as it is.
    case asIs
    /// Both halves of a Live Photo, put together unchanged.
    case assembled
    /// A part of the file, copied out unchanged.
    case extracted
    /// Needs transcoding, which is not done here.
    case transcoded
  }

  /// The identifier that is registered.
  public let identifier: String
  /// How the form comes about.
  public let making: Making
}

/// What a picker or a share sheet registers for an item, by a table of what has been seen of them.
///
/// It refuses to promise that a later system registers the same.
///
/// ```swift
/// RegisteredForms(of: item).forms.map(\.identifier)   // ["com.apple.live-photo-bundle", "public.heic"]
/// ```
public struct RegisteredForms: Hashable, Sendable {
  /// The forms in registration order, none twice.
  public let forms: [RegisteredForm]
  /// The deciding row's name.
  public let rule: String
  /// Why these forms, in this order.
  public let because: String

  /// Looks an item up in the table.
  ///
  /// The last row fits every item.
  public init(
    of item: MediaItem, in context: ProviderContext = .picker, mode: RepresentationMode = .current,
    registry: TypeRegistry = .current
  ) {
    let subject = PickedSubject(item, registry)
    let row =
      RegisteredRow.table.first { row in
        row.contexts.contains(context) && row.modes.contains(mode)
          && row.when.allSatisfy { $0.holds(for: subject) }
      } ?? RegisteredRow.lastRow
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
  /// What a picker or a share sheet registers for an item, in its order.
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
