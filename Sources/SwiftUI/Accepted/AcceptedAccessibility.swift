extension AcceptedFamily {
  /// The decisions on the modifiers below.
  package static let accessibility = AcceptedFamily(
    file: "AcceptedAccessibility", title: "Assistive technology",
    decisions: [
      ("No finger passes through VoiceOver to a still.", ["accessibilityDirectTouch"]),
      (
        "Nothing is dragged by VoiceOver in a still.",
        ["accessibilityDragPoint", "accessibilityDropPoint"]
      ),
      (
        "Nothing is spoken.",
        [
          "speechSpellsOutCharacters", "speechAlwaysIncludesPunctuation", "speechAdjustedPitch",
          "speechAnnouncementsQueued",
        ]
      ),
      ("The system inverts no colours here.", ["accessibilityIgnoresInvertColors"]),
      ("No large content viewer opens.", ["accessibilityShowsLargeContentViewer"]),
    ])
}

/// Modifiers for assistive technology that change neither a picture nor what it says of a view.
extension View {
  /// Has no effect: no finger passes through VoiceOver to a still.
  ///
  ///     PianoKeys().accessibilityDirectTouch(options: .silentOnTouch)
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }

  /// Has no effect: nothing is dragged by VoiceOver in a still.
  ///
  ///     Row(alarm).accessibilityDragPoint(.trailing, description: "Move the alarm")
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }
  /// Has no effect: nothing is dragged by VoiceOver in a still.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
  /// Has no effect: nothing is dragged by VoiceOver in a still.
  @_disfavoredOverload
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: some StringProtocol
  ) -> some View { self }

  /// Has no effect: nothing is dragged by VoiceOver in a still.
  ///
  ///     Row(alarm).accessibilityDropPoint(.bottom, description: "Below the alarm")
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }
  /// Has no effect: nothing is dragged by VoiceOver in a still.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
  /// Has no effect: nothing is dragged by VoiceOver in a still.
  @_disfavoredOverload
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: some StringProtocol
  ) -> some View { self }

  /// Has no effect: nothing is spoken.
  ///
  ///     Text("Time is up").speechAdjustedPitch(0.4)
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Has no effect: nothing is spoken.
  ///
  ///     Text("Lap \(count)").speechAnnouncementsQueued()
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Has no effect: nothing is spoken.
  ///
  ///     Text("KX72 B").speechSpellsOutCharacters()
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Has no effect: nothing is spoken.
  ///
  ///     Text("let sum = a + b;").speechAlwaysIncludesPunctuation()
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Has no effect: the system inverts no colours here.
  ///
  ///     Image("portrait").accessibilityIgnoresInvertColors()
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Has no effect: no large content viewer opens.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Has no effect: no large content viewer opens.
  ///
  ///     Button("Archive", systemImage: "archivebox", action: save)
  ///       .labelStyle(.iconOnly)
  ///       .accessibilityShowsLargeContentViewer { Label("Archive", systemImage: "archivebox") }
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
}
