import Foundation

/// An error of an action.
public enum AppIntentError {
  /// A request of an action to a person, who is not there to answer.
  public struct Unanswered: LocalizedError, CustomStringConvertible, Sendable {
    /// The request.
    public let request: String
    /// The name of the action's type, or of its parameter.
    public let asker: String

    init(request: String, of asker: String) { (self.request, self.asker) = (request, asker) }

    /// The error in words.
    public var description: String {
      "\(asker) asks \(request), and nobody answers while pictures are made: give it its values "
        + "before it is performed, or leave it out of the flow."
    }
    /// The error in words.
    public var errorDescription: String? { description }
  }

  /// A request to perform the action anew, with what has been found out since; nobody performs it.
  public struct Restart: Error, Sendable {}

  /// The error by which an action asks to be performed anew.
  public static let restartPerform = Restart()

  /// An error that an action cannot mend by itself.
  public enum Unrecoverable: Error, Sendable {
    /// An entity is not there.
    case entityNotFound
    /// The app lacks a feature.
    case featureCurrentlyRestricted
    /// Something unknown has gone wrong.
    case unknown
  }

  /// An error that a person must do something about.
  public enum UserActionRequired: Error, Sendable {
    /// An account must be set up.
    case accountSetup
    /// Something must be confirmed.
    case confirmation
    /// The app must be signed in to.
    case signin
  }

  /// An error of a permission that was not given.
  public enum PermissionRequired: Error, Sendable {
    /// The calendar's.
    case calendar
    /// The camera's.
    case camera
    /// The place's.
    case location
    /// The microphone's.
    case microphone
    /// The photos'.
    case photos
  }
}
