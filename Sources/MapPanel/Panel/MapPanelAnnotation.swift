import SwiftUI

/// A view at a place of the map.
///
///     let pin = MapPanelAnnotation(id: "pier", coordinate: pier, anchor: .bottom, title: "Pier") {
///       Image(systemName: "ferry.fill")
///     }
public struct MapPanelAnnotation: Identifiable {
  /// Tells the annotation from others of its map.
  public var id: AnyHashable
  /// The place on the Earth.
  public var coordinate: GeoCoordinate
  /// The point of the view that stands at the place.
  public var anchor: UnitPoint
  /// A name that the map writes beside the view where there is room.
  public var title: String?
  /// A name that is looked up in the app's tables of strings.
  package var titleText: Text?
  /// A Boolean value that indicates whether the view stands before the others and in no cluster.
  public var isSelected: Bool
  /// A Boolean value that indicates whether it may be drawn as one with others that stand too near.
  public var isClusterable: Bool
  /// The colour of a cluster that it leads.
  public var tint: Color
  /// The action of a tap.
  public var action: (() -> Void)?
  let content: AnyView

  /// Returns the name in an environment's language; nil where there is none.
  func title(in environment: EnvironmentValues) -> String? {
    let title = titleText?.string(in: environment) ?? title
    return title?.isEmpty == true ? nil : title
  }

  /// Creates an annotation with any view.
  @MainActor
  public init<ID: Hashable, Content: View>(
    id: ID, coordinate: GeoCoordinate, anchor: UnitPoint = .center, title: String? = nil,
    isSelected: Bool = false, isClusterable: Bool = false, tint: Color = .red,
    action: (() -> Void)? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.id, self.coordinate, self.anchor) = (AnyHashable(id), coordinate, anchor)
    (self.title, self.isSelected, self.isClusterable) = (title, isSelected, isClusterable)
    (self.tint, self.action) = (tint, action)
    self.content = AnyView(content())
  }

  /// Returns an annotation with a balloon, which is larger where it is selected.
  ///
  /// The title is written beneath the balloon where there is room; the tip is at the coordinate.
  ///
  ///     MapPanel(
  ///       .places([pier]),
  ///       annotations: [.marker(id: "pier", title: "Pier", coordinate: pier, tint: .teal)])
  ///
  /// - Parameters:
  ///   - id: The identity of the annotation.
  ///   - title: The name beneath the balloon.
  ///   - glyph: The content of the balloon.
  ///   - coordinate: The place on the Earth.
  ///   - tint: The colour of the balloon.
  ///   - isSelected: True for a large balloon, in no cluster.
  ///   - isClusterable: True to let it join those too near.
  ///   - action: The action of a tap; nil for none.
  /// - Returns: The annotation.
  @MainActor
  public static func marker<ID: Hashable>(
    id: ID, title: String, glyph: MapMarkerGlyph = .pin, coordinate: GeoCoordinate,
    tint: Color = .red, isSelected: Bool = false, isClusterable: Bool = false,
    action: (() -> Void)? = nil
  ) -> MapPanelAnnotation {
    MapPanelAnnotation(
      id: id, coordinate: coordinate, anchor: .bottom, title: title, isSelected: isSelected,
      isClusterable: isClusterable, tint: tint, action: action
    ) {
      MapMarkerView(glyph: glyph, tint: tint, isSelected: isSelected)
    }
  }
}
