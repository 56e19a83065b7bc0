/// The key of a localised string, with interpolated values.
///
///     let title: LocalizedStringKey = "greeting \(name)"
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// A value within a key.
  enum Argument: Equatable, Sendable {
    case string(String)
    case integer(Int)
    case number(Double)
    case text(UncheckedText)
  }

  /// A text within a key.
  struct UncheckedText: Equatable, @unchecked Sendable {
    let text: Text
  }

  /// The key, with `%@`, `%lld` or `%lf` for values.
  let key: String
  let arguments: [Argument]

  init(key: String, arguments: [Argument]) { (self.key, self.arguments) = (key, arguments) }

  /// Creates a key.
  public init(_ value: String) { (key, arguments) = (value, []) }

  /// Creates a key.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key with values within it.
  public init(stringInterpolation interpolation: StringInterpolation) {
    (key, arguments) = (interpolation.key, interpolation.arguments)
  }

  /// An interpolation that collects a key and its values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// Creates an empty key.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text, whose percent signs are escaped.
    public mutating func appendLiteral(_ literal: String) {
      // Hardly any text has the sign, and Foundation makes an object of a text to look for it.
      let hasSign = literal.utf8.contains(UInt8(ascii: "%"))
      key += hasSign ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    private mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }

    /// Appends a string, as the specifier `%@`.
    public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

    /// Appends a text with its own formatting.
    public mutating func appendInterpolation(_ text: Text) {
      append("%@", .text(UncheckedText(text: text)))
    }

    /// Appends an image, inline with the text.
    public mutating func appendInterpolation(_ image: Image) {
      append("%@", .text(UncheckedText(text: Text(image))))
    }

    /// Appends an integer, as the specifier `%lld`.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      append("%lld", .integer(Int(clamping: value)))
    }

    /// Appends a floating-point number, as the specifier `%lf`.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      append("%lf", .number(Double(value)))
    }

    /// Appends an integer, as a specifier of `printf`.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T, specifier: String) {
      append(specifier, .integer(Int(clamping: value)))
    }

    /// Appends a floating-point number, as a specifier of `printf` such as `%.2f`.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
      _ value: T, specifier: String
    ) {
      append(specifier, .number(Double(value)))
    }

    /// Appends a value in a format, which follows the locale of the environment.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String {
      appendInterpolation(Text(writing: { format.locale($0.locale).format(input) }))
    }

    /// Puts in a reference value, written by a formatter.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) { append("%@", .string(written(subject, formatter))) }

    /// Puts in an object, written by a formatter.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) { append("%@", .string(written(subject, formatter))) }

    /// Puts in a value that a formatter writes.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append("%@", .string(written(subject, formatter)))
    }

    private func written(_ subject: Any, _ formatter: Formatter?) -> String {
      formatter.map { $0.string(for: subject) ?? "" } ?? "\(subject)"
    }

    /// Puts in a text of an attributed string.
    public mutating func appendInterpolation(_ string: AttributedString) {
      append("%@", .string(String(string.characters)))
    }

    /// Appends the description of a value, as the specifier `%@`.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append("%@", .string("\(value)"))
    }
  }
}

/// A key, its table and its bundle.
struct LocalizedText: Equatable {
  let key: LocalizedStringKey
  let table: String?
  let bundle: Bundle?
  /// The text to use where no table has the key; nil for the key itself.
  var fallback: LocalizedStringKey?

  /// The words with places for values, and the values.
  private func format(_ environment: EnvironmentValues) -> LocalizedStringKey {
    // A key that is a name alone has its values in the text for where no table has it.
    let arguments = key.arguments.isEmpty ? fallback?.arguments ?? [] : key.arguments
    let found = environment.localization.string(
      key.key, arguments: arguments, table: table, bundle: bundle, locale: environment.locale)
    guard let fallback, found == key.key else {
      return LocalizedStringKey(key: found, arguments: arguments)
    }
    return fallback
  }

  /// The text's words, with Markdown as it is written.
  func words(in environment: EnvironmentValues) -> String {
    let format = format(environment)
    return fill(format.key, format.arguments, environment).map { run in
      if case .text(let words) = run.content { words } else { "" }
    }.joined()
  }

  /// The text's parts: the key is looked up, values are put in, Markdown is understood.
  func runs(in environment: EnvironmentValues) -> [ResolvedRun] {
    let format = format(environment)
    var runs: [ResolvedRun] = []
    for span in InlineMarkdown.spans(of: format.key) {
      var inner = environment
      span.apply(to: &inner)
      runs += fill(span.text, format.arguments, inner)
    }
    return runs
  }

  private func fill(
    _ format: String, _ arguments: [LocalizedStringKey.Argument], _ environment: EnvironmentValues
  ) -> [ResolvedRun] {
    var runs: [ResolvedRun] = []
    var words = ""
    func flush() {
      if !words.isEmpty { runs.append(environment.run(words)) }
      words = ""
    }
    // A key without values is no format: its percent signs are its own.
    let parts = arguments.isEmpty ? [.literal(format)] : FormatString.parts(of: format)
    for part in parts {
      switch part {
      case .literal(let string): words += string
      case .value(let index, let specifier):
        guard arguments.indices.contains(index) else { continue }
        if case .text(let boxed) = arguments[index] {
          flush()
          runs += boxed.text.runs(in: environment)
        } else {
          words += arguments[index].formatted(specifier, environment)
        }
      }
    }
    flush()
    return runs.isEmpty ? [environment.run("")] : runs
  }
}

extension LocalizedStringKey.Argument {
  /// The value by a specifier such as `%@`, `%lld` or `%.1f`.
  func formatted(_ specifier: String, _ environment: EnvironmentValues) -> String {
    let locale = environment.locale
    switch self {
    case .string(let string): return string
    case .integer(let value):
      guard specifier == "%lld" || specifier == "%@" else {
        return String(format: specifier, locale: locale, value)
      }
      return abs(value) < 1000 && environment.hasLatinDigits
        ? "\(value)" : IntegerFormatStyle<Int>(locale: locale).format(value)
    case .number(let value):
      guard specifier == "%lf" || specifier == "%@", abs(value) >= 1000, value.isFinite else {
        return String(
          format: specifier == "%@" || specifier == "%lf" ? "%f" : specifier, locale: locale, value)
      }
      return FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(6))
        .format(value)
    case .text: return ""
    }
  }
}
