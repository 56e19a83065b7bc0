import Foundation
import FoundationNetworking

// Closures of Foundation's on Linux are `@Sendable` without `@preconcurrency`: in Swift 5's
// language mode one that a view model of the main actor hands over may not touch the model, which
// on Apple's systems it may. Of a property and a method of one name Swift prefers the property, as
// `Timer.scheduledTimer` shows; calls of other labels are Foundation's.

extension NotificationCenter {
  /// The call that observes notifications by a closure.
  public struct Observing {
    fileprivate let center: NotificationCenter

    /// Observes notifications.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications; nil for any.
    ///   - object: The sender; nil for any.
    ///   - queue: The queue of the closure; nil for the sender's thread.
    ///   - block: A closure that receives each notification.
    /// - Returns: A token, by which the observation is ended.
    @preconcurrency
    @discardableResult
    public func callAsFunction(
      forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
      using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
      // By its whole name it is Foundation's.
      let observe = center.addObserver(forName:object:queue:using:)
      return observe(name, object, queue, block)
    }
  }

  /// The call that observes notifications, as in `NotificationCenter.default.addObserver(forName:
  /// name, object: nil, queue: .main) { _ in }`.
  public var addObserver: Observing { Observing(center: self) }
}

extension URLSession {
  /// The call that makes a task of data with a closure for its end.
  public struct DataTasks {
    fileprivate let session: URLSession

    /// Makes a task that loads an address.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - completionHandler: A closure that receives the data, the answer and an error.
    /// - Returns: The task, which waits to be resumed.
    @preconcurrency
    public func callAsFunction(
      with url: URL,
      completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
      self(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    /// Makes a task that loads a request.
    @preconcurrency
    public func callAsFunction(
      with request: URLRequest,
      completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
      let task:
        (URLRequest, @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void)
          -> URLSessionDataTask = session.dataTask(with:completionHandler:)
      return task(request, completionHandler)
    }
  }

  /// The call that makes a task of data, as in `URLSession.shared.dataTask(with: url) { data, _, _
  /// in }`.
  public var dataTask: DataTasks { DataTasks(session: self) }
}

extension OperationQueue {
  /// The call that adds a closure to a queue.
  public struct Adding {
    fileprivate let queue: OperationQueue

    /// Adds a closure, which the queue runs as an operation of its own, or a host that acts here.
    ///
    /// - Parameter block: The closure.
    @preconcurrency
    public func callAsFunction(_ block: @escaping @Sendable () -> Void) {
      if QueuedOperations.take(queue, block) { return }
      // Of the methods of this name the type tells the one that takes a closure.
      let add: (@escaping @Sendable () -> Void) -> Void = queue.addOperation(_:)
      add(block)
    }

    /// Adds an operation, which a host that acts here runs, unless it waits for others.
    ///
    /// - Parameter operation: The operation.
    public func callAsFunction(_ operation: Operation) {
      let isPlain = operation.isReady && !operation.isAsynchronous
      if isPlain, QueuedOperations.take(queue, { operation.start() }) { return }
      let add: (Operation) -> Void = queue.addOperation(_:)
      add(operation)
    }
  }

  /// The call that adds a closure or an operation, as in `queue.addOperation { }`.
  public var addOperation: Adding { Adding(queue: self) }

  /// The call that waits until a queue's operations are done.
  public struct Finishing {
    fileprivate let queue: OperationQueue

    /// Waits until all operations are done; those that a host has taken over are run at once.
    public func callAsFunction() {
      QueuedOperations.finish(queue)
      let wait: () -> Void = queue.waitUntilAllOperationsAreFinished
      wait()
    }
  }

  /// The call that waits, as in `queue.waitUntilAllOperationsAreFinished()`.
  public var waitUntilAllOperationsAreFinished: Finishing { Finishing(queue: self) }
}
