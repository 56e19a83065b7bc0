/// Lowers a list's content into sections and rows and stacks them in a scroll view.
struct ListContainer<Content: View>: View {
  let content: Content
  let kind: _ListKind
  var isSelected: @MainActor (Element) -> Bool? = { _ in nil }
  @Environment(\.scrollContentBackground) private var scrollBackground
  @Environment(\.listSectionSpacing) private var sectionSpacing

  var body: some View {
    ScrollView {
      SubviewsReader(
        content.transformEnvironment(\.self) { environment in
          environment.isInListRow = true
          environment.listContainer = kind
          environment.listKind = nil
        }
      ) { parts in
        let sections = ListSectionModel.sections(of: parts.map(\.element))
        VStack(spacing: 0) {
          ForEach(sections) { section in
            ListSectionView(
              section: section, kind: kind, isFirst: section.id == 0,
              isLast: section.id == sections.count - 1, isSelected: isSelected)
          }
        }
        .padding(.bottom, kind.isGrouped ? 20 : 0)
        .frame(maxWidth: .infinity)
      }
    }
    .background(background)
  }

  private var background: Color {
    if scrollBackground == .hidden { return .clear }
    return Color(kind.isGrouped ? .systemGroupedBackground : .systemBackground)
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
