extension PersonNameComponents {
  /// A style of a person's name, which Foundation has on Apple's systems alone.
  ///
  ///     var name = PersonNameComponents()
  ///     (name.givenName, name.familyName) = ("Ada", "Lind")
  ///     Text(name, format: .name(style: .long))
  ///
  /// Names in Chinese, Japanese and Korean letters begin with the family's, without a space.
  public struct FormatStyle: Foundation.FormatStyle, Hashable, Sendable {
    /// A length of names.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// The given name or a nickname; that and the family's; all parts; initials.
      case short, medium, long, abbreviated
    }

    /// The length of names.
    public var style: Style

    /// Creates a style of a length.
    public init(style: Style = .medium) { self.style = style }

    /// Returns the style: names are written in their own order.
    public func locale(_ locale: Locale) -> FormatStyle { self }

    /// Returns a name as it is written.
    public func format(_ value: PersonNameComponents) -> String {
      let (given, family) = (value.givenName ?? "", value.familyName ?? "")
      let isFamilyFirst = (family + given).unicodeScalars.contains(where: Self.isEastAsian)
      func joined(_ parts: [String?]) -> String {
        let words = parts.compactMap { $0 }.filter { !$0.isEmpty }
        return isFamilyFirst
          ? words.joined() : words.joined(separator: " ")
      }
      let core = isFamilyFirst ? [family, given] : [given, family]
      switch style {
      case .short:
        let short = [value.nickname, given, family].compactMap { $0 }.first { !$0.isEmpty }
        return short ?? ""
      case .medium: return joined(core)
      case .long:
        let middle =
          isFamilyFirst ? [family, value.middleName, given] : [given, value.middleName, family]
        return joined([value.namePrefix] + middle + [value.nameSuffix])
      case .abbreviated:
        if isFamilyFirst { return family.isEmpty ? given : family }
        return core.compactMap(\.first).map { String($0) }.joined().uppercased()
      }
    }

    /// Returns whether a letter is one of Chinese, Japanese or Korean.
    private static func isEastAsian(_ letter: Unicode.Scalar) -> Bool {
      switch letter.value {
      case 0x1100...0x11FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF:
        true
      default: false
      }
    }
  }

  /// Returns the name of a person, given name and family's.
  public func formatted() -> String { formatted(FormatStyle()) }

  /// Returns the name of a person in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Returns the style of a person's name, of a length.
  public static func name(
    style: PersonNameComponents.FormatStyle.Style = .medium
  ) -> PersonNameComponents.FormatStyle { PersonNameComponents.FormatStyle(style: style) }
}
