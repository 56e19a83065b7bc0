/// A provider of the values that a person may choose from; nobody asks for them.
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
  /// The type of the values together.
  associatedtype Result: ResultsCollection
  /// The type of the value where nobody has chosen one.
  associatedtype DefaultValue: _IntentValue = Result.ResultType

  /// Returns the values.
  func results() async throws -> Result

  /// Returns the value where nobody has chosen one.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// By default, there is no such value.
  public func defaultResult() async -> DefaultValue? { nil }
}

/// Values that a person may choose from.
public protocol ResultsCollection {
  /// The type of a value.
  associatedtype ResultType: _IntentValue
}

extension Array: ResultsCollection where Element: _IntentValue {
  /// The type of a value.
  public typealias ResultType = Element
}

/// Values in sections.
public struct IntentItemCollection<Item: _IntentValue & Sendable>: ResultsCollection {
  /// The type of a value.
  public typealias ResultType = Item

  /// The sections.
  public let sections: [IntentItemSection<Item>]
  /// The words above all sections, where values are chosen.
  public let promptLabel: LocalizedStringResource?

  /// Creates a collection of sections.
  ///
  /// - Parameters:
  ///   - promptLabel: The words above all sections.
  ///   - usesIndexedCollation: A Boolean value that indicates whether there is an index of letters.
  ///   - sections: The sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Item>]
  ) { (self.promptLabel, self.sections) = (promptLabel, sections) }

  /// Creates a collection of values.
  ///
  /// - Parameters:
  ///   - promptLabel: The words above the values.
  ///   - usesIndexedCollation: A Boolean value that indicates whether there is an index of letters.
  ///   - items: The values.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Item]
  ) { self.init(promptLabel: promptLabel, sections: [IntentItemSection(items: items)]) }
}

/// Values under a title.
public struct IntentItemSection<Item: _IntentValue & Sendable>: Sendable {
  /// The title; nil for none.
  public let title: LocalizedStringResource?
  /// The values.
  public let items: [IntentItem<Item>]

  /// Creates a section of values.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - items: The values.
  public init(_ title: LocalizedStringResource? = nil, items: [Item]) {
    (self.title, self.items) = (title, items.map { IntentItem($0) })
  }

  /// Creates a section of values with words of their own.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - items: The values.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Item>]) {
    (self.title, self.items) = (title, items)
  }
}

/// A value with words of its own.
public struct IntentItem<Item: _IntentValue & Sendable>: Sendable {
  /// The value.
  public let value: Item
  /// The words; nil for the value's own.
  public let title: LocalizedStringResource?
  /// The smaller words.
  public let subtitle: LocalizedStringResource?
  /// The picture.
  public let image: DisplayRepresentation.Image?

  /// Creates a value with words of its own.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - title: The words; nil for the value's own.
  ///   - subtitle: The smaller words.
  ///   - image: The picture.
  public init(
    _ value: Item, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) { (self.value, self.title, self.subtitle, self.image) = (value, title, subtitle, image) }
}

extension DynamicOptionsProvider {
  /// Values in sections.
  public typealias ItemCollection<Item: _IntentValue & Sendable> = IntentItemCollection<Item>
  /// Values under a title.
  public typealias ItemSection<Item: _IntentValue & Sendable> = IntentItemSection<Item>
}

/// Values in sections.
public typealias ItemCollection<Item: _IntentValue & Sendable> = IntentItemCollection<Item>
/// Values under a title.
public typealias ItemSection<Item: _IntentValue & Sendable> = IntentItemSection<Item>
