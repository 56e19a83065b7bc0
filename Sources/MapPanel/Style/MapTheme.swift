import DisplayList
import Foundation

/// The look of a map: colours, widths and type by class.
public struct MapTheme: Hashable, Sendable {
  /// The look of an area.
  public struct Area: Hashable, Sendable {
    /// The colour of the inside.
    public var fill: RGBAColor
    /// The colour of the outline; nil for none.
    public var outline: RGBAColor?
    /// The zoom from which it is shown.
    public var minimumZoom: Double
  }

  /// The look of a line; lengths are in points.
  public struct Line: Hashable, Sendable {
    /// The colour of the line.
    public var color: RGBAColor
    /// The colour of the edges, which lie beneath all roads.
    public var casing: RGBAColor?
    /// The width by zoom, in points.
    public var width: ZoomStops
    /// The lengths of dashes and gaps in turn, in points; empty for an unbroken line.
    public var dash: [CGFloat]
    /// The length of ties across the line, for railways; 0 for none.
    public var ties: CGFloat
    /// The zoom from which it is shown.
    public var minimumZoom: Double
  }

  /// The look of a name.
  public struct Label: Hashable, Sendable {
    /// The colour of the letters.
    public var color: RGBAColor
    /// The size of the letters, in points.
    public var size: Double
    /// The weight of the letters.
    public var weight: ResolvedFont.Weight
    /// A Boolean value that indicates whether the letters are italic.
    public var isItalic: Bool
    /// The zooms at which it is shown.
    public var zooms: ClosedRange<Double>
  }

  /// The colour of the ground.
  public var background: RGBAColor
  /// The colour around letters, so that they can be read on lines.
  public var halo: RGBAColor
  /// Lines of the empty map's grid.
  public var grid: RGBAColor
  /// The colour of the scale bar and the attribution.
  public var ornament: RGBAColor
  /// The looks of areas by class.
  public var areas: [MapFeatureClass: Area]
  /// The looks of lines by class.
  public var lines: [MapFeatureClass: Line]
  /// The looks of names by class.
  public var labels: [MapFeatureClass: Label]

  /// Names of places that an app's annotations bring.
  public var annotationTitle: RGBAColor
}
