import Dispatch
import Foundation

// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the label of a queue, or of the one that the caller runs on.
///
///     let name = String(cString: __dispatch_queue_get_label(nil))
///     assert(name == DispatchQueue.main.label)
///
/// - Parameter queue: The queue; nil for the caller's, of which the main thread's alone is known.
/// - Returns: The label, which stays; an empty one where the queue is not known.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
  let own = Thread.isMainThread ? DispatchQueue.main.label : ""
  return QueueLabels.shared.pointer(to: queue?.label ?? own)
}

/// The labels that were asked for, each at its place for good.
private final class QueueLabels: @unchecked Sendable {
  static let shared = QueueLabels()
  private let lock = NSLock()
  private var pointers: [String: UnsafePointer<CChar>] = [:]

  func pointer(to label: String) -> UnsafePointer<CChar> {
    lock.lock()
    defer { lock.unlock() }
    if let known = pointers[label] { return known }
    let bytes = Array(label.utf8CString)
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    copy.initialize(from: bytes, count: bytes.count)
    pointers[label] = UnsafePointer(copy)
    return UnsafePointer(copy)
  }
}
