import Foundation

extension Bool: Generable {
  /// The description of truth values.
  public static var generationSchema: GenerationSchema { GenerationSchema(SchemaNode(.boolean)) }

  /// Creates a value of true or false.
  public init(_ content: GeneratedContent) throws {
    guard case .bool(let value) = content.kind else {
      throw GeneratedContent.misfit("true or false", content)
    }
    self = value
  }

  /// The value as an answer.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
}

extension String: Generable {
  /// The description of texts.
  public static var generationSchema: GenerationSchema { GenerationSchema(SchemaNode(.string)) }

  /// Creates a value of a text.
  public init(_ content: GeneratedContent) throws {
    guard case .string(let value) = content.kind else {
      throw GeneratedContent.misfit("a text", content)
    }
    self = value
  }

  /// The text as an answer.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
}

extension Int: Generable {
  /// The description of whole numbers.
  public static var generationSchema: GenerationSchema { GenerationSchema(SchemaNode(.integer)) }

  /// Creates a value of a whole number.
  public init(_ content: GeneratedContent) throws {
    guard let value = try Int(exactly: content.number("a whole number")) else {
      throw GeneratedContent.misfit("a whole number", content)
    }
    self = value
  }

  /// The number as an answer.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}

extension Double: Generable {
  /// The description of numbers.
  public static var generationSchema: GenerationSchema { GenerationSchema(SchemaNode(.number)) }

  /// Creates a value of a number.
  public init(_ content: GeneratedContent) throws { self = try content.number("a number") }

  /// The number as an answer.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
}

extension Float: Generable {
  /// The description of numbers.
  public static var generationSchema: GenerationSchema { GenerationSchema(SchemaNode(.number)) }

  /// Creates a value of a number.
  public init(_ content: GeneratedContent) throws {
    self = Float(try content.number("a number"))
  }

  /// The number as an answer.
  public var generatedContent: GeneratedContent {
    // By its digits, since 0.1 is another number as a Double.
    GeneratedContent(kind: .number(Double(description) ?? Double(self)))
  }
}

extension Decimal: Generable {
  /// The description of numbers.
  public static var generationSchema: GenerationSchema { GenerationSchema(SchemaNode(.number)) }

  /// Creates a value of a number, by its digits.
  public init(_ content: GeneratedContent) throws {
    let number = try content.number("a number")
    guard let value = Decimal(string: "\(number)") else {
      throw GeneratedContent.misfit("a number", content)
    }
    self = value
  }

  /// The number as an answer.
  public var generatedContent: GeneratedContent {
    GeneratedContent(kind: .number(NSDecimalNumber(decimal: self).doubleValue))
  }
}

extension Never: Generable {
  /// The description of no value.
  public static var generationSchema: GenerationSchema {
    GenerationSchema(SchemaNode(.choice([])))
  }

  /// Creates nothing, which no answer fits.
  public init(_ content: GeneratedContent) throws {
    throw GeneratedContent.misfit("nothing", content)
  }

  /// No answer, as there is no value.
  public var generatedContent: GeneratedContent { switch self {} }

  /// No prompt, as there is no value.
  public var promptRepresentation: Prompt { switch self {} }

  /// No instructions, as there is no value.
  public var instructionsRepresentation: Instructions { switch self {} }
}

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
  /// Creates values of a list.
  public init(_ content: GeneratedContent) throws {
    guard case .array(let elements) = content.kind else {
      throw GeneratedContent.misfit("a list", content)
    }
    self = try elements.enumerated().map { index, element in
      try GeneratedContent.at("[\(index)]") { try Element(element) }
    }
  }
}

extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
  /// The values as an answer.
  public var generatedContent: GeneratedContent { GeneratedContent(elements: self) }
}

extension Array: Generable where Element: Generable {
  /// The values of which only a part has arrived.
  public typealias PartiallyGenerated = [Element.PartiallyGenerated]

  /// The description of lists of such values.
  public static var generationSchema: GenerationSchema {
    GenerationSchema(SchemaNode(.array(SchemaNode(.type(Element.self)))))
  }

  /// Returns the values as ones that have arrived as a whole.
  public func asPartiallyGenerated() -> [Element.PartiallyGenerated] {
    map { $0.asPartiallyGenerated() }
  }
}

extension Optional where Wrapped: Generable {
  /// The value of which only a part has arrived.
  public typealias PartiallyGenerated = Wrapped.PartiallyGenerated

  /// Returns the value as one that has arrived as a whole, or nil.
  public func asPartiallyGenerated() -> Wrapped.PartiallyGenerated? {
    map { $0.asPartiallyGenerated() }
  }
}

extension Optional: ConvertibleToGeneratedContent, PromptRepresentable, InstructionsRepresentable
where Wrapped: ConvertibleToGeneratedContent {
  /// The value as an answer, or null.
  public var generatedContent: GeneratedContent {
    self?.generatedContent ?? GeneratedContent(kind: .null)
  }
}
