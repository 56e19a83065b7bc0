import Foundation
import Synchronization
import ViewTree

/// The items of a screen, in memory.
///
/// Those that are added before pictures are drawn are there on each screen.
final class Keychain: Sendable {
  private struct Content: @unchecked Sendable { var items: [KeychainItem] = [] }

  private let content: Mutex<Content>

  private init(_ other: Keychain?) {
    content = Mutex(other?.content.withLock { $0 } ?? Content())
  }

  static var current: Keychain { ScreenValues.object { Keychain($0) } }

  /// Adds an item that none is like.
  func add(_ item: KeychainItem) -> OSStatus {
    content.withLock { content in
      guard !content.items.contains(where: { $0.isSame(as: item) }) else {
        return errSecDuplicateItem
      }
      content.items.append(item)
      return errSecSuccess
    }
  }

  /// Returns the items that a query asks for.
  func items(matching query: KeychainQuery) -> [KeychainItem] {
    Array(content.withLock { $0.items }.filter(query.matches).prefix(query.limit))
  }

  /// Changes the items that a query asks for.
  func update(_ query: KeychainQuery, with attributes: [String: Any]) -> OSStatus {
    content.withLock { content in
      let found = content.items.indices.filter { query.matches(content.items[$0]) }
      guard !found.isEmpty else { return errSecItemNotFound }
      for index in found { content.items[index].attributes.merge(attributes) { $1 } }
      return errSecSuccess
    }
  }

  /// Removes the items that a query asks for.
  func remove(_ query: KeychainQuery) -> OSStatus {
    content.withLock { content in
      let count = content.items.count
      content.items.removeAll(where: query.matches)
      return content.items.count == count ? errSecItemNotFound : errSecSuccess
    }
  }
}
