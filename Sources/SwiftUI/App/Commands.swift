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
