/// An error of keys, sizes and data that does not belong to its key.
public enum CryptoKitError: Error, Equatable {
  /// A key of a size that the cipher does not have.
  case incorrectKeySize
  /// A parameter of a size that the cipher does not have.
  case incorrectParameterSize
  /// Data that was changed, or is of another key.
  case authenticationFailure
  /// An error of libcrypto, by its number.
  case underlyingCoreCryptoError(error: Int32)
  /// A key that cannot be unwrapped.
  case unwrapFailure
  /// A parameter that is none.
  case invalidParameter
}
