/// A button that shares an item: it opens a sheet of usual apps and actions, which send nothing.
///
///     ShareLink("Share recipe", item: recipe.text)
public struct ShareLink<Label: View>: View {
  private let label: Label
  private let shared: SharedItem
  @State private var isSharing = false

  init(_ shared: SharedItem, _ label: Label) { (self.shared, self.label) = (shared, label) }

  /// The content of the view.
  public var body: some View {
    Button {
      isSharing = true
    } label: {
      label
    }
    .popover(isPresented: $isSharing) { ActivitySheet(item: shared) }
  }
}

extension ShareLink {
  /// Creates a link that shares an item, with a label of views.
  public init<T: Transferable>(
    item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(SharedItem(item, title: subject), label()) }

  /// Creates a link that shares an item with a preview, with a label of views.
  public init<T: Transferable, PreviewImage, PreviewIcon>(
    item: T, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) { self.init(SharedItem(item, title: preview.title), label()) }

  /// Creates a link that shares items, with a label of views.
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element: Transferable { self.init(SharedItem(of: items, title: subject), label()) }
}

extension ShareLink {
  /// Creates a link that shares items with a preview of each, with a label of views.
  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data.Element: Transferable { self.init(Self.items(items, preview), label()) }
}

/// The default label of a share link.
public struct DefaultShareLinkLabel: View {
  let title: Text?
  @Environment(\.locale) private var locale

  /// The content of the view.
  public var body: some View {
    Label {
      title ?? Text(verbatim: SystemString.share.text(locale))
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
