/// A model's answer, or a part of it: a value as JSON has them.
///
///     let content = try GeneratedContent(json: #"{"name": "Soup", "minutes": 20}"#)
///     try content.value(String.self, forProperty: "name")  // "Soup"
public struct GeneratedContent: Sendable {
  /// The values of which answers consist.
  public enum Kind: Equatable, Sendable {
    /// No value.
    case null
    /// True or false.
    case bool(Bool)
    /// A number.
    case number(Double)
    /// A text.
    case string(String)
    /// A list.
    case array([GeneratedContent])
    /// Values by their names, and the names in their order.
    case structure(properties: [String: GeneratedContent], orderedKeys: [String])

    /// Returns a Boolean value that indicates whether the values are equal, whatever the order of
    /// names.
    public static func == (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.null, .null): true
      case (.bool(let left), .bool(let right)): left == right
      case (.number(let left), .number(let right)): left == right
      case (.string(let left), .string(let right)): left == right
      case (.array(let left), .array(let right)): left == right
      case (.structure(let left, _), .structure(let right, _)): left == right
      default: false
      }
    }
  }

  /// The value.
  public let kind: Kind

  /// The identifier of this part of the answer; nil where the content is not an answer's.
  public var id: GenerationID?

  /// A Boolean value that indicates whether nothing is missing: of JSON that breaks off something
  /// is.
  public private(set) var isComplete = true

  /// Creates content of a value.
  ///
  /// - Parameters:
  ///   - kind: The value.
  ///   - id: The identifier.
  public init(kind: Kind, id: GenerationID? = nil) { (self.kind, self.id) = (kind, id) }

  /// Creates content with named values, in this order.
  ///
  ///     GeneratedContent(properties: ["name": "Soup", "minutes": 20])
  ///
  /// Of values of one name the last one remains.
  ///
  /// - Parameters:
  ///   - properties: The values by their names.
  ///   - id: The identifier.
  public init(
    properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil
  ) {
    self.init(properties: properties.map { ($0.key, $0.value) }, id: id) { $1 }
  }

  /// Creates content with named values, in this order.
  ///
  /// - Parameters:
  ///   - properties: The names and values.
  ///   - id: The identifier.
  ///   - combine: A closure that receives two values of one name and returns the one that remains.
  public init<S: Sequence>(
    properties: S, id: GenerationID? = nil,
    uniquingKeysWith combine: (GeneratedContent, GeneratedContent) throws ->
      some ConvertibleToGeneratedContent
  ) rethrows where S.Element == (String, any ConvertibleToGeneratedContent) {
    var values: [String: GeneratedContent] = [:]
    var keys: [String] = []
    for (key, value) in properties {
      if let known = values[key] {
        values[key] = try combine(known, value.generatedContent).generatedContent
      } else {
        values[key] = value.generatedContent
        keys.append(key)
      }
    }
    self.init(kind: .structure(properties: values, orderedKeys: keys), id: id)
  }

  /// Creates the content of a structure's properties, as ``Generable(description:)`` writes it.
  public init(
    _properties properties: [(String, any ConvertibleToGeneratedContent)],
    id: GenerationID? = nil, writesNull: Bool
  ) {
    let kept = properties.filter { writesNull || $0.1.generatedContent.kind != .null }
    self.init(properties: kept, id: id) { $1 }
  }

  /// Creates content of a list.
  ///
  /// - Parameters:
  ///   - elements: The values.
  ///   - id: The identifier.
  public init<S: Sequence>(elements: S, id: GenerationID? = nil)
  where S.Element == any ConvertibleToGeneratedContent {
    self.init(kind: .array(elements.map(\.generatedContent)), id: id)
  }

  init(elements: some Sequence<some ConvertibleToGeneratedContent>) {
    self.init(kind: .array(elements.map(\.generatedContent)))
  }

  /// Creates content of a value.
  public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }

  /// Creates content of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - id: The identifier.
  public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) {
    self = value.generatedContent
    self.id = id
  }

  /// Creates content of JSON, which may break off: ``isComplete`` tells.
  ///
  /// - Parameter json: The text.
  /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` where the text is not
  ///   JSON.
  public init(json: String) throws {
    var reader = GeneratedContentReader(json)
    self = try reader.content()
    isComplete = !reader.breaksOff
  }

  /// The content as JSON, in one line.
  public var jsonString: String {
    switch kind {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): Self.json(value)
    case .string(let text): Self.json(text)
    case .array(let elements): "[\(elements.map(\.jsonString).joined(separator: ", "))]"
    case .structure(let properties, let keys):
      "{\(keys.map { Self.json($0, properties[$0]) }.joined(separator: ", "))}"
    }
  }

  private static func json(_ key: String, _ value: GeneratedContent?) -> String {
    "\(json(key)): \(value?.jsonString ?? "null")"
  }

  private static func json(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    return Int(exactly: number).map(String.init) ?? "\(number)"
  }

  private static func json(_ text: String) -> String {
    let characters = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case "\0"..<" ": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"\(characters.joined())\""
  }

  /// Returns the content as a value.
  ///
  /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` where it is another.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self
  ) throws -> Value { try Value(self) }

  /// Returns a named value.
  ///
  /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` where it is missing, or
  ///   another.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self, forProperty property: String
  ) throws -> Value {
    guard let value = try self[property] else {
      throw Self.failure("'\(property)' is missing")
    }
    return try Self.at(property) { try Value(value) }
  }

  /// Returns a named value; nil where it is missing, or null.
  ///
  /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` where it is another.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value?.Type = Value?.self, forProperty property: String
  ) throws -> Value? {
    guard let value = try self[property], value.kind != .null else { return nil }
    return try Self.at(property) { try Value(value) }
  }

  private subscript(property: String) -> GeneratedContent? {
    get throws {
      guard case .structure(let properties, _) = kind else {
        throw Self.misfit("an object", self)
      }
      return properties[property]
    }
  }
}

extension GeneratedContent: Equatable, CustomDebugStringConvertible {
  /// Returns a Boolean value that indicates whether the values are equal, whatever their
  /// identifiers.
  public static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }

  /// The content as JSON.
  public var debugDescription: String { jsonString }
}

extension GeneratedContent: Generable {
  /// The description of any value.
  public static var generationSchema: GenerationSchema { GenerationSchema(SchemaNode(.anything)) }

  /// Creates content that is the same.
  public init(_ content: GeneratedContent) { self = content }

  /// The content itself.
  public var generatedContent: GeneratedContent { self }
}

// What macros and values say of content that does not fit.
extension GeneratedContent {
  /// The name of an enumeration's case: a word, or an object's `case`.
  public var _caseName: String {
    get throws {
      if case .string(let name) = kind { return name }
      return try value(String.self, forProperty: "case")
    }
  }

  /// Returns the error of a case that an enumeration does not have.
  public static func _noCase(_ name: String, of type: Any.Type) -> any Error {
    failure("\(type) has no case '\(name)'")
  }

  static func failure(_ words: String) -> LanguageModelSession.GenerationError {
    .decodingFailure(.init(debugDescription: words))
  }

  static func misfit(
    _ wanted: String, _ content: GeneratedContent
  ) -> LanguageModelSession.GenerationError {
    failure("\(wanted) is expected, and not \(content.excerpt)")
  }

  /// Returns what a closure returns, or throws its error with the part's name before it.
  static func at<Value>(_ part: String?, _ read: () throws -> Value) throws -> Value {
    guard let part else { return try read() }
    do {
      return try read()
    } catch LanguageModelSession.GenerationError.decodingFailure(let context) {
      throw failure("\(part): \(context.debugDescription)")
    }
  }

  func number(_ wanted: String) throws -> Double {
    guard case .number(let value) = kind else { throw Self.misfit(wanted, self) }
    return value
  }

  /// The beginning of the JSON, for messages.
  var excerpt: String {
    let text = jsonString
    return text.count > 60 ? text.prefix(60) + "…" : text
  }

  /// Returns the content with identifiers, which tell a part's way through the answer.
  func identified(by name: String) -> GeneratedContent {
    let kind: Kind =
      switch self.kind {
      case .array(let elements):
        .array(elements.enumerated().map { $1.identified(by: "\(name).\($0)") })
      case .structure(let properties, let keys):
        .structure(
          properties: Dictionary(
            uniqueKeysWithValues: properties.map { ($0, $1.identified(by: "\(name).\($0)")) }),
          orderedKeys: keys)
      default: self.kind
      }
    return GeneratedContent(kind: kind, id: id ?? GenerationID(name))
  }
}
