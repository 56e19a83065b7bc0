/// A container that attaches a label to a value.
///
///     LabeledContent("Version", value: "2.1")
public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// Creates labelled views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  /// The content of the view.
  public var body: some View {
    StyledControl(
      configuration: LabeledContentStyleConfiguration(label: .init(label), content: .init(content)),
      standard: AnyControlStyle(AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) })
  }
}

extension LabeledContent where Label == Text {
  /// Creates views with a localised label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates views with a label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a value with a localised label.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Creates a value with a label.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// Creates labelled content of a value in a format.
  ///
  ///     LabeledContent("Distance", value: 3.2, format: .number)
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localised label.
  ///   - value: The value.
  ///   - format: The format of the value.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  /// Creates a value in a format with a label.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates labelled content from the configuration of a style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// The properties of labelled content, from which a style makes its appearance.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public typealias Label = _ConfigurationPart
  /// The content that the label is attached to.
  public typealias Content = _ConfigurationPart

  /// The label.
  public let label: Label
  /// The content that the label is attached to.
  public let content: Content
}

/// Labelled content with the label at the leading edge, and the content at the trailing one and
/// secondary.
///
/// The content stands below where the two do not fit side by side, and at accessibility sizes, as
/// UIKit's value cells have it.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a label with its content.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledValue(configuration: configuration)
  }
}

private struct LabeledValue: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    rows.modifier(SystemGroupModifier(children: .pair))
  }

  @ViewBuilder private var rows: some View {
    if labels == .hidden {
      configuration.content
    } else if typeSize.isAccessibilitySize {
      stacked
    } else {
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          StackedLabel(label: configuration.label, followsEnabled: false)
          Spacer(minLength: 8)
          configuration.content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
        }
        stacked
      }
    }
  }

  private var stacked: some View {
    VStack(alignment: .leading, spacing: 4) {
      StackedLabel(label: configuration.label, followsEnabled: false)
      configuration.content.foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension View {
  /// Sets the style of the labelled content in the view.
  ///
  ///     LabeledContent("Size", value: "12 MB").labeledContentStyle(.automatic)
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(
      AnyControlStyle(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}
