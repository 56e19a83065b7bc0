// Foundation on Linux sorts by what Swift can compare alone; Boolean values are none of it.
extension SortDescriptor {
  /// Creates a descriptor that sorts by a Boolean value, false before true.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - order: The direction.
  public init(_ keyPath: KeyPath<Compared, Bool>, order: SortOrder = .forward) {
    self.init(Self.sendable(keyPath.appending(path: \.rank)), order: order)
  }

  /// Creates a descriptor that sorts by a Boolean value, nil before false.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - order: The direction.
  public init(_ keyPath: KeyPath<Compared, Bool?>, order: SortOrder = .forward) {
    self.init(Self.sendable(keyPath.appending(path: \.rank)), order: order)
  }

  /// Creates a descriptor that sorts by a UUID, as text.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - order: The direction.
  public init(_ keyPath: KeyPath<Compared, UUID?>, order: SortOrder = .forward) {
    self.init(Self.sendable(keyPath.appending(path: \.rank)), order: order)
  }

  /// A path says nothing of being safe to send; this one leads from a value to a number or a text.
  private static func sendable<Value>(
    _ path: KeyPath<Compared, Value>
  ) -> KeyPath<Compared, Value> & Sendable {
    unsafeBitCast(path, to: (KeyPath<Compared, Value> & Sendable).self)
  }
}

extension Bool {
  fileprivate var rank: Int { self ? 1 : 0 }
}

extension Bool? {
  fileprivate var rank: Int { map { $0 ? 1 : 0 } ?? -1 }
}

extension UUID? {
  fileprivate var rank: String { self?.uuidString ?? "" }
}

/// A comparison of texts that Foundation on Linux lacks among its own.
public struct StandardTextOrder: Sendable {
  /// Sorts texts as a person would: without regard to capitals and accents, numbers by their size.
  public static let localizedStandard = StandardTextOrder()
  /// Sorts texts as a person would: without regard to capitals and accents, numbers by their size.
  public static let localized = StandardTextOrder()
}

/// A text in the order of a person's.
private struct StandardText: Comparable {
  let text: String

  static func < (first: StandardText, second: StandardText) -> Bool {
    compare(first, second) == .orderedAscending
  }

  static func == (first: StandardText, second: StandardText) -> Bool {
    compare(first, second) == .orderedSame
  }

  private static func compare(_ first: StandardText, _ second: StandardText) -> ComparisonResult {
    first.text.compare(
      second.text, options: [.caseInsensitive, .diacriticInsensitive, .numeric])
  }
}

extension String {
  fileprivate var standard: StandardText { StandardText(text: self) }
}

extension String? {
  fileprivate var standard: StandardText { StandardText(text: self ?? "") }
}

extension SortDescriptor {
  /// Creates a descriptor that sorts by a text as a person would.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - comparator: The comparison.
  ///   - order: The direction.
  public init(
    _ keyPath: KeyPath<Compared, String>, comparator: StandardTextOrder,
    order: SortOrder = .forward
  ) { self.init(Self.sendable(keyPath.appending(path: \.standard)), order: order) }

  /// Creates a descriptor that sorts by a text as a person would, nil before all others.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - comparator: The comparison.
  ///   - order: The direction.
  public init(
    _ keyPath: KeyPath<Compared, String?>, comparator: StandardTextOrder,
    order: SortOrder = .forward
  ) { self.init(Self.sendable(keyPath.appending(path: \.standard)), order: order) }
}
