/// Options of which one is selected, and what confirms it.
///
///     SubscriptionStorePicker(configuration) { option in
///       SubscriptionStorePickerOption(option)
///     } confirmation: { option in
///       SubscriptionStoreButton(option)
///     }
///
/// Each option lies on a background of its own, which
/// `subscriptionStorePickerItemBackground(_:in:)` sets.
public struct SubscriptionStorePicker<PickerContent: View, ConfirmationContent: View>: View {
  private let configuration: SubscriptionStoreControlStyleConfiguration
  private let content: (SubscriptionStoreControlStyleConfiguration.PickerOption) -> PickerContent
  private let confirmation:
    (SubscriptionStoreControlStyleConfiguration.Option)
      -> ConfirmationContent
  @Environment(\.subscriptionSelection) private var selection
  @Environment(\.subscriptionControlPart) private var part
  @Environment(\.subscriptionPickerArrangement) private var arrangement

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - configuration: The properties of the controls.
  ///   - pickerOptionContent: An option, on its background.
  ///   - confirmation: What confirms the selected option.
  public init(
    _ configuration: SubscriptionStoreControlStyleConfiguration,
    @ViewBuilder pickerOptionContent:
      @escaping (SubscriptionStoreControlStyleConfiguration.PickerOption) -> PickerContent,
    @ViewBuilder confirmation:
      @escaping (SubscriptionStoreControlStyleConfiguration.Option) -> ConfirmationContent
  ) {
    self.configuration = configuration
    self.content = pickerOptionContent
    self.confirmation = confirmation
  }

  /// The content of the view.
  public var body: some View {
    VStack(spacing: 16) {
      if part != .confirmation { options }
      if part != .options, let selected { confirmation(selected) }
    }
  }

  private var selected: SubscriptionStoreControlStyleConfiguration.Option? {
    let options = configuration.options
    return options.first { $0.id == selection?.wrappedValue } ?? options.first
  }

  @ViewBuilder private var options: some View {
    switch arrangement {
    case .column:
      VStack(spacing: 10) {
        ForEach(configuration.sections) { section in
          section.header
          ForEach(section.options) { card($0) }
          section.footer
        }
      }
    case .row: SubscriptionPickerRow(options: configuration.options, card: card)
    case .pages:
      SubscriptionPickerPages(
        options: configuration.options, selected: selected?.id, select: select, card: card)
    }
  }

  private func card(_ option: SubscriptionStoreControlStyleConfiguration.Option) -> some View {
    let isSelected = option.id == selected?.id
    return Button {
      select(option.id)
    } label: {
      content(.init(option: option, isSelected: isSelected))
        .modifier(SubscriptionPickerCard(isSelected: isSelected))
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  private func select(_ id: Product.ID) { selection?.wrappedValue = id }
}

/// The part of the controls that is drawn.
enum SubscriptionControlPart {
  case all, options, confirmation
}

private enum SubscriptionSelectionKey: EnvironmentKey {
  static var defaultValue: Binding<Product.ID?>? { nil }
}

private enum SubscriptionControlPartKey: EnvironmentKey {
  static var defaultValue: SubscriptionControlPart { .all }
}

extension EnvironmentValues {
  /// The identifier of the option that is selected in the store around.
  var subscriptionSelection: Binding<Product.ID?>? {
    get { self[SubscriptionSelectionKey.self] }
    set { self[SubscriptionSelectionKey.self] = newValue }
  }

  var subscriptionControlPart: SubscriptionControlPart {
    get { self[SubscriptionControlPartKey.self] }
    set { self[SubscriptionControlPartKey.self] = newValue }
  }
}
