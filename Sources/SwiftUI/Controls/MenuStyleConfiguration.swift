/// The properties of a menu, from which a style makes its appearance.
public struct MenuStyleConfiguration {
  /// The menu's label.
  public typealias Label = _ConfigurationPart
  /// The menu's actions.
  public typealias Content = _ConfigurationPart

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}
