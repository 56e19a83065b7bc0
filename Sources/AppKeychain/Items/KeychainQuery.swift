import Foundation

/// The question of a call: which items, how many, and what of them.
struct KeychainQuery {
  private let values: [String: Any]

  /// Reads a question; nil for one without a class.
  init?(_ values: [String: Any]) {
    guard values[kSecClass] is String else { return nil }
    self.values = values
  }

  /// The most items that are looked for, one where the question does not say.
  var limit: Int {
    switch values[kSecMatchLimit] {
    case let text as String: text == kSecMatchLimitAll ? .max : 1
    case let number as NSNumber: max(0, number.intValue)
    case let number as Int: max(0, number)
    default: 1
    }
  }

  /// A Boolean value that indicates whether the answer is a list.
  var asksForList: Bool { limit > 1 }

  private func asks(_ key: String) -> Bool { comparable(values[key]) == comparable(true) }

  /// The attributes that items are compared by.
  private var sought: [String: Any] {
    values.filter { key, value in
      let isOfQuestion = ["r_", "m_", "u_", "v_"].contains { key.hasPrefix($0) }
      let isAny = key == kSecAttrSynchronizable && (value as? String) == kSecAttrSynchronizableAny
      let conditions = [
        kSecAttrAccessControl, kSecAttrAccessible, kSecUseDataProtectionKeychain,
      ]
      return !isOfQuestion && !isAny && !conditions.contains(key)
    }
  }

  func matches(_ item: KeychainItem) -> Bool {
    sought.allSatisfy { comparable(item.attributes[$0]) == comparable($1) }
  }

  /// The attributes of an item to add.
  var item: KeychainItem {
    KeychainItem(
      attributes: values.filter { key, _ in
        key == kSecValueData || !["r_", "m_", "u_", "v_"].contains { key.hasPrefix($0) }
      })
  }

  /// Returns what is asked for of an item; nil where nothing is.
  func answer(_ item: KeychainItem) -> NSObject? {
    let data = item.attributes[kSecValueData]
    if asks(kSecReturnAttributes) {
      var attributes = item.attributes
      if !asks(kSecReturnData) { attributes[kSecValueData] = nil }
      return NSDictionary(dictionary: attributes)
    }
    if asks(kSecReturnData) { return (data as? Data).map { NSData(data: $0) } }
    if asks(kSecReturnPersistentRef) || asks(kSecReturnRef) {
      return NSData(data: Data("\(comparable(item.attributes[kSecAttrAccount]))".utf8))
    }
    return nil
  }
}
