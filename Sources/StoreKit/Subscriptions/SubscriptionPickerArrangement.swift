/// The way in which a picker's options lie.
enum SubscriptionPickerArrangement {
  case column, row, pages
}

/// Options side by side, which scroll where they have no room.
struct SubscriptionPickerRow<Card: View>: View {
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
struct SubscriptionPickerPages<Card: View>: View {
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

private enum SubscriptionPickerArrangementKey: EnvironmentKey {
  static var defaultValue: SubscriptionPickerArrangement { .column }
}

extension EnvironmentValues {
  var subscriptionPickerArrangement: SubscriptionPickerArrangement {
    get { self[SubscriptionPickerArrangementKey.self] }
    set { self[SubscriptionPickerArrangementKey.self] = newValue }
  }
}
