// Apple's BackgroundTasks brings Foundation with it.
@_exported import Foundation

/// A plan of work.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// The date before which the work does not begin; nil for any.
  open var earliestBeginDate: Date?

  /// Creates a plan.
  public init(identifier: String) { self.identifier = identifier }
}

/// A plan of fetching what is new.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {}

/// A plan of longer work.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// A Boolean value that indicates whether the work needs a network.
  open var requiresNetworkConnectivity = false
  /// A Boolean value that indicates whether the work needs a charger.
  open var requiresExternalPower = false
}

/// Work that has begun; in a still none does.
open class BGTask: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// A closure that is called as the time is over.
  open var expirationHandler: (() -> Void)?

  init(identifier: String) { self.identifier = identifier }

  /// Ends the work.
  open func setTaskCompleted(success: Bool) {}
}

/// The fetching of what is new; in a still none begins.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// Longer work; in a still none begins.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
