import AppIntents

/// The controls that a person has chosen, of which there are none.
///
///     ControlCenter.shared.reloadControls(ofKind: "light")
public final class ControlCenter: Sendable {
  /// The centre of the process.
  public static let shared = ControlCenter()

  private init() {}

  /// Returns the controls that a person has chosen: none.
  public func currentControls() async throws -> [ControlInfo] { [] }

  /// Does nothing: no control is shown.
  ///
  /// - Parameter kind: The name of a control.
  public func reloadControls(ofKind kind: String) {}

  /// Does nothing: no control is shown.
  public func reloadAllControls() {}
}

/// A control that a person has chosen; there is none.
public struct ControlInfo: Hashable, Identifiable, Sendable {
  /// The name of the control.
  public let kind: String
  /// The identity, which is the control itself.
  public var id: ControlInfo { self }

  /// Returns nil: nobody has set a control up.
  ///
  /// - Parameter intentType: The type of the settings.
  /// - Returns: Nothing.
  public func configurationIntent<Intent: ControlConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? { nil }
}
