/// A type that gives forms their appearance.
///
///     struct CardFormStyle: FormStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading, spacing: 12) { configuration.content }
///           .padding()
///           .background(.thinMaterial, in: .rect(cornerRadius: 16))
///       }
///     }
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the appearance.
  associatedtype Body: View
  /// The properties of a form.
  typealias Configuration = FormStyleConfiguration

  /// Returns the appearance of a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and controls in two columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
