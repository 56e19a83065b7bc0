/// Draws its content only if a condition holds once everything is placed.
package struct ShownWhen: PrimitiveModifier {
  let condition: () -> Bool

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    context.wrap(
      content, &output, layout: IdentityLayout(), role: Role(condition: modifier.condition))
  }

  struct Role: ElementRole {
    let condition: () -> Bool

    func draw(_ element: Element, into builder: inout DisplayListBuilder) {
      if condition() { builder.drawChildren(of: element) }
    }
  }
}

extension View {
  package func shown(when condition: @escaping () -> Bool) -> some View {
    modifier(ShownWhen(condition: condition))
  }
}
