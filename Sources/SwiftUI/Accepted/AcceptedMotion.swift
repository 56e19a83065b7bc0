extension AcceptedFamily {
  /// The decisions on the modifiers below.
  package static let motion = AcceptedFamily(
    file: "AcceptedMotion", title: "Motion and haptics",
    decisions: [
      (
        "A still shows the page, not the way to it.",
        ["matchedTransitionSource", "navigationTransition"]
      ),
      (
        "A still shows no pane of glass on its way.",
        ["glassEffectID", "glassEffectTransition"]
      ),
      ("Nothing shakes in a still.", ["sensoryFeedback"]),
      ("A still shows geometry at its end.", ["geometryGroup"]),
    ])
}

/// Modifiers of motion and touch feedback: a still shows the end of every change.
extension View {
  /// Has no effect: a still shows the page, not the way to it.
  ///
  ///     NavigationLink(value: photo) {
  ///       PhotoView(photo).matchedTransitionSource(id: photo.id, in: space)
  ///     }
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }

  /// Has no effect: a still shows the page, not the way to it.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View { self }

  /// Has no effect: a still shows the page, not the way to it.
  ///
  ///     PhotoView(photo).navigationTransition(.zoom(sourceID: photo.id, in: space))
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Has no effect: a still shows no pane of glass on its way.
  ///
  ///     Image(systemName: "eraser").padding().glassEffect().glassEffectID("eraser", in: space)
  public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Has no effect: a still shows no pane of glass on its way.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

  /// Has no effect: nothing shakes in a still.
  ///
  ///     Toggle("Alarm", isOn: $isOn).sensoryFeedback(.selection, trigger: isOn)
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// Has no effect: nothing shakes in a still.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }

  /// Has no effect: nothing shakes in a still.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }

  /// Has no effect: a still shows geometry at its end.
  ///
  ///     HStack {
  ///       Text("Total")
  ///       if isOn { Text("42 km") }
  ///     }
  ///     .geometryGroup()
  ///     .offset(y: isOn ? 0 : 40)
  public func geometryGroup() -> some View { self }
}

/// The look of a view from which a page comes, which a still does not show.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {}

/// The look of a view from which a page comes, before anything is said of it.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  /// Returns the look unchanged.
  public func background(_ style: Color) -> Self { self }
  /// Returns the look unchanged.
  public func clipShape(_ shape: RoundedRectangle) -> Self { self }
  /// Returns the look unchanged.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
}
