import LayoutEngine

/// A part of a page's bar, which stays where it is while its page slides.
enum BarPart {
  case background, leading, title, largeTitle, trailing
  /// The chevron of a way back and its words, within the leading part.
  case chevron, wayBack
  /// The title of the page before, which the words are where there is room for it.
  case titleBefore

  /// Makes the content such a part, or none.
  struct Modifier: PrimitiveModifier {
    let part: BarPart?

    static func _lower<Target: View>(
      _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
    ) {
      context.wrap(
        content, &output, layout: IdentityLayout(), role: Role(part: modifier.part))
    }
  }

  /// Draws the part, unless it stands apart from what is drawn.
  struct Role: ElementRole {
    let part: BarPart?

    func draw(_ element: Element, into builder: inout DisplayListBuilder) {
      if part == nil || !builder.leaveApart(element) { builder.drawChildren(of: element) }
    }
  }
}

extension View {
  /// Makes the view a part of a bar that stays where it is while its page slides; nil for none.
  func barPart(_ part: BarPart?) -> some View { modifier(BarPart.Modifier(part: part)) }
}

extension Element {
  /// The part of a bar that the element is.
  var barPart: BarPart? { (role as? BarPart.Role)?.part }

  /// Returns a part of a bar that is drawn within the element.
  func inner(_ part: BarPart) -> Element? {
    if barPart == part { return self }
    if let role = role as? ShownWhen.Role, !role.condition() { return nil }
    return elements.lazy.compactMap { $0.inner(part) }.first
  }
}
