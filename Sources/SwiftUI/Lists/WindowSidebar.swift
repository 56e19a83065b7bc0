/// The looks of a sidebar in a Mac's window (AppKit's source list in its medium size).
enum WindowSidebar {
  /// The width of the column where nobody sets it, in points.
  static let width = 220.0
  /// From the column's edges to its rows, in points.
  static let margin = 10.0
  static let rowHeight = 28.0
  static let rowInset = 4.0
  /// From a row's edge to what is in it, in points.
  static let textInset = 8.0
  static let textSize = 13.0
  static let headerTextSize = 11.0
  static let headerSpacing = 4.0
  /// The room between sections, in points.
  static let sectionSpacing = 16.0
  /// The column that icons stand in, and the space behind it, in points.
  static let iconWidth = 20.0
  static let iconSpacing = 6.0

  /// The background of a row: grey while the row is selected, as where the list has no focus.
  struct Pill: View {
    let isSelected: Bool

    var body: some View {
      RoundedRectangle(cornerRadius: 5, style: .continuous)
        .fill(
          isSelected
            ? Color(light: .black.opacity(0.1), dark: .white.opacity(0.14)) : Color.clear)
    }
  }

  /// The column's ground.
  ///
  /// A desktop of one colour behind the window shimmers through, unless another window is in front
  /// or transparency is reduced. A material would sample the window's own colour beside the column
  /// instead, and lighten the column towards its edge.
  struct Surface: View {
    @Environment(\.appearsActive) private var isActive
    @Environment(\.accessibilityReduceTransparency) private var isOpaque

    var body: some View {
      (isActive && !isOpaque ? Self.shimmering : Self.opaque).ignoresSafeArea()
    }

    /// The system's indigo through its thick material.
    static let shimmering = Color(
      light: Color(.sRGB, red: 0.933, green: 0.933, blue: 0.965),
      dark: Color(.sRGB, red: 0.129, green: 0.129, blue: 0.145))
    static let opaque = Color(light: Color(white: 0.93), dark: Color(white: 0.16))
  }
}
