/// A value that tells the purpose of a button, by which it is styled and placed.
///
///     Button("Delete", role: .destructive) { delete() }
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// The role of a button that deletes.
  public static let destructive = ButtonRole(name: "destructive")
  /// The role of a button that cancels.
  public static let cancel = ButtonRole(name: "cancel")
  /// The role of a button that confirms.
  public static let confirm = ButtonRole(name: "confirm")
  /// The role of a button that closes a page.
  public static let close = ButtonRole(name: "close")
}
