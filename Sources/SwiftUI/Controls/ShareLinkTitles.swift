/// Links with the system's label, or with that and a title.
extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link that shares an item, with the system's label.
  public init<T: Transferable>(item: T, subject: Text? = nil, message: Text? = nil) {
    self.init(SharedItem(item, title: subject), DefaultShareLinkLabel(title: nil))
  }

  /// Creates a link that shares an item, with a localised title.
  public init<T: Transferable>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil
  ) { self.init(SharedItem(item, title: subject), DefaultShareLinkLabel(title: Text(titleKey))) }

  /// Creates a link that shares an item, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, T: Transferable>(
    _ title: S, item: T, subject: Text? = nil, message: Text? = nil
  ) { self.init(SharedItem(item, title: subject), DefaultShareLinkLabel(title: Text(title))) }

  /// Creates a link that shares an item, with a title that is a text.
  public init<T: Transferable>(_ title: Text, item: T, subject: Text? = nil, message: Text? = nil) {
    self.init(SharedItem(item, title: subject), DefaultShareLinkLabel(title: title))
  }

  /// Creates a link that shares an item with a preview, with the system's label.
  public init<T: Transferable, PreviewImage, PreviewIcon>(
    item: T, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(SharedItem(item, title: preview.title), DefaultShareLinkLabel(title: nil)) }

  /// Creates a link that shares an item with a preview, with a localised title.
  public init<T: Transferable, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(SharedItem(item, title: preview.title), DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a link that shares an item with a preview, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, T: Transferable, PreviewImage, PreviewIcon>(
    _ title: S, item: T, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(SharedItem(item, title: preview.title), DefaultShareLinkLabel(title: Text(title))) }

  /// Creates a link that shares an item with a preview, with a title that is a text.
  public init<T: Transferable, PreviewImage, PreviewIcon>(
    _ title: Text, item: T, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(SharedItem(item, title: preview.title), DefaultShareLinkLabel(title: title)) }
}

/// Links of several items.
extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link that shares items, with the system's label.
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: Transferable {
    self.init(SharedItem(of: items, title: subject), DefaultShareLinkLabel(title: nil))
  }

  /// Creates a link that shares items, with a localised title.
  public init<Data: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: Transferable {
    self.init(SharedItem(of: items, title: subject), DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a link that shares items, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, Data: RandomAccessCollection>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: Transferable {
    self.init(SharedItem(of: items, title: subject), DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a link that shares items, with a title that is a text.
  public init<Data: RandomAccessCollection>(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: Transferable {
    self.init(SharedItem(of: items, title: subject), DefaultShareLinkLabel(title: title))
  }

  /// Creates a link that shares items with a preview of each, with the system's label.
  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: Transferable {
    self.init(Self.items(items, preview), DefaultShareLinkLabel(title: nil))
  }

  /// Creates a link that shares items with a preview of each, with a localised title.
  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: Transferable {
    self.init(Self.items(items, preview), DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a link that shares items with a preview of each, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: Transferable {
    self.init(Self.items(items, preview), DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a link that shares items with a preview of each, with a title that is a text.
  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: Transferable {
    self.init(Self.items(items, preview), DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink {
  /// Describes several items by the first of them and its preview.
  static func items<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    _ items: Data, _ preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) -> SharedItem { SharedItem(of: items, title: items.first.map { preview($0).title }) }
}
