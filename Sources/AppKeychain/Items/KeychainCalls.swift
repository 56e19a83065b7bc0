import Foundation

// The names are Apple's.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds an item to the keychain of the screen that is being made.
///
///     let item: [String: Any] = [
///       kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "harbour",
///       kSecValueData as String: Data("lighthouse".utf8),
///     ]
///     let status = SecItemAdd(item as CFDictionary, nil)
///
/// An item that is added where a catalogue is made is there on each screen.
///
/// - Parameters:
///   - attributes: The class, the attributes and the bytes.
///   - result: The place of what the attributes ask for; nil for none.
/// - Returns: `errSecSuccess`, `errSecDuplicateItem`, or `errSecParam` without a class.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  guard let query = KeychainQuery(attributes) else { return errSecParam }
  let status = Keychain.current.add(query.item)
  if status == errSecSuccess { result?.pointee = query.answer(query.item) }
  return status
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Looks for items of the keychain.
///
/// - Parameters:
///   - query: The class and the attributes, and what is asked for.
///   - result: The place of the answer: bytes, attributes, or a list of them; nil for none.
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, or `errSecParam` without a class.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  guard let query = KeychainQuery(query) else { return errSecParam }
  let items = Keychain.current.items(matching: query)
  guard let first = items.first else { return errSecItemNotFound }
  result?.pointee =
    query.asksForList ? NSArray(array: items.compactMap(query.answer)) : query.answer(first)
  return errSecSuccess
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Changes items of the keychain.
///
/// - Parameters:
///   - query: The class and the attributes of the items.
///   - attributesToUpdate: The attributes and the bytes that they get.
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, or `errSecParam` without a class.
@discardableResult
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus {
  guard let query = KeychainQuery(query) else { return errSecParam }
  return Keychain.current.update(query, with: attributesToUpdate)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Removes items from the keychain.
///
/// - Parameter query: The class and the attributes of the items.
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, or `errSecParam` without a class.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  guard let query = KeychainQuery(query) else { return errSecParam }
  return Keychain.current.remove(query)
}
