import SwiftUI

extension View {
  /// Sets the address that a tap on the widget opens in its app, where nobody taps.
  ///
  /// - Parameter url: The address.
  /// - Returns: A view with the address.
  public func widgetURL(_ url: URL?) -> some View { self }

  /// Sets whether the view takes the colour that a person chooses, in a mode of two colours.
  ///
  /// Pictures are in full colour or vibrant, so that it changes none.
  ///
  /// - Parameter accentable: A Boolean value that indicates whether the view takes the colour.
  /// - Returns: A view that may take the colour.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Sets the words beside a watch's complication, of which no picture is made.
  ///
  /// - Parameter labelKey: The key of the localised words.
  /// - Returns: A view with the words.
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Sets the words beside a watch's complication, of which no picture is made.
  ///
  /// - Parameter label: The words.
  /// - Returns: A view with the words.
  @_disfavoredOverload
  public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Sets the view beside a watch's complication, of which no picture is made.
  ///
  /// - Parameter label: The view.
  /// - Returns: A view with another one beside it.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }

  /// Sets whether the content follows the corner of a watch, of which no picture is made.
  ///
  /// - Parameter curvesContent: A Boolean value that indicates whether the content is curved.
  /// - Returns: A view that may be curved.
  public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
}
