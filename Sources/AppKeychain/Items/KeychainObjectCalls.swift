import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds an item to the keychain of the screen that is being made.
@discardableResult
public func SecItemAdd(
  _ attributes: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { SecItemAdd(values(attributes), result) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Looks for items of the keychain.
@discardableResult
public func SecItemCopyMatching(
  _ query: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { SecItemCopyMatching(values(query), result) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Changes items of the keychain.
@discardableResult
public func SecItemUpdate(
  _ query: NSDictionary, _ attributesToUpdate: NSDictionary
) -> OSStatus { SecItemUpdate(values(query), values(attributesToUpdate)) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Removes items from the keychain.
@discardableResult
public func SecItemDelete(_ query: NSDictionary) -> OSStatus { SecItemDelete(values(query)) }

/// Returns the values of an object's keys that are texts.
private func values(_ object: NSDictionary) -> [String: Any] {
  var values: [String: Any] = [:]
  for (key, value) in object {
    if let key = key as? String { values[key] = value }
  }
  return values
}
