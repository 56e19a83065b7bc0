/// Lowers its content, then lays out a view made of the sections that the content became.
struct SectionsReader<Content: View, Result: View>: PrimitiveView {
  let content: Content
  @ViewBuilder let arrange: (SectionCollection) -> Result

  static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    let inner = context.entering(.content)
    let elements = inner.elements(of: view.content)
    let sections = GatheredSection.sections(of: elements).enumerated().map { index, section in
      section.configuration(index) { part, place, context in
        let again = GatheredSection.sections(of: context.elements(of: view.content))
        guard again.indices.contains(index) else { return nil }
        let elements = again[index].elements[part] ?? []
        return elements.indices.contains(place) ? elements[place] : nil
      }
    }
    Result._lower(
      view.arrange(SectionCollection(sections)), context.entering(.type(Result.self)), &output)
  }
}

/// The elements of a section, by its parts.
@MainActor
private struct GatheredSection {
  var elements: [SectionMembership.Part: [Element]] = [:]
  /// The section that the elements have in common; nil for views outside of sections.
  var section: SectionMembership.Section?
  var values = ContainerValues()

  /// Gathers elements into sections; a list's sections are elements of their own.
  static func sections(of elements: [Element]) -> [GatheredSection] {
    var sections: [GatheredSection] = []
    var isOpen = false
    for element in elements {
      if let parts = element.sectionParts {
        sections.append(
          GatheredSection(
            elements: [.header: parts.header, .content: parts.rows, .footer: parts.footer],
            values: element.containerValues))
        isOpen = false
        continue
      }
      let membership = element.sectionMembership
      if !isOpen || sections.last?.section !== membership?.section {
        sections.append(
          GatheredSection(
            section: membership?.section,
            values: membership == nil ? ContainerValues() : element.containerValues))
      }
      isOpen = true
      sections[sections.count - 1].elements[membership?.part ?? .content, default: []]
        .append(element)
    }
    return sections
  }

  /// Makes the section's value for apps.
  ///
  /// - Parameters:
  ///   - index: The place among the sections.
  ///   - again: Returns an element by its part and its place there, lowered anew.
  /// - Returns: The section.
  func configuration(
    _ index: Int,
    again: @escaping @MainActor (SectionMembership.Part, Int, LoweringContext) -> Element?
  ) -> SectionConfiguration {
    func subviews(_ part: SectionMembership.Part) -> SubviewsCollection {
      SubviewsCollection(
        (elements[part] ?? []).enumerated().map { place, element in
          LoweredSubview(id: place, element: element) { context in
            again(part, place, context) ?? element
          }
        })
    }
    return SectionConfiguration(
      id: SectionConfiguration.ID(index: index), header: subviews(.header),
      content: subviews(.content), footer: subviews(.footer), containerValues: values)
  }
}
