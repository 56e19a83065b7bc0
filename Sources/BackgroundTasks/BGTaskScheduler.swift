import Foundation
import Synchronization

/// Plans work for while the app is not shown, which a still never comes to.
public final class BGTaskScheduler: NSObject, Sendable {
  /// The scheduler.
  public static let shared = BGTaskScheduler()
  private let requests = Mutex<[BGTaskRequest]>([])

  private override init() { super.init() }

  /// An error of the plan; here there is none.
  public struct Error: Swift.Error, Equatable, Sendable {
    /// A reason.
    public enum Code: Int, Sendable {
      /// There is no such work, there is too much, or it may not be.
      case unavailable = 1, tooManyPendingTaskRequests, notPermitted
    }

    /// The reason.
    public let code: Code

    /// There is no work of this kind.
    public static let unavailable = Code.unavailable
    /// There is too much work.
    public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
    /// The app may not work.
    public static let notPermitted = Code.notPermitted
  }

  /// Takes a closure for work of an identifier, which it does not call.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - queue: The queue on which the work would run.
  ///   - launchHandler: The work.
  /// - Returns: True.
  @discardableResult
  public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping @Sendable (BGTask) -> Void
  ) -> Bool { true }

  /// Plans work, in the place of other work of its identifier.
  public func submit(_ taskRequest: BGTaskRequest) throws {
    requests.withLock { requests in
      requests.removeAll { $0.identifier == taskRequest.identifier }
      requests.append(taskRequest)
    }
  }

  /// Gives up work of an identifier.
  public func cancel(taskRequestWithIdentifier identifier: String) {
    requests.withLock { $0.removeAll { $0.identifier == identifier } }
  }

  /// Gives up all work.
  public func cancelAllTaskRequests() { requests.withLock { $0 = [] } }

  /// Returns the work that is planned.
  public func pendingTaskRequests() async -> [BGTaskRequest] { requests.withLock { $0 } }

  /// Calls a closure at once with the work that is planned.
  public func getPendingTaskRequests(
    completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void
  ) { completionHandler(requests.withLock { $0 }) }
}
