/// A formatter of people's names.
///
/// Foundation's does nothing on Linux. The plugin `VitrineSources` gives this one Foundation's name
/// in an app's files.
///
///     var name = PersonNameComponents()
///     (name.givenName, name.familyName) = ("Ada", "Lind")
///     let formatter = ScreenPersonNameComponentsFormatter()
///     formatter.style = .abbreviated
///     let initials = formatter.string(from: name)
open class ScreenPersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// A length of names.
  public enum Style: Int, Sendable {
    /// Given name and family's; the given name or a nickname; as the first; all parts; initials.
    case `default`, short, medium, long, abbreviated

    fileprivate var format: PersonNameComponents.FormatStyle.Style {
      switch self {
      case .default, .medium: .medium
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      }
    }
  }

  /// The choice of a name's parts.
  public struct Options: OptionSet, Sendable {
    /// The bits of the choice.
    public let rawValue: UInt

    /// Creates a choice of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The parts as they are said.
    public static let phonetic = Options(rawValue: 2)
  }

  /// The length of names.
  open var style = Style.default
  /// A Boolean value that indicates whether names are written as they are said.
  open var isPhonetic = false
  // As Foundation declares it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The locale, which names in their own letters do not ask for.
  open var locale: Locale! = ScreenLocale.current

  /// Creates a formatter.
  public override init() { super.init() }

  /// Creates a formatter from an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a name as text.
  open func string(from components: PersonNameComponents) -> String {
    let spoken = isPhonetic ? components.phoneticRepresentation : nil
    return PersonNameComponents.FormatStyle(style: style.format).format(spoken ?? components)
  }

  /// Returns a name as text; nil for other values.
  open override func string(for object: Any?) -> String? {
    (object as? PersonNameComponents).map(string)
  }

  /// Returns the parts of a name: the first word is the given name, the last the family's.
  ///
  /// - Parameter string: The name.
  /// - Returns: The parts; nil where there are no words.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(whereSeparator: \.isWhitespace)
    guard let first = words.first else { return nil }
    var components = PersonNameComponents()
    components.givenName = String(first)
    if words.count > 1 { components.familyName = words.last.map(String.init) }
    let middle = words.dropFirst().dropLast().joined(separator: " ")
    if !middle.isEmpty { components.middleName = middle }
    return components
  }

  /// Returns a name as text.
  ///
  /// - Parameters:
  ///   - components: The name.
  ///   - style: The length.
  ///   - options: The choice of its parts.
  /// - Returns: The text.
  open class func localizedString(
    from components: PersonNameComponents, style: Style, options: Options = []
  ) -> String {
    let formatter = ScreenPersonNameComponentsFormatter()
    (formatter.style, formatter.isPhonetic) = (style, options.contains(.phonetic))
    return formatter.string(from: components)
  }
}
