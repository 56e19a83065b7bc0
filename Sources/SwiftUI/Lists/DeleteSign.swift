import LayoutEngine

/// The red sign before a row by which the row's red button is called, spoken as iOS speaks it:
/// “Delete”, and the first words of the row.
///
/// It stands within the row's content, which is lowered before the row that can be swept aside:
/// that one finds the sign and says what a tap on it does.
struct DeleteSign: View {
  let row: Element
  @Environment(\.locale) private var locale

  /// The height that is left to the sign in its row, in points.
  private static let height = 22.0
  /// The room around it that reacts to touches too, in points: with the sign a finger's 44.
  private static let reach = 11.0

  var body: some View {
    Image(systemName: "minus.circle.fill").foregroundStyle(.white, .red)
      .symbolRenderingMode(.palette).imageScale(.large).frame(height: Self.height)
      .padding(Self.reach)
      .modifier(Mark())
      .accessibilityControl(.isButton, children: .replace) { info in
        info.label = SystemString.deleteRow.text(locale)
          .replacingOccurrences(of: "%@", with: row.firstWords ?? "")
      }
      .padding(-Self.reach)
  }

  private struct Mark: PrimitiveModifier {
    static func _lower<Target: View>(
      _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
    ) { context.wrap(content, &output, layout: IdentityLayout(), role: Role()) }
  }

  fileprivate struct Role: ElementRole {
    func draw(_ element: Element, into builder: inout DisplayListBuilder) {
      builder.drawChildren(of: element)
    }
  }
}

extension Element {
  /// The sign within a row by which it is deleted; those of rows of a list within it are theirs.
  var deleteSign: Element? {
    if role is any TouchableRow { return elements.lazy.compactMap(\.signOutsideOfRows).first }
    return elements.lazy.compactMap(\.deleteSign).first
  }

  private var signOutsideOfRows: Element? {
    if role is DeleteSign.Role { return self }
    return role is any TouchableRow ? nil : elements.lazy.compactMap(\.signOutsideOfRows).first
  }
}
