import SwiftUI

/// A control of Control Centre or of a Lock Screen, of which no picture is made.
///
///     struct LightControl: ControlWidget {
///       var body: some ControlWidgetConfiguration {
///         StaticControlConfiguration(kind: "light", provider: LightProvider()) { isOn in
///           ControlWidgetToggle("Light", isOn: isOn, action: SetLight()) { isOn in
///             Label(isOn ? "On" : "Off", systemImage: "lightbulb")
///           }
///         }
///       }
///     }
@MainActor @preconcurrency
public protocol ControlWidget {
  /// The type of the body.
  associatedtype Body: ControlWidgetConfiguration

  /// The configuration of the control.
  @ControlWidgetConfigurationBuilder var body: Body { get }

  /// Creates the control.
  init()
}

extension ControlWidget {
  /// Explains how an extension becomes pictures: no Control Centre shows it here.
  public static func main() { WidgetProcess.explain(Self.self) }
}

/// The content of a control and its settings.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}

/// A result builder of the one configuration in a closure.
@resultBuilder
@MainActor @preconcurrency
public struct ControlWidgetConfigurationBuilder {
  /// Returns the configuration as it is.
  public static func buildBlock<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> Content { content }
}

extension ControlWidgetConfiguration {
  /// Sets the name of the control, which nothing shows.
  ///
  /// - Parameter displayName: The name.
  /// - Returns: A configuration with the name.
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration
  { self }

  /// Sets the words about the control, which nothing shows.
  ///
  /// - Parameter description: The words.
  /// - Returns: A configuration with the words.
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration
  { self }

  /// Sets that a person is asked for settings at once, where nobody is.
  ///
  /// - Returns: A configuration that asks.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }

  /// Sets the receiver of a server's news about the control; none come.
  ///
  /// - Parameter handler: The type of the receiver.
  /// - Returns: A configuration with a receiver.
  public func pushHandler<Handler: ControlPushHandler>(
    _ handler: Handler.Type
  ) -> some ControlWidgetConfiguration { self }
}

/// A receiver of a server's news about controls; none come.
public protocol ControlPushHandler {
  /// Creates the receiver.
  init()

  /// Takes the tokens of controls.
  ///
  /// - Parameter controls: The controls.
  func pushTokensDidChange(controls: [ControlInfo])
}
