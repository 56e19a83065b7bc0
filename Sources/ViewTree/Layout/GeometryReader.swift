import LayoutEngine

/// A container that defines its content as a function of its own size and position.
///
///     GeometryReader { geometry in
///       Rectangle().frame(width: geometry.size.width * progress)
///     }
public struct GeometryReader<Content: View>: PrimitiveView {
  /// A closure that returns the content, from the geometry of the container.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader.
  ///
  /// - Parameter content: A closure that returns the content, from the geometry of the container.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    var inner = context.named(Self.self)
    inner.stackAxis = nil
    let layout = DeferredLayout { node in
      inner.elements(of: view.content(GeometryProxy(node: node, environment: inner.environment)))
    }
    output.append(Element(inner, layout: layout))
  }
}

extension PlacementContext {
  /// Returns how far hardware and bars reach over each edge of a frame, in points.
  func reach(beyond frame: Rect) -> Edges {
    let within = insets(in: frame)
    func edge(_ touches: Bool, _ beyond: Double, _ within: Double) -> Double {
      within > 0 ? within : touches ? max(0, beyond) : 0
    }
    return Edges(
      top: edge(abs(frame.minY - safe.minY) < 1, safe.minY - outer.minY, within.top),
      right: edge(abs(frame.maxX - safe.maxX) < 1, outer.maxX - safe.maxX, within.right),
      bottom: edge(abs(frame.maxY - safe.maxY) < 1, outer.maxY - safe.maxY, within.bottom),
      left: edge(abs(frame.minX - safe.minX) < 1, safe.minX - outer.minX, within.left))
  }
}

/// A type that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space that the value stands for.
  var coordinateSpace: CoordinateSpace { get }
}

/// A coordinate space with a name.
///
///     VStack {
///       Text("Start").onGeometryChange(for: CGFloat.self) { proxy in
///         proxy.frame(in: .named("page")).midY
///       } action: {
///         offset.height = $0
///       }
///     }
///     .coordinateSpace(.named("page"))
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
  /// The space of the view with the name.
  public let coordinateSpace: CoordinateSpace
}

/// The coordinate space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  /// The space of the window.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the current view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  /// The space of the view.
  public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the coordinate space of a name that a view above has set.
  ///
  ///     VStack {
  ///       GeometryReader { proxy in Text("\(proxy.frame(in: .named("page")).minY)") }
  ///     }
  ///     .coordinateSpace(.named("page"))
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }

  /// The coordinate space of the nearest scroll view, from the corner of its visible part.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollSpace.nearest) }

  /// Returns the coordinate space of the nearest scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollSpace(axis)) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

/// The names of the spaces of scroll views.
enum ScrollSpace: Hashable {
  case nearest, horizontal, vertical

  init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

/// An element that others measure from; it is set when the element is made.
final class SpaceReference {
  weak var element: Element?
  var frame: Rect { element?.frame ?? .zero }
}

private struct CoordinateSpacesKey: EnvironmentKey {
  static var defaultValue: [AnyHashable: SpaceReference] { [:] }
}

extension EnvironmentValues {
  var coordinateSpaces: [AnyHashable: SpaceReference] {
    get { self[CoordinateSpacesKey.self] }
    set { self[CoordinateSpacesKey.self] = newValue }
  }
}

package struct CoordinateSpaceModifier: PrimitiveModifier {
  let name: AnyHashable

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let reference = SpaceReference()
    var inner = context
    inner.environment.coordinateSpaces[modifier.name] = reference
    let element = Element(
      context, layout: IdentityLayout(), children: [inner.element(of: content)])
    reference.element = element
    output.append(element)
  }
}

extension View {
  /// Names the coordinate space of the view, for its descendants to measure in.
  public func coordinateSpace(name: some Hashable) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Names the coordinate space of the view, for its descendants to measure in.
  ///
  ///     ScrollView { Content() }.coordinateSpace(.named("scroll"))
  ///
  /// - Parameter space: A named coordinate space.
  /// - Returns: A view whose coordinates have a name.
  public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
    var name = AnyHashable("")
    if case .named(let given) = space.coordinateSpace { name = given }
    return modifier(CoordinateSpaceModifier(name: name))
  }

  /// Performs an action when a value derived from the view's geometry changes.
  ///
  ///     Text("Title").onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 }
  ///
  /// - Parameters:
  ///   - type: The type of the derived value.
  ///   - transform: A closure that derives the value from the geometry.
  ///   - action: A closure that receives the new value.
  /// - Returns: A view that observes its geometry.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
  }

  /// Performs an action with the old and the new value derived from the view's geometry.
  ///
  /// - Parameters:
  ///   - type: The type of the derived value.
  ///   - transform: A closure that derives the value from the geometry.
  ///   - action: A closure that receives the old and the new value.
  /// - Returns: A view that observes its geometry.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}

package struct GeometryChangeModifier<Value: Equatable>: PrimitiveModifier {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  private final class Last { var value: Value? }

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    // What is within has places of its own: modifiers of one type may follow each other.
    let inner = context.entering(.type(Self.self))
    let last = inner.identity.slot(0) { Last() }
    inner.annotate(content, &output) { element in
      context.session.afterPass.append {
        let value = modifier.transform(
          GeometryProxy(node: element, environment: context.environment))
        guard last.value != value else { return }
        let old = last.value ?? value
        last.value = value
        modifier.action(old, value)
      }
    }
  }
}
