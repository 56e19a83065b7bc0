import SwiftUI

/// The colour of a Live Activity's background on a Lock Screen, as its views ask for it.
enum ActivityTintKey: PreferenceKey {
  static var defaultValue: Color? { nil }

  static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}

extension View {
  /// Sets the colour of the Live Activity's background on a Lock Screen.
  ///
  /// - Parameter color: The colour; nil for the system's material.
  /// - Returns: A view that asks for the colour.
  public func activityBackgroundTint(_ color: Color?) -> some View {
    preference(key: ActivityTintKey.self, value: color)
  }

  /// Sets the colour of the system's button beside the Live Activity, which no picture shows.
  ///
  /// - Parameter color: The colour.
  /// - Returns: A view that asks for the colour.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}

/// A size of a Live Activity.
public enum ActivityFamily: Int, CaseIterable, Codable, Sendable, CustomStringConvertible {
  /// Of a watch or a car.
  case small
  /// Of a Lock Screen.
  case medium

  /// The name of the case.
  public var description: String { self == .small ? "small" : "medium" }
}

extension WidgetConfiguration {
  /// Sets further sizes of the Live Activity, of which no picture is made.
  ///
  /// - Parameter families: The sizes.
  /// - Returns: A configuration of the sizes.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration { self }
}

extension EnvironmentValues {
  /// The size of the Live Activity: that of a Lock Screen.
  public var activityFamily: ActivityFamily { .medium }

  /// A Boolean value that indicates whether the Live Activity fills the screen: it does not.
  public var isActivityFullscreen: Bool { false }

  /// A Boolean value that indicates whether the Dynamic Island is narrow: it is not.
  public var isDynamicIslandLimitedInWidth: Bool { false }
}
