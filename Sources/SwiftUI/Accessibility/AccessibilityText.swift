extension View {
  /// What assistive technology says of the view.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityTextModifier(text: label) { $0.label = $1 })
  }

  /// What assistive technology says of the view, by a localised key.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }

  /// What assistive technology says of the view.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// The value that assistive technology reads after the label.
  public func accessibilityValue(_ value: Text) -> some View {
    modifier(AccessibilityTextModifier(text: value) { $0.value = $1 })
  }

  /// The value that assistive technology reads after the label, by a localised key.
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    accessibilityValue(Text(key))
  }

  /// The value that assistive technology reads after the label.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(verbatim: String(value)))
  }

  /// What using the view does, in assistive technology's words.
  public func accessibilityHint(_ hint: Text) -> some View {
    modifier(AccessibilityTextModifier(text: hint) { $0.hint = $1 })
  }

  /// What using the view does, by a localised key.
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View {
    accessibilityHint(Text(key))
  }

  /// What using the view does.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(verbatim: String(hint)))
  }

  /// The name by which tests find the view.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibilityInfo { $0.identifier = identifier }
  }
}

/// Writes a text, in the locale of its content, into what assistive technology knows.
struct AccessibilityTextModifier: PrimitiveModifier {
  let text: Text
  let set: (inout AccessibilityInfo, String) -> Void

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let words = modifier.text.string(in: context.environment)
    context.wrap(content, &output, layout: IdentityLayout()) { element in
      modifier.set(&element.accessibility, words)
    }
  }
}
