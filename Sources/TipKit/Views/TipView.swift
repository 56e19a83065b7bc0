/// A tip among other views, while it may be shown.
///
///     TipView(FavouriteTip(), arrowEdge: .bottom)
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let arrowEdge: Edge?
  private let action: (Tips.Action) -> Void
  @Environment(\.tipViewStyle) private var style
  @Environment(\.tipBackground) private var background
  @Environment(\.tipCornerRadius) private var cornerRadius

  /// Creates a view of a tip.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - arrowEdge: The edge with an arrow; nil for none.
  ///   - action: A closure that receives the action that is tapped.
  public init(
    _ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) { (self.tip, self.arrowEdge, self.action) = (tip, arrowEdge, action) }

  /// Creates a view of a tip of any type, or of none.
  ///
  /// - Parameters:
  ///   - tip: The tip; nil for nothing.
  ///   - arrowEdge: The edge with an arrow; nil for none.
  ///   - action: A closure that receives the action that is tapped.
  public init(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) where Content == AnyTip {
    (self.tip, self.arrowEdge, self.action) = (tip.map { AnyTip($0) }, arrowEdge, action)
  }

  /// The tip on its card.
  public var body: some View {
    if let tip = shown {
      style.view(TipViewStyleConfiguration((tip as? AnyTip)?.base ?? tip, action: action))
        .padding(Edge.Set(only: arrowEdge), TipMetrics.arrow.height)
        .background(
          background ?? AnyShapeStyle(Color(.secondarySystemBackground)),
          in: TipShape(edge: arrowEdge, radius: cornerRadius))
    }
  }

  private var shown: Content? {
    let store = TipStore.current
    guard let tip, store.isEligible(tip) else { return nil }
    store.show(tip.id)
    return tip
  }
}
