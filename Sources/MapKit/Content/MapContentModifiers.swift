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
  public func tint(_ tint: Color?) -> some MapContent { changing { $0.tint = tint } }

  /// Sets the value that selecting the content gives.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent {
    changing { $0.tag = AnyHashable(tag) }
  }

  /// Sets the fill of circles and polygons.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    changing { $0.fill = AnyShapeStyle(style) }
  }

  /// Sets the line of polylines, circles and polygons; the width is in points.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(
      content, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
  }

  /// Sets the line of polylines, circles and polygons.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    changing { $0.stroke = (AnyShapeStyle(content), style) }
  }

  /// Shows or hides names beside annotations.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    changing { $0.hidesTitles = visibility == .hidden }
  }

  /// Sets the level of shapes among the map's own; they lie above all of it but names.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}

/// The level of a shape among the map's own.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
