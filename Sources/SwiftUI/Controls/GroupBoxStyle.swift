/// A type that gives group boxes their appearance.
///
///     struct OutlineGroupBoxStyle: GroupBoxStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///           configuration.label.font(.headline)
///           configuration.content
///         }
///         .padding().border(.quaternary)
///       }
///     }
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the appearance.
  associatedtype Body: View
  /// The properties of a group box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the appearance of a group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
