/// A background of the controls of a store of subscriptions.
public struct SubscriptionStoreControlBackground {
  enum Kind {
    case automatic, gradientMaterial, gradientMaterialOnScroll
    case style(AnyShapeStyle)
  }

  let kind: Kind

  /// The background that the surroundings ask for: a material where a background lies behind the
  /// whole store, else none.
  public static var automatic: Self { Self(kind: .automatic) }
  /// A material that fades at its upper edge.
  public static var gradientMaterial: Self { Self(kind: .gradientMaterial) }
  /// A material that is there once a person has scrolled; a still shows none.
  public static var gradientMaterialOnScroll: Self { Self(kind: .gradientMaterialOnScroll) }
}

extension ContainerBackgroundPlacement {
  /// The place in a store of subscriptions that its surroundings ask for: behind what stands above
  /// the controls.
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
  /// The place behind what stands above the controls of a store of subscriptions.
  public static let subscriptionStoreHeader = ContainerBackgroundPlacement(
    name: "subscriptionStoreHeader")
  /// The place behind the whole of a store of subscriptions.
  public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(
    name: "subscriptionStoreFullHeight")
}

extension View {
  /// Sets the background of the controls of stores of subscriptions in the view to a style.
  ///
  /// - Parameter backgroundStyle: The style.
  /// - Returns: A view whose stores have the background.
  public func subscriptionStoreControlBackground(
    _ backgroundStyle: some ShapeStyle
  ) -> some View {
    subscriptionStore { $0.controlBackground = .init(kind: .style(AnyShapeStyle(backgroundStyle))) }
  }

  /// Sets the background of the controls of stores of subscriptions in the view.
  ///
  /// - Parameter backgroundStyle: The background.
  /// - Returns: A view whose stores have the background.
  public func subscriptionStoreControlBackground(
    _ backgroundStyle: SubscriptionStoreControlBackground
  ) -> some View { subscriptionStore { $0.controlBackground = backgroundStyle } }

  /// Sets the background of the options of pickers in stores of subscriptions in the view.
  ///
  ///     SubscriptionStoreView(groupID: group)
  ///       .subscriptionStorePickerItemBackground(.thinMaterial)
  ///
  /// - Parameter backgroundStyle: The style of the background.
  /// - Returns: A view whose stores have such options.
  public func subscriptionStorePickerItemBackground(
    _ backgroundStyle: some ShapeStyle
  ) -> some View {
    subscriptionStore { $0.itemBackground = AnyShapeStyle(backgroundStyle) }
  }

  /// Sets the background and the shape of the options of pickers in stores of subscriptions in the
  /// view.
  ///
  /// - Parameters:
  ///   - backgroundStyle: The style of the background.
  ///   - shape: The shape.
  /// - Returns: A view whose stores have such options.
  public func subscriptionStorePickerItemBackground(
    _ backgroundStyle: some ShapeStyle, in shape: some Shape
  ) -> some View {
    subscriptionStore {
      $0.itemBackground = AnyShapeStyle(backgroundStyle)
      $0.itemShape = AnyShape(shape)
    }
  }

  /// Sets the icons of the options of stores of subscriptions in the view.
  ///
  ///     SubscriptionStoreView(groupID: group)
  ///       .subscriptionStoreControlIcon { product, info in
  ///         Image(systemName: info.groupLevel == 1 ? "star.fill" : "star")
  ///       }
  ///
  /// - Parameter icon: The icon of a product with its terms.
  /// - Returns: A view whose stores have icons.
  public func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
  ) -> some View { subscriptionStore { $0.icon = { AnyView(icon($0, $1)) } } }
}

/// The background of a store's controls.
struct SubscriptionControlsBackground: View {
  @Environment(\.subscriptionStore.controlBackground.kind) private var kind
  @Environment(\.hasFullHeightStoreBackground) private var isOverBackground

  var body: some View {
    switch kind {
    case .style(let style): Rectangle().fill(style)
    case .gradientMaterialOnScroll: Color.clear
    case .gradientMaterial: material
    case .automatic: if isOverBackground { material }
    }
  }

  private var material: some View {
    Rectangle().fill(.thinMaterial)
      .mask {
        // Estimated: the share of the height in which the material fades.
        LinearGradient(
          stops: [.init(color: .clear, location: 0), .init(color: .black, location: 0.15)],
          startPoint: .top, endPoint: .bottom)
      }
  }
}

private enum FullHeightStoreBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether a background lies behind the whole store.
  var hasFullHeightStoreBackground: Bool {
    get { self[FullHeightStoreBackgroundKey.self] }
    set { self[FullHeightStoreBackgroundKey.self] = newValue }
  }
}
