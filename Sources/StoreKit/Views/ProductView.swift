/// A view of a product: its icon, its name, its description and a button with its price.
///
///     ProductView(id: "tides.pro") {
///       Image(systemName: "water.waves").font(.largeTitle)
///     }
///     .productViewStyle(.compact)
///
/// The product is one of those that ``Product/know(storeKitFile:)`` tells. A placeholder stands for
/// one that is not known, as for one that has not loaded yet. The button buys nothing.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  private let state: Product.TaskState
  private let icon: AnyView
  private let hasIcon: Bool
  @Environment(\.productViewStyles) private var styles
  @Environment(\.productDescriptionVisibility) private var descriptionVisibility

  /// The content of the view.
  public var body: some View {
    let configuration = ProductViewStyleConfiguration(
      state: state, icon: .init(content: icon), descriptionVisibility: descriptionVisibility,
      hasIcon: hasIcon)
    let style: any ProductViewStyle = styles.last ?? AutomaticProductViewStyle()
    drawn(style, configuration)
      .environment(\.productViewStyles, Array(styles.dropLast()))
  }

  private func drawn(
    _ style: some ProductViewStyle, _ configuration: ProductViewStyleConfiguration
  ) -> AnyView { AnyView(style.makeBody(configuration: configuration)) }

  private init(_ state: Product.TaskState, icon: Icon, placeholder: PlaceholderIcon) {
    self.state = state
    let isKnown = state.product != nil
    self.icon = isKnown ? AnyView(icon) : AnyView(placeholder)
    hasIcon = isKnown ? Icon.self != EmptyView.self : PlaceholderIcon.self != EmptyView.self
  }
}

extension ProductView {
  /// Creates a view of the product of an identifier, with an icon and one for its absence.
  ///
  /// - Parameters:
  ///   - id: The identifier of the product.
  ///   - prefersPromotionalIcon: A Boolean value that has no effect: there are no such icons.
  ///   - icon: The icon.
  ///   - placeholderIcon: The icon where the product is not known.
  public init(
    id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(Product.TaskState(id), icon: icon(), placeholder: placeholderIcon()) }
}

extension ProductView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
  /// Creates a view of the product of an identifier, with an icon.
  ///
  /// - Parameters:
  ///   - id: The identifier of the product.
  ///   - prefersPromotionalIcon: A Boolean value that has no effect: there are no such icons.
  ///   - icon: The icon.
  public init(
    id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) { self.init(Product.TaskState(id), icon: icon(), placeholder: .init()) }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Creates a view of the product of an identifier, without an icon.
  ///
  /// - Parameters:
  ///   - id: The identifier of the product.
  ///   - prefersPromotionalIcon: A Boolean value that has no effect: there are no such icons.
  public init(id: Product.ID, prefersPromotionalIcon: Bool = false) {
    self.init(Product.TaskState(id), icon: EmptyView(), placeholder: EmptyView())
  }

  /// Creates a view of a product, without an icon.
  ///
  /// - Parameters:
  ///   - product: The product.
  ///   - prefersPromotionalIcon: A Boolean value that has no effect: there are no such icons.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) {
    self.init(.success(product), icon: EmptyView(), placeholder: EmptyView())
  }
}

extension ProductView where PlaceholderIcon == EmptyView {
  /// Creates a view of a product, with an icon.
  ///
  /// - Parameters:
  ///   - product: The product.
  ///   - prefersPromotionalIcon: A Boolean value that has no effect: there are no such icons.
  ///   - icon: The icon.
  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) { self.init(.success(product), icon: icon(), placeholder: EmptyView()) }
}

extension ProductView
where Icon == ProductViewStyleConfiguration.Icon, PlaceholderIcon == EmptyView {
  /// Creates the view that a style has been given, to be drawn in the style before it.
  public init(_ configuration: ProductViewStyleConfiguration) {
    (state, icon) = (configuration.state, configuration.icon.content)
    hasIcon = configuration.hasIcon
  }
}

/// The icon of a product that is not known: a grey square with round corners.
public struct AutomaticProductPlaceholderIcon: View {
  /// Creates the icon.
  public nonisolated init() {}

  /// The content of the view.
  public var body: some View {
    RoundedRectangle(cornerRadius: 12, style: .continuous).fill(Color(.tertiarySystemFill))
  }
}
