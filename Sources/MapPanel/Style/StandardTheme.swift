import DisplayList
import Foundation

extension MapTheme {
  /// The map by day.
  public static let light = MapTheme(PaletteColors(.light))

  /// The map by night.
  public static let dark = MapTheme(PaletteColors(.dark))

  /// The map of a screen that serves both schemes.
  static let either = MapTheme(PaletteColors(light: .light, dark: .dark))

  init(_ palette: PaletteColors) {
    background = palette.background
    halo = palette.halo.opacity(0.85)
    grid = palette.grid
    ornament = palette.text
    annotationTitle = palette.text
    areas = Self.areas(palette)
    lines = Self.roads(palette).merging(Self.otherLines(palette)) { first, _ in first }
    labels = Self.labels(palette)
  }

  private static func areas(_ p: PaletteColors) -> [MapFeatureClass: Area] {
    func area(_ fill: RGBAColor, _ zoom: Double, edge: RGBAColor? = nil) -> Area {
      Area(fill: fill, outline: edge, minimumZoom: zoom)
    }
    return [
      .residential: area(p.settlement, 9), .commercial: area(p.commerce, 12),
      .industrial: area(p.industry, 11), .farmland: area(p.field, 9),
      .institution: area(p.institution, 13), .aerodrome: area(p.industry, 11),
      .railwayYard: area(p.industry, 12), .grass: area(p.grass, 12), .wood: area(p.wood, 7),
      .park: area(p.park, 11), .cemetery: area(p.cemetery, 12), .sand: area(p.sand, 10),
      .pitch: area(p.pitch, 14), .parking: area(p.parking, 15), .wetland: area(p.wetland, 9),
      .water: area(p.water, 0), .pedestrianArea: area(p.plaza, 14),
      .building: area(p.building, 14.5, edge: p.buildingEdge),
      .landmark: area(p.landmark, 14, edge: p.landmarkEdge),
    ]
  }

  private static func roads(_ p: PaletteColors) -> [MapFeatureClass: Line] {
    func road(
      _ color: RGBAColor, _ casing: RGBAColor?, _ zoom: Double, _ width: ZoomStops
    ) -> Line {
      Line(color: color, casing: casing, width: width, dash: [], ties: 0, minimumZoom: zoom)
    }
    let street = ZoomStops((13, 1.2), (14.5, 3), (16, 7), (18, 16), (20, 30))
    return [
      .motorway: road(
        p.motorway, p.motorwayCasing, 5, ZoomStops((5, 0.8), (10, 2), (14, 6), (17, 14), (20, 34))),
      .trunk: road(
        p.motorway, p.motorwayCasing, 6, ZoomStops((6, 0.8), (10, 1.8), (14, 6), (17, 14), (20, 34))
      ),
      .primary: road(
        p.avenue, p.avenueCasing, 8, ZoomStops((8, 0.8), (11, 1.6), (14, 5.5), (17, 13), (20, 32))),
      .secondary: road(
        p.avenue, p.avenueCasing, 10,
        ZoomStops((10, 0.8), (12, 1.6), (14, 4.5), (17, 11.5), (20, 30))
      ),
      .tertiary: road(
        p.street, p.streetCasing, 11.5, ZoomStops((11.5, 1), (14, 4), (16, 8), (18, 17), (20, 30))),
      .street: road(p.street, p.streetCasing, 13, street),
      .pedestrianStreet: road(p.plaza, p.streetCasing, 14, street),
      .service: road(
        p.street, p.streetCasing, 14.5, ZoomStops((14.5, 1), (16, 3), (18, 8), (20, 16))),
    ]
  }

  private static func otherLines(_ p: PaletteColors) -> [MapFeatureClass: Line] {
    func line(
      _ color: RGBAColor, _ zoom: Double, _ width: ZoomStops, dash: [CGFloat] = [],
      ties: CGFloat = 0
    ) -> Line {
      Line(color: color, casing: nil, width: width, dash: dash, ties: ties, minimumZoom: zoom)
    }
    return [
      .track: line(p.footway, 14, ZoomStops((14, 0.8), (18, 2)), dash: [5, 3]),
      .footway: line(p.footway, 14.5, ZoomStops((14.5, 0.7), (17, 1.4), (20, 3)), dash: [3, 2]),
      .river: line(p.water, 8, ZoomStops((8, 0.8), (12, 2.5), (15, 6), (18, 18))),
      .stream: line(p.water, 13, ZoomStops((13, 0.8), (16, 2), (19, 6))),
      .boundary: line(p.boundary, 4, ZoomStops((4, 0.7), (14, 1.2)), dash: [6, 3, 1.5, 3]),
      .rail: line(p.rail, 10, ZoomStops((10, 0.8), (14, 1.2), (18, 2)), ties: 5),
      .tram: line(p.rail, 14, ZoomStops((14, 0.6), (18, 1.4))),
    ]
  }

  private static func labels(_ p: PaletteColors) -> [MapFeatureClass: Label] {
    func label(
      _ color: RGBAColor, _ size: Double, _ weight: ResolvedFont.Weight,
      _ zooms: ClosedRange<Double>, italic: Bool = false
    ) -> Label {
      Label(color: color, size: size, weight: weight, isItalic: italic, zooms: zooms)
    }
    return [
      .city: label(p.text, 17, .semibold, 4...13), .town: label(p.text, 14, .semibold, 8...14),
      .village: label(p.text, 12, .medium, 11...16),
      .suburb: label(p.faintText, 12, .semibold, 12...15.5),
      .motorway: label(p.text, 11, .medium, 11...21), .trunk: label(p.text, 11, .medium, 11...21),
      .primary: label(p.text, 11, .medium, 12...21),
      .secondary: label(p.text, 11, .medium, 13...21),
      .tertiary: label(p.text, 10.5, .regular, 13.5...21),
      .street: label(p.text, 10.5, .regular, 14.5...21),
      .pedestrianStreet: label(p.text, 10.5, .regular, 14.5...21),
      .rail: label(p.faintText, 10, .regular, 15...21),
      .water: label(p.waterText, 11.5, .medium, 13...21, italic: true),
      .river: label(p.waterText, 11.5, .medium, 12...21, italic: true),
      .stream: label(p.waterText, 10.5, .regular, 14...21, italic: true),
      .park: label(p.parkText, 11, .semibold, 13...21),
      .wood: label(p.parkText, 11, .medium, 13...21),
      .cemetery: label(p.faintText, 10.5, .medium, 14.5...21),
      .pedestrianArea: label(p.text, 10.5, .medium, 15...21),
      .pitch: label(p.parkText, 10.5, .medium, 15.5...21),
      .landmark: label(p.landmarkText, 10.5, .semibold, 15.5...21),
      .institution: label(p.faintText, 10.5, .medium, 15.5...21),
    ]
  }
}
