/// A type that is made of a model's answer.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
  /// Creates a value of an answer.
  ///
  /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` where the answer does
  ///   not fit.
  init(_ content: GeneratedContent) throws
}

/// A type that can be written as a model would answer it.
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
  /// The value as an answer.
  var generatedContent: GeneratedContent { get }
}

extension ConvertibleToGeneratedContent {
  /// The value as a prompt: its JSON.
  public var promptRepresentation: Prompt { Prompt(text: generatedContent.jsonString) }

  /// The value as instructions: its JSON.
  public var instructionsRepresentation: Instructions {
    Instructions(text: generatedContent.jsonString)
  }
}

/// A type of values that a model can answer with.
///
/// ``Generable(description:)`` makes all of it:
///
///     @Generable(description: "Something to cook")
///     struct Recipe {
///       @Guide(description: "A short name")
///       var name: String
///       @Guide(description: "Minutes it takes", .range(5...90))
///       var minutes: Int
///       @Guide(.count(3))
///       var steps: [String]
///     }
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  /// A value of which only a part has arrived.
  associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self

  /// The description of the type's values.
  static var generationSchema: GenerationSchema { get }

  /// Returns the value as one that has arrived as a whole.
  func asPartiallyGenerated() -> PartiallyGenerated
}

extension Generable {
  /// Returns the value as one that has arrived as a whole, made of the answer that it would be.
  ///
  /// A type that writes ``PartiallyGenerated`` itself and does not read its own answer into it ends
  /// the program.
  public func asPartiallyGenerated() -> PartiallyGenerated {
    do { return try PartiallyGenerated(generatedContent) } catch {
      fatalError("\(Self.self).PartiallyGenerated does not read \(Self.self)'s answer: \(error)")
    }
  }
}

extension Generable where PartiallyGenerated == Self {
  /// Returns the value itself, of which no part can be missing.
  public func asPartiallyGenerated() -> Self { self }
}

/// Makes a structure or an enumeration a type of values that a model can answer with.
///
/// A structure's stored properties need written types. An enumeration's case is a word, and where a
/// case has values an object: `{"case": "circle", "radius": 3}`, in which one value without a label
/// is called `value`, and several `_0`, `_1`.
///
/// - Parameter description: The type in words.
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: arbitrary)
public macro Generable(description: String? = nil) =
  #externalMacro(module: "SwiftUIMacros", type: "GenerableMacro")

/// Makes a structure or an enumeration a type of values that a model can answer with.
///
/// - Parameters:
///   - description: The type in words.
///   - representNilExplicitlyInGeneratedContent: A Boolean value that indicates whether a property
///     that is nil is written as null; otherwise it is left out.
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: arbitrary)
public macro Generable(
  description: String? = nil, representNilExplicitlyInGeneratedContent: Bool
) = #externalMacro(module: "SwiftUIMacros", type: "GenerableMacro")

/// Describes a property of a type that a model answers with.
///
/// - Parameter description: The property in words.
@attached(peer)
public macro Guide(description: String) =
  #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")

/// Describes a property of a type that a model answers with, and says which values it may have.
///
///     @Guide(description: "Stars", .range(1...5)) var rating: Int
///
/// - Parameters:
///   - description: The property in words.
///   - guides: The rules of its values.
@attached(peer)
public macro Guide<T>(description: String? = nil, _ guides: GenerationGuide<T>...) =
  #externalMacro(module: "SwiftUIMacros", type: "NothingMacro") where T: Generable

/// Describes a property of a type that a model answers with, and says how its text is made.
///
///     @Guide(description: "A colour", /#[0-9a-f]{6}/) var colour: String
///
/// - Parameters:
///   - description: The property in words.
///   - guides: The pattern that the whole text follows.
@attached(peer)
public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
  #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")
