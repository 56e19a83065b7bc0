import Foundation

/// An action of a kind that the system knows.
public protocol SystemIntent: AppIntent {}

/// An action that opens a value in its app.
public protocol OpenIntent: SystemIntent {
  /// The type of the value.
  associatedtype Value: _IntentValue

  /// The value to open.
  var target: Value { get set }
}

extension OpenIntent {
  /// By default, the app is opened; nothing opens it here.
  public static var openAppWhenRun: Bool { true }

  /// Does nothing: no app is opened.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    .result()
  }
}

/// An action that sets a value, such as that of a toggle.
public protocol SetValueIntent: SystemIntent {
  /// The type of the value.
  associatedtype ValueType: _IntentValue

  /// The value to set.
  var value: ValueType { get set }
}

/// An action that deletes entities.
public protocol DeleteIntent: SystemIntent {
  /// The type of the entities.
  associatedtype Entity: AppEntity

  /// The entities to delete.
  var entities: [Entity] { get set }
}

/// An action that shows what is found in its app.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  /// The kinds of what is looked for.
  static var searchScopes: [StringSearchScope] { get }
  /// The words to look for.
  var criteria: StringSearchCriteria { get set }
}

/// A kind of what is looked for.
public enum StringSearchScope: Sendable {
  /// Anything.
  case general
  /// Films.
  case movies
  /// Series.
  case tv
}

/// Words to look for.
public struct StringSearchCriteria: Hashable, Sendable, _IntentValue {
  /// The words.
  public var term: String

  /// Creates words to look for.
  ///
  /// - Parameter term: The words.
  public init(term: String) { self.term = term }
}

/// An action that begins, pauses or ends sounds.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An action that begins sounds.
public protocol AudioStartingIntent: AudioPlaybackIntent {}

/// An action that records sounds.
public protocol AudioRecordingIntent: SystemIntent {}

/// An action that takes pictures from a Lock Screen.
public protocol CameraCaptureIntent: SystemIntent {}

/// An action that begins, changes or ends a Live Activity.
public protocol LiveActivityIntent: SystemIntent {}

/// An action that begins a Live Activity.
public protocol LiveActivityStartingIntent: LiveActivityIntent {}

/// An action that a system's app would rather show itself.
public protocol TargetContentProvidingIntent: AppIntent {}

/// An action that can be taken back.
public protocol UndoableIntent: AppIntent {
  /// The history of what can be taken back.
  var undoManager: UndoManager? { get }
}

extension UndoableIntent {
  /// Returns nil: nobody takes anything back.
  public var undoManager: UndoManager? { nil }
}

/// An action whose result is a view, which nothing shows.
public protocol SnippetIntent: AppIntent {}

extension SnippetIntent {
  /// Does nothing: no such view is shown.
  public static func reload() {}
}

/// An action that replaces one of SiriKit.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of the class that it replaces.
  static var intentClassName: String { get }
}

/// An action that tells how far it is.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// The progress, which nothing shows: a new one each time.
  public var progress: Progress { Progress(totalUnitCount: 1) }
}
