/// The properties of a disclosure group, from which a style makes its appearance.
public struct DisclosureGroupStyleConfiguration {
  /// The group's label.
  public typealias Label = _ConfigurationPart
  /// The group's content, which is empty while it is closed.
  public typealias Content = _ConfigurationPart

  /// The label that shows and hides the content.
  public let label: Label
  /// The content that is shown or hidden.
  public let content: Content
  /// A binding to whether the content is shown.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    (self.label, self.content, _isExpanded) = (label, content, isExpanded)
  }
}
