import LayoutEngine

/// A tab view of pages that are swiped.
///
///     TabView { ForEach(photos) { PhotoView($0) } }
///       .tabViewStyle(.page(indexDisplayMode: .never))
public struct PageTabViewStyle: TabViewStyle {
  /// The mode in which the dots of pages appear.
  public struct IndexDisplayMode: Sendable {
    enum Value: Sendable { case automatic, always, never }
    let value: Value
    /// Dots appear where there are several pages.
    public static let automatic = IndexDisplayMode(value: .automatic)
    /// Dots always appear.
    public static let always = IndexDisplayMode(value: .always)
    /// Dots never appear.
    public static let never = IndexDisplayMode(value: .never)
  }

  let mode: IndexDisplayMode

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  /// The form of tab view that the style asks for.
  public var _form: TabViewForm { .pages(mode) }
}
