/// The part of a divided store that is shown: the innermost of the groups on a path.
@MainActor
struct ShownStoreGroup {
  /// Groups of which one is shown.
  struct Choice: Identifiable {
    /// The number of groups around.
    let id: Int
    let labels: [AnyView]
    let selected: Int
  }

  private(set) var sections: [StoreSection]
  private(set) var marketing: AnyView?
  private(set) var choices: [Choice] = []
  private(set) var changes: [(inout EnvironmentValues) -> Void]

  /// Finds the group at a path, whose missing ends are the first groups.
  init(_ root: StoreGroup, at path: [Int]) {
    (sections, marketing, changes) = (root.sections, root.marketing, root.changes)
    var group = root
    // A group without products is not offered.
    while case let groups = group.groups.filter({ !$0.products.isEmpty }), !groups.isEmpty {
      let level = choices.count
      let wanted = level < path.count ? path[level] : 0
      let selected = groups.indices.contains(wanted) ? wanted : 0
      choices.append(
        Choice(
          id: level, labels: groups.map { $0.label ?? Self.label(of: $0) }, selected: selected))
      group = groups[selected]
      sections += group.sections
      marketing = group.marketing ?? marketing
      changes += group.changes
    }
  }

  private static func label(of group: StoreGroup) -> AnyView {
    AnyView(AutomaticSubscriptionOptionGroupLabel(product: group.products.first))
  }
}
