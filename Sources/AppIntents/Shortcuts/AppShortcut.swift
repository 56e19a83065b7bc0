/// An action with the phrases by which a person asks Siri for it; nobody asks.
public struct AppShortcut: Sendable {
  /// The phrases, in which the app's name stands as `${applicationName}`.
  public let phrases: [String]
  /// The name of the shortcut.
  public let shortTitle: LocalizedStringResource?
  /// The name of the symbol.
  public let systemImageName: String?
  /// The name of the action's type.
  public let intentIdentifier: String

  /// Creates a shortcut.
  ///
  ///     AppShortcut(
  ///       intent: StartTimer(), phrases: ["Start a \(.applicationName)"],
  ///       shortTitle: "Start", systemImageName: "timer")
  ///
  /// - Parameters:
  ///   - intent: The action.
  ///   - phrases: The phrases.
  ///   - shortTitle: The name of the shortcut.
  ///   - systemImageName: The name of the symbol.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil
  ) {
    self.phrases = phrases.map(\.words)
    (self.shortTitle, self.systemImageName) = (shortTitle, systemImageName)
    intentIdentifier = Intent.persistentIdentifier
  }
}

/// A phrase by which a person asks Siri for an action.
public struct AppShortcutPhrase<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation {
  /// Words, the app's name and parameters as they are added.
  public struct StringInterpolation: StringInterpolationProtocol {
    var words = ""

    /// Creates an empty one.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { words += literal }

    /// Adds the app's name.
    ///
    /// - Parameter token: The name's place.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      words += "${applicationName}"
    }

    /// Adds a parameter.
    ///
    /// - Parameter keyPath: The way to the parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) { words += "${parameter}" }
  }

  /// The words, in which the app's name stands as `${applicationName}`.
  public let words: String

  /// Creates a phrase of a literal.
  public init(stringLiteral value: String) { words = value }

  /// Creates a phrase of a literal with the app's name or parameters within it.
  public init(stringInterpolation: StringInterpolation) { words = stringInterpolation.words }
}

/// A place of a phrase that the system fills.
public enum AppShortcutPhraseToken: Sendable {
  /// The app's name.
  case applicationName
}
