extension View {
  /// Sets the label that assistive technology speaks for the view.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityTextModifier(text: label, name: "accessibilityLabel") { $0.label = $1 })
  }

  /// Sets the label that assistive technology speaks for the view, by a localised key.
  ///
  ///     Image(systemName: "trash").accessibilityLabel("Delete")
  ///
  /// - Parameter key: The key of the localised label.
  /// - Returns: A view with the label.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }

  /// Sets the label that assistive technology speaks for the view.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// Sets the label that assistive technology speaks for the view, if a condition holds.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    modifier(
      AccessibilityTextModifier(text: label, name: isEnabled ? "accessibilityLabel" : nil) {
        if isEnabled { $0.label = $1 }
      })
  }

  /// Sets the localised label that assistive technology speaks for the view, if a condition holds.
  public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(key), isEnabled: isEnabled)
  }

  /// Sets the label that assistive technology speaks for the view, if a condition holds.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(verbatim: String(label)), isEnabled: isEnabled)
  }

  /// Sets the label that assistive technology speaks for the view, made of views that are spoken
  /// one after the other.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(
      AccessibilityContentModifier(
        label: content(PlaceholderContentView(of: self)), name: "accessibilityLabel"
      ) { $0.label = $1 })
  }

  /// Adds accessibility elements within the view, beside what it draws.
  ///
  ///     Image("chart")
  ///       .accessibilityChildren { ForEach(items, id: \.self) { Text($0) } }
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(RepresentationModifier(views: children(), children: .contain))
  }

  /// Replaces the accessibility elements of the view by those of another.
  ///
  ///     Image("switch").accessibilityRepresentation { Toggle("Sounds", isOn: $isOn) }
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { modifier(RepresentationModifier(views: representation(), children: nil)) }

  /// Sets the value that assistive technology speaks after the label.
  public func accessibilityValue(_ value: Text) -> some View {
    modifier(AccessibilityTextModifier(text: value, name: "accessibilityValue") { $0.value = $1 })
  }

  /// Sets the localised value that assistive technology speaks after the label.
  ///
  ///     GaugeRing(0.8).accessibilityLabel("Battery").accessibilityValue("80 %")
  ///
  /// - Parameter key: The key of the localised value.
  /// - Returns: A view with the value.
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    accessibilityValue(Text(key))
  }

  /// Sets the value that assistive technology speaks after the label.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(verbatim: String(value)))
  }

  /// Sets the hint by which assistive technology tells the effect of using the view.
  public func accessibilityHint(_ hint: Text) -> some View {
    modifier(AccessibilityTextModifier(text: hint, name: "accessibilityHint") { $0.hint = $1 })
  }

  /// Sets the localised hint by which assistive technology tells the effect of using the view.
  ///
  ///     Button("Play") { play() }.accessibilityHint("Plays the latest episode")
  ///
  /// - Parameter key: The key of the localised hint.
  /// - Returns: A view with the hint.
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View {
    accessibilityHint(Text(key))
  }

  /// Sets the hint by which assistive technology tells the effect of using the view.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(verbatim: String(hint)))
  }

  /// Sets the identifier by which tests find the view.
  ///
  ///     TextField("Name", text: $name).accessibilityIdentifier("name-field")
  ///
  /// - Parameter identifier: The identifier, which is never spoken.
  /// - Returns: A view with the identifier.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibilityInfo("accessibilityIdentifier", identifier) { $0.identifier = identifier }
  }
}

/// Says of its content what is said of other views, which are not drawn.
package struct AccessibilityContentModifier<Label: View>: PrimitiveModifier {
  let label: Label
  /// The name under which a description tells the words; nil for what the system says.
  var name: String?
  let set: (inout AccessibilityInfo, String) -> Void

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    var inner = context.entering(.type(Self.self))
    inner.stackAxis = nil
    let words = inner.elements(of: modifier.label).map(\.spokenLabel).filter { !$0.isEmpty }
    let told = context.noting(modifier.name, words.joined(separator: ", ").quoted)
    told.annotate(content, &output, where: { !$0.hasAccessibility }) { element in
      if !words.isEmpty { modifier.set(&element.accessibility, words.joined(separator: ", ")) }
    }
  }
}

/// Puts other views, which are not drawn, in place of its content for assistive technology.
package struct RepresentationModifier<Views: View>: PrimitiveModifier {
  let views: Views
  let children: AccessibilityInfo.Children?

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    var inner = context.entering(.type(Self.self))
    inner.stackAxis = nil
    let views = inner.elements(of: modifier.views)
    let words = views.map(\.spokenLabel).filter { !$0.isEmpty }
    context.annotate(content, &output, where: { !$0.hasAccessibility }) { element in
      element.accessibility.representation = views
      element.accessibility.children = modifier.children
      if !words.isEmpty { element.accessibility.label = words.joined(separator: ", ") }
    }
  }
}

/// Writes a text, in the locale of its content, into what assistive technology knows.
package struct AccessibilityTextModifier: PrimitiveModifier {
  let text: Text
  /// The name under which a description tells the words; nil for what the system says.
  var name: String?
  let set: (inout AccessibilityInfo, String) -> Void

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let words = modifier.text.string(in: context.environment)
    context.noting(modifier.name, words.quoted).annotate(
      content, &output, where: { !$0.hasAccessibility }
    ) { element in
      modifier.set(&element.accessibility, words)
    }
  }
}
