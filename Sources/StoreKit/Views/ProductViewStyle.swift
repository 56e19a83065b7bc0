/// A type that gives views of products their appearance.
///
///     struct PriceFirst: ProductViewStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         if let product = configuration.product {
///           LabeledContent(product.displayPrice, value: product.displayName)
///         }
///       }
///     }
@MainActor @preconcurrency
public protocol ProductViewStyle {
  /// The type of the appearance.
  associatedtype Body: View
  /// The properties of a view of a product.
  typealias Configuration = ProductViewStyleConfiguration

  /// Returns the appearance of a view of a product.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a view of a product.
@MainActor @preconcurrency
public struct ProductViewStyleConfiguration {
  /// The icon of a view of a product.
  public struct Icon: View {
    let content: AnyView

    /// The content of the view.
    public var body: some View { content }
  }

  /// The state of the product: it is known, or it is not.
  public let state: Product.TaskState
  /// The icon; empty where the view of the product has none.
  public let icon: Icon
  /// The visibility of the description.
  public let descriptionVisibility: Visibility
  let hasIcon: Bool

  /// The product; nil if none is known.
  public var product: Product? { state.product }
  /// A Boolean value that indicates whether a person owns the product: nobody does.
  public var hasCurrentEntitlement: Bool { false }

  /// Has no effect: nothing is bought.
  public func purchase() {}
}

/// The style that the surroundings ask for: the regular one.
public struct AutomaticProductViewStyle: ProductViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the appearance of a view of a product.
  public func makeBody(configuration: Configuration) -> some View {
    ProductRow(configuration: configuration, measures: .regular)
  }
}

/// A style with the icon before the name and the description, and the price behind them.
public struct RegularProductViewStyle: ProductViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the appearance of a view of a product.
  public func makeBody(configuration: Configuration) -> some View {
    ProductRow(configuration: configuration, measures: .regular)
  }
}

/// A style as the regular one, for less room.
public struct CompactProductViewStyle: ProductViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the appearance of a view of a product.
  public func makeBody(configuration: Configuration) -> some View {
    ProductRow(configuration: configuration, measures: .compact)
  }
}

/// A style with the icon above the name and the description, and a button of the whole width below.
public struct LargeProductViewStyle: ProductViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the appearance of a view of a product.
  public func makeBody(configuration: Configuration) -> some View {
    LargeProduct(configuration: configuration)
  }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  /// The style that the surroundings ask for.
  public static var automatic: AutomaticProductViewStyle { AutomaticProductViewStyle() }
}

extension ProductViewStyle where Self == RegularProductViewStyle {
  /// A style with the icon before the name and the description, and the price behind them.
  public static var regular: RegularProductViewStyle { RegularProductViewStyle() }
}

extension ProductViewStyle where Self == CompactProductViewStyle {
  /// A style as the regular one, for less room.
  public static var compact: CompactProductViewStyle { CompactProductViewStyle() }
}

extension ProductViewStyle where Self == LargeProductViewStyle {
  /// A style with the icon above the name and the description, and a button of the whole width.
  public static var large: LargeProductViewStyle { LargeProductViewStyle() }
}

extension View {
  /// Sets the style of the views of products in the view.
  ///
  ///     ProductView(id: "tides.pro").productViewStyle(.large)
  ///
  /// - Parameter style: The style.
  /// - Returns: A view whose products have the style.
  public func productViewStyle(_ style: some ProductViewStyle) -> some View {
    transformEnvironment(\.productViewStyles) { $0.append(style) }
  }

  /// Sets the visibility of the descriptions of products in the view.
  ///
  /// - Parameter visibility: The visibility.
  /// - Returns: A view whose products have descriptions or not.
  public func productDescription(_ visibility: Visibility) -> some View {
    environment(\.productDescriptionVisibility, visibility)
  }
}

private enum ProductViewStylesKey: EnvironmentKey {
  static var defaultValue: [any ProductViewStyle] { [] }
}

private enum ProductDescriptionKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// The styles of views of products, the nearest last.
  var productViewStyles: [any ProductViewStyle] {
    get { self[ProductViewStylesKey.self] }
    set { self[ProductViewStylesKey.self] = newValue }
  }

  var productDescriptionVisibility: Visibility {
    get { self[ProductDescriptionKey.self] }
    set { self[ProductDescriptionKey.self] = newValue }
  }
}
