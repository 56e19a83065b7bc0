import Foundation

/// A font with nothing left to resolve: what a text is shaped with.
public struct ResolvedFont: Hashable, Sendable {
  /// The family of the system's faces, or an app's own.
  public enum Family: Hashable, Sendable {
    case system(Design)
    /// A face that the app registered, by family or PostScript name.
    case custom(String)
  }

  /// The style of the system's face.
  public enum Design: String, Hashable, Sendable, CaseIterable {
    case `default`, serif, rounded, monospaced
  }

  /// The thickness of the strokes, by CSS's numbers.
  public enum Weight: Int, Hashable, Sendable, CaseIterable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900
  }

  /// OpenType features that change glyphs.
  public struct Features: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let monospacedDigits = Features(rawValue: 1)
    public static let lowercaseSmallCaps = Features(rawValue: 2)
    public static let uppercaseSmallCaps = Features(rawValue: 4)
  }

  public var family: Family
  /// In points, as on iOS: the em of SF Pro.
  public var size: Double
  public var weight: Weight
  public var isItalic: Bool
  public var features: Features
  /// Factor of the line height: 1 usual, less for tight, more for loose leading.
  public var leading: Double

  /// Creates a font; the size is in points.
  public init(
    family: Family = .system(.default), size: Double, weight: Weight = .regular,
    isItalic: Bool = false, features: Features = [], leading: Double = 1
  ) {
    (self.family, self.size, self.weight) = (family, size, weight)
    (self.isItalic, self.features, self.leading) = (isItalic, features, leading)
  }
}
