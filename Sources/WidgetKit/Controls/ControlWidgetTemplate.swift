import AppIntents
import SwiftUI

/// A control: a button or a toggle.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}

/// A result builder of the one control in a closure.
@resultBuilder
@MainActor @preconcurrency
public struct ControlWidgetTemplateBuilder {
  /// Returns the control as it is.
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }
}

extension ControlWidgetTemplate {
  /// Sets the colour of the control, which nothing shows.
  ///
  /// - Parameter tint: The colour.
  /// - Returns: A control of the colour.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }

  /// Sets whether the control does nothing.
  ///
  /// - Parameter disabled: A Boolean value that indicates whether it does nothing.
  /// - Returns: A control that may do nothing.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }

  /// Sets whether the value of the control is hidden while the device is locked.
  ///
  /// - Parameter sensitive: A Boolean value that indicates whether the value is hidden.
  /// - Returns: A control whose value may be hidden.
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
}

/// A control that performs an action.
@MainActor @preconcurrency
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>:
  ControlWidgetTemplate
{
  /// Creates a control.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - label: A closure that returns the label, which is not called.
  ///   - actionLabel: A closure that returns the label while the action is performed, or not.
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}

  /// Creates a control with one label.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - label: A closure that returns the label, which is not called.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label)
  where ActionLabel == EmptyView {}

  /// Creates a control with a title.
  ///
  /// - Parameters:
  ///   - title: The localised title.
  ///   - action: The action.
  ///   - actionLabel: A closure that returns the label while the action is performed, or not.
  public init(
    _ title: LocalizedStringResource, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Label == Text {}
}

/// A control that turns something on and off.
@MainActor @preconcurrency
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate
where Action.ValueType == Bool {
  /// Creates a control.
  ///
  /// - Parameters:
  ///   - isOn: A Boolean value that indicates whether it is on.
  ///   - action: The action that sets the value.
  ///   - label: A closure that returns the label, which is not called.
  ///   - valueLabel: A closure that returns the label of a value, which is not called.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}

  /// Creates a control with one label.
  ///
  /// - Parameters:
  ///   - isOn: A Boolean value that indicates whether it is on.
  ///   - action: The action that sets the value.
  ///   - label: A closure that returns the label, which is not called.
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label)
  where ValueLabel == EmptyView {}

  /// Creates a control with a title.
  ///
  /// - Parameters:
  ///   - title: The localised title.
  ///   - isOn: A Boolean value that indicates whether it is on.
  ///   - action: The action that sets the value.
  ///   - valueLabel: A closure that returns the label of a value, which is not called.
  public init(
    _ title: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {}

  /// Creates a control with a title, whose value has no words.
  ///
  /// - Parameters:
  ///   - title: The localised title.
  ///   - isOn: A Boolean value that indicates whether it is on.
  ///   - action: The action that sets the value.
  public init(_ title: LocalizedStringResource, isOn: Bool, action: Action)
  where Label == Text, ValueLabel == EmptyView {}
}

extension View {
  /// Sets the words about a control's value, which nothing shows.
  ///
  /// - Parameter status: The words.
  /// - Returns: A view with the words.
  public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View { self }

  /// Sets the words about a control's action, which nothing shows.
  ///
  /// - Parameter hint: The words.
  /// - Returns: A view with the words.
  public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View { self }
}
