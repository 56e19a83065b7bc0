extension AttributedString {
  /// Creates a text of UIKit's: fonts, colours, spaces between letters, lines and addresses are
  /// SwiftUI's.
  public init(_ text: NSAttributedString) {
    self.init()
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: all) { attributes, range, _ in
      let part = (text.string as NSString).substring(with: range)
      append(AttributedString(part, attributes: AttributeContainer(attributes)))
    }
  }
}

extension AttributeContainer {
  /// Creates a container of UIKit's attributes; those that SwiftUI does not draw are left out.
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    typealias Keys = AttributeScopes.SwiftUIAttributes
    self.init()
    self[Keys.FontAttribute.self] = (attributes[.font] as? UIFont).map { Font($0) }
    self[Keys.ForegroundColorAttribute.self] =
      (attributes[.foregroundColor] as? UIColor).map { Color($0) }
    self[Keys.BackgroundColorAttribute.self] =
      (attributes[.backgroundColor] as? UIColor).map { Color($0) }
    self[Keys.KerningAttribute.self] = Self.length(attributes[.kern])
    self[Keys.BaselineOffsetAttribute.self] = Self.length(attributes[.baselineOffset])
    self[Keys.UnderlineStyleAttribute.self] = Self.line(attributes[.underlineStyle])
    self[Keys.StrikethroughStyleAttribute.self] = Self.line(attributes[.strikethroughStyle])
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
      attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
  }

  private static func length(_ value: Any?) -> CGFloat? {
    value as? CGFloat ?? (value as? Int).map { CGFloat($0) }
  }

  private static func line(_ value: Any?) -> Text.LineStyle? {
    (value as? Int ?? (value as? NSUnderlineStyle)?.rawValue).flatMap { $0 == 0 ? nil : .single }
  }
}

extension NSAttributedString {
  /// Creates a text of SwiftUI's: its letters, colours and addresses.
  ///
  /// Fonts of SwiftUI are none of UIKit's, and are left out.
  public convenience init(_ text: AttributedString) {
    typealias Keys = AttributeScopes.SwiftUIAttributes
    let made = NSMutableAttributedString(string: "")
    for run in text.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.foregroundColor] = run[Keys.ForegroundColorAttribute.self].map { UIColor($0) }
      attributes[.backgroundColor] = run[Keys.BackgroundColorAttribute.self].map { UIColor($0) }
      attributes[.link] = run[AttributeScopes.FoundationAttributes.LinkAttribute.self]
      made.append(
        NSAttributedString(string: String(text[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: made)
  }
}
