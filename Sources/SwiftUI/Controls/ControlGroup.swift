/// A container of controls that belong together.
///
///     ControlGroup { Button("Undo") {}; Button("Redo") {} }
public struct ControlGroup<Content: View>: View {
  let content: Content

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content of the view.
  public var body: some View {
    StyledControl(
      configuration: ControlGroupStyleConfiguration(content: .init(content: AnyView(content))),
      standard: AnyControlStyle(AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) })
  }
}

extension ControlGroup {
  /// Creates a group with a label, which menus show.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  /// Creates a group with a localised title, which menus show.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content(), label: Text(titleKey))
  }

  /// Creates a group with a title, which menus show.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content(), label: Text(title))
  }

  /// Creates a group with a localised title and a symbol, which menus show.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.content = LabeledControlGroupContent(
      content: content(), label: Label(titleKey, systemImage: systemImage))
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a group from what a style was given.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
  }
}

/// The content of a control group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  /// The content of the view.
  public var body: some View { content }
}

/// The properties of a control group, from which a style makes its appearance.
public struct ControlGroupStyleConfiguration {
  /// The group's controls.
  public typealias Content = _ConfigurationPart

  /// The controls of the group.
  public let content: Content
}

/// A control group of buttons side by side on one pale fill; in a menu, in one row of it.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  @Environment(\.menu) private var menu

  /// Creates the style.
  public init() {}

  /// Returns the appearance of a control group.
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    if menu != nil {
      SubviewsReader(configuration.content.buttonStyle(MenuTileStyle())) { parts in
        ControlGroupRow(parts: parts, lineHeight: nil)
      }
    } else {
      SubviewsReader(
        configuration.content.buttonStyle(.borderless).padding(.horizontal, 12)
      ) { parts in
        ControlGroupRow(parts: parts, lineHeight: 18)
          .frame(minHeight: SystemMetrics.shared.controls.segmentedControl.height)
          .background(
            Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8, style: .continuous))
      }
    }
  }
}

/// Controls side by side with lines between them.
private struct ControlGroupRow: View {
  let parts: [LoweredSubview]
  /// In points; nil from edge to edge.
  let lineHeight: CGFloat?

  var body: some View {
    HStack(spacing: 0) {
      ForEach(parts) { part in
        if part.id > 0 { Color(.separator).frame(width: 1, height: lineHeight) }
        part
      }
    }
    .fixedSize(horizontal: false, vertical: true)
  }
}

/// A control group of controls side by side, as in a bar.
///
///     ControlGroup {
///       Button("Back", systemImage: "chevron.backward", action: save)
///       Button("Forward", systemImage: "chevron.forward", action: save)
///     }
///     .controlGroupStyle(.navigation)
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a control group.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }
  }
}

/// A control group of small controls side by side, as in a menu's row.
///
///     ControlGroup {
///       Button("Red", systemImage: "circle.fill", action: save)
///       Button("Blue", systemImage: "circle", action: save)
///     }
///     .controlGroupStyle(.palette)
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a control group.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }
  }
}

extension View {
  /// Sets the style of the control groups in the view.
  ///
  ///     ControlGroup {
  ///       Button("Back") {}
  ///       Button("Forward") {}
  ///     }
  ///     .controlGroupStyle(.navigation)
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(
      AnyControlStyle(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}
