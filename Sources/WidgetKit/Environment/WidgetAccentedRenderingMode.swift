import SwiftUI

/// The manner in which an image is shown in a mode of two colours, of which no picture is made.
public struct WidgetAccentedRenderingMode: Equatable, Sendable {
  private let name: String

  /// In the colour that a person chooses.
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  /// In the colour that a person chooses, from the image's shades.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  /// In shades of grey.
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  /// In its own colours.
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension Image {
  /// Sets the manner in which the image is shown in a mode of two colours.
  ///
  /// Pictures are in full colour or vibrant, so that it changes none.
  ///
  /// - Parameter renderingMode: The manner.
  /// - Returns: A view of the image.
  public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View { self }
}
