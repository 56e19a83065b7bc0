/// The letters at the trailing edge of a list that stand for its sections.
private struct SectionIndex: View {
  let labels: [Text]

  /// In points, as UIKit's index looks; not published.
  private static let size = 11.0
  private static let width = 16.0

  var body: some View {
    VStack(spacing: 0) {
      ForEach(labels.indices, id: \.self) { labels[$0] }
    }
    .font(.system(size: Self.size, weight: .semibold))
    .foregroundStyle(.tint)
    .lineLimit(1)
    .fixedSize()
    .frame(width: Self.width)
    .dynamicTypeSize(.large)
  }
}

private enum SectionIndexKey: PreferenceKey {
  static var defaultValue: [Text] { [] }

  static func reduce(value: inout [Text], nextValue: () -> [Text]) { value += nextValue() }
}

/// Tells the labels of a list's sections, if there are any.
struct SectionIndexNaming: PrimitiveModifier {
  let labels: [Text]

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let first = output.count
    Target._lower(content, context, &output)
    guard !modifier.labels.isEmpty, output.indices.contains(first) else { return }
    output[first].setPreference(SectionIndexKey.self, modifier.labels)
  }
}

/// Lays the index of a list before it; a list without labels is left as it is.
struct SectionIndexModifier: PrimitiveModifier {
  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    var elements: [Element] = []
    Target._lower(content, context, &elements)
    let labels = elements.preference(SectionIndexKey.self) ?? []
    guard !labels.isEmpty, context.environment.sectionIndexVisibility != .hidden else {
      output += elements
      return
    }
    let list = context.entering(.type(Self.self)).element(
      of: LoweredViews(elements: elements).overlay(alignment: .trailing) {
        SectionIndex(labels: labels)
      })
    list.setPreference(SectionIndexKey.self, [])
    output.append(list)
  }
}

private enum SectionIndexVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  fileprivate var sectionIndexVisibility: Visibility {
    get { self[SectionIndexVisibilityKey.self] }
    set { self[SectionIndexVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Sets the letter that stands for a section in the index of its list.
  ///
  ///     List {
  ///       ForEach(letters, id: \.self) { letter in
  ///         Section(letter) { ForEach(names(letter)) { Row($0) } }.sectionIndexLabel(letter)
  ///       }
  ///     }
  ///
  /// The letters stand at the trailing edge; a still's list is not scrolled by them.
  ///
  /// - Parameter label: The letter, or nil for a section that the index leaves out.
  /// - Returns: A section with the letter.
  public func sectionIndexLabel(_ label: Text?) -> some View { listRow { $0.indexLabel = label } }

  /// Sets the letter that stands for a section in the index of its list.
  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    sectionIndexLabel(label.map { Text(verbatim: String($0)) })
  }

  /// Sets the letter that stands for a section in the index of its list.
  public func sectionIndexLabel(_ labelKey: LocalizedStringKey?) -> some View {
    sectionIndexLabel(labelKey.map { Text($0) })
  }

  /// Sets whether lists show the index of their sections.
  ///
  ///     List { sections }.listSectionIndexVisibility(.hidden)
  ///
  /// - Parameter visibility: The visibility; by default a list with labelled sections shows it.
  /// - Returns: A view whose lists show or hide their index.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    environment(\.sectionIndexVisibility, visibility)
  }
}
