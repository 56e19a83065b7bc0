import ViewTree

/// A source of random bytes.
public final class SecRandomRef: Sendable {
  fileprivate init() {}
}

/// The usual source.
public let kSecRandomDefault: SecRandomRef? = SecRandomRef()

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes bytes that are the same each time that a screen is made.
///
/// - Parameters:
///   - rnd: The source.
///   - count: The number of bytes.
///   - bytes: Their place.
/// - Returns: `errSecSuccess`.
@discardableResult
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  let made = ScreenRandom.bytes(count)
  made.withUnsafeBytes { source in
    if let start = source.baseAddress { bytes.copyMemory(from: start, byteCount: made.count) }
  }
  return errSecSuccess
}
