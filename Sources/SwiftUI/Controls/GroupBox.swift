/// A container with a title, on a surface of its own.
///
///     GroupBox("Storage") { ProgressView(value: 0.7) }
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a box with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  /// Creates a box with a label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    (self.label, self.content) = (label, content())
  }

  /// The content of the view.
  public var body: some View {
    StyledControl(
      configuration: GroupBoxStyleConfiguration(label: .init(label), content: .init(content)),
      standard: AnyControlStyle(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) })
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a box with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

/// A group box on a surface with rounded corners; a box within a box is of the next level.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  @Environment(\.groupBoxDepth) private var depth

  /// Creates the style.
  public init() {}

  /// Returns the appearance of a group box.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content.environment(\.groupBoxDepth, depth + 1)
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      Color(depth % 2 == 0 ? .secondarySystemBackground : .tertiarySystemBackground),
      in: RoundedRectangle(cornerRadius: 10, style: .continuous))
  }
}

private enum DepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  /// The number of group boxes around the view.
  var groupBoxDepth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the group boxes in the view.
  ///
  ///     struct Outlined: GroupBoxStyle {
  ///       func makeBody(configuration: Configuration) -> some View {
  ///         VStack { configuration.content }.padding().border(.gray)
  ///       }
  ///     }
  ///
  ///     struct Notice: View {
  ///       var body: some View { GroupBox { Text("Closed on Monday") }.groupBoxStyle(Outlined()) }
  ///     }
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(
      AnyControlStyle(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}
