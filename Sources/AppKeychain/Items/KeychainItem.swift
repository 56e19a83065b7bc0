import Foundation

/// An item of a keychain: its class, its attributes and its bytes.
struct KeychainItem {
  var attributes: [String: Any]

  /// The attributes by which items of a class differ.
  private static let identity = [
    kSecClassGenericPassword: [
      kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup, kSecAttrSynchronizable,
    ],
    kSecClassInternetPassword: [
      kSecAttrAccount, kSecAttrServer, kSecAttrPort, kSecAttrPath, kSecAttrProtocol,
      kSecAttrSecurityDomain, kSecAttrAuthenticationType, kSecAttrAccessGroup,
      kSecAttrSynchronizable,
    ],
    kSecClassKey: [
      kSecAttrApplicationTag, kSecAttrApplicationLabel, kSecAttrKeyType, kSecAttrKeySizeInBits,
    ],
  ]

  /// The name of the class; nil where it has none.
  var kind: String? { attributes[kSecClass] as? String }

  /// Returns a Boolean value that indicates whether a keychain has room for one of both only.
  func isSame(as other: KeychainItem) -> Bool {
    guard let kind, kind == other.kind else { return false }
    let keys = Self.identity[kind] ?? Array(attributes.keys)
    return keys.allSatisfy { comparable(attributes[$0]) == comparable(other.attributes[$0]) }
  }
}

/// Returns a value of an attribute so that it equals others of its worth: a number is no truth to
/// Swift, and is one to Core Foundation.
///
/// What is not there is as what is false.
func comparable(_ value: Any?) -> AnyHashable {
  switch value {
  case nil: AnyHashable(0.0)
  case let text as String: AnyHashable(text)
  case let data as Data: AnyHashable(data)
  case let truth as Bool: AnyHashable(truth ? 1.0 : 0.0)
  case let number as NSNumber: AnyHashable(number.doubleValue)
  case let number as any BinaryInteger: AnyHashable(Double(number))
  case let value as AnyHashable: value
  default: AnyHashable("\(String(describing: value))")
  }
}
