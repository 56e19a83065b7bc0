import SwiftUI

/// Distances of the guides' apps, in points.
public enum AppSpacing {
  /// A distance of 4 points.
  public static let xs: CGFloat = 4
  /// A distance of 8 points.
  public static let sm: CGFloat = 8
  /// A distance of 16 points.
  public static let md: CGFloat = 16
  /// A distance of 24 points.
  public static let lg: CGFloat = 24
  /// A distance of 32 points.
  public static let xl: CGFloat = 32
  /// A distance of 48 points.
  public static let xxl: CGFloat = 48
}
