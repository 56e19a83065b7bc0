import SwiftUI

/// Radii of corners of the guides' apps, in points.
public enum AppCornerRadius {
  public static let small: CGFloat = 4
  public static let medium: CGFloat = 8
  public static let large: CGFloat = 12
  public static let xlarge: CGFloat = 16
  public static let round: CGFloat = 25
}
