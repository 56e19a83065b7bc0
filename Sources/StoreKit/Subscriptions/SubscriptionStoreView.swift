import ViewTree

/// A view of a group's subscriptions, of which a person may choose one, and of what they are for.
///
///     SubscriptionStoreView(groupID: "5A2D00C5") {
///       Text("Every tide").font(.largeTitle.bold())
///         .containerBackground(.teal.gradient, for: .subscriptionStore)
///     }
///     .subscriptionStoreControlStyle(.prominentPicker)
///
/// The subscriptions are those that `Product.know(storeKitFile:)` tells. A store without any says
/// that it is not available, as iOS does. The buttons buy nothing, and nobody has subscribed, so
/// that introductory offers are told of.
public struct SubscriptionStoreView<Content: View>: View {
  private let products: [Product]
  private let marketing: AnyView
  private let parts: [StorePart]
  /// The positions of the groups that are shown, from the outermost to the innermost.
  @State private var path: [Int] = []

  /// The content of the view.
  public var body: some View {
    Group {
      if products.isEmpty {
        SubscriptionStoreUnavailable()
      } else {
        layout
      }
    }
    .environment(\.subscriptionStoreTitle, SubscriptionStoreTitle(products))
  }

  @ViewBuilder private var layout: some View {
    let shown = ShownStoreGroup(StoreGroup(marketing: marketing, parts: parts), at: path)
    SubscriptionStoreLayout(
      marketing: shown.marketing ?? marketing, sections: shown.sections, allProducts: products,
      choices: shown.choices
    ) { level, index in
      path = shown.choices.prefix(level).map(\.selected) + [index]
    }
    .id(path)
    .transformEnvironment(\.self) { environment in
      for change in shown.changes { change(&environment) }
    }
  }

  private init(_ products: [Product], marketing: AnyView, parts: (([Product]) -> [StorePart])?) {
    // Others than subscriptions have no place in a group.
    let subscriptions = products.filter { $0.subscription != nil }
    self.products = subscriptions
    self.marketing = marketing
    self.parts = parts?(subscriptions) ?? [.section(StoreSection(products: subscriptions))]
  }

  /// Returns the subscriptions of a group, the highest rank first.
  private static func known(inGroup id: String) -> [Product] {
    let known = KnownProducts.current.products.filter {
      $0.subscription?.subscriptionGroupID == id
    }
    return known.enumerated().sorted { a, b in
      let levels = (a.element.subscription?.groupLevel, b.element.subscription?.groupLevel)
      return (levels.0 ?? 0, a.offset) < (levels.1 ?? 0, b.offset)
    }.map(\.element)
  }

  private static func known(_ ids: some Collection<Product.ID>) -> [Product] {
    let known = KnownProducts.current
    var seen: Set<Product.ID> = []
    return ids.filter { seen.insert($0).inserted }.compactMap { known[id: $0] }
  }
}

extension SubscriptionStoreView {
  /// Creates a view of the subscriptions of a group, with what stands above the controls.
  ///
  /// - Parameters:
  ///   - groupID: The identifier of the group.
  ///   - visibleRelationships: The subscriptions that those who have one see; nobody has one.
  ///   - marketingContent: What stands above the controls.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { self.init(Self.known(inGroup: groupID), marketing: AnyView(marketingContent()), parts: nil) }

  /// Creates a view of the subscriptions of some identifiers, in their order, with what stands
  /// above the controls.
  ///
  /// - Parameters:
  ///   - productIDs: The identifiers.
  ///   - marketingContent: What stands above the controls.
  public init(
    productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content
  ) { self.init(Self.known(productIDs), marketing: AnyView(marketingContent()), parts: nil) }

  /// Creates a view of some subscriptions, with what stands above the controls.
  ///
  /// - Parameters:
  ///   - subscriptions: The subscriptions.
  ///   - marketingContent: What stands above the controls.
  public init(
    subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content
  ) { self.init(Array(subscriptions), marketing: AnyView(marketingContent()), parts: nil) }
}

extension SubscriptionStoreView where Content == AutomaticSubscriptionStoreMarketingContent {
  /// Creates a view of the subscriptions of a group.
  ///
  /// - Parameters:
  ///   - groupID: The identifier of the group.
  ///   - visibleRelationships: The subscriptions that those who have one see; nobody has one.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all
  ) { self.init(groupID: groupID, visibleRelationships: visibleRelationships) { Content() } }

  /// Creates a view of the subscriptions of some identifiers, in their order.
  public init(productIDs: some Collection<Product.ID>) {
    self.init(productIDs: productIDs) { Content() }
  }

  /// Creates a view of some subscriptions.
  public init(subscriptions: some Collection<Product>) {
    self.init(subscriptions: subscriptions) { Content() }
  }
}

extension SubscriptionStoreView {
  /// Creates a view of the subscriptions of a group, divided by content.
  ///
  /// - Parameters:
  ///   - groupID: The identifier of the group.
  ///   - visibleRelationships: The subscriptions that those who have one see; nobody has one.
  ///   - content: The groups and the sections.
  public init<C: StoreContent>(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @StoreContentBuilder content: () -> C
  ) where Content == SubscriptionStoreContentView<C> {
    self.init(dividing: Self.known(inGroup: groupID), by: content())
  }

  /// Creates a view of the subscriptions of some identifiers, divided by content.
  ///
  /// - Parameters:
  ///   - productIDs: The identifiers.
  ///   - content: The groups and the sections.
  public init<C: StoreContent>(
    productIDs: some Collection<Product.ID>, @StoreContentBuilder content: () -> C
  ) where Content == SubscriptionStoreContentView<C> {
    self.init(dividing: Self.known(productIDs), by: content())
  }

  /// Creates a view of some subscriptions, divided by content.
  ///
  /// - Parameters:
  ///   - subscriptions: The subscriptions.
  ///   - content: The groups and the sections.
  public init<C: StoreContent>(
    subscriptions: some Collection<Product>, @StoreContentBuilder content: () -> C
  ) where Content == SubscriptionStoreContentView<C> {
    self.init(dividing: Array(subscriptions), by: content())
  }

  private init<C: StoreContent>(dividing products: [Product], by content: C)
  where Content == SubscriptionStoreContentView<C> {
    self.init(products, marketing: AnyView(AutomaticSubscriptionStoreMarketingContent())) {
      content.resolved(for: $0)
    }
  }
}

/// The type of a store's content that is divided; its view draws nothing.
public struct SubscriptionStoreContentView<Content: StoreContent>: View {
  /// The content of the view.
  public var body: some View { EmptyView() }
}

/// The words of a store without subscriptions.
private struct SubscriptionStoreUnavailable: View {
  var body: some View {
    ContentUnavailableView {
      Text(verbatim: SystemString.subscriptionUnavailable.text(ScreenLocale.current))
        .font(.title2.bold())
        .foregroundStyle(.primary)
    } description: {
      Text(verbatim: SystemString.subscriptionUnavailableText.text(ScreenLocale.current))
    }
    .overlay(alignment: .top) { StoreCloseButton().padding() }
  }
}
