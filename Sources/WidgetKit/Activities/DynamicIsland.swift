import SwiftUI

/// The views of a Live Activity in the Dynamic Island.
public struct DynamicIsland {
  /// The address that a tap opens.
  private(set) var url: URL?
  /// The margins that an app has chosen, by the mode.
  private(set) var margins: [DynamicIslandMode: [(edges: Edge.Set, length: Double)]] = [:]
  let expanded: () -> [ExpandedRegion]
  let leading: () -> AnyView
  let trailing: () -> AnyView
  let minimal: () -> AnyView

  /// Creates the views.
  ///
  /// - Parameters:
  ///   - expanded: A closure that lists the regions of the large presentation.
  ///   - compactLeading: A closure that returns the view before the camera.
  ///   - compactTrailing: A closure that returns the view behind the camera.
  ///   - minimal: A closure that returns the view beside another activity.
  public init<Expanded, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder
    expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    self.expanded = { expanded().regions }
    leading = { AnyView(compactLeading()) }
    trailing = { AnyView(compactTrailing()) }
    self.minimal = { AnyView(minimal()) }
  }

  /// Sets the address that a tap opens in the app, where nobody taps.
  ///
  /// - Parameter url: The address.
  /// - Returns: The views with the address.
  public func widgetURL(_ url: URL?) -> DynamicIsland { changed { $0.url = url } }

  /// Sets the colour of the island's edge, which no picture shows.
  ///
  /// - Parameter color: The colour.
  /// - Returns: The views with the colour.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }

  /// Sets margins of the content.
  ///
  ///     island.contentMargins(.trailing, 8, for: .expanded)
  ///
  /// - Parameters:
  ///   - edges: The edges with the margins.
  ///   - length: The margins, in points.
  ///   - mode: The presentation.
  /// - Returns: The views with the margins.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland { changed { $0.margins[mode, default: []].append((edges, length)) } }

  private func changed(_ change: (inout DynamicIsland) -> Void) -> DynamicIsland {
    var island = self
    change(&island)
    return island
  }

  /// Returns the margins of a mode.
  func margins(of mode: DynamicIslandMode, usual: EdgeInsets) -> EdgeInsets {
    margins[mode, default: []].reduce(into: usual) { insets, margin in
      if margin.edges.contains(.top) { insets.top = margin.length }
      if margin.edges.contains(.leading) { insets.leading = margin.length }
      if margin.edges.contains(.bottom) { insets.bottom = margin.length }
      if margin.edges.contains(.trailing) { insets.trailing = margin.length }
    }
  }
}

/// A presentation of a Live Activity in the Dynamic Island.
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String

  /// Before the camera.
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  /// Behind the camera.
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  /// Large.
  public static let expanded = DynamicIslandMode(name: "expanded")
  /// Beside another activity.
  public static let minimal = DynamicIslandMode(name: "minimal")
}
