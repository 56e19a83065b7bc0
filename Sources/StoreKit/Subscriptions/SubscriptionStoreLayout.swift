/// A store of subscriptions: the app's content, the controls and the buttons beside them.
struct SubscriptionStoreLayout: View {
  let marketing: AnyView
  let sections: [StoreSection]
  let allProducts: [Product]
  let choices: [ShownStoreGroup.Choice]
  /// Shows a group: of a level, the one at a position.
  let choose: (Int, Int) -> Void
  @State private var selection: Product.ID?
  @State private var hasFullHeightBackground = false
  /// The height of the bars above the store, in points.
  @State private var topInset: CGFloat = 0
  @Environment(\.self) private var environment

  var body: some View {
    arranged
      .overlay(alignment: .top) { StoreCloseButton().padding() }
      .backgroundPreferenceValue(ContainerBackgroundsKey.self) { backgrounds in
        backgrounds.views[.subscriptionStoreFullHeight]?.ignoresSafeArea()
      }
      .onPreferenceChange(ContainerBackgroundsKey.self) { backgrounds in
        hasFullHeightBackground = backgrounds.views[.subscriptionStoreFullHeight] != nil
      }
      .environment(\.hasFullHeightStoreBackground, hasFullHeightBackground)
      .environment(
        \.subscriptionSelection,
        Binding(get: { selected }, set: { selection = $0 }))
  }

  /// The option that a person has selected, or else the first one.
  private var selected: Product.ID? {
    let options = configuration.options
    return options.contains { $0.id == selection } ? selection : options.first?.id
  }

  @ViewBuilder private var arranged: some View {
    switch place {
    case .bottom:
      VStack(spacing: 0) {
        header
        bar(.all)
      }
    case .split:
      VStack(spacing: 0) {
        scrolling { controls(.options) }
        bar(.confirmation)
      }
    case .scroll: scrolling { controls(.all) }
    case .leading:
      HStack(spacing: 0) {
        column
        header
      }
    case .trailing:
      HStack(spacing: 0) {
        header
        column
      }
    }
  }

  /// The app's content above the controls, in the middle of the room that they leave.
  private var header: some View {
    VStack(spacing: 0) {
      ViewThatFits(in: .vertical) {
        placedMarketing.frame(maxHeight: .infinity)
        ScrollView { placedMarketing }
      }
      policies
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .modifier(StoreHeaderBackground(edges: place == .bottom ? [.top, .horizontal] : .all))
  }

  /// Returns the app's content with controls below it, which scroll together.
  private func scrolling(@ViewBuilder _ controls: () -> some View) -> some View {
    ScrollView {
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          placedMarketing
          policies
        }
        // The background lies behind the status bar as long as nothing has been scrolled.
        .modifier(StoreHeaderBackground(edges: .horizontal, overhang: topInset))
        controls()
      }
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.safeAreaInsets.top
    } action: {
      topInset = $0
    }
  }

  private var placedMarketing: some View {
    marketing
      .frame(maxWidth: .infinity)
      .environment(
        \.ownedContainerBackgrounds,
        [.subscriptionStore, .subscriptionStoreHeader, .subscriptionStoreFullHeight])
  }

  @ViewBuilder private var policies: some View {
    if environment.showsStoreButton(.policies) {
      SubscriptionStorePolicies().padding(.horizontal).padding(.bottom, 16)
    }
  }

  /// The controls beside the app's content.
  private var column: some View {
    ViewThatFits(in: .vertical) {
      controls(.all).frame(maxHeight: .infinity)
      ScrollView { controls(.all) }
    }
    // The button that closes the store has a line of its own above them.
    .padding(.top, environment.showsStoreButton(.cancellation) ? 44 : 0)
    .background { SubscriptionControlsBackground().ignoresSafeArea() }
    .frame(maxWidth: .infinity)
  }

  private func bar(_ part: SubscriptionControlPart) -> some View {
    controls(part)
      .background {
        SubscriptionControlsBackground().ignoresSafeArea(edges: [.bottom, .horizontal])
      }
      // Buttons of several lines give way to nothing, though they could.
      .layoutPriority(1)
  }

  private func controls(_ part: SubscriptionControlPart) -> some View {
    VStack(spacing: 20) {
      if part != .confirmation, showsTabs { tabs }
      AnyView(style.makeBody(configuration: configuration))
        .environment(\.subscriptionControlPart, part)
      if part != .options {
        StoreFooter()
        if !showsTabs { links }
      }
    }
    // Estimated: the margins, and the width on a tablet.
    .padding(.horizontal, 20)
    .padding(.vertical, 16)
    .frame(maxWidth: 560)
    .frame(maxWidth: .infinity)
  }

  private var showsTabs: Bool {
    !(environment.subscriptionStore.groupStyle is LinksSubscriptionOptionGroupStyle)
  }

  private var tabs: some View {
    ForEach(choices) { choice in
      Picker(
        selection: Binding(get: { choice.selected }, set: { choose(choice.id, $0) })
      ) {
        ForEach(choice.labels.indices, id: \.self) { choice.labels[$0].tag($0) }
      } label: {
        EmptyView()
      }
      .pickerStyle(.segmented)
      .labelsHidden()
    }
  }

  private var links: some View {
    ForEach(choices) { choice in
      ForEach(choice.labels.indices.filter { $0 != choice.selected }, id: \.self) { index in
        Button {
          choose(choice.id, index)
        } label: {
          choice.labels[index]
        }
        .font(.subheadline)
      }
    }
  }
}

extension SubscriptionStoreLayout {
  private enum Place {
    case bottom, split, scroll, leading, trailing
  }

  private var style: any SubscriptionStoreControlStyle {
    environment.subscriptionStore.style ?? AutomaticSubscriptionStoreControlStyle()
  }

  /// A Boolean value that indicates whether the options stand one below the other.
  private var isColumn: Bool {
    style is AutomaticSubscriptionStoreControlStyle || style is PickerSubscriptionStoreControlStyle
      || style is ProminentPickerSubscriptionStoreControlStyle
  }

  /// A Boolean value that indicates whether options and button of the style may stand apart.
  private var isPicker: Bool {
    guard configuration.options.count > 1 else { return false }
    return isColumn || style is CompactPickerSubscriptionStoreControlStyle
      || style is PagedPickerSubscriptionStoreControlStyle
      || style is PagedProminentPickerSubscriptionStoreControlStyle
  }

  private var place: Place {
    let wanted = environment.subscriptionStore.placement
    switch wanted {
    case .scrollView: return .scroll
    case .leading: return .leading
    case .trailing: return .trailing
    default: break
    }
    if environment.verticalSizeClass == .compact { return .trailing }
    // In the largest sizes the controls are higher than the window.
    if environment.dynamicTypeSize.isAccessibilitySize { return .scroll }
    if wanted == .buttonsInBottomBar { return isPicker ? .split : .scroll }
    // Estimated: the number of options that leave room for what stands above them.
    let isLong = wanted == .automatic && isColumn && configuration.options.count > 3
    return isLong ? .split : .bottom
  }
}

extension SubscriptionStoreLayout {
  private var configuration: SubscriptionStoreControlStyleConfiguration {
    SubscriptionStoreControlStyleConfiguration(
      sections: sections.enumerated().map { index, section in
        .init(
          id: index, options: section.products.map(option), header: section.header,
          footer: section.footer)
      },
      groupDisplayName: environment.subscriptionStoreTitle.name, allOptions: allProducts,
      descriptionVisibility: environment.productDescriptionVisibility)
  }

  private func option(
    _ product: Product
  ) -> SubscriptionStoreControlStyleConfiguration.Option {
    let (store, info) = (environment.subscriptionStore, product.subscription)
    let introductory = info?.introductoryOffer
    let chosen = store.offer.flatMap { choose in
      info.map { choose(product, $0, [introductory].compactMap(\.self)) }
    }
    return .init(
      subscription: product, activeOffer: chosen ?? introductory,
      icon: info.flatMap { store.icon?(product, $0) }.map { .init(content: $0) })
  }
}

/// The background behind what stands above the controls of a store.
private struct StoreHeaderBackground: ViewModifier {
  /// The edges at which the background reaches the window's.
  let edges: Edge.Set
  /// The length by which the background reaches above the view, in points.
  var overhang: CGFloat = 0

  func body(content: Content) -> some View {
    content.backgroundPreferenceValue(ContainerBackgroundsKey.self) { backgrounds in
      let views = backgrounds.views
      let view = views[.subscriptionStoreHeader] ?? views[.subscriptionStore]
      view?.padding(.top, -overhang).ignoresSafeArea(edges: edges)
    }
  }
}
