/// An app's entry: the scenes that it shows.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  /// The scenes.
  @SceneBuilder var body: Self.Body { get }

  /// Creates the app.
  init()
}

extension App {
  /// Says how the app's screens become pictures: an app of views alone runs on no Linux.
  public static func main() {
    print(
      """
      \(Self.self) is an app for Apple's systems. Here its views become pictures: list them in a \
      catalogue of screens and run the package's snapshot command, for example

          swift run snapshot render --screen <name> -o out

      """)
  }
}

/// A part of an app that the system shows in windows.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  /// The scenes that this one is made of.
  @SceneBuilder var body: Self.Body { get }
}

extension Never: Scene {}

/// A scene of the system's own.
@MainActor @preconcurrency
public protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  public var body: Never { fatalError("\(Self.self) is a scene of the system's own") }
}

/// Windows of one kind.
public struct WindowGroup<Content: View>: PrimitiveScene {
  /// What each window shows.
  public let content: Content

  /// Creates windows with a content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates windows with a content, known by an id.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates windows with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates windows with a title, known by an id.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// The settings window of a Mac.
public struct Settings<Content: View>: PrimitiveScene {
  public let content: Content

  /// Creates settings.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Scenes beside each other.
public struct TupleScene<each Content: Scene>: PrimitiveScene {
  let content: (repeat each Content)
}

/// Makes one scene of the statements in a closure.
@resultBuilder
@MainActor @preconcurrency
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> TupleScene<repeat each Content> { TupleScene(content: (repeat each content)) }
}

extension Scene {
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { self }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene { self }
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { self }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    self
  }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

/// Menu commands of a Mac or an iPad's keyboard.
@MainActor @preconcurrency
public protocol Commands {}

/// No commands.
public struct EmptyCommands: Commands {
  /// Creates no commands.
  public init() {}
}

/// A menu of commands.
public struct CommandMenu<Content: View>: Commands {
  /// Creates a menu.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// Commands at a place of the system's menus.
public struct CommandGroup<Content: View>: Commands {
  /// Creates commands in place of the system's.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates commands after the system's.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates commands before the system's.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A place in the system's menus.
public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
}

/// Makes commands of the statements in a closure.
@resultBuilder
@MainActor @preconcurrency
public struct CommandsBuilder {
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> EmptyCommands { EmptyCommands() }
}
