/// A type whose values tell how a store of subscriptions is divided.
///
///     SubscriptionStoreView(groupID: group) {
///       SubscriptionOptionGroup("Alone") { $0.isFamilyShareable == false }
///       SubscriptionOptionGroup("Family") { $0.isFamilyShareable }
///     }
@MainActor @preconcurrency
public protocol StoreContent {
  /// The type of the content that this one is made of.
  associatedtype Body: StoreContent

  /// The content that this one is made of.
  @StoreContentBuilder var body: Body { get }
}

/// A result builder of the content of stores.
@resultBuilder
@MainActor @preconcurrency
public enum StoreContentBuilder {
  /// Returns the content of a block.
  public static func buildBlock<Content: StoreContent>(_ content: Content) -> Content { content }

  /// Returns the content of a block with several statements.
  @_disfavoredOverload
  public static func buildBlock<each Content: StoreContent>(
    _ content: repeat each Content
  ) -> TupleStoreContent {
    var all: [any StoreContent] = []
    repeat all.append(each content)
    return TupleStoreContent(content: all)
  }

  /// Returns the content of an expression.
  public static func buildExpression<Content: StoreContent>(_ content: Content) -> Content {
    content
  }

  /// Returns content that is there in some systems alone.
  public static func buildLimitedAvailability(
    _ content: any StoreContent
  ) -> some StoreContent { TupleStoreContent(content: [content]) }

  /// Returns the content of a condition without an alternative.
  public static func buildIf<Content: StoreContent>(_ content: Content?) -> Content? { content }
}

/// Several contents of a store.
public struct TupleStoreContent: StoreContent, StoreContentPrimitive {
  let content: [any StoreContent]

  /// Has no value: the content is made of nothing else.
  public var body: Never { noStoreContent() }

  func parts(of products: [Product]) -> [StorePart] {
    content.flatMap { $0.resolved(for: products) }
  }
}

extension Optional: StoreContent where Wrapped: StoreContent {
  /// Has no value: the content is made of nothing else.
  public var body: Never { noStoreContent() }
}

extension Optional: StoreContentPrimitive where Wrapped: StoreContent {
  func parts(of products: [Product]) -> [StorePart] { self?.resolved(for: products) ?? [] }
}

extension Never: StoreContent {}

/// Ends the process: the body of a content without one was asked for.
func noStoreContent() -> Never { fatalError("This content of a store has no body.") }

/// A content that is made of nothing else.
@MainActor
protocol StoreContentPrimitive {
  /// Returns the parts of a store with some products.
  func parts(of products: [Product]) -> [StorePart]
}

/// A part of a store: options, or a group that is shown in place of others.
enum StorePart {
  case section(StoreSection)
  case group(StoreGroup)
}

/// Options with what stands around them.
struct StoreSection {
  var products: [Product]
  var header = AnyView(EmptyView())
  var footer = AnyView(EmptyView())
}

/// Options that are shown in place of others'.
struct StoreGroup {
  var label: AnyView?
  var marketing: AnyView?
  var sections: [StoreSection] = []
  var groups: [StoreGroup] = []
  /// The changes that modifiers of the content make.
  var changes: [(inout EnvironmentValues) -> Void] = []

  /// Creates a group of parts.
  init(label: AnyView? = nil, marketing: AnyView? = nil, parts: [StorePart]) {
    (self.label, self.marketing) = (label, marketing)
    for part in parts {
      switch part {
      case .section(let section): sections.append(section)
      case .group(let group): groups.append(group)
      }
    }
  }

  var products: [Product] { sections.flatMap(\.products) + groups.flatMap(\.products) }
}

extension StoreContent {
  /// Returns the parts of a store with some products.
  func resolved(for products: [Product]) -> [StorePart] {
    if let primitive = self as? any StoreContentPrimitive {
      return primitive.parts(of: products)
    }
    return body.resolved(for: products)
  }
}
