/// Changes what assistive technology knows of its content.
package struct AccessibilityInfoModifier: PrimitiveModifier {
  /// The name and the value under which a description tells it; nil for what the system says.
  var setting: (name: String, value: String)?
  let change: (inout AccessibilityInfo) -> Void

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let inner = context.noting(modifier.setting?.name, modifier.setting?.value ?? "")
    inner.annotate(content, &output, where: { !$0.hasAccessibility }) {
      modifier.change(&$0.accessibility)
    }
  }
}

extension View {
  /// Changes what assistive technology knows of the view.
  package func accessibilityInfo(_ change: @escaping (inout AccessibilityInfo) -> Void) -> some View
  {
    modifier(AccessibilityInfoModifier(change: change))
  }

  /// Changes what assistive technology knows of the view, as an app's modifier does: descriptions
  /// tell it by the modifier's name.
  func accessibilityInfo(
    _ name: String, _ value: String, _ change: @escaping (inout AccessibilityInfo) -> Void
  ) -> some View {
    modifier(AccessibilityInfoModifier(setting: (name, value), change: change))
  }
}
