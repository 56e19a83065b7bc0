/// The padding between a scene's edges and its content.
///
///     NotesList().scenePadding(.minimum, edges: .horizontal)
public struct ScenePadding: Equatable, Sendable {
  let name: String

  /// The least padding, as the system has it by default.
  public static let minimum = ScenePadding(name: "minimum")
  /// The padding of a navigation bar.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

extension View {
  /// Pads the view as the system pads a scene's content: 16 points, and 20 in windows from 414.
  ///
  ///     Text("As far from the edges as a window's text").scenePadding(.horizontal)
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(edges: edges))
  }

  /// Pads the view as the system pads a scene's content.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    scenePadding(edges)
  }
}

private struct ScenePaddingModifier: ViewModifier {
  let edges: Edge.Set
  @Environment(\.barMargin) private var margin

  func body(content: Content) -> some View { content.padding(edges, margin) }
}
