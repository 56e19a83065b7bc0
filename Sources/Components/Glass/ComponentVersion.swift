import SwiftUI

/// The design of components of which there are several: a new one does not break screens that ask
/// for the old.
public enum ComponentVersion: Int, Comparable, Sendable, CaseIterable {
  /// Plain surfaces.
  case v1 = 1
  /// Glass over blurred backgrounds.
  case v2

  /// The latest look.
  public static let latest = ComponentVersion.v2

  /// Returns a Boolean value that indicates whether one version is older than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

private enum VersionKey: EnvironmentKey {
  static var defaultValue: ComponentVersion { .latest }
}

extension EnvironmentValues {
  /// The design of the components below.
  public var componentVersion: ComponentVersion {
    get { self[VersionKey.self] }
    set { self[VersionKey.self] = newValue }
  }
}

extension View {
  /// Sets the design of the components below.
  ///
  ///     AppButton("Войти") { save() }.componentVersion(.v2)
  public func componentVersion(_ version: ComponentVersion) -> some View {
    environment(\.componentVersion, version)
  }
}
