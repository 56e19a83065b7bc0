/// Lowers a list's content into sections and rows and stacks them in a scroll view.
struct ListContainer<Content: View>: View {
  let content: Content
  /// The style that is asked for.
  let style: _ListKind?
  var selection = ListSelection.none
  @Environment(\.scrollContentBackground) private var scrollBackground
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.splitColumn) private var splitColumn
  @Environment(\.titleBar) private var titleBar

  private var kind: _ListKind {
    switch style ?? (splitColumn == .sidebar ? .sidebar : .insetGrouped) {
    case .sidebar where titleBar?.kind == .window: .windowSidebar
    case .sidebar where width == .regular || splitColumn != nil: .sidebarColumn
    case let kind: kind
    }
  }

  var body: some View {
    ScrollView {
      SubviewsReader(rows) { parts in
        column(of: ListSectionModel.sections(of: parts.map(\.element)))
      }
    }
    .background(background)
    .modifier(SectionIndexModifier())
    .modifier(SplitSelectionModifier(selection: selection.column))
  }

  private var rows: some View {
    let select = selection.column == nil ? nil : selection.select
    return content.transformingEnvironment { environment in
      environment.isInListRow = true
      environment.listContainer = kind
      environment.listKind = nil
      // That of the tab which the list stands in is not its rows'.
      environment.badge = nil
      if kind == .windowSidebar { environment.font = .system(size: WindowSidebar.textSize) }
      environment.selectInList = select
    }
  }

  private func column(of sections: [ListSectionModel]) -> some View {
    VStack(spacing: 0) {
      ForEach(sections) { section in
        ListSectionView(
          section: section, kind: kind, isFirst: section.id == 0, selection: selection)
      }
    }
    .padding(.bottom, kind.isGrouped ? 20 : 0)
    .frame(maxWidth: .infinity)
    .modifier(SectionIndexNaming(labels: sections.compactMap(\.traits.indexLabel)))
  }

  private var background: Color {
    if scrollBackground == .hidden || kind == .windowSidebar { return .clear }
    // As its column's: in the dark grey, beside content that is black.
    if kind == .sidebarColumn { return Color(.secondarySystemBackground) }
    return Color(kind.isGrouped ? .systemGroupedBackground : .systemBackground)
  }
}

/// Tells the split view around of a list's selection.
private struct SplitSelectionModifier: ViewModifier {
  let selection: SplitSelection?

  func body(content: Content) -> some View {
    content.transformPreference(SplitSelectionKey.self) { $0 = selection ?? $0 }
  }
}

/// A section as its list sees it; rows outside of sections are sections without a header.
struct ListSectionModel: Identifiable {
  let id: Int
  var parts: SectionParts
  var traits = ListRowTraits()

  /// The sections of a list's elements, in their order.
  static func sections(of elements: [Element]) -> [ListSectionModel] {
    var sections: [ListSectionModel] = []
    var isLoose = false
    for element in elements {
      if let parts = element.sectionParts {
        sections.append(
          ListSectionModel(id: sections.count, parts: parts, traits: element.listRowTraits))
        isLoose = false
      } else if isLoose {
        sections[sections.count - 1].parts.rows.append(element)
      } else {
        sections.append(
          ListSectionModel(id: sections.count, parts: SectionParts(rows: [element])))
        isLoose = true
      }
    }
    return sections
  }
}
