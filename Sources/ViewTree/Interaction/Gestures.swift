/// A modifier that adds an interaction to its content.
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

  /// Appends the elements of the modified view.
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
  /// Performs an action when the view is tapped.
  ///
  ///     Image("Photo").onTapGesture(count: 2) { isZoomed.toggle() }
  ///
  /// - Parameters:
  ///   - count: The number of taps.
  ///   - action: The closure to call.
  /// - Returns: A view that hears taps.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(InteractionModifier(count == 1 ? .tap(action) : .taps(count, action)))
  }

  /// Performs an action with the location when the view is tapped.
  ///
  /// - Parameters:
  ///   - count: The number of taps.
  ///   - coordinateSpace: The coordinate space of the location.
  ///   - action: A closure that receives the location, in points.
  /// - Returns: A view that hears taps.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(
      InteractionModifier(count == 1 ? .tap { action(.zero) } : .taps(count) { action(.zero) }))
  }

  /// Performs an action when the view is pressed long.
  ///
  ///     Text("Hold").onLongPressGesture { showsMenu = true }
  ///
  /// - Parameters:
  ///   - minimumDuration: The least duration of the press, in seconds, which is not measured here.
  ///   - maximumDistance: The distance that the finger may move, in points, which is not measured
  ///     here.
  ///   - action: The closure to call.
  ///   - onPressingChanged: A closure that receives whether the view is pressed.
  /// - Returns: A view that hears long presses.
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

  /// Performs an action when the view is pressed long, as before iOS 15.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View { modifier(InteractionModifier(.longPress(action))) }

  /// Performs an action when the view is pressed as a button is, and tells whether it is pressed.
  public func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    modifier(
      InteractionModifier(
        .tap {
          pressing?(true)
          action()
          pressing?(false)
        }))
  }

  /// Attaches a gesture to the view, if it is enabled.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    reacting(to: isEnabled ? gesture : nil as T?)
  }

  /// Attaches a gesture to the view.
  ///
  ///     Card().gesture(DragGesture().onChanged { offset = $0.translation })
  ///
  /// - Parameters:
  ///   - gesture: The gesture, which acts where an action on the host makes it.
  ///   - mask: The gestures of the view and its descendants that are affected.
  /// - Returns: A view with the gesture.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    reacting(to: gesture)
  }

  /// Attaches a gesture that is recognised together with those of the view.
  ///
  ///     Button("Play") {}
  ///       .simultaneousGesture(LongPressGesture().onEnded { _ in isOn = true })
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: The gestures of the view and its descendants that are affected.
  /// - Returns: A view with the gesture.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { reacting(to: gesture) }

  /// Attaches a gesture that precedes those of the view.
  ///
  ///     ScrollView { Text(code) }.highPriorityGesture(TapGesture().onEnded { isOn = true })
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: The gestures of the view and its descendants that are affected.
  /// - Returns: A view with the gesture.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { reacting(to: gesture) }

  private func reacting<T: Gesture>(to gesture: T?) -> some View {
    modifier(GestureModifier(gesture: gesture))
  }

  /// Sets whether touches reach the view.
  ///
  ///     Watermark().allowsHitTesting(false)
  ///
  /// - Parameter enabled: A Boolean value that indicates whether the view receives touches.
  /// - Returns: A view that receives touches or lets them through.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}

package struct HitTestingModifier: PrimitiveModifier {
  let isEnabled: Bool

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    context.annotate(content, &output) { if !modifier.isEnabled { $0.ignoresTouches = true } }
  }
}
