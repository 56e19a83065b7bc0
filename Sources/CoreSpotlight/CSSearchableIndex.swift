import Combine
import Foundation
import Synchronization
import ViewTree

/// The things that a screen has given to be found, and the number of identifiers that were made.
private final class SearchRecord: Sendable {
  struct Content: Sendable {
    var items: [String: [CSSearchableItem]] = [:]
    var count = 0
  }

  private let content: Mutex<Content>

  private init(_ other: SearchRecord?) {
    content = Mutex(other?.change { $0 } ?? Content())
  }

  static var current: SearchRecord { ScreenValues.object { SearchRecord($0) } }

  func change<Result: Sendable>(_ edit: (inout Content) -> Result) -> Result {
    content.withLock { content in edit(&content) }
  }
}

/// Takes what of an app a person would find in Spotlight, in memory and for each screen.
///
/// Nobody searches: what was given is read by ``items`` alone.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let index = CSSearchableIndex(name: "")
  private let name: String

  /// Creates an index of a name, which has what another one of that name has.
  public init(name: String) { self.name = name }

  /// Returns the index without a name.
  open class func `default`() -> CSSearchableIndex { index }

  /// Returns true: a phone has Spotlight.
  open class func isIndexingAvailable() -> Bool { true }

  /// The things that were given and not taken away, in their order.
  public var items: [CSSearchableItem] { SearchRecord.current.change { $0.items[name] ?? [] } }

  static func newIdentifier() -> String {
    SearchRecord.current.change { record in
      record.count += 1
      return "item-\(record.count)"
    }
  }

  private func change(_ edit: (inout [CSSearchableItem]) -> Void) {
    SearchRecord.current.change { edit(&$0.items[name, default: []]) }
  }

  private func add(_ items: [CSSearchableItem]) {
    change { known in
      for item in items {
        let place = known.firstIndex { $0.uniqueIdentifier == item.uniqueIdentifier }
        if let place { known[place] = item } else { known.append(item) }
      }
    }
  }

  /// Returns a Boolean value that indicates whether a group is one of some, or lies in one of them,
  /// as “sea.birds” does in “sea”.
  private static func isGroup(_ group: String?, in groups: [String]) -> Bool {
    guard let group else { return false }
    return groups.contains { group == $0 || group.hasPrefix($0 + ".") }
  }

  private func tell(_ handler: (@Sendable ((any Error)?) -> Void)?) {
    if let handler { DispatchQueue.global().async { handler(nil) } }
  }

  /// Takes things; those of known identifiers in place of what was there.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { add(items) }

  /// Takes things, and calls a closure within the still.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    add(items)
    tell(completionHandler)
  }

  /// Leaves out the things of some identifiers.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    change { $0.removeAll { identifiers.contains($0.uniqueIdentifier) } }
  }

  /// Leaves out the things of some identifiers, and calls a closure within the still.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    change { $0.removeAll { identifiers.contains($0.uniqueIdentifier) } }
    tell(completionHandler)
  }

  /// Leaves out the things of some groups, and of groups that lie in them.
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
    change { $0.removeAll { Self.isGroup($0.domainIdentifier, in: domainIdentifiers) } }
  }

  /// Leaves out the things of some groups, and calls a closure within the still.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    change { $0.removeAll { Self.isGroup($0.domainIdentifier, in: domainIdentifiers) } }
    tell(completionHandler)
  }

  /// Leaves out all things.
  open func deleteAllSearchableItems() async throws { change { $0 = [] } }

  /// Leaves out all things, and calls a closure within the still.
  open func deleteAllSearchableItems(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    change { $0 = [] }
    tell(completionHandler)
  }
}
