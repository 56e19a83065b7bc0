/// The placement of an item in the bars of its page.
///
///     EditorView().toolbar {
///       ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: delete) }
///       ToolbarItem(placement: .confirmationAction) { Button("Save", action: save) }
///     }
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Position: Hashable, Sendable {
    case leading, principal, trailing, bottom, status, keyboard, titleMenu
    case subtitle, largeTitle, largeSubtitle
  }

  let name: String
  let position: Position
  /// The order among the items of one end; smaller is nearer to the leading edge.
  var rank = 0

  /// The default placement: the trailing end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(name: "automatic", position: .trailing)
  /// The middle of the navigation bar, in place of the title.
  public static let principal = ToolbarItemPlacement(name: "principal", position: .principal)
  /// The middle of the navigation bar, in place of the title.
  public static let title = ToolbarItemPlacement(name: "title", position: .principal)
  /// The line beneath a title in the middle of the bar, in place of the page's subtitle.
  ///
  ///     ToolbarItem(placement: .subtitle) { Text("3 unread").foregroundStyle(.red) }
  public static let subtitle = ToolbarItemPlacement(name: "subtitle", position: .subtitle)
  /// The large title beneath the bar's row, in place of the page's title.
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle", position: .largeTitle)
  /// The line beneath a large title, in place of the page's subtitle.
  public static let largeSubtitle = ToolbarItemPlacement(
    name: "largeSubtitle", position: .largeSubtitle)
  /// A step of navigation: the leading end of the navigation bar.
  public static let navigation = ToolbarItemPlacement(name: "navigation", position: .leading)
  /// The page's main action: the trailing end of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement(
    name: "primaryAction", position: .trailing, rank: 1)
  /// An action that is needed less: in the menu at the trailing end.
  public static let secondaryAction = ToolbarItemPlacement(
    name: "secondaryAction", position: .trailing, rank: 3)
  /// The state of the page: the middle of the bar at the bottom.
  public static let status = ToolbarItemPlacement(name: "status", position: .status)
  /// Agreement in a dialogue: the trailing end, semibold.
  public static let confirmationAction = ToolbarItemPlacement(
    name: "confirmationAction", position: .trailing, rank: 2)
  /// Refusal in a dialogue: the leading end.
  public static let cancellationAction = ToolbarItemPlacement(
    name: "cancellationAction", position: .leading, rank: -1)
  /// Destruction in a dialogue: the trailing end.
  public static let destructiveAction = ToolbarItemPlacement(
    name: "destructiveAction", position: .trailing, rank: 1)
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard", position: .keyboard)
  /// The leading end of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(
    name: "topBarLeading", position: .leading)
  /// The trailing end of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(
    name: "topBarTrailing", position: .trailing)
  /// The leading end of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(
    name: "navigationBarLeading", position: .leading)
  /// The trailing end of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(
    name: "navigationBarTrailing", position: .trailing)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar", position: .bottom)
  /// In the menu that opens from the title.
  static let titleMenu = ToolbarItemPlacement(name: "titleMenu", position: .titleMenu)
}
