/// Adds what touching its content does.
public struct InteractionModifier: PrimitiveModifier {
  let interactions: [Interaction]
  let isActive: Bool

  /// Creates a modifier that makes its content react, if a condition holds.
  public init(_ interaction: Interaction, if isActive: Bool = true) {
    (interactions, self.isActive) = ([interaction], isActive)
  }

  /// Creates a modifier that makes its content react in several ways.
  init(_ interactions: [Interaction]) {
    (self.interactions, isActive) = (interactions, !interactions.isEmpty)
  }

  public static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    guard modifier.isActive else { return Target._lower(content, context, &output) }
    guard context.environment.isEnabled else {
      return context.annotate(content, &output) { $0.isDisabled = true }
    }
    context.annotate(content, &output, where: { $0.interactions.isEmpty }) {
      $0.interactions += modifier.interactions
    }
  }
}

extension View {
  /// Calls a closure when the view is tapped.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(InteractionModifier(count == 1 ? .tap(action) : .taps(count, action)))
  }

  /// Calls a closure with the place when the view is tapped.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(
      InteractionModifier(count == 1 ? .tap { action(.zero) } : .taps(count) { action(.zero) }))
  }

  /// Calls a closure when the view is pressed long.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      InteractionModifier(
        .longPress {
          onPressingChanged?(true)
          action()
          onPressingChanged?(false)
        }))
  }

  /// Calls a closure when the view is pressed long, as before iOS 15.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View { modifier(InteractionModifier(.longPress(action))) }

  /// Adds a gesture, if it is enabled; it acts where somebody makes it.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    reacting(to: isEnabled ? gesture : nil as T?)
  }

  /// Adds a gesture; it acts where somebody makes it.
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

  private func reacting<T: Gesture>(to gesture: T?) -> some View {
    modifier(InteractionModifier(gesture.map { gesture in gesture.interactions } ?? []))
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
