/// Something of an app's that a model can call for its answer.
///
/// A model whose answers are told calls none; an app's own code, or its tests, may.
///
///     struct FindHarbour: Tool {
///       let name = "findHarbour"
///       let description = "Finds the harbour next to a town"
///
///       @Generable struct Arguments {
///         @Guide(description: "The town") var town: String
///       }
///
///       func call(arguments: Arguments) async throws -> String { "Old Harbour" }
///     }
public protocol Tool<Arguments, Output>: Sendable {
  /// The type of what the tool returns.
  associatedtype Output: PromptRepresentable

  /// The type of what the tool is called with.
  associatedtype Arguments: ConvertibleFromGeneratedContent

  /// The name by which the model calls the tool.
  var name: String { get }

  /// The tool's use in words.
  var description: String { get }

  /// The description of the arguments.
  var parameters: GenerationSchema { get }

  /// A Boolean value that indicates whether the model is told the arguments' description.
  var includesSchemaInInstructions: Bool { get }

  /// Does the tool's work.
  @concurrent func call(arguments: Arguments) async throws -> Output
}

extension Tool {
  /// The name of the tool's type.
  public var name: String { String(describing: Self.self) }

  /// A Boolean value that indicates that the model is told the arguments' description.
  public var includesSchemaInInstructions: Bool { true }
}

extension Tool where Arguments: Generable {
  /// The description of the arguments' type.
  public var parameters: GenerationSchema { Arguments.generationSchema }
}
