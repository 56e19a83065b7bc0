import DisplayList
import Foundation

/// A name that wants to be written.
struct LabelCandidate {
  enum Anchor: Sendable {
    /// Written level, its middle at a point.
    case point(CGPoint)
    /// Written level beneath, above or beside a marker.
    case marker(CGRect)
    /// Written along a line, the canvas's part of it, with so many letters.
    case line(LineWindow, letters: Int)
  }

  var name: String
  var anchor: Anchor
  var style: MapTheme.Label
  /// The larger wins, then the more important, then the earlier.
  var priority: Int
  /// Points of length or of area's root.
  var importance: Double
  /// A Boolean value that indicates whether the label gives way to a marker nearby, which says the
  /// same already.
  var yieldsToMarkers = false
}

extension MapShapes {
  /// Returns the names that a canvas could show in a look, by class.
  func labelCandidates(_ theme: MapTheme) -> [LabelCandidate] {
    let zoom = viewport.zoom
    return MapFeatureClass.allCases.flatMap { featureClass -> [LabelCandidate] in
      guard let style = theme.labels[featureClass], style.zooms.contains(zoom) else { return [] }
      return names(featureClass).map {
        LabelCandidate(
          name: $0.name, anchor: $0.anchor, style: style, priority: featureClass.labelPriority,
          importance: $0.importance, yieldsToMarkers: $0.isArea)
      }
    }
  }
}

/// A name that has found its room.
struct PlacedLabel {
  var name: String
  var text: StyledText
  /// The colour around the letters.
  var halo: RGBAColor
  /// In the canvas's coordinates.
  var box: OrientedBox

  /// Returns a Boolean value that indicates whether the label shows a name, compared by bytes:
  /// normal forms of Cyrillic ones would cost a microsecond's fifth each.
  func bears(_ name: String) -> Bool {
    self.name.utf8.count == name.utf8.count && self.name.utf8.elementsEqual(name.utf8)
  }
}
