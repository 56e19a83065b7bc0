import SwiftUI

/// Distances of the guide's apps, in points.
public enum AppSpacing {
  public static let xs: CGFloat = 4
  public static let sm: CGFloat = 8
  public static let md: CGFloat = 16
  public static let lg: CGFloat = 24
  public static let xl: CGFloat = 32
  public static let xxl: CGFloat = 48
}

/// Radii of corners of the guide's apps, in points.
public enum AppCornerRadius {
  public static let small: CGFloat = 4
  public static let medium: CGFloat = 8
  public static let large: CGFloat = 12
  public static let xlarge: CGFloat = 16
  public static let round: CGFloat = 25
}
