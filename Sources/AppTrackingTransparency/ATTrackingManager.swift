// Apple's AppTrackingTransparency brings Foundation with it.
@_exported import Foundation
import Synchronization
import ViewTree

/// The person's answer on a screen.
private final class TrackingRecord: Sendable {
  struct Content: Sendable {
    /// The answer so far.
    var status = ATTrackingManager.AuthorizationStatus.notDetermined
    /// The answer to the question.
    var answer = ATTrackingManager.AuthorizationStatus.denied
  }

  private let content: Mutex<Content>

  private init(_ other: TrackingRecord?) {
    content = Mutex(other?.content.withLock { $0 } ?? Content())
  }

  static var current: TrackingRecord { ScreenValues.object { TrackingRecord($0) } }

  func change<Result: Sendable>(_ edit: (inout Content) -> Result) -> Result {
    content.withLock { edit(&$0) }
  }
}

/// Asks a person whether an app may follow them through others' apps and pages: no, unless
/// ``know(_:)`` tells otherwise.
///
/// What is told where the catalogue is made is on every screen; what a screen tells is its own.
open class ATTrackingManager: NSObject {
  /// An answer of the person.
  public enum AuthorizationStatus: UInt, Sendable {
    /// None yet, a rule against it, no, and yes.
    case notDetermined, restricted, denied, authorized
  }

  /// Tells of the person's answer.
  ///
  ///     ATTrackingManager.know(.authorized)
  ///
  /// - Parameter status: The answer that was given; `notDetermined` for a person who has not been
  ///   asked, and says no then.
  public static func know(_ status: AuthorizationStatus) {
    TrackingRecord.current.change {
      $0 = .init(status: status, answer: status == .notDetermined ? .denied : status)
    }
  }

  /// The person's answer so far.
  open class var trackingAuthorizationStatus: AuthorizationStatus {
    TrackingRecord.current.change { $0.status }
  }

  private static func ask() -> AuthorizationStatus {
    TrackingRecord.current.change {
      $0.status = $0.answer
      return $0.status
    }
  }

  /// Asks the person who has not been asked, and returns the answer.
  @discardableResult
  open class func requestTrackingAuthorization() async -> AuthorizationStatus { ask() }

  /// Asks the person who has not been asked, and calls a closure with the answer at once.
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) { completion(ask()) }
}
