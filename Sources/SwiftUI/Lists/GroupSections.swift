/// A section of the views that another consists of.
///
///     ForEach(sections: content) { section in
///       VStack(alignment: .leading) {
///         section.header.font(.headline)
///         section.content
///         section.footer.font(.footnote)
///       }
///     }
public struct SectionConfiguration: Identifiable {
  /// The identity of a section among those beside it.
  public struct ID: Hashable, Sendable { let index: Int }

  /// The identity of the section.
  public let id: ID
  /// The views of the header.
  public let header: SubviewsCollection
  /// The views of the section.
  public let content: SubviewsCollection
  /// The views of the footer.
  public let footer: SubviewsCollection
  /// The values that the section hands to the container around it.
  public let containerValues: ContainerValues
}

/// The sections of the views that another consists of, in their order; views outside of sections
/// are one without a header.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  init(_ sections: [SectionConfiguration]) { self.sections = sections }

  /// The index of the first element.
  public var startIndex: Int { sections.startIndex }
  /// The index after the last element.
  public var endIndex: Int { sections.endIndex }
  /// Returns the section at an index.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// The content of a group that arranges the sections of another view.
public struct GroupSectionsOfContent<Base: View, Content: View>: View {
  let base: Base
  let arrange: (SectionCollection) -> Content

  /// The content of the view.
  public var body: some View { SectionsReader(content: base, arrange: arrange) }
}

extension Group {
  /// Arranges the sections of the views that a view becomes.
  ///
  ///     Group(sections: content) { sections in
  ///       HStack { ForEach(sections) { section in VStack { section.content } } }
  ///     }
  ///
  /// - Parameters:
  ///   - view: Content, such as that of a builder.
  ///   - transform: Makes a view of the sections, whose views keep their state wherever they are
  ///     put.
  @MainActor
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(base: view, arrange: transform) }
  }
}

/// The views made of each of the sections of another.
public struct ForEachSectionContent<Base: View, Result: View>: View {
  let base: Base
  let transform: (SectionConfiguration) -> Result

  /// The content of the view.
  public var body: some View {
    SectionsReader(content: base) { sections in
      ForEach(sections) { section in transform(section) }
    }
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Makes a view of each of the sections of the views that a view becomes.
  ///
  ///     ForEach(sections: content) { section in
  ///       VStack { section.content }.background(.quaternary)
  ///     }
  ///
  /// - Parameters:
  ///   - view: Content, such as that of a builder.
  ///   - content: Makes a view of a section.
  @MainActor
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Result
  ) where Content == ForEachSectionContent<Base, Result> {
    self.init(
      data: 0..<1, content: { _ in ForEachSectionContent(base: view, transform: content) },
      id: \.self)
  }
}
