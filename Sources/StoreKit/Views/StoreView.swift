/// A view of some products, one below the other, or in columns where there is room for them.
///
///     StoreView(ids: ["tides.pro", "tides.charts"]) { product in
///       Image(systemName: product.id == "tides.pro" ? "star" : "map").font(.title)
///     }
///
/// The products stand in the order of their identifiers, each as a ``ProductView``.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  private struct Row: Identifiable {
    let id: Product.ID
    let product: Product?
  }

  private let rows: [Row]
  private let icon: (Product) -> Icon
  private let placeholder: () -> PlaceholderIcon

  /// The content of the view.
  public var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        StoreCloseButton()
        products
        // A store of single products has no button to sign in.
        StoreFooter().padding(.top, 24).subscriptionStoreSignInAction(nil)
      }
      .padding()
    }
  }

  private var products: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 320), spacing: 32)], spacing: 24) {
      ForEach(rows) { row in
        if let product = row.product {
          ProductView(product) { icon(product) }
        } else {
          ProductView(id: row.id, icon: { EmptyView() }, placeholderIcon: placeholder)
        }
      }
    }
  }

  private init(
    _ products: [(id: Product.ID, product: Product?)], icon: @escaping (Product) -> Icon,
    placeholder: @escaping () -> PlaceholderIcon
  ) {
    var seen: Set<Product.ID> = []
    rows = products.filter { seen.insert($0.id).inserted }
      .map { Row(id: $0.id, product: $0.product) }
    (self.icon, self.placeholder) = (icon, placeholder)
  }

  private static func known(
    _ ids: some Collection<Product.ID>
  ) -> [(id: Product.ID, product: Product?)] {
    let known = KnownProducts.current
    return ids.map { ($0, known[id: $0]) }
  }
}

extension StoreView {
  /// Creates a view of the products of some identifiers, with icons and one for their absence.
  ///
  /// - Parameters:
  ///   - ids: The identifiers of the products.
  ///   - prefersPromotionalIcon: A Boolean value that has no effect: there are no such icons.
  ///   - icon: The icon of a product.
  ///   - placeholderIcon: The icon where a product is not known.
  public init(
    ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon,
    @ViewBuilder placeholderIcon: @escaping () -> PlaceholderIcon
  ) { self.init(Self.known(ids), icon: icon, placeholder: placeholderIcon) }
}

extension StoreView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
  /// Creates a view of the products of some identifiers, with icons.
  ///
  /// - Parameters:
  ///   - ids: The identifiers of the products.
  ///   - prefersPromotionalIcon: A Boolean value that has no effect: there are no such icons.
  ///   - icon: The icon of a product.
  public init(
    ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) { self.init(Self.known(ids), icon: icon, placeholder: { .init() }) }
}

extension StoreView where PlaceholderIcon == EmptyView {
  /// Creates a view of some products, with icons.
  ///
  /// - Parameters:
  ///   - products: The products.
  ///   - prefersPromotionalIcon: A Boolean value that has no effect: there are no such icons.
  ///   - icon: The icon of a product.
  public init(
    products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) { self.init(products.map { ($0.id, $0) }, icon: icon, placeholder: { EmptyView() }) }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Creates a view of the products of some identifiers, without icons.
  ///
  /// - Parameters:
  ///   - ids: The identifiers of the products.
  ///   - prefersPromotionalIcon: A Boolean value that has no effect: there are no such icons.
  public init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {
    self.init(Self.known(ids), icon: { _ in EmptyView() }, placeholder: { EmptyView() })
  }

  /// Creates a view of some products, without icons.
  ///
  /// - Parameters:
  ///   - products: The products.
  ///   - prefersPromotionalIcon: A Boolean value that has no effect: there are no such icons.
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {
    self.init(
      products.map { ($0.id, $0) }, icon: { _ in EmptyView() }, placeholder: { EmptyView() })
  }
}
