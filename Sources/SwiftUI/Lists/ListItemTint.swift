/// The tint of the icons of a list's rows.
///
///     List {
///       Label("Rain", systemImage: "cloud.rain").listItemTint(.fixed(.blue))
///       Label("Sun", systemImage: "sun.max").listItemTint(.fixed(.orange))
///     }
public struct ListItemTint: Sendable {
  let color: Color

  /// The icons are grey.
  public static let monochrome = ListItemTint(color: .secondary)

  /// Returns a tint that the system does not replace.
  ///
  ///     List { Label("Rain", systemImage: "cloud.rain").listItemTint(.fixed(.blue)) }
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// Returns a tint that the system may replace, which it does not here.
  ///
  ///     List { Label("Rain", systemImage: "cloud.rain").listItemTint(.preferred(.blue)) }
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
}

private enum ListItemTintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
  /// The colour of icons in rows; nil for the tint.
  var listItemTint: Color? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

extension View {
  /// Sets the tint of the icons of rows in the view; nil for the default.
  ///
  ///     List { Label("Inbox", systemImage: "tray") }.listItemTint(.orange)
  public func listItemTint(_ tint: Color?) -> some View { environment(\.listItemTint, tint) }

  /// Sets the tint of the icons of rows in the view; nil for the default.
  public func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint?.color)
  }
}
