import SwiftUI

extension EnvironmentValues {
  /// A Boolean value that indicates whether lights shine through what views stand on.
  @Entry public var isOnGlass = false
}

extension View {
  /// Tells the components below that lights shine through what they stand on, where grey would
  /// make words too pale.
  ///
  ///     StateMessage("Целей нет", text: "Запишите первую.", icon: "leaf")
  ///       .onGlass()
  ///       .background { GlassBackground(.indigo, .teal) }
  ///
  /// - Parameter isOn: False for a pane that is opaque.
  /// - Returns: The view, whose components know of the glass.
  public func onGlass(_ isOn: Bool = true) -> some View { environment(\.isOnGlass, isOn) }
}
