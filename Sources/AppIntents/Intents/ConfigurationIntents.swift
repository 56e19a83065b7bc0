/// The settings of a widget that a person sets up.
///
///     struct PickHarbour: WidgetConfigurationIntent {
///       static let title: LocalizedStringResource = "Harbour"
///       @Parameter(title: "Name", default: "Kiel") var name: String
///     }
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Does nothing: settings are read by the widget.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    .result()
  }
}

/// The settings of a control that a person sets up.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
  /// Does nothing: settings are read by the control.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    .result()
  }
}
