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

/// The way in which a picker's options lie.
enum SubscriptionPickerArrangement {
  case column, row, pages
}

/// The part of the controls that is drawn.
enum SubscriptionControlPart {
  case all, options, confirmation
}

/// The background and the border of an option.
private struct SubscriptionPickerCard: ViewModifier {
  let isSelected: Bool
  @Environment(\.subscriptionStore) private var store
  @Environment(\.isSubscriptionPickerProminent) private var isProminent
  @Environment(\.subscriptionPickerArrangement) private var arrangement
  @Environment(\.hasFullHeightStoreBackground) private var isOverBackground

  func body(content: Content) -> some View {
    // Estimated: the padding, the corners and the borders.
    let shape =
      store.itemShape ?? AnyShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
    content
      .frame(
        maxWidth: .infinity, maxHeight: arrangement == .column ? nil : .infinity,
        alignment: .topLeading
      )
      .padding(.horizontal, arrangement == .row ? 12 : 16)
      .padding(.vertical, 14)
      .background(background, in: shape)
      .overlay {
        if isProminent {
          shape.stroke(
            isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.separator),
            lineWidth: isSelected ? 2 : 1)
        }
      }
      .contentShape(shape)
  }

  private var background: AnyShapeStyle {
    if let background = store.itemBackground { return background }
    return isOverBackground
      ? AnyShapeStyle(.regularMaterial) : AnyShapeStyle(Color(.secondarySystemBackground))
  }
}

/// Options side by side, which scroll where they have no room.
private struct SubscriptionPickerRow<Card: View>: View {
  let options: [SubscriptionStoreControlStyleConfiguration.Option]
  let card: (SubscriptionStoreControlStyleConfiguration.Option) -> Card
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    if typeSize.isAccessibilitySize {
      VStack(spacing: 10) { cards }
    } else {
      ViewThatFits(in: .horizontal) {
        row
        ScrollView(.horizontal, showsIndicators: false) { row }
          .scrollClipDisabled()
      }
    }
  }

  private var row: some View {
    HStack(spacing: 10) { cards }.fixedSize(horizontal: false, vertical: true)
  }

  private var cards: some View {
    // Estimated: the least width at which a name and a price stand in a column.
    ForEach(options) { card($0).frame(minWidth: 104, maxHeight: .infinity) }
  }
}

/// An option a page, with a dot for each.
private struct SubscriptionPickerPages<Card: View>: View {
  let options: [SubscriptionStoreControlStyleConfiguration.Option]
  let selected: Product.ID?
  let select: (Product.ID) -> Void
  let card: (SubscriptionStoreControlStyleConfiguration.Option) -> Card

  var body: some View {
    VStack(spacing: 12) {
      // The pages are as high as the highest option.
      ZStack { ForEach(options) { page($0) } }
        .fixedSize(horizontal: false, vertical: true)
        .hidden()
        .overlay {
          TabView(selection: Binding(get: { selected }, set: { $0.map(select) })) {
            ForEach(options) { option in
              page(option).tag(Optional(option.id))
            }
          }
          .tabViewStyle(.page(indexDisplayMode: .never))
        }
      if options.count > 1 { dots }
    }
  }

  /// Returns an option with room for its border.
  private func page(_ option: SubscriptionStoreControlStyleConfiguration.Option) -> some View {
    card(option).padding(2)
  }

  private var dots: some View {
    HStack(spacing: 9) {
      ForEach(options) { option in
        Circle()
          .fill(option.id == selected ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
          .frame(width: 7, height: 7)
      }
    }
    .accessibilityHidden(true)
  }
}

private enum SubscriptionSelectionKey: EnvironmentKey {
  static var defaultValue: Binding<Product.ID?>? { nil }
}

private enum SubscriptionControlPartKey: EnvironmentKey {
  static var defaultValue: SubscriptionControlPart { .all }
}

private enum SubscriptionPickerArrangementKey: EnvironmentKey {
  static var defaultValue: SubscriptionPickerArrangement { .column }
}

private enum SubscriptionPickerProminentKey: EnvironmentKey {
  static var defaultValue: Bool { false }
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

  var subscriptionPickerArrangement: SubscriptionPickerArrangement {
    get { self[SubscriptionPickerArrangementKey.self] }
    set { self[SubscriptionPickerArrangementKey.self] = newValue }
  }

  var isSubscriptionPickerProminent: Bool {
    get { self[SubscriptionPickerProminentKey.self] }
    set { self[SubscriptionPickerProminentKey.self] = newValue }
  }
}
