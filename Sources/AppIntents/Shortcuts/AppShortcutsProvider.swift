/// The shortcuts of an app.
///
///     struct TimerShortcuts: AppShortcutsProvider {
///       static var appShortcuts: [AppShortcut] {
///         AppShortcut(intent: StartTimer(), phrases: ["Start a \(.applicationName)"])
///       }
///     }
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour of their tiles, which nothing shows.
  static var shortcutTileColor: ShortcutTileColor { get }
  /// The phrases for which Siri would not do them.
  static var negativePhrases: [NegativeAppShortcutPhrase] { get }
}

extension AppShortcutsProvider {
  /// By default, tiles are blue.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// By default, there are no such phrases.
  public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }

  /// Does nothing: no system knows of shortcuts.
  public static func updateAppShortcutParameters() {}
}

/// A phrase for which Siri would not do an action.
public struct NegativeAppShortcutPhrase: Sendable, ExpressibleByStringLiteral {
  /// The words.
  public let words: String

  /// Creates a phrase of a literal.
  public init(stringLiteral value: String) { words = value }
}

/// A result builder that lists shortcuts.
@resultBuilder
public struct AppShortcutsBuilder {
  /// Returns a list of a shortcut.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }

  /// Returns the list as it is.
  public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }

  /// Joins lists.
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
    shortcuts.flatMap { $0 }
  }

  /// Returns the shortcuts of a condition, or none.
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] {
    shortcuts ?? []
  }

  /// Returns the shortcuts of one branch.
  public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }

  /// Returns the shortcuts of the other branch.
  public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }

  /// Returns the shortcuts of a system's later releases.
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] {
    shortcuts
  }
}

/// The colour of shortcuts' tiles, which nothing shows.
public enum ShortcutTileColor: Sendable {
  /// A colour of its name.
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink,
    grayBlue, grayGreen, grayBrown
}

/// The modules that have actions of an app.
public protocol AppIntentsPackage {
  /// The modules below it.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// By default, there are none.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
