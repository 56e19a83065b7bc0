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

  /// Creates a preview with a picture and an icon.
  public init(_ title: Text, image: Image, icon: Icon) { self.title = title }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }

  /// Creates a preview with a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.title = Text(title) }

  /// Creates a preview with a picture.
  public init(_ title: Text, image: Image) { self.title = title }
}

extension SharePreview where Image == Never {
  /// Creates a preview with an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { title = Text(titleKey) }

  /// Creates a preview with an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.title = Text(title) }

  /// Creates a preview with an icon.
  public init(_ title: Text, icon: Icon) { self.title = title }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview of a title alone.
  public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }

  /// Creates a preview of a title alone.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }

  /// Creates a preview of a title alone.
  public init(_ title: Text) { self.title = title }
}
