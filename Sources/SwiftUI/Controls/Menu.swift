/// A control that opens a menu of actions when it is tapped.
///
///     Menu("Sort by") {
///       Button("Name") { order = .name }
///       Button("Date") { order = .date }
///     }
public struct Menu<Label: View, Content: View>: View {
  private let content: Content
  private let label: Label
  private let primaryAction: (@MainActor () -> Void)?

  /// Creates a menu with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label, primaryAction) = (content(), label(), nil)
  }

  /// Creates a menu that opens on a long press and performs an action on a tap.
  @preconcurrency
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) { (self.content, self.label, self.primaryAction) = (content(), label(), primaryAction) }

  /// The content of the view.
  public var body: some View {
    StyledControl(
      configuration: MenuStyleConfiguration(
        label: .init(label), content: .init(content), primaryAction: primaryAction),
      standard: AnyControlStyle(DefaultMenuStyle()) { $0.makeBody(configuration: $1) })
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a localised title that opens on a long press.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction) }

  /// Creates a menu with a title that opens on a long press.
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with a localised title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) } }

  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) } }

  /// Creates a menu with a localised title and a symbol that opens on a long press.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a title and a symbol that opens on a long press.
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { SwiftUI.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from the configuration of a style.
  public init(_ configuration: MenuStyleConfiguration) {
    (content, label) = (configuration.content, configuration.label)
    primaryAction = configuration.primaryAction
  }
}

/// A menu with the label of a button.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a menu.
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// A menu with the label of a button, in the style of buttons around it.
///
///     Menu("Sort") { Button("By name", action: save) }.menuStyle(.button).buttonStyle(.bordered)
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a menu.
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// A menu with the label of a button without a border.
///
///     Menu("Sort") { Button("By name", action: save) }.menuStyle(.borderlessButton)
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a menu.
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.borderless)
  }
}

private struct MenuButton: View {
  let configuration: MenuStyleConfiguration
  @State private var isOpen = false

  var body: some View {
    Button {
      if let action = configuration.primaryAction { action() } else { isOpen = true }
    } label: {
      configuration.label
    }
    .menuMark("chevron.forward")
    .modifier(OpenMenuModifier(items: configuration.content, isOpen: $isOpen))
  }
}

extension View {
  /// Sets the style of the menus in the view.
  ///
  ///     Menu("More") { Button("Copy") {} }.menuStyle(.button)
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(
      AnyControlStyle(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}
