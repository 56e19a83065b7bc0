/// The commands of a Mac's menus, or of an iPad's keyboard.
///
///     struct EditorCommands: Commands {
///       var body: some Commands { CommandMenu("Format") { Button("Bold") {} } }
///     }
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the body; Never of commands that are the system's own.
  associatedtype Body: Commands = Never

  /// The commands.
  @CommandsBuilder var body: Body { get }
}

extension Commands where Body == Never {
  /// Stops the program: the system's own commands have no body.
  public var body: Never { fatalError("\(Self.self) has no body: it is the system's own") }
}

extension Never: Commands {}

/// Commands without content.
public struct EmptyCommands: Commands {
  /// Creates no commands.
  public init() {}
}

/// A menu of commands.
///
///     struct NoteCommands: Commands {
///       var body: some Commands {
///         CommandMenu("Note") { Button("Pin") {} }
///       }
///     }
public struct CommandMenu<Content: View>: Commands {
  /// Creates a menu.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// A group of commands at a place of the system's menus.
///
///     WindowGroup { HomeView() }.commands {
///       CommandGroup(after: .newItem) { Button("New from template", action: save) }
///     }
public struct CommandGroup<Content: View>: Commands {
  /// Creates commands in place of the system's.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates commands after the system's.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates commands before the system's.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A placement in the system's menus.
public struct CommandGroupPlacement: Sendable {
  /// The commands about the app.
  public static let appInfo = CommandGroupPlacement()
  /// The commands for the app's settings.
  public static let appSettings = CommandGroupPlacement()
  /// The commands that create documents.
  public static let newItem = CommandGroupPlacement()
  /// The commands that save documents.
  public static let saveItem = CommandGroupPlacement()
  /// The commands of the pasteboard.
  public static let pasteboard = CommandGroupPlacement()
  /// The commands of the sidebar.
  public static let sidebar = CommandGroupPlacement()
  /// The commands of the help menu.
  public static let help = CommandGroupPlacement()
}

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

/// Commands that may be left out.
public struct OptionalCommands<Content: Commands>: Commands {}

/// The standard commands of a sidebar.
///
///     WindowGroup { HomeView() }.commands {
///       SidebarCommands()
///       TextEditingCommands()
///     }
public struct SidebarCommands: Commands {
  /// Creates the commands.
  public init() {}
}

/// The standard commands of a toolbar.
public struct ToolbarCommands: Commands {
  /// Creates the commands.
  public init() {}
}

/// The standard commands of text editing.
public struct TextEditingCommands: Commands {
  /// Creates the commands.
  public init() {}
}

/// The standard commands of text formatting.
public struct TextFormattingCommands: Commands {
  /// Creates the commands.
  public init() {}
}

/// The standard commands of an inspector.
public struct InspectorCommands: Commands {
  /// Creates the commands.
  public init() {}
}
