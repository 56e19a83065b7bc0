/// The fill of a selected row in a Mac's window: the accent, with insets and round corners.
struct TableSelection: View {
  @Environment(\.appearsActive) private var appearsActive

  /// In points, as AppKit's inset tables have it.
  private static let (inset, radius) = (10.0, 5.0)

  var body: some View {
    RoundedRectangle(cornerRadius: Self.radius, style: .continuous)
      .fill(appearsActive ? Color.accentColor : Color(.systemGray))
      .padding(.horizontal, Self.inset)
  }
}
