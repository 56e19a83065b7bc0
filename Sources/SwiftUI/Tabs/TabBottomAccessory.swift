/// The accessory that a tab view keeps above its bar: a pane of glass across the screen.
struct TabBottomAccessory: View {
  let content: AnyView

  /// In points, as iOS 26 looks; not published.
  private static let height = 48.0
  private static let margin = 16.0
  /// The distance to the bar beneath, in points.
  private static let gap = 8.0
  /// The width that the pane does not exceed on an iPad, in points; an estimate.
  private static let widest = 480.0

  var body: some View {
    content
      .environment(\.tabViewBottomAccessoryPlacement, .expanded)
      .frame(maxWidth: .infinity)
      .frame(height: Self.height)
      .glassEffect()
      .frame(maxWidth: Self.widest)
      .padding(.horizontal, Self.margin)
      .frame(maxWidth: .infinity)
      .padding(.bottom, Self.gap)
  }
}

/// The place of what a tab view keeps above its bar.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the row of a bar that is folded, as it is in no still.
  case inline
  /// Above the bar.
  case expanded
}

private enum TabBottomAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private enum TabViewBottomAccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// The accessory that a tab view keeps above its bar.
  var tabBottomAccessory: AnyView? {
    get { self[TabBottomAccessoryKey.self] }
    set { self[TabBottomAccessoryKey.self] = newValue }
  }

  /// The place of the accessory that the view stands in; nil outside of one.
  ///
  ///     @Environment(\.tabViewBottomAccessoryPlacement) private var placement
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabViewBottomAccessoryPlacementKey.self] }
    set { self[TabViewBottomAccessoryPlacementKey.self] = newValue }
  }
}

extension View {
  /// Keeps a view above the bar of a tab view, whichever tab is chosen.
  ///
  ///     TabView { Tab("Home", systemImage: "house") { HomeView() } }
  ///       .tabViewBottomAccessory { Text("Now playing") }
  ///
  /// - Parameter content: The view, for a pane of glass 48 points high.
  /// - Returns: A tab view with the view above its bar.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { tabViewBottomAccessory(isEnabled: true, content: content) }

  /// Keeps a view above the bar of a tab view while it is enabled.
  ///
  /// - Parameters:
  ///   - isEnabled: A Boolean value that indicates whether the view shows.
  ///   - content: The view, for a pane of glass 48 points high.
  /// - Returns: A tab view with the view above its bar.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View { environment(\.tabBottomAccessory, isEnabled ? AnyView(content()) : nil) }
}
