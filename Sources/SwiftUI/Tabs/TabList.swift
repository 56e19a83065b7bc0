/// The tabs of a view, and the groups in which a sidebar shows them.
struct TabList {
  private(set) var entries: [TabEntry] = []
  private(set) var groups: [TabGroup] = []

  /// Creates the list of what was collected.
  init(_ boxes: [TabEntryBox]) {
    for box in boxes {
      if groups.last.map({ $0.section?.id != box.section?.id }) ?? true {
        groups.append(TabGroup(id: groups.count, section: box.section, indices: []))
      }
      guard let entry = box.entry, !entry.isHidden else { continue }
      groups[groups.count - 1].indices.append(entries.count)
      entries.append(entry)
    }
  }
}

/// Tabs that follow each other in one section, or outside of sections.
struct TabGroup: Identifiable {
  let id: Int
  let section: TabSectionInfo?
  /// The numbers of the tabs; none in a section that has but a header or actions.
  var indices: [Int]
}

/// A section of tabs: what a sidebar shows above and below them.
struct TabSectionInfo {
  /// The place of the section among what was collected, which tells sections apart.
  let id: Int
  let header: AnyView?
  let actions: AnyView?

  /// A Boolean value that indicates whether the section shows nothing without tabs.
  var isEmpty: Bool { header == nil && actions == nil }
}
