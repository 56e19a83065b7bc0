import SwiftUI

/// Distances of the guides' apps, in points.
public enum AppSpacing {
  public static let xs: CGFloat = 4
  public static let sm: CGFloat = 8
  public static let md: CGFloat = 16
  public static let lg: CGFloat = 24
  public static let xl: CGFloat = 32
  public static let xxl: CGFloat = 48
}
