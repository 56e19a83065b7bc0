import SwiftUI

private enum GlassKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether lights shine through what views stand on.
  public var isOnGlass: Bool {
    get { self[GlassKey.self] }
    set { self[GlassKey.self] = newValue }
  }
}

extension View {
  /// Tells the components below that lights shine through what they stand on, where grey would
  /// make words too pale.
  ///
  ///     StateMessage("Целей нет", text: "Запишите первую.", icon: "leaf")
  ///       .onGlass()
  ///       .background { GlassBackground(.indigo, .teal) }
  public func onGlass(_ isOn: Bool = true) -> some View { environment(\.isOnGlass, isOn) }
}
