extension AcceptedFamily {
  /// The decisions on the modifiers below.
  package static let accessibility = AcceptedFamily(
    file: "AcceptedAccessibility", title: "Assistive technology",
    decisions: [
      ("A still has no actions menu.", ["accessibilityAction", "accessibilityActions"]),
      ("A still is not swept up or down.", ["accessibilityAdjustableAction"]),
      ("A still is not scrolled by assistive technology.", ["accessibilityScrollAction"]),
      ("A still is not zoomed by assistive technology.", ["accessibilityZoomAction"]),
      ("No finger of VoiceOver acts on a still.", ["accessibilityActivationPoint"]),
      ("No finger passes through VoiceOver to a still.", ["accessibilityDirectTouch"]),
      ("No rotor turns in a still.", ["accessibilityRotor", "accessibilityRotorEntry"]),
      ("Nothing is read out on demand.", ["accessibilityCustomContent"]),
      (
        "Views that belong together are read one by one.",
        ["accessibilityLabeledPair", "accessibilityLinkedGroup"]
      ),
      ("Nothing is read out, so that order does not matter.", ["accessibilitySortPriority"]),
      ("Voice Control does not run.", ["accessibilityInputLabels"]),
      ("Assistive technology has no focus here.", ["accessibilityFocused"]),
      (
        "Nothing is spoken.",
        [
          "speechSpellsOutCharacters", "speechAlwaysIncludesPunctuation", "speechAdjustedPitch",
          "speechAnnouncementsQueued",
        ]
      ),
      ("The system inverts no colours here.", ["accessibilityIgnoresInvertColors"]),
      ("No large content viewer opens.", ["accessibilityShowsLargeContentViewer"]),
      ("A still responds to nothing.", ["accessibilityRespondsToUserInteraction"]),
      (
        "Nothing is read out, so that kinds of text do not matter.",
        ["accessibilityTextContentType"]
      ),
    ])
}

/// Modifiers for assistive technology that change neither a picture nor what it says of a view.
extension View {
  /// A still has no actions menu.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// A still has no actions menu.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// A still has no actions menu.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// A still has no actions menu.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// A still has no actions menu.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }

  /// A still has no actions menu.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// A still is not swept up or down.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// A still is not scrolled by assistive technology.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

  /// A still is not zoomed by assistive technology.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }

  /// No finger of VoiceOver acts on a still.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// No finger of VoiceOver acts on a still.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

  /// No finger passes through VoiceOver to a still.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }

  /// No rotor turns in a still.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { self }

  /// No rotor turns in a still.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Nothing is read out on demand.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityContentImportance = .default
  ) -> some View { self }

  /// Nothing is read out on demand.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AccessibilityContentImportance = .default
  ) -> some View { self }

  /// Nothing is read out on demand.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityContentImportance = .default
  ) -> some View { self }

  /// Nothing is read out on demand.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AccessibilityContentImportance = .default
  ) -> some View { self }

  /// Views that belong together are read one by one.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Views that belong together are read one by one.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Nothing is spoken.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Nothing is spoken.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Nothing is read out, so that order does not matter.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Voice Control does not run.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Voice Control does not run.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

  /// Voice Control does not run.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

  /// Assistive technology has no focus here.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    -> some View
  { self }

  /// Assistive technology has no focus here.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Nothing is spoken.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Nothing is spoken.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// The system inverts no colours here.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// No large content viewer opens.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// No large content viewer opens.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// A still responds to nothing.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }

  /// Nothing is read out, so that kinds of text do not matter.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }
}
