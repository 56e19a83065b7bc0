extension StoreContent {
  /// Sets the style in which the groups of the content are shown.
  public func subscriptionStoreOptionGroupStyle(
    _ style: some SubscriptionOptionGroupStyle
  ) -> some StoreContent { changing { $0.groupStyle = style } }

  /// Sets the words on the buttons of the content.
  public func subscriptionStoreButtonLabel(
    _ label: SubscriptionStoreButtonLabel
  ) -> some StoreContent { changing { $0.buttonLabel = label } }

  /// Sets the style of the controls of the content, and their place.
  public func subscriptionStoreControlStyle<S: SubscriptionStoreControlStyle>(
    _ style: S, placement: S.Placement
  ) -> some StoreContent { changing { ($0.style, $0.placement) = (style, placement.rawValue) } }

  /// Sets the style of the controls of the content.
  public func subscriptionStoreControlStyle(
    _ style: some SubscriptionStoreControlStyle
  ) -> some StoreContent { changing { ($0.style, $0.placement) = (style, .automatic) } }

  /// Sets the background of the controls of the content.
  public func subscriptionStoreControlBackground(
    _ backgroundStyle: SubscriptionStoreControlBackground
  ) -> some StoreContent { changing { $0.controlBackground = backgroundStyle } }

  /// Sets the background of the controls of the content to a style.
  public func subscriptionStoreControlBackground(
    _ backgroundStyle: some ShapeStyle
  ) -> some StoreContent {
    changing { $0.controlBackground = .init(kind: .style(AnyShapeStyle(backgroundStyle))) }
  }

  /// Sets the background of the options of pickers of the content.
  public func subscriptionStorePickerItemBackground(
    _ backgroundStyle: some ShapeStyle
  ) -> some StoreContent { changing { $0.itemBackground = AnyShapeStyle(backgroundStyle) } }

  /// Sets the background and the shape of the options of pickers of the content.
  public func subscriptionStorePickerItemBackground(
    _ backgroundStyle: some ShapeStyle, in shape: some Shape
  ) -> some StoreContent {
    changing {
      $0.itemBackground = AnyShapeStyle(backgroundStyle)
      $0.itemShape = AnyShape(shape)
    }
  }

  /// Sets the visibility of buttons beside the options of the content.
  public func storeButton(
    _ visibility: Visibility, for buttonKinds: StoreButtonKind...
  ) -> some StoreContent {
    ChangedStoreContent(content: self) { environment in
      for kind in buttonKinds { environment.storeButtonVisibility[kind] = visibility }
    }
  }

  /// Sets the visibility of the descriptions of the content.
  public func productDescription(_ visibility: Visibility) -> some StoreContent {
    ChangedStoreContent(content: self) { $0.productDescriptionVisibility = visibility }
  }

  private func changing(
    _ change: @escaping (inout SubscriptionStoreSettings) -> Void
  ) -> some StoreContent {
    ChangedStoreContent(content: self) { change(&$0.subscriptionStore) }
  }
}

/// A content with surroundings of its own: those of its groups, or of one that its sections make.
struct ChangedStoreContent<Content: StoreContent>: StoreContent, StoreContentPrimitive {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  var body: Never { noStoreContent() }

  func parts(of products: [Product]) -> [StorePart] {
    content.resolved(for: products).map { part in
      var group: StoreGroup
      switch part {
      case .group(let known): group = known
      case .section: group = StoreGroup(parts: [part])
      }
      // What stands nearer to the content prevails.
      group.changes.insert(change, at: 0)
      return .group(group)
    }
  }
}
