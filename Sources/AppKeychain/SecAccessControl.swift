import Foundation

/// The conditions on which an item is given away, which nobody meets or fails here.
public final class SecAccessControl: Sendable {
  fileprivate init() {}
}

/// The proof that a person gives.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A face, a finger or the passcode.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
  /// Any face or finger that is known.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
  /// A face or finger that was known as the item was added.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
  /// The passcode.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
  /// Any of the proofs.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// All of the proofs.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  /// A key that can be used and not read.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  /// A password of the app's own.
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns conditions on which an item is given away.
///
/// - Parameters:
///   - allocator: A source of memory.
///   - protection: The time at which the item is given away.
///   - flags: The proof that a person gives.
///   - error: The place of an error, of which there is none.
/// - Returns: The conditions.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFString, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl() }
