import SwiftUI

/// Radii of corners of the guides' apps, in points.
public enum AppCornerRadius {
  /// A radius of 4 points.
  public static let small: CGFloat = 4
  /// A radius of 8 points.
  public static let medium: CGFloat = 8
  /// A radius of 12 points.
  public static let large: CGFloat = 12
  /// A radius of 16 points.
  public static let xlarge: CGFloat = 16
  /// A radius of 25 points.
  public static let round: CGFloat = 25
}
