/// A formatter that joins items as a list is read: a comma, and a word before the last.
open class ListFormatter: Formatter {
  /// The language of the list.
  open var locale: Locale? = ScreenLocale.current
  /// The formatter of items that are not strings.
  open var itemFormatter: Formatter?

  /// Creates a formatter in the screen's language.
  public override init() { super.init() }

  /// Creates a formatter from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Joins strings in the screen's language.
  public static func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(ScreenLocale.current))
  }

  /// Joins items.
  open func string(from items: [Any]) -> String? {
    let words = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return words.formatted(.list(type: .and).locale(locale ?? ScreenLocale.current))
  }

  /// Joins the items of an array; nil for anything else.
  open override func string(for object: Any?) -> String? {
    (object as? [Any]).flatMap { string(from: $0) }
  }
}
