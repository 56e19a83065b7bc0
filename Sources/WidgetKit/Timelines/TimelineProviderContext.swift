import SwiftUI

/// The surroundings of a widget whose provider is asked for entries.
public struct TimelineProviderContext: @unchecked Sendable {
  /// The environments in which a widget may be shown: a picture's own alone.
  @dynamicMemberLookup
  public struct EnvironmentVariants {
    fileprivate let values: EnvironmentValues

    /// Returns the values of a key path.
    public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      [values[keyPath: keyPath]]
    }

    /// Returns the values of a key path.
    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      self[keyPath]
    }
  }

  /// The environments in which the widget may be shown.
  public let environmentVariants: EnvironmentVariants
  /// The size of the widget.
  public let family: WidgetFamily
  /// A Boolean value that indicates whether the widget is shown to somebody who may choose it; true
  /// in pictures, so that samples are drawn.
  public let isPreview: Bool
  /// The size of the widget, in points.
  public let displaySize: CGSize

  init(_ environment: EnvironmentValues, family: WidgetFamily, displaySize: CGSize) {
    environmentVariants = EnvironmentVariants(values: environment)
    (self.family, isPreview, self.displaySize) = (family, true, displaySize)
  }
}
