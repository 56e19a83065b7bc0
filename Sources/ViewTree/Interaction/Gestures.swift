/// Adds what touching its content does.
public struct InteractionModifier: PrimitiveModifier {
  let interaction: Interaction
  let isActive: Bool

  /// Creates a modifier that makes its content react, if a condition holds.
  public init(_ interaction: Interaction, if isActive: Bool = true) {
    (self.interaction, self.isActive) = (interaction, isActive)
  }

  public static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    guard modifier.isActive, context.environment.isEnabled else {
      return Target._lower(content, context, &output)
    }
    context.annotate(content, &output, where: { $0.interactions.isEmpty }) {
      $0.interactions.append(modifier.interaction)
    }
  }
}

extension View {
  /// Calls a closure when the view is tapped.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View { modifier(InteractionModifier(.tap(action))) }

  /// Calls a closure with the place when the view is tapped.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { modifier(InteractionModifier(.tap { action(.zero) })) }

  /// Calls a closure when the view is pressed long.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { modifier(InteractionModifier(.longPress(action))) }

  /// Calls a closure when the view is pressed long, as before iOS 15.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View { modifier(InteractionModifier(.longPress(action))) }

  /// Adds a gesture, if it is enabled; taps act, others rest in a still.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    reacting(to: isEnabled ? gesture : nil)
  }

  /// Adds a gesture; taps act, others rest in a still.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    reacting(to: gesture)
  }

  /// Adds a gesture beside those of the view.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { reacting(to: gesture) }

  /// Adds a gesture before those of the view.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { reacting(to: gesture) }

  @ViewBuilder
  private func reacting<T: Gesture>(to gesture: T) -> some View {
    if let tap = gesture.tapAction {
      modifier(InteractionModifier(.tap(tap)))
    } else {
      self
    }
  }

  /// Whether touches reach the view.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

package struct HitTestingModifier: PrimitiveModifier {
  let isEnabled: Bool

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    context.annotate(content, &output) { if !modifier.isEnabled { $0.ignoresTouches = true } }
  }
}

/// Which gestures of a view are meant.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A way of touching a view.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  /// What a tap does, if the gesture hears taps.
  var tapAction: (() -> Void)? { get }
}

extension Gesture {
  public var tapAction: (() -> Void)? { nil }

  /// The gesture that calls a closure at its end.
  public func onEnded(_ action: @escaping (Value) -> Void) -> EndedGesture<Self> {
    EndedGesture(base: self, action: action)
  }

  /// The gesture that calls a closure with each change.
  public func onChanged(_ action: @escaping (Value) -> Void) -> EndedGesture<Self> {
    EndedGesture(base: self, action: nil)
  }

  /// The gesture that updates state while it lasts; a still shows its rest.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> EndedGesture<Self> { EndedGesture(base: self, action: nil) }

  /// Two gestures at once.
  public func simultaneously<Other: Gesture>(with other: Other) -> EndedGesture<Self> {
    EndedGesture(base: self, action: nil)
  }

  /// One gesture after another.
  public func sequenced<Other: Gesture>(before other: Other) -> EndedGesture<Self> {
    EndedGesture(base: self, action: nil)
  }

  /// One gesture or else another.
  public func exclusively<Other: Gesture>(before other: Other) -> EndedGesture<Self> {
    EndedGesture(base: self, action: nil)
  }
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public var tapAction: (() -> Void)? { self?.tapAction }
}

/// A gesture with what happens at its end.
public struct EndedGesture<Base: Gesture>: Gesture {
  public typealias Value = Base.Value
  let base: Base
  let action: ((Base.Value) -> Void)?

  public var tapAction: (() -> Void)? {
    guard let action = action as? (()) -> Void else { return base.tapAction }
    return { action(()) }
  }
}

/// A tap, or several.
public struct TapGesture: Gesture {
  public typealias Value = Void
  public var count: Int

  /// Creates a tap.
  public init(count: Int = 1) { self.count = count }
}

/// A long press.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public var minimumDuration: Double

  /// Creates a press of at least a duration in seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
  }
}

/// A drag.
public struct DragGesture: Gesture {
  /// Where a drag is.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    public var predictedEndTranslation: CGSize { translation }
    public var predictedEndLocation: CGPoint { location }
    public var velocity: CGSize { .zero }
  }

  public var minimumDistance: CGFloat

  /// Creates a drag of at least a distance in points.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
  }
}

/// Two fingers that move apart.
public struct MagnifyGesture: Gesture {
  /// How far the fingers have moved.
  public struct Value: Equatable, Sendable {
    public var magnification: CGFloat
    public var startAnchor: UnitPoint
  }

  /// Creates a magnification.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that move apart, as before iOS 17.
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat

  /// Creates a magnification.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn.
public struct RotateGesture: Gesture {
  /// How far the fingers have turned.
  public struct Value: Equatable, Sendable {
    public var rotation: Angle
    public var startAnchor: UnitPoint
  }

  /// Creates a rotation.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two fingers that turn, as before iOS 17.
public struct RotationGesture: Gesture {
  public typealias Value = Angle

  /// Creates a rotation.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A tap whose place is known.
public struct SpatialTapGesture: Gesture {
  /// Where the tap was.
  public struct Value: Equatable, Sendable { public var location: CGPoint }

  /// Creates a tap.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
}
