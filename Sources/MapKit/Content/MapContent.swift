import MapPanel

/// Something that a map shows at a place.
///
///     struct Stop: MapContent {
///       let name: String
///       let coordinate: CLLocationCoordinate2D
///
///       var body: some MapContent {
///         Marker(name, systemImage: "tram", coordinate: coordinate).tint(.green)
///       }
///     }
@MainActor @preconcurrency
public protocol MapContent {
  /// The type of the content's body.
  associatedtype Body: MapContent

  /// The content that this one consists of.
  @MapContentBuilder var body: Body { get }

  /// Adds what the map's canvas shows; content that is made of other need not say.
  static func _collect(_ content: Self, into list: inout _MapContentList)
}

extension MapContent {
  /// Adds the content of the body.
  public static func _collect(_ content: Self, into list: inout _MapContentList) {
    Body._collect(content.body, into: &list)
  }
}

extension Never: MapContent {}

/// Content that the map itself knows how to show.
@MainActor @preconcurrency
public protocol PrimitiveMapContent: MapContent where Body == Never {}

extension PrimitiveMapContent {
  /// Ends the process: content that shows itself has no body.
  public var body: Never {
    fatalError("\(Self.self) shows itself: it has no body to evaluate")
  }
}

/// The annotations and shapes of a map's content, and whether the user is shown.
public struct _MapContentList {
  /// The settings that modifiers around content have made.
  struct Surroundings {
    var identity: [AnyHashable] = []
    var tint: Color?
    var tag: AnyHashable?
    var fill: AnyShapeStyle?
    var stroke: (style: AnyShapeStyle, line: StrokeStyle)?
    var hidesTitles = false
  }

  var annotations: [MapPanelAnnotation] = []
  var overlays: [MapPanelOverlay] = []
  var coordinates: [GeoCoordinate] = []
  var showsUser = false
  /// The place of the user; nil while it is unknown.
  var user: MapPanelUser?
  var surroundings = Surroundings()
  /// Returns whether a tag is selected; below, the action of a tap.
  var isSelected: (AnyHashable) -> Bool = { _ in false }
  var select: (@MainActor (AnyHashable) -> Void)?

  /// An id by the place in the map's content.
  var nextID: [AnyHashable] { surroundings.identity + [AnyHashable(annotations.count)] }

  /// Adds an annotation with the surroundings' tag and tint.
  @MainActor
  mutating func add<Content: View>(
    _ title: Text?, _ coordinate: CLLocationCoordinate2D, anchor: UnitPoint,
    view: (_ isSelected: Bool, _ tint: Color?) -> Content
  ) {
    let place = GeoCoordinate(coordinate)
    let tag = surroundings.tag
    let isSelected = tag.map(self.isSelected) ?? false
    var action: (() -> Void)?
    if let tag, let select { action = { select(tag) } }
    coordinates.append(place)
    var annotation = MapPanelAnnotation(
      id: nextID, coordinate: place, anchor: anchor, isSelected: isSelected, action: action
    ) { view(isSelected, surroundings.tint) }
    annotation.titleText = surroundings.hidesTitles ? nil : title
    annotations.append(annotation)
  }
}

/// Makes one content of the statements in a closure.
@resultBuilder
@MainActor @preconcurrency
public struct MapContentBuilder {
  /// Passes content on.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }

  /// Makes empty content.
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }

  /// Passes the only content on.
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }

  /// Joins contents.
  @_disfavoredOverload
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> TupleMapContent<repeat each Content> {
    TupleMapContent(content: (repeat each content))
  }

  /// Takes the content of a condition that holds, or none.
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }

  /// Takes the content of the first branch.
  public static func buildEither<First: MapContent, Second: MapContent>(
    first: First
  ) -> ConditionalMapContent<First, Second> { .first(first) }

  /// Takes the content of the second branch.
  public static func buildEither<First: MapContent, Second: MapContent>(
    second: Second
  ) -> ConditionalMapContent<First, Second> { .second(second) }
}
