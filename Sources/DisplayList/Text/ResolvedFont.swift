import Foundation

/// A font with nothing left to resolve: what a text is shaped with.
public struct ResolvedFont: Hashable, Sendable {
  /// The family of the system's faces, or an app's own.
  public enum Family: Hashable, Sendable {
    /// The system's font in one of its designs.
    case system(Design)
    /// A face that the app registered, by family or PostScript name.
    case custom(String)
  }

  /// The style of the system's face.
  public enum Design: String, Hashable, Sendable, CaseIterable {
    /// The designs of the system's font.
    case `default`, serif, rounded, monospaced
  }

  /// The thickness of the strokes, by CSS's numbers.
  public enum Weight: Int, Hashable, Sendable, CaseIterable {
    /// Weight 100, the thinnest.
    case ultraLight = 100
    /// Weight 200.
    case thin = 200
    /// Weight 300.
    case light = 300
    /// Weight 400, that of body text.
    case regular = 400
    /// Weight 500.
    case medium = 500
    /// Weight 600.
    case semibold = 600
    /// Weight 700.
    case bold = 700
    /// Weight 800.
    case heavy = 800
    /// Weight 900, the heaviest.
    case black = 900
  }

  /// OpenType features that change glyphs.
  public struct Features: OptionSet, Hashable, Sendable {
    /// The features, a bit each.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Digits of equal width.
    public static let monospacedDigits = Features(rawValue: 1)
    /// Lower-case letters as small capitals.
    public static let lowercaseSmallCaps = Features(rawValue: 2)
    /// Upper-case letters as small capitals.
    public static let uppercaseSmallCaps = Features(rawValue: 4)
  }

  /// The family, the system's or one that the app registered.
  public var family: Family
  /// The size in points, as on iOS: the em of SF Pro.
  public var size: Double
  /// The weight.
  public var weight: Weight
  /// A Boolean value that indicates whether the face is italic.
  public var isItalic: Bool
  /// The typographic features that are on.
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
