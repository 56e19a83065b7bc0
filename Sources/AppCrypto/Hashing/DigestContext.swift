import CCrypto

/// A digest of libcrypto's that is being computed.
final class DigestContext {
  private let context: OpaquePointer?
  private let size: Int

  /// Begins a digest of one of libcrypto's kinds.
  init(_ kind: OpaquePointer?) {
    context = EVP_MD_CTX_new()
    size = Int(EVP_MD_get_size(kind))
    EVP_DigestInit_ex(context, kind, nil)
  }

  private init(copying other: DigestContext) {
    context = EVP_MD_CTX_new()
    size = other.size
    EVP_MD_CTX_copy_ex(context, other.context)
  }

  deinit { EVP_MD_CTX_free(context) }

  /// Returns a digest that goes on from here by itself.
  func copy() -> DigestContext { DigestContext(copying: self) }

  func update(_ bytes: UnsafeRawBufferPointer) {
    EVP_DigestUpdate(context, bytes.baseAddress, bytes.count)
  }

  /// Returns the digest of all bytes so far; the context ends with it.
  func finish() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: size)
    EVP_DigestFinal_ex(context, &bytes, nil)
    return bytes
  }
}

/// A digest that is being computed, by value.
struct RunningDigest: @unchecked Sendable {
  private var context: DigestContext

  init(_ kind: OpaquePointer?) { context = DigestContext(kind) }

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    if !isKnownUniquelyReferenced(&context) { context = context.copy() }
    context.update(bytes)
  }

  /// Returns the digest of all bytes so far, which may go on.
  func finish() -> [UInt8] { context.copy().finish() }
}
