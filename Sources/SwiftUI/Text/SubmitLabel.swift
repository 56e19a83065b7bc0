/// The label of the keyboard's return key.
///
///     TextField("Search", text: $query).submitLabel(.search)
public struct SubmitLabel: Hashable, Sendable {
  let name: String

  /// The word "Done".
  public static let done = SubmitLabel(name: "done")
  /// The word "Go".
  public static let go = SubmitLabel(name: "go")
  /// The word "Send".
  public static let send = SubmitLabel(name: "send")
  /// The word "Join".
  public static let join = SubmitLabel(name: "join")
  /// The word "Route".
  public static let route = SubmitLabel(name: "route")
  /// The word "Search".
  public static let search = SubmitLabel(name: "search")
  /// The word "Return".
  public static let `return` = SubmitLabel(name: "return")
  /// The word "Next".
  public static let next = SubmitLabel(name: "next")
  /// The word "Continue".
  public static let `continue` = SubmitLabel(name: "continue")
}
