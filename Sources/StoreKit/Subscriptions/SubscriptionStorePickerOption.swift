/// An option of a picker: a label, and a mark that tells whether it is selected.
public struct SubscriptionStorePickerOption<Label: View>: View {
  private let option: SubscriptionStoreControlStyleConfiguration.Option
  private let knownSelection: Bool?
  private let label: (SubscriptionStoreControlStyleConfiguration.PickerOption) -> Label
  @Environment(\.subscriptionSelection) private var selection
  @Environment(\.subscriptionPickerArrangement) private var arrangement
  @Environment(\.dynamicTypeSize) private var typeSize

  /// Creates an option with a label of its own.
  ///
  /// - Parameters:
  ///   - option: The option.
  ///   - label: The label.
  public init(
    _ option: SubscriptionStoreControlStyleConfiguration.Option,
    @ViewBuilder label:
      @escaping (SubscriptionStoreControlStyleConfiguration.PickerOption) -> Label
  ) {
    self.option = option
    knownSelection = nil
    self.label = label
  }

  /// The content of the view.
  public var body: some View {
    let isSelected = knownSelection ?? (selection?.wrappedValue == option.id)
    // Side by side, options have no room for a mark beside their prices.
    let layout =
      arrangement == .row && !typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
      : AnyLayout(HStackLayout(alignment: .top, spacing: 8))
    layout {
      label(.init(option: option, isSelected: isSelected))
        .frame(maxWidth: .infinity, alignment: .leading)
      Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
        .font(.title3)
        // The mark is white in the dark too.
        .foregroundStyle(
          isSelected ? AnyShapeStyle(.white) : AnyShapeStyle(.tertiary),
          isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary)
        )
        .accessibilityHidden(true)
    }
  }
}

extension SubscriptionStorePickerOption where Label == AutomaticSubscriptionStorePickerOptionLabel {
  /// Creates an option with its icon, its name, its price and its description.
  public init(_ option: SubscriptionStoreControlStyleConfiguration.PickerOption) {
    self.option = option.option
    knownSelection = option.isSelected
    label = { Label(option: $0.option) }
  }

  /// Creates an option with its icon, its name, its price and its description.
  public init(_ option: SubscriptionStoreControlStyleConfiguration.Option) {
    self.init(option) { Label(option: $0.option) }
  }
}

/// The icon, the name, the price and the description of an option.
public struct AutomaticSubscriptionStorePickerOptionLabel: View {
  let option: SubscriptionStoreControlStyleConfiguration.Option
  @Environment(\.productDescriptionVisibility) private var descriptionVisibility
  @Environment(\.subscriptionPickerArrangement) private var arrangement
  @Environment(\.dynamicTypeSize) private var typeSize

  /// The content of the view.
  public var body: some View {
    let layout =
      arrangement == .row || typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
      : AnyLayout(HStackLayout(alignment: .top, spacing: 12))
    layout {
      option.icon
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: option.displayName).font(.headline)
        Text(verbatim: option.terms.price).font(.subheadline)
        if descriptionVisibility != .hidden, arrangement != .row, !option.description.isEmpty {
          Text(verbatim: option.description).font(.subheadline).foregroundStyle(.secondary)
        }
      }
    }
    .multilineTextAlignment(.leading)
  }
}
