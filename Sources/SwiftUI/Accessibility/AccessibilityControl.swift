/// Makes one element of a control for assistive technology, dimmed where the control is disabled.
package struct AccessibilityControlModifier: PrimitiveModifier {
  let change: (inout AccessibilityInfo) -> Void

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let isEnabled = context.environment.isEnabled
    context.annotate(content, &output, where: { !$0.hasAccessibility }) {
      modifier.change(&$0.accessibility)
      if !isEnabled { $0.accessibility.disable() }
    }
  }
}

extension AccessibilityInfo {
  /// Dims a control, whose value nobody can change.
  fileprivate mutating func disable() {
    traits.insert(.isNotEnabled)
    actions.removeAll { ["increment", "decrement"].contains($0.name) }
  }
}

extension View {
  /// Makes one element of a control for assistive technology.
  ///
  /// - Parameters:
  ///   - traits: The traits of the control.
  ///   - children: The rule by which descendants become one element.
  ///   - change: Sets what else is known of it.
  /// - Returns: The control.
  package func accessibilityControl(
    _ traits: AccessibilityTraits, children: AccessibilityInfo.Children? = .combine,
    _ change: @escaping (inout AccessibilityInfo) -> Void = { _ in }
  ) -> some View {
    modifier(
      AccessibilityControlModifier { info in
        info.traits.formUnion(traits)
        info.children = children
        change(&info)
      })
  }

  /// Labels one of the system's views with what other views say, which are not drawn.
  func accessibilityLabel<Label: View>(of label: Label) -> some View {
    modifier(SystemWordsModifier(words: label) { $0.label = $1 })
  }

  /// Gives one of the system's views the value that other views say, which are not drawn.
  func accessibilityValue<Value: View>(of value: Value) -> some View {
    modifier(SystemWordsModifier(words: value) { $0.value = $1 })
  }

  /// Makes a group whose elements are told as one of so many.
  package func accessibilitySeries<Label: View>(
    _ label: Label, traits: AccessibilityTraits = []
  ) -> some View {
    accessibilityInfo {
      $0.children = .contain
      $0.isSeries = true
      $0.traits.formUnion(traits)
    }
    .accessibilityLabel(of: label)
  }

  /// Makes a bar of the view, which is read before or after the content that it lies over.
  package func accessibilityBar(_ bar: AccessibilityBar) -> some View {
    accessibilityInfo {
      $0.children = .contain
      $0.bar = bar
      $0.sortPriority = bar == .navigation ? 1e6 : -1e6
    }
  }
}

/// Takes words of views that are lowered for this alone, and only where somebody wants a
/// description: each control would cost as much as two.
private struct SystemWordsModifier<Words: View>: PrimitiveModifier {
  let words: Words
  let set: (inout AccessibilityInfo, String) -> Void

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    // A host that is driven finds its controls by them.
    guard context.session.describesViews || context.session.clock != nil else {
      return Target._lower(content, context, &output)
    }
    AccessibilityContentModifier._lower(
      AccessibilityContentModifier(label: modifier.words, set: modifier.set), content, context,
      &output)
  }
}

/// Says how what lies within one of the system's views becomes elements, where somebody wants to
/// know.
struct SystemGroupModifier: PrimitiveModifier {
  let children: AccessibilityInfo.Children
  /// The value that the one element of them has; nil for what they say.
  var value: SpokenNumber?

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    guard context.session.describesViews else {
      return Target._lower(content, context, &output)
    }
    context.annotate(content, &output, where: { !$0.hasAccessibility }) {
      $0.accessibility.children = modifier.children
      if let value = modifier.value {
        $0.accessibility.value = value.text(context.environment.locale)
      }
    }
  }
}
