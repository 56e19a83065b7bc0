/// A result builder that makes tabs of the statements in a closure.
@resultBuilder
@MainActor @preconcurrency
public struct TabContentBuilder<TabValue: Hashable> {
  /// Returns the tab as it is.
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  /// Builds tabs of a collection.
  public static func buildExpression<Data: RandomAccessCollection, ID: Hashable, C: TabContent>(
    _ content: ForEach<Data, ID, C>
  ) -> ForEachTabs<Data, ID, C> where C.TabValue == TabValue { ForEachTabs(each: content) }

  /// Returns the tab as it is.
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
    content
  }

  /// Builds several tabs.
  @_disfavoredOverload
  public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> TupleTabContent<TabValue, repeat each C> {
    TupleTabContent(content: (repeat each content))
  }

  /// Builds an optional tab.
  public static func buildIf<C: TabContent>(_ content: C?) -> OptionalTabContent<C> {
    OptionalTabContent(content: content)
  }

  /// Builds the tab of a condition that holds.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> ConditionalTabContent<First, Second> { .first(first) }

  /// Builds the tab of a condition that does not hold.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> ConditionalTabContent<First, Second> { .second(second) }
}

/// A sequence of tabs.
public struct TupleTabContent<TabValue: Hashable, each C: TabContent>: PrimitiveTabContent {
  let content: (repeat each C)

  /// Collects the tabs.
  public static func _collect(
    _ content: Self, _ context: LoweringContext, _ entries: inout [TabEntryBox]
  ) {
    for child in repeat each content.content { collect(child, context, &entries) }
  }

  private static func collect<Child: TabContent>(
    _ child: Child, _ context: LoweringContext, _ entries: inout [TabEntryBox]
  ) { Child._collect(child, context, &entries) }
}

/// Tabs that may be left out.
public struct OptionalTabContent<C: TabContent>: PrimitiveTabContent {
  /// The type of the selection.
  public typealias TabValue = C.TabValue
  let content: C?

  /// Collects the tabs.
  public static func _collect(
    _ content: Self, _ context: LoweringContext, _ entries: inout [TabEntryBox]
  ) { if let inner = content.content { C._collect(inner, context, &entries) } }
}

/// The tabs of a condition, which are of one of two types.
public enum ConditionalTabContent<First: TabContent, Second: TabContent>: PrimitiveTabContent {
  /// The type of the selection.
  public typealias TabValue = First.TabValue
  /// The tabs of the condition that holds.
  case first(First)
  /// The tabs of the condition that does not hold.
  case second(Second)

  /// Collects the tabs.
  public static func _collect(
    _ content: Self, _ context: LoweringContext, _ entries: inout [TabEntryBox]
  ) {
    switch content {
    case .first(let first): First._collect(first, context.entering(.branch(true)), &entries)
    case .second(let second): Second._collect(second, context.entering(.branch(false)), &entries)
    }
  }
}

extension ForEach where Content: TabContent {
  /// Creates tabs for each identifiable element.
  public init(
    _ data: Data, content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Creates tabs for each element, identified by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
}

/// The tabs of the elements of a collection.
public struct ForEachTabs<Data: RandomAccessCollection, ID: Hashable, C: TabContent>:
  PrimitiveTabContent
{
  /// The type of the selection.
  public typealias TabValue = C.TabValue
  let each: ForEach<Data, ID, C>

  /// Collects the tabs.
  public static func _collect(
    _ content: Self, _ context: LoweringContext, _ entries: inout [TabEntryBox]
  ) {
    for element in content.each.data {
      C._collect(content.each.content(element), context, &entries)
    }
  }
}

extension TabView {
  /// Creates a tab view whose selected tab is known by its value.
  ///
  ///     TabView(selection: $tab) { Tab("Home", systemImage: "house", value: 0) { HomeView() } }
  ///
  /// - Parameters:
  ///   - selection: A binding to the value of the selected tab.
  ///   - content: The tabs.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>, C.TabValue == SelectionValue {
    let content = content()
    self.init(selection: selection) { context in
      var entries: [TabEntryBox] = []
      C._collect(content, context, &entries)
      return TabList(entries)
    }
  }

  /// Creates a tab view of which the first tab shows until another is selected.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Int, Content == TabContentBuilder<Never>, C.TabValue == Never {
    let content = content()
    self.init(selection: nil) { context in
      var entries: [TabEntryBox] = []
      C._collect(content, context, &entries)
      return TabList(entries)
    }
  }
}
