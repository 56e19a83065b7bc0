/// A container of views with a header and a footer.
///
///     List {
///       Section("Today") { ForEach(today) { Row($0) } }
///     }
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// A binding to whether the content is expanded; nil where it always is.
  var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The type of the body, of which there is none.
  public typealias Body = Never

  /// Stops the program: there is no body to evaluate.
  public var body: Never { fatalError("Section draws its parts: it has no body to evaluate") }

  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    var title = context.entering(.index(0))
    var footnote = context.entering(.index(2))
    if let kind = context.environment.listContainer {
      title.environment.styleHeader(kind)
      footnote.environment.styleFooter()
    }
    let header =
      context.environment.menu == nil
      ? title.elements(of: view.header) : title.elements(of: MenuSectionTitle(title: view.header))
    let isOpen = view.isExpanded?.wrappedValue ?? true
    let rows = isOpen ? context.entering(.index(1)).elements(of: view.content) : []
    let footer = footnote.elements(of: view.footer)
    guard context.environment.listContainer != nil else {
      SectionMembership.mark(header: header, content: rows, footer: footer)
      let line = context.environment.menu == nil ? [] : [context.element(of: Divider())]
      output += line + header + rows + footer + line
      return
    }
    let element = Element(context, layout: IdentityLayout())
    element.traits.values[ObjectIdentifier(SectionParts.self)] = SectionParts(
      header: header, rows: rows, footer: footer, isExpanded: view.isExpanded,
      isProminent: context.environment.headerProminence == .increased)
    output.append(element)
  }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {}

/// The title of a menu's section; none where the section has none.
private struct MenuSectionTitle<Title: View>: View {
  let title: Title

  var body: some View {
    if !(title is EmptyView) {
      title.font(.footnote).foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 16).padding(.vertical, 8)
    }
  }
}

/// A section's parts, for the list around it.
struct SectionParts {
  var header: [Element] = []
  var rows: [Element] = []
  var footer: [Element] = []
  var isExpanded: Binding<Bool>?
  /// A Boolean value that indicates whether the header is a large title.
  var isProminent = false
}

extension Element {
  /// The parts of the section that the element stands for, if it does.
  var sectionParts: SectionParts? {
    traits.values[ObjectIdentifier(SectionParts.self)] as? SectionParts
  }
}

private enum SystemForegroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// A Boolean value that indicates whether the foreground is the system's, which gives way to a
  /// control's tint.
  var hasSystemForeground: Bool {
    get { self[SystemForegroundKey.self] }
    set { self[SystemForegroundKey.self] = newValue }
  }

  /// The looks of texts in a section's header.
  fileprivate mutating func styleHeader(_ kind: _ListKind) {
    isInListRow = false
    hasSystemForeground = true
    if kind == .windowSidebar {
      font = .system(size: WindowSidebar.headerTextSize, weight: .semibold)
      foregroundStyles = [Color(.secondaryLabel)]
    } else if headerProminence == .increased || kind.isSidebar {
      font = .title3.weight(.bold)
      foregroundStyles = [Color(.label)]
    } else if kind.isGrouped {
      font = .footnote
      textCase = .uppercase
      foregroundStyles = [Color(.secondaryLabel)]
    } else {
      font = .subheadline.weight(.semibold)
      foregroundStyles = [Color(.secondaryLabel)]
    }
  }

  /// The looks of texts in a section's footer.
  fileprivate mutating func styleFooter() {
    isInListRow = false
    hasSystemForeground = true
    font = .footnote
    foregroundStyles = [Color(.secondaryLabel)]
  }
}

@MainActor
extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  ///
  ///     Section { rows } header: { Text("Account") } footer: { Text("Never shared.") }
  ///
  /// - Parameters:
  ///   - content: The rows.
  ///   - header: The header.
  ///   - footer: The footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { (self.header, self.content, self.footer) = (header(), content(), footer()) }

  /// Creates a section with a header and a footer, as before iOS 15.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    (self.header, self.content, self.footer) = (header, content(), footer)
  }
}

@MainActor
extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    (header, self.content, self.footer) = (EmptyView(), content(), footer())
  }

  /// Creates a section with a footer, as before iOS 15.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    (header, self.content, self.footer) = (EmptyView(), content(), footer)
  }
}

@MainActor
extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    (self.header, self.content, footer) = (header(), content(), EmptyView())
  }

  /// Creates a section with a header, as before iOS 15.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    (self.header, self.content, footer) = (header, content(), EmptyView())
  }

  /// Creates a section whose content can be collapsed.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    (self.header, self.content, footer) = (header(), content(), EmptyView())
    self.isExpanded = isExpanded
  }
}

@MainActor
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section.
  public init(@ViewBuilder content: () -> Content) {
    (header, self.content, footer) = (EmptyView(), content(), EmptyView())
  }
}

@MainActor
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localised title.
  ///
  ///     Section("Account") { TextField("Name", text: $name) }
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localised title.
  ///   - content: The rows.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a section with a localised title, whose content can be collapsed.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }

  /// Creates a section with a title, whose content can be collapsed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}

extension Section {
  /// Sets whether the section may be collapsed; it is expanded in a still.
  ///
  ///     List { Section("Archive") { Text("2025") }.collapsible(true) }.listStyle(.sidebar)
  public func collapsible(_ collapsible: Bool) -> some View
  where Parent: View, Content: View, Footer: View { self }
}
