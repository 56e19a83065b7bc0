/// Something that can be said to the model.
public protocol PromptRepresentable {
  /// The words.
  var promptRepresentation: Prompt { get }
}

/// Something that the model can be told to hold on to.
public protocol InstructionsRepresentable {
  /// The words.
  var instructionsRepresentation: Instructions { get }
}

/// Words that are said to the model.
public struct Prompt: PromptRepresentable, Sendable {
  let text: String

  /// Creates a prompt of words.
  public init(_ content: some PromptRepresentable) { self = content.promptRepresentation }

  /// Creates a prompt of lines.
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }

  init(text: String) { self.text = text }

  /// The prompt itself.
  public var promptRepresentation: Prompt { self }
}

/// Words that the model is told to hold on to.
public struct Instructions: InstructionsRepresentable, Sendable {
  let text: String

  /// Creates instructions of words.
  public init(_ content: some InstructionsRepresentable) {
    self = content.instructionsRepresentation
  }

  /// Creates instructions of lines.
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {
    self = try content()
  }

  init(text: String) { self.text = text }

  /// The instructions themselves.
  public var instructionsRepresentation: Instructions { self }
}

extension String: PromptRepresentable, InstructionsRepresentable {
  /// The words as a prompt.
  public var promptRepresentation: Prompt { Prompt(text: self) }
  /// The words as instructions.
  public var instructionsRepresentation: Instructions { Instructions(text: self) }
}

extension Array: PromptRepresentable where Element: PromptRepresentable {
  /// The elements as lines.
  public var promptRepresentation: Prompt {
    Prompt(text: map(\.promptRepresentation.text).joined(separator: "\n"))
  }
}

extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
  /// The elements as lines.
  public var instructionsRepresentation: Instructions {
    Instructions(text: map(\.instructionsRepresentation.text).joined(separator: "\n"))
  }
}

/// Puts a prompt together, a line for each part.
@resultBuilder public enum PromptBuilder {
  /// Returns a part.
  public static func buildExpression(_ part: some PromptRepresentable) -> Prompt { Prompt(part) }
  /// Returns parts below each other.
  public static func buildBlock(_ parts: Prompt...) -> Prompt { parts.promptRepresentation }
  /// Returns the parts of a loop below each other.
  public static func buildArray(_ parts: [Prompt]) -> Prompt { parts.promptRepresentation }
  /// Returns a part that is there on some systems.
  public static func buildLimitedAvailability(_ part: Prompt) -> Prompt { part }
  /// Returns one of two parts.
  public static func buildEither(first part: Prompt) -> Prompt { part }
  /// Returns one of two parts.
  public static func buildEither(second part: Prompt) -> Prompt { part }
  /// Returns a part, or nothing.
  public static func buildOptional(_ part: Prompt?) -> Prompt { part ?? Prompt(text: "") }
}

/// Puts instructions together, a line for each part.
@resultBuilder public enum InstructionsBuilder {
  /// Returns a part.
  public static func buildExpression(_ part: some InstructionsRepresentable) -> Instructions {
    Instructions(part)
  }
  /// Returns parts below each other.
  public static func buildBlock(_ parts: Instructions...) -> Instructions {
    parts.instructionsRepresentation
  }
  /// Returns the parts of a loop below each other.
  public static func buildArray(_ parts: [Instructions]) -> Instructions {
    parts.instructionsRepresentation
  }
  /// Returns a part that is there on some systems.
  public static func buildLimitedAvailability(_ part: Instructions) -> Instructions { part }
  /// Returns one of two parts.
  public static func buildEither(first part: Instructions) -> Instructions { part }
  /// Returns one of two parts.
  public static func buildEither(second part: Instructions) -> Instructions { part }
  /// Returns a part, or nothing.
  public static func buildOptional(_ part: Instructions?) -> Instructions {
    part ?? Instructions(text: "")
  }
}
