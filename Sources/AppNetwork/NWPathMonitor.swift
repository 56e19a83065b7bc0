import Combine
import Foundation
import Synchronization

/// Watches the device's way to the network, which is a satisfied one by Wi-Fi unless ``know(_:)``
/// says otherwise.
///
///     let monitor = NWPathMonitor()
///     monitor.pathUpdateHandler = { path in isOnline = path.status == .satisfied }
///     monitor.start(queue: .main)
public final class NWPathMonitor: AsyncSequence, @unchecked Sendable {
  /// The type of what is told.
  public typealias Element = NWPath
  private static let known = Mutex(NWPath())
  private let handler = Mutex<(@Sendable (NWPath) -> Void)?>(nil)
  private let home = Mutex<DispatchQueue?>(nil)
  private let excluded: @Sendable (NWPath) -> Bool

  /// Creates a monitor of all ways.
  public init() { excluded = { _ in false } }

  /// Creates a monitor of the ways by one kind of interface.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    excluded = { $0.interface != requiredInterfaceType }
  }

  /// Creates a monitor of the ways but by some kinds of interfaces.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    excluded = { prohibitedInterfaceTypes.contains($0.interface) }
  }

  /// Tells of the device's way, before pictures are drawn.
  ///
  ///     NWPathMonitor.know(NWPath(status: .unsatisfied))
  ///
  /// - Parameter path: The way.
  public static func know(_ path: NWPath) { known.withLock { $0 = path } }

  /// The way.
  public var currentPath: NWPath {
    let path = Self.known.withLock { $0 }
    return excluded(path) ? NWPath(status: .unsatisfied) : path
  }

  /// A closure that receives the way as the monitor starts.
  public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
    get { handler.withLock { $0 } }
    set { handler.withLock { $0 = newValue } }
  }

  /// A closure that is called as the monitor ends.
  public var cancelHandler: (@Sendable () -> Void)? {
    get { nil }
    set {}
  }

  /// The queue on which the monitor was started.
  public var queue: DispatchQueue? { home.withLock { $0 } }

  /// Tells the handler of the way, on a queue.
  public func start(queue: DispatchQueue) {
    home.withLock { $0 = queue }
    let path = currentPath
    queue.async { [self] in pathUpdateHandler?(path) }
  }

  /// Ends the monitor.
  public func cancel() { handler.withLock { $0 = nil } }

  /// Returns an iterator that tells of the way once.
  public func makeAsyncIterator() -> Iterator { Iterator(path: currentPath) }

  /// Tells of a way once.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var path: NWPath?

    /// Returns the way, and then nothing.
    public mutating func next() async -> NWPath? {
      defer { path = nil }
      return path
    }
  }
}
