import MapPanel

/// Content with something set for it.
public struct ModifiedMapContent<Content: MapContent>: PrimitiveMapContent {
  let content: Content
  let change: @MainActor (inout _MapContentList.Surroundings) -> Void

  /// Adds the content with the changed settings.
  public static func _collect(_ content: Self, into list: inout _MapContentList) {
    let before = list.surroundings
    content.change(&list.surroundings)
    Content._collect(content.content, into: &list)
    list.surroundings = before
  }
}

extension MapContent {
  private func changing(
    _ change: @escaping @MainActor (inout _MapContentList.Surroundings) -> Void
  ) -> ModifiedMapContent<Self> {
    ModifiedMapContent(content: self, change: change)
  }

  /// Sets the colour of markers.
  ///
  ///     Marker("Harbour", systemImage: "ferry", coordinate: harbour).tint(.indigo)
  public func tint(_ tint: Color?) -> some MapContent { changing { $0.tint = tint } }

  /// Sets the value that selecting the content gives.
  ///
  ///     Marker("Harbour", coordinate: harbour).tag("harbour")
  public func tag<V: Hashable>(_ tag: V) -> some MapContent {
    changing { $0.tag = AnyHashable(tag) }
  }

  /// Sets the fill of circles and polygons.
  ///
  ///     MapCircle(center: harbour, radius: 400).foregroundStyle(.blue.opacity(0.2))
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    changing { $0.fill = AnyShapeStyle(style) }
  }

  /// Sets the line of polylines, circles and polygons; the width is in points.
  ///
  ///     MapPolyline(coordinates: route).stroke(.blue, lineWidth: 4)
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(
      content, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
  }

  /// Sets the line of polylines, circles and polygons.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    changing { $0.stroke = (AnyShapeStyle(content), style) }
  }

  /// Shows or hides names beside annotations.
  ///
  ///     Annotation("Harbour", coordinate: harbour) { Image(systemName: "ferry") }
  ///       .annotationTitles(.hidden)
  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    changing { $0.hidesTitles = visibility == .hidden }
  }

  /// Sets the level of shapes among the map's own; they lie above all of it but names.
  ///
  ///     MapPolygon(coordinates: route).mapOverlayLevel(level: .aboveLabels)
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}

/// The level of a shape among the map's own.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
