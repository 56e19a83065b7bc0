extension Tips {
  /// Builds a list of a tip's parts.
  @resultBuilder
  public enum ListBuilder<Element> {
    /// Takes a part.
    public static func buildExpression(_ element: Element) -> [Element] { [element] }
    /// Takes a list of parts.
    public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
    /// Takes nothing.
    public static func buildExpression(_ nothing: Void) -> [Element] { [] }
    /// Joins lists.
    public static func buildBlock(_ lists: [Element]...) -> [Element] { Array(lists.joined()) }
    /// Takes a list, or none.
    public static func buildOptional(_ list: [Element]?) -> [Element] { list ?? [] }
    /// Takes the list of a condition that holds.
    public static func buildEither(first list: [Element]) -> [Element] { list }
    /// Takes the list of a condition that does not hold.
    public static func buildEither(second list: [Element]) -> [Element] { list }
    /// Joins the lists of a loop.
    public static func buildArray(_ lists: [[Element]]) -> [Element] { Array(lists.joined()) }
    /// Takes a list of what is newer than a system.
    public static func buildLimitedAvailability(_ list: [Element]) -> [Element] { list }
  }

  /// Builds the actions of a tip.
  public typealias ActionBuilder = ListBuilder<Action>
  /// Builds the conditions of a tip.
  public typealias RuleBuilder = ListBuilder<Rule>
  /// Builds the settings of a tip.
  public typealias OptionsBuilder = ListBuilder<any TipOption>
  /// Builds the tips of a group.
  public typealias TipGroupBuilder = ListBuilder<any Tip>
}
