/// A title with an icon.
///
///     Label("Favourites", systemImage: "star")
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  /// Creates a label of views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  /// The content of the view.
  public var body: some View {
    StyledControl(
      configuration: LabelStyleConfiguration(
        title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon))),
      standard: AnyControlStyle(DefaultLabelStyle()) { $0.makeBody(configuration: $1) }
    )
    .modifier(SystemGroupModifier(children: .combine))
    .accessibilityLabel(of: title)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localised title and a symbol.
  ///
  ///     Label("Downloads", systemImage: "arrow.down.circle")
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localised title.
  ///   - name: The name of the symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a localised title and an image from an asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label with a title and a picture of an asset catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from the configuration of a style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
