import AppIntents
import SwiftUI

/// The configuration of a control that a person cannot set up.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  /// Creates the configuration of a control without a value.
  ///
  /// - Parameters:
  ///   - kind: The name of the control.
  ///   - content: A closure that returns the control, which is not called.
  public init(
    kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content
  ) {}

  /// Creates the configuration of a control with a value.
  ///
  /// - Parameters:
  ///   - kind: The name of the control.
  ///   - provider: The provider of the value, which is not asked.
  ///   - content: A closure that returns the control, which is not called.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {}
}

/// The configuration of a control that a person sets up.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  /// Creates the configuration of a control with settings.
  ///
  /// - Parameters:
  ///   - kind: The name of the control.
  ///   - intent: The type of the settings.
  ///   - content: A closure that returns the control, which is not called.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {}

  /// Creates the configuration of a control with settings and a value.
  ///
  /// - Parameters:
  ///   - kind: The name of the control.
  ///   - provider: The provider of the value, which is not asked.
  ///   - content: A closure that returns the control, which is not called.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Configuration == Provider.Configuration {}
}

/// A provider of a control's value, which is not asked.
public protocol ControlValueProvider {
  /// The type of the value.
  associatedtype Value

  /// The value that a person sees who chooses a control.
  var previewValue: Value { get }

  /// Returns the value of the present moment.
  func currentValue() async throws -> Value
}

/// A provider of the value of a control that a person sets up, which is not asked.
public protocol AppIntentControlValueProvider {
  /// The type of the value.
  associatedtype Value
  /// The type of the settings.
  associatedtype Configuration: ControlConfigurationIntent

  /// Returns the value that a person sees who chooses a control.
  ///
  /// - Parameter configuration: The settings.
  /// - Returns: The value.
  func previewValue(configuration: Configuration) -> Value

  /// Returns the value of the present moment.
  ///
  /// - Parameter configuration: The settings.
  /// - Returns: The value.
  /// - Throws: Errors of the app's own.
  func currentValue(configuration: Configuration) async throws -> Value
}
