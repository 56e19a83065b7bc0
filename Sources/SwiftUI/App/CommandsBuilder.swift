/// A result builder that makes commands of the statements in a closure.
@resultBuilder
@MainActor @preconcurrency
public struct CommandsBuilder {
  /// Builds no commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Returns the commands as they are.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  /// Builds nothing, since no menu is drawn.
  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> EmptyCommands { EmptyCommands() }
  /// Builds nothing, since no menu is drawn.
  public static func buildIf<Content: Commands>(_ content: Content?) -> OptionalCommands<Content> {
    OptionalCommands()
  }
  /// Builds nothing, since no menu is drawn.
  public static func buildEither<Content: Commands>(first content: Content) -> EmptyCommands {
    EmptyCommands()
  }
  /// Builds nothing, since no menu is drawn.
  public static func buildEither<Content: Commands>(second content: Content) -> EmptyCommands {
    EmptyCommands()
  }
  /// Builds nothing, since no menu is drawn.
  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> EmptyCommands { EmptyCommands() }
}
