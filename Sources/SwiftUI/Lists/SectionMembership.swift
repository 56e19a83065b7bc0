/// The place of an element in a section that is no list's, whose elements stand side by side with
/// others: by it they are told apart again.
struct SectionMembership {
  /// The parts of a section.
  enum Part { case header, content, footer }

  /// The section that all its elements have in common.
  final class Section {}

  let section: Section
  let part: Part

  /// Marks the elements of a section; a section around another one marks its elements anew.
  static func mark(header: [Element], content: [Element], footer: [Element]) {
    let section = Section()
    for (elements, part) in [(header, Part.header), (content, .content), (footer, .footer)] {
      for element in elements {
        element.sectionMembership = SectionMembership(section: section, part: part)
      }
    }
  }
}

extension Element {
  /// The place of the element in a section.
  var sectionMembership: SectionMembership? {
    get { traits.values[ObjectIdentifier(SectionMembership.self)] as? SectionMembership }
    set { traits.values[ObjectIdentifier(SectionMembership.self)] = newValue }
  }
}
