/// A description of a font, from which others are made, under UIKit's name.
///
///     let base = UIFont.systemFont(ofSize: 34, weight: .bold)
///     let rounded = base.fontDescriptor.withDesign(.rounded)
///     let title = rounded.map { UIFont(descriptor: $0, size: 0) } ?? base
public final class UIFontDescriptor: Hashable, Sendable {
  /// The font that is described.
  let described: UIFont

  init(_ font: UIFont) { described = font }

  /// A design of the system's font.
  public struct SystemDesign: Hashable, Sendable, RawRepresentable {
    /// The name of the design.
    public let rawValue: String

    /// Creates a design by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual design.
    public static let `default` = SystemDesign(rawValue: "default")
    /// A design with round ends.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// A design with serifs.
    public static let serif = SystemDesign(rawValue: "serif")
    /// A design with letters of equal width.
    public static let monospaced = SystemDesign(rawValue: "monospaced")

    var design: Font.Design {
      switch self {
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: .default
      }
    }
  }

  /// Traits by which a font is asked for.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set of traits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold letters.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Letters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The size, in points.
  public var pointSize: CGFloat { described.pointSize }

  /// Returns the description of the font of a text style.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// Returns the description of the font in a design of the system's.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    changing { $0.design(design.design) }
  }

  /// Returns the description of the font with traits.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    changing { font in
      var font = font
      if traits.contains(.traitBold) { font = font.bold() }
      if traits.contains(.traitItalic) { font = font.italic() }
      if traits.contains(.traitMonoSpace) { font = font.monospaced() }
      return font
    }
  }

  /// Returns the description of the font in another size, in points.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFont(descriptor: self, size: size).fontDescriptor
  }

  private func changing(_ change: (Font) -> Font) -> UIFontDescriptor {
    UIFontDescriptor(
      UIFont(
        change(described.font), described.pointSize, family: described.familyName,
        name: described.fontName))
  }

  /// Returns whether two values are equal.
  public static func == (a: UIFontDescriptor, b: UIFontDescriptor) -> Bool {
    a.described == b.described
  }

  /// Feeds the value into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(described) }
}

extension UIFont {
  /// The description of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// Creates the font of a description in a size in points; 0 is the description's own.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let (base, name) = (descriptor.described, descriptor.described.fontName)
    if size > 0 {
      self.init(base.font.fixedSize(size), size, family: base.familyName, name: name)
    } else {
      self.init(base.font, base.pointSize, family: base.familyName, name: name)
    }
  }
}
