extension AcceptedFamily {
  /// The decisions on the modifiers below.
  package static let structure = AcceptedFamily(
    file: "AcceptedStructure", title: "Touches, gestures of the system, roles",
    decisions: [
      ("A tap counts within the view's frame.", ["contentShape"]),
      (
        "A still's sheet is not dragged.",
        ["interactiveDismissDisabled", "presentationContentInteraction"]
      ),
      ("No finger comes in from an edge.", ["defersSystemGestures"]),
      ("The home indicator of a still does not fade.", ["persistentSystemOverlays"]),
      ("A bar looks alike in each role.", ["toolbarRole"]),
      ("A still's rows are not swept aside.", ["swipeActions"]),
      ("A link's page is shown where its stack is.", ["isDetailLink"]),
      ("Fields alone have the focus.", ["focusable"]),
      ("A drum's rows have UIPickerView's height.", ["defaultWheelPickerItemHeight"]),
      ("The interface's font has one width.", ["fontWidth"]),
      (
        "Lines around a section follow its list's style.",
        ["listSectionSeparator", "listSectionSeparatorTint"]
      ),
    ])
}

/// Modifiers of how a screen is touched, left and arranged by the system beyond what a still shows.
extension View {
  /// A tap counts within the view's frame.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// A tap counts within the view's frame.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }

  /// A still's sheet is not dragged.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// A still's sheet is not dragged.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// No finger comes in from an edge.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// The home indicator of a still does not fade.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// A bar looks alike in each role.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// A still's rows are not swept aside.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }

  /// A link's page is shown where its stack is.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }

  /// Fields alone have the focus.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// A drum's rows have UIPickerView's height.
  public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }

  /// The interface's font has one width.
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Lines around a section follow its list's style.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Lines around a section follow its list's style.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }
}
