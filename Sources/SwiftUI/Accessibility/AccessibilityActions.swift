extension View {
  /// Adds what assistive technology can do with the view.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityInfo { $0.actions.append(AccessibilityAction(kind.name, handler)) }
  }

  /// Adds an action with a name, which a person chooses from a list.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    modifier(
      AccessibilityTextModifier(text: name) { info, words in
        info.actions.append(AccessibilityAction(words, handler))
      })
  }

  /// Adds an action with a name by a localised key.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(nameKey), handler) }

  /// Adds an action with a name.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(verbatim: String(name)), handler) }

  /// Adds an action that views name.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    modifier(
      AccessibilityContentModifier(label: label()) { info, words in
        info.actions.append(AccessibilityAction(words, action))
      })
  }

  /// Adds the buttons of a list as actions.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { modifier(AccessibilityActionsModifier(buttons: content())) }

  /// Lets assistive technology raise and lower the view's value.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibilityInfo { info in
      info.traits.insert(.isAdjustable)
      info.actions += [
        AccessibilityAction("increment") { handler(.increment) },
        AccessibilityAction("decrement") { handler(.decrement) },
      ]
    }
  }

  /// Says who is read first among siblings: those with a higher priority.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessibilityInfo { $0.sortPriority = sortPriority }
  }

  /// Names the view for Voice Control, the most important name first.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    modifier(InputLabelsModifier(labels: inputLabels))
  }

  /// Names the view for Voice Control by localised keys.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Names the view for Voice Control.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    accessibilityInputLabels(inputLabels.map { Text(verbatim: String($0)) })
  }

  /// Pairs the view with another: a content is read with its label's words.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { accessibilityInfo { $0.pair = (AnyHashable(id), role == .label) } }

  /// Adds a list of places that a person turns through.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View {
    modifier(RotorModifier(name: Text(labelKey), entries: entries()._labels))
  }

  /// Adds what is read of the view on demand.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityContentImportance = .default
  ) -> some View { modifier(CustomContentModifier(label: label, value: value)) }

  /// Adds what is read of the view on demand, by a localised key.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AccessibilityContentImportance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), value, importance: importance) }

  /// Adds what is read of the view on demand, by localised keys.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Adds what is read of the view on demand.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AccessibilityContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(
      Text(labelKey), Text(verbatim: String(value)), importance: importance)
  }
}

/// Makes actions of the buttons within other views, which are not drawn.
private struct AccessibilityActionsModifier<Buttons: View>: PrimitiveModifier {
  let buttons: Buttons

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    var inner = context.entering(.type(Self.self))
    inner.stackAxis = nil
    let actions = inner.elements(of: modifier.buttons).flatMap(\.spokenActions)
    context.annotate(content, &output, where: { !$0.hasAccessibility }) {
      $0.accessibility.actions += actions
    }
  }
}

extension Element {
  /// The taps here and below, by what is said of them.
  fileprivate var spokenActions: [AccessibilityAction] {
    for case .tap(let action) in interactions {
      return [AccessibilityAction(spokenLabel, action)]
    }
    return elements.flatMap(\.spokenActions)
  }
}

private struct InputLabelsModifier: PrimitiveModifier {
  let labels: [Text]

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let words = modifier.labels.map { $0.string(in: context.environment) }
    context.annotate(content, &output, where: { !$0.hasAccessibility }) {
      $0.accessibility.inputLabels = words
    }
  }
}

private struct RotorModifier: PrimitiveModifier {
  let name: Text
  let entries: [Text]

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let entries = modifier.entries.map { $0.string(in: context.environment) }
    let rotor =
      modifier.name.string(in: context.environment) + ": " + entries.joined(separator: ", ")
    context.annotate(content, &output, where: { !$0.hasAccessibility }) {
      $0.accessibility.rotors.append(rotor)
    }
  }
}

private struct CustomContentModifier: PrimitiveModifier {
  let label: Text
  let value: Text

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let words = [modifier.label, modifier.value].map { $0.string(in: context.environment) }
    context.annotate(content, &output, where: { !$0.hasAccessibility }) {
      $0.accessibility.customContent.append(words.joined(separator: ": "))
    }
  }
}
