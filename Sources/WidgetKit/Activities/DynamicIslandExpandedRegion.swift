import SwiftUI

/// A view of the large presentation in the Dynamic Island, with its place.
public struct DynamicIslandExpandedRegion<Content: View> {
  let region: ExpandedRegion

  /// Creates a view at a place.
  ///
  /// - Parameters:
  ///   - position: The place.
  ///   - priority: The priority in width: of the places beside the camera, the one with more takes
  ///     what it needs first.
  ///   - content: A closure that returns the view.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {
    region = ExpandedRegion(position: position, priority: priority) { AnyView(content()) }
  }
}

/// A view of the large presentation, whatever its type.
struct ExpandedRegion {
  let position: DynamicIslandExpandedRegionPosition
  let priority: Double
  let content: () -> AnyView
}

/// A place in the large presentation in the Dynamic Island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String

  /// Before the camera.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  /// Behind the camera.
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// Below the camera.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// Below all others.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// The views of the large presentation in the Dynamic Island.
public struct DynamicIslandExpandedContent<Content: View> {
  let regions: [ExpandedRegion]
}

/// A result builder that lists the views of the large presentation in the Dynamic Island.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
  /// Returns the content of a view.
  public static func buildExpression<Content: View>(
    _ content: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<EmptyView> {
    DynamicIslandExpandedContent(regions: [content.region])
  }

  /// Returns the content of a function's views.
  public static func buildExpression<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<EmptyView> {
    DynamicIslandExpandedContent(regions: content.regions)
  }

  /// Joins contents.
  public static func buildBlock(
    _ content: DynamicIslandExpandedContent<EmptyView>...
  ) -> DynamicIslandExpandedContent<EmptyView> {
    DynamicIslandExpandedContent(regions: content.flatMap(\.regions))
  }

  /// Returns the content of a condition, or none.
  public static func buildOptional(
    _ content: DynamicIslandExpandedContent<EmptyView>?
  ) -> DynamicIslandExpandedContent<EmptyView> {
    content ?? DynamicIslandExpandedContent(regions: [])
  }

  /// Returns the content of one branch.
  public static func buildEither(
    first content: DynamicIslandExpandedContent<EmptyView>
  ) -> DynamicIslandExpandedContent<EmptyView> { content }

  /// Returns the content of the other branch.
  public static func buildEither(
    second content: DynamicIslandExpandedContent<EmptyView>
  ) -> DynamicIslandExpandedContent<EmptyView> { content }

  /// Returns the content of a system's later releases.
  public static func buildLimitedAvailability(
    _ content: DynamicIslandExpandedContent<EmptyView>
  ) -> DynamicIslandExpandedContent<EmptyView> { content }
}

/// The place of a view that is wider than the room beside the camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  let isBelow: Bool

  /// Beside the camera.
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(isBelow: false)
  /// Below the camera, where it has the width of the others too.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelow: true)
}

extension View {
  /// Sets the place of a view that is wider than the room beside the camera.
  ///
  /// - Parameter verticalPlacement: The place.
  /// - Returns: A view with the place.
  public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { layoutValue(key: ExpandedPlacementKey.self, value: verticalPlacement) }
}

/// The place of a view that is too wide.
struct ExpandedPlacementKey: LayoutValueKey {
  static let defaultValue = DynamicIslandExpandedRegionVerticalPlacement.default
}
