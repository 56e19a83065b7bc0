/// A type that gives disclosure groups their appearance.
///
///     struct PlainDisclosure: DisclosureGroupStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         Button { configuration.isExpanded.toggle() } label: { configuration.label }
///         if configuration.isExpanded { configuration.content }
///       }
///     }
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the appearance.
  associatedtype Body: View
  /// The properties of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Returns the appearance of a disclosure group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
