import MapPanel

/// A balloon at a place.
public struct Marker<Label: View>: PrimitiveMapContent {
  private let title: String
  private let glyph: MapMarkerGlyph
  private let coordinate: CLLocationCoordinate2D

  public static func _collect(_ content: Self, into list: inout _MapContentList) {
    list.add(content.title, content.coordinate, anchor: .bottom) { isSelected, tint in
      MapMarkerView(glyph: content.glyph, tint: tint ?? .red, isSelected: isSelected)
    }
  }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a balloon with a symbol.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    (self.title, glyph, self.coordinate) = (String(title), .symbol(systemImage), coordinate)
  }

  /// Creates a balloon with an app's picture, as a template.
  public init<S: StringProtocol>(
    _ title: S, image: String, coordinate: CLLocationCoordinate2D
  ) {
    (self.title, glyph, self.coordinate) = (String(title), .image(Image(image)), coordinate)
  }
}

extension Marker where Label == Text {
  /// Creates a balloon with a pin.
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    (self.title, glyph, self.coordinate) = (String(title), .pin, coordinate)
  }

  /// Creates a balloon with up to three letters.
  public init<S: StringProtocol>(
    _ title: S, monogram: String, coordinate: CLLocationCoordinate2D
  ) {
    (self.title, glyph, self.coordinate) = (String(title), .monogram(monogram), coordinate)
  }
}

/// A view at a place.
public struct Annotation<Label: View, Content: View>: PrimitiveMapContent {
  private let title: String
  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let content: Content

  public static func _collect(_ content: Self, into list: inout _MapContentList) {
    list.add(content.title, content.coordinate, anchor: content.anchor) { _, _ in content.content }
  }
}

extension Annotation where Label == Text {
  /// Creates a view whose anchor stands at a place.
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    (self.title, self.coordinate, self.anchor) = (String(title), coordinate, anchor)
    self.content = content()
  }
}

/// The user's location, where the map knows it.
public struct UserAnnotation: PrimitiveMapContent {
  /// Creates the user's dot.
  public init() {}

  public static func _collect(_ content: Self, into list: inout _MapContentList) {
    list.showsUser = true
  }
}
