/// A button that shares an item: it opens a sheet of usual apps and actions, which send nothing.
///
///     ShareLink("Share recipe", item: recipe.text)
public struct ShareLink<Label: View>: View {
  private let label: Label
  private let shared: SharedItem
  @State private var isSharing = false

  private init(_ shared: SharedItem, _ label: Label) { (self.shared, self.label) = (shared, label) }

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
  public init<T>(
    item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(SharedItem(item, title: subject), label()) }

  /// Creates a link that shares an item with a preview, with a label of views.
  public init<T, PreviewImage, PreviewIcon>(
    item: T, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) { self.init(SharedItem(item, title: preview.title), label()) }

  /// Creates a link that shares items, with a label of views.
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(SharedItem(of: items, title: subject), label()) }
}

extension ShareLink {
  /// Creates a link that shares items with a preview of each, with a label of views.
  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) { self.init(SharedItem(of: items, title: items.first.map { preview($0).title }), label()) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link that shares items with a preview of each, with the system's label.
  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      SharedItem(of: items, title: items.first.map { preview($0).title }),
      DefaultShareLinkLabel(title: nil))
  }

  /// Creates a link that shares items with a preview of each, with a localised title.
  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      SharedItem(of: items, title: items.first.map { preview($0).title }),
      DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a link that shares an item, with the system's label.
  public init<T>(item: T, subject: Text? = nil, message: Text? = nil) {
    self.init(SharedItem(item, title: subject), DefaultShareLinkLabel(title: nil))
  }

  /// Creates a link that shares an item, with a localised title.
  public init<T>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil
  ) { self.init(SharedItem(item, title: subject), DefaultShareLinkLabel(title: Text(titleKey))) }

  /// Creates a link that shares an item, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, T>(
    _ title: S, item: T, subject: Text? = nil, message: Text? = nil
  ) { self.init(SharedItem(item, title: subject), DefaultShareLinkLabel(title: Text(title))) }

  /// Creates a link that shares an item with a preview, with the system's label.
  public init<T, PreviewImage, PreviewIcon>(
    item: T, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(SharedItem(item, title: preview.title), DefaultShareLinkLabel(title: nil)) }

  /// Creates a link that shares an item with a preview, with a localised title.
  public init<T, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      SharedItem(item, title: preview.title), DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a link that shares items, with the system's label.
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(SharedItem(of: items, title: subject), DefaultShareLinkLabel(title: nil)) }
}

/// A preview of a shared item, shown before it is sent.
///
///     ShareLink(item: url, preview: SharePreview("Timetable", image: Image("timetable")))
public struct SharePreview<Image, Icon> {
  let title: Text

  /// Creates a preview with a picture and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { title = Text(titleKey) }

  /// Creates a preview with a picture and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.title = Text(title) }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }

  /// Creates a preview with a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.title = Text(title) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview of a title alone.
  public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }

  /// Creates a preview of a title alone.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }
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
