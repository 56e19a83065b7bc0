import DisplayList
import Foundation

/// How a map looks: colours, widths and type by class.
public struct MapTheme: Hashable, Sendable {
  /// How an area is filled.
  public struct Area: Hashable, Sendable {
    public var fill: RGBAColor
    public var outline: RGBAColor?
    /// The zoom from which it is shown.
    public var minimumZoom: Double
  }

  /// How a line is drawn; lengths are in points.
  public struct Line: Hashable, Sendable {
    public var color: RGBAColor
    /// The colour of the edges, which lie beneath all roads.
    public var casing: RGBAColor?
    public var width: ZoomStops
    public var dash: [CGFloat]
    /// The length of ties across the line, for railways; 0 for none.
    public var ties: CGFloat
    public var minimumZoom: Double
  }

  /// How a name is written.
  public struct Label: Hashable, Sendable {
    public var color: RGBAColor
    /// In points.
    public var size: Double
    public var weight: ResolvedFont.Weight
    public var isItalic: Bool
    /// The zooms at which it is shown.
    public var zooms: ClosedRange<Double>
  }

  public var background: RGBAColor
  /// What lies around letters so that they can be read on lines.
  public var halo: RGBAColor
  /// Lines of the empty map's grid.
  public var grid: RGBAColor
  /// The colour of the scale bar and the attribution.
  public var ornament: RGBAColor
  public var areas: [MapFeatureClass: Area]
  public var lines: [MapFeatureClass: Line]
  public var labels: [MapFeatureClass: Label]

  /// Names of places that an app's annotations bring.
  public var annotationTitle: RGBAColor
}
