/// A tip among other views, while it may be shown.
///
///     TipView(FavouriteTip(), arrowEdge: .bottom)
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let isPresented: Binding<Bool>?
  private let arrowEdge: Edge?
  private let action: (Tips.Action) -> Void
  @Environment(\.tipViewStyle) private var style
  @Environment(\.tipBackground) private var background
  @Environment(\.tipCornerRadius) private var cornerRadius
  @Environment(\.layoutDirection) private var layoutDirection
  @State private var hasShown = false

  /// Creates a view of a tip.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - isPresented: A binding to whether the tip is there, true once it is; nil for as it may be
  ///     shown.
  ///   - arrowEdge: The edge with an arrow; nil for none.
  ///   - action: A closure that receives the action that is tapped.
  public init(
    _ tip: Content, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    (self.tip, self.isPresented) = (tip, isPresented)
    (self.arrowEdge, self.action) = (arrowEdge, action)
  }

  /// Creates a view of a tip of any type, or of none.
  ///
  /// - Parameters:
  ///   - tip: The tip; nil for nothing.
  ///   - isPresented: A binding to whether the tip is there; nil for as it may be shown.
  ///   - arrowEdge: The edge with an arrow; nil for none.
  ///   - action: A closure that receives the action that is tapped.
  public init(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) where Content == AnyTip {
    (self.tip, self.isPresented) = (tip.map { AnyTip($0) }, isPresented)
    (self.arrowEdge, self.action) = (arrowEdge, action)
  }

  /// Creates a view of a tip whose arrow would point at a view of a name.
  ///
  /// - Parameters:
  ///   - tip: The tip; nil for nothing.
  ///   - isPresented: A binding to whether the tip is there; nil for as it may be shown.
  ///   - arrowEdge: The edge with an arrow; nil for none.
  ///   - anchorID: The name, which has no effect.
  ///   - action: A closure that receives the action that is tapped.
  public init<ID: Hashable & Sendable>(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil, anchorID: ID,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) where Content == AnyTip {
    self.init(tip, isPresented: isPresented, arrowEdge: arrowEdge, action: action)
  }

  /// The tip on its card.
  public var body: some View {
    if let tip = shown {
      style.view(TipViewStyleConfiguration((tip as? AnyTip)?.base ?? tip, action: action))
        .padding(Edge.Set(only: arrowEdge), TipMetrics.arrow.height)
        .background(
          background ?? AnyShapeStyle(TipMetrics.cardColor),
          in: TipShape(edge: drawnEdge, radius: cornerRadius)
        )
        .onAppear {
          hasShown = true
          isPresented?.wrappedValue = true
        }
    }
  }

  /// The edge with the arrow as it is drawn, where leading is left.
  private var drawnEdge: Edge? {
    switch (arrowEdge, layoutDirection) {
    case (.leading, .rightToLeft): .trailing
    case (.trailing, .rightToLeft): .leading
    default: arrowEdge
    }
  }

  private var shown: Content? {
    let store = TipStore.current
    let isHidden = hasShown && isPresented?.wrappedValue == false
    guard let tip, !isHidden, store.isEligible(tip) else { return nil }
    store.show(tip.id)
    return tip
  }
}
