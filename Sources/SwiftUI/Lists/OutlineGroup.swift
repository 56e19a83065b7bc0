/// A tree of values, whose branches can be expanded.
///
///     OutlineGroup(folders, children: \.subfolders) { Text($0.name) }
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Leaf

  /// Creates the views of a tree, whose values are identified by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) { (self.data, self.id, self.children, self.content) = (data, id, children, content) }

  /// Creates the views of a tree.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates the views of a tree from its root.
  public init<Root: Identifiable>(
    _ root: Root, children: KeyPath<Root, [Root]?>,
    @ViewBuilder content: @escaping (Root) -> Leaf
  ) where Data == [Root], ID == Root.ID {
    self.init([root], children: children, content: content)
  }

  /// The content of the view.
  public var body: some View {
    ForEach(data, id: id) { element in
      if let below = element[keyPath: children] {
        DisclosureGroup {
          AnyView(OutlineGroup(below, id: id, children: children, content: content))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}
