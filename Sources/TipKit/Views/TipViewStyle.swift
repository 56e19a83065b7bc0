/// A look of tips.
@MainActor @preconcurrency
public protocol TipViewStyle {
  /// The type of a tip's view.
  associatedtype Body: View
  /// The parts of a tip.
  typealias Configuration = TipViewStyleConfiguration
  /// Returns the view of a tip.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a tip that is shown.
public struct TipViewStyleConfiguration {
  /// The tip.
  public let tip: any Tip
  /// The title.
  public var title: Text? { tip.title }
  /// The sentence below the title.
  public var message: Text? { tip.message }
  /// The image.
  public var image: Image? { tip.image }
  /// The buttons, whose handlers tell the place of the tip too.
  public let actions: [Tips.Action]

  init(_ tip: any Tip, action: @escaping (Tips.Action) -> Void) {
    self.tip = tip
    nonisolated(unsafe) let action = action
    actions = tip.placedActions.map { part in
      var told = Tips.Action(
        id: part.id, disabled: part.disabled,
        perform: {
          part.handler()
          action(part)
        }, part.label)
      told.index = part.index
      return told
    }
  }
}

/// The usual look of tips: an image, the words, a button that closes, and actions below.
public struct MiniTipViewStyle: TipViewStyle {
  /// Creates the look.
  public nonisolated init() {}

  /// Returns the view of a tip.
  public func makeBody(configuration: Configuration) -> some View {
    TipContent(configuration: configuration)
  }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  /// The usual look of tips.
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

extension EnvironmentValues {
  @Entry var tipViewStyle: any TipViewStyle = MiniTipViewStyle()
  @Entry var tipImageSize: CGSize?
  @Entry var tipImageStyles: [AnyShapeStyle] = []
  @Entry var tipBackground: AnyShapeStyle?
  @Entry var tipCornerRadius: Double = TipMetrics.cornerRadius
}

extension View {
  /// Sets the look of tips.
  ///
  /// - Parameter style: The look.
  /// - Returns: A view whose tips have the look.
  public func tipViewStyle(_ style: some TipViewStyle) -> some View {
    environment(\.tipViewStyle, style)
  }

  /// Sets the size of tips' images, in points.
  ///
  /// - Parameter size: The size; an image keeps its shape in it.
  /// - Returns: A view whose tips' images have the size.
  public func tipImageSize(_ size: CGSize) -> some View { environment(\.tipImageSize, size) }

  /// Sets the style in which tips' images are filled.
  ///
  /// - Parameter style: The style.
  /// - Returns: A view whose tips' images have the style.
  public func tipImageStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(\.tipImageStyles, [AnyShapeStyle(style)])
  }

  /// Sets the styles of two levels in which tips' images are filled.
  ///
  /// - Parameters:
  ///   - primary: The style of the first level.
  ///   - secondary: The style of the second level.
  /// - Returns: A view whose tips' images have the styles.
  public func tipImageStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First, _ secondary: Second
  ) -> some View {
    environment(\.tipImageStyles, [AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }

  /// Sets the styles of three levels in which tips' images are filled.
  ///
  /// - Parameters:
  ///   - primary: The style of the first level.
  ///   - secondary: The style of the second level.
  ///   - tertiary: The style of the third level.
  /// - Returns: A view whose tips' images have the styles.
  public func tipImageStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ primary: First, _ secondary: Second, _ tertiary: Third
  ) -> some View {
    environment(
      \.tipImageStyles,
      [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }

  /// Sets the background of tips.
  ///
  /// - Parameter style: The style.
  /// - Returns: A view whose tips have the background.
  public func tipBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(\.tipBackground, AnyShapeStyle(style))
  }

  /// Sets the radius of tips' corners, in points.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius; no less than none.
  ///   - antialiased: Whether edges are smooth, which they always are.
  /// - Returns: A view whose tips have the corners.
  public func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View {
    environment(\.tipCornerRadius, max(0, cornerRadius))
  }

  /// Returns the view: behind a popover of a tip nothing is tapped in a still.
  public func tipBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
}
