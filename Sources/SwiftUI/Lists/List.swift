/// Rows in a column that scrolls.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  private let selection: ListSelection
  @Environment(\.listKind) private var kind

  private init(_ content: Content, _ selection: ListSelection) {
    (self.content, self.selection) = (content, selection)
  }

  public var body: some View {
    ListContainer(content: content, kind: kind ?? .insetGrouped, selection: selection)
  }
}

extension List {
  /// Creates a list in which several rows may be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content(), .several(selection))
  }

  /// Creates a list in which one row may be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content(), .one(selection))
  }

  /// Creates a list of identifiable values in which several may be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), .several(selection))
  }

  /// Creates a list of identifiable values in which one may be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), .one(selection))
  }

  /// Creates a list of values, told apart by a property, in which several may be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), .several(selection))
  }

  /// Creates a list of values, told apart by a property, in which one may be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), .one(selection))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list.
  public init(@ViewBuilder content: () -> Content) { self.init(content(), .none) }

  /// Creates a list of identifiable values.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), .none)
  }

  /// Creates a list of values, told apart by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), .none)
  }

  /// Creates a list of the numbers of a constant range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent), .none)
  }

  /// Creates a list of a tree, whose branches open.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, RowContent>, Data.Element: Identifiable {
    self.init(OutlineGroup(data, children: children, content: rowContent), .none)
  }
}

/// A tree's values, whose branches open.
public struct OutlineGroup<Data: RandomAccessCollection, Leaf: View>: View
where Data.Element: Identifiable {
  private let data: Data
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Leaf

  /// Creates the views of a tree.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) { (self.data, self.children, self.content) = (data, children, content) }

  public var body: some View {
    ForEach(data) { element in
      if let below = element[keyPath: children] {
        DisclosureGroup {
          AnyView(OutlineGroup(below, children: children, content: content))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}

/// Controls in sections, for settings and entries.
public struct Form<Content: View>: View {
  private let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    StyledControl(
      configuration: FormStyleConfiguration(content: .init(content)),
      standard: AnyControlStyle(AutomaticFormStyle()) { $0.makeBody(configuration: $1) })
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from what a style was given.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// The look of forms.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration

  /// The look of a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a form.
public struct FormStyleConfiguration {
  /// The form's sections and rows.
  public typealias Content = _ConfigurationPart

  public let content: Content
}

/// A list of inset cards.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ListContainer(content: configuration.content, kind: .insetGrouped)
  }
}

/// A list of inset cards.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ListContainer(content: configuration.content, kind: .insetGrouped)
  }
}

/// A list of inset cards: iOS has no columns of labels and controls.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ListContainer(content: configuration.content, kind: .insetGrouped)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Draws forms below in a style.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlStyle(
      AnyControlStyle(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}
