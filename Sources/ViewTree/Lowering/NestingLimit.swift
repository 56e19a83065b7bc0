import Foundation

/// A limit to how deep views may be nested.
///
/// Lowering, layout and drawing follow the tree by calls, each of which takes up some of the stack.
/// A body that contains itself would use up any stack; it is ended before, with an error that names
/// it.
struct NestingLimit {
  /// The most named steps from the root: a level of an app's views is one to four.
  private static let depth = 20_000
  /// The stack of a thread where the system sets no limit, or where it sets more than is ever taken
  /// up, in bytes.
  private static let stackBytes: UInt = 1 << 30

  /// The address at which the part of the stack ends that lowering may use; layout and drawing need
  /// space too.
  private let end: UInt

  /// Creates the limit of a pass that begins here: passes may run on different threads.
  init() {
    var limits = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limits)
    end = Self.address - min(UInt(limits.rlim_cur), Self.stackBytes) / 2
  }

  /// A place on the stack.
  private static var address: UInt {
    var here: UInt8 = 0
    return withUnsafePointer(to: &here) { UInt(bitPattern: $0) }
  }

  /// Returns whether a view is nested too deep, or more than half of the stack is used.
  func isExceeded(at depth: Int) -> Bool { depth > Self.depth || Self.address < end }
}

/// An error of views that are nested deeper than any screen is.
public struct NestedTooDeep: Error, CustomStringConvertible {
  /// The path of the view at which it was ended.
  public let path: String

  /// A textual representation.
  public var description: String {
    "The screen is nested too deep at \(path). Look for a body that contains itself."
  }
}
