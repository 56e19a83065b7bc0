/// A key into a table of strings, which may have values within it.
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

  /// Creates a key.
  public init(_ value: String) { (key, arguments) = (value, []) }

  /// Creates a key.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key with values within it.
  public init(stringInterpolation interpolation: StringInterpolation) {
    (key, arguments) = (interpolation.key, interpolation.arguments)
  }

  /// Gathers a key and its values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// Creates an empty key.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    private mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }

    public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

    public mutating func appendInterpolation(_ text: Text) {
      append("%@", .text(UncheckedText(text: text)))
    }

    public mutating func appendInterpolation(_ image: Image) {
      append("%@", .text(UncheckedText(text: Text(image))))
    }

    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      append("%lld", .integer(Int(clamping: value)))
    }

    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      append("%lf", .number(Double(value)))
    }

    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T, specifier: String) {
      append(specifier, .integer(Int(clamping: value)))
    }

    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
      _ value: T, specifier: String
    ) {
      append(specifier, .number(Double(value)))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String {
      append("%@", .string(format.format(input)))
    }

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

  /// The text's parts: the key is looked up, values are put in, Markdown is understood.
  func runs(in environment: EnvironmentValues) -> [ResolvedRun] {
    let format = environment.localization.string(
      key.key, arguments: key.arguments, table: table, bundle: bundle, locale: environment.locale)
    var runs: [ResolvedRun] = []
    for span in InlineMarkdown.spans(of: format) {
      var inner = environment
      span.apply(to: &inner)
      runs += fill(span.text, inner)
    }
    return runs
  }

  private func fill(_ format: String, _ environment: EnvironmentValues) -> [ResolvedRun] {
    var runs: [ResolvedRun] = []
    var words = ""
    func flush() {
      if !words.isEmpty { runs.append(environment.run(words)) }
      words = ""
    }
    for piece in FormatString.pieces(of: format) {
      switch piece {
      case .literal(let string): words += string
      case .value(let index, let specifier):
        guard key.arguments.indices.contains(index) else { continue }
        if case .text(let boxed) = key.arguments[index] {
          flush()
          runs += boxed.text.runs(in: environment)
        } else {
          words += key.arguments[index].formatted(specifier, environment.locale)
        }
      }
    }
    flush()
    return runs.isEmpty ? [environment.run("")] : runs
  }
}

extension LocalizedStringKey.Argument {
  /// The value by a specifier such as `%@`, `%lld` or `%.1f`.
  func formatted(_ specifier: String, _ locale: Locale) -> String {
    switch self {
    case .string(let string): return string
    case .integer(let value):
      return specifier == "%lld" || specifier == "%@"
        ? "\(value)" : String(format: specifier, locale: locale, value)
    case .number(let value):
      return String(
        format: specifier == "%@" || specifier == "%lf" ? "%f" : specifier, locale: locale, value)
    case .text: return ""
    }
  }
}
