/// The way back: a chevron and the title of the page before.
struct BackButton {
  let title: Text?
  let isFirst: Bool
  /// A Boolean value that indicates whether the chevron stands alone.
  var isBare = false
  let action: () -> Void
}

/// Draws a back button in the longest form that fits: with the title, with “Back”, bare.
struct BackButtonView: View {
  let button: BackButton
  @Environment(\.locale) private var locale

  var body: some View {
    BarButton(label: spoken, isBack: true, action: button.action) {
      HStack(spacing: 6) {
        BackChevron()
          .stroke(.tint, style: StrokeStyle(lineWidth: 2.6, lineCap: .round, lineJoin: .round))
          .frame(width: 10, height: 18)
          .flipsForRightToLeftLayoutDirection(true)
          .barPart(.chevron)
        if !button.isBare {
          ViewThatFits(in: .horizontal) {
            if let title = button.title { title.barPart(.titleBefore) }
            word
            Color.clear.frame(width: 0, height: 0)
          }
          .barPart(.wayBack)
        }
      }
      .font(.system(size: 17))
      .foregroundStyle(.tint)
      .lineLimit(1)
    }
  }

  private var word: Text { Text(verbatim: SystemString.back.text(locale)) }

  private var spoken: String { SystemString.back.text(locale) }
}

/// The outline of a chevron that points to the leading edge.
struct BackChevron: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.maxX - 1, y: rect.minY + 1))
    path.addLine(to: CGPoint(x: rect.minX + 1, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX - 1, y: rect.maxY - 1))
    return path
  }
}

/// A part of a bar that is tapped.
struct BarButton<Content: View>: PrimitiveView {
  let label: String
  let isBack: Bool
  let action: () -> Void
  let content: Content

  init(
    label: String, isBack: Bool = false, action: @escaping () -> Void,
    @ViewBuilder content: () -> Content
  ) { (self.label, self.isBack, self.action, self.content) = (label, isBack, action, content()) }

  static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    let inner = context.named(Self.self)
    let element = Element(
      inner, layout: IdentityLayout(), children: [inner.element(of: view.content)])
    element.interactions.append(.tap { view.action() })
    if view.isBack { element.interactions.append(.back { view.action() }) }
    element.accessibility.label = view.label
    element.accessibility.isButton = true
    element.accessibility.children = .replace
    if view.isBack { element.accessibility.traits.insert(.isBackButton) }
    output.append(element)
  }
}
