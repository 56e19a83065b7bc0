/// Changes what assistive technology knows of its content.
package struct AccessibilityInfoModifier: PrimitiveModifier {
  let change: (inout AccessibilityInfo) -> Void

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    context.annotate(content, &output, where: { !$0.hasAccessibility }) {
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
}
