/// A type that gives labelled content its appearance.
///
///     struct StackedContentStyle: LabeledContentStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///           configuration.label.font(.caption).foregroundStyle(.secondary)
///           configuration.content
///         }
///       }
///     }
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the appearance.
  associatedtype Body: View
  /// The properties of labelled content.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns the appearance of a label with its content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
