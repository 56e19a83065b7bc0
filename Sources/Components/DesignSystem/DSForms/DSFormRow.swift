import SwiftUI

/// A row of a form: a label and what it labels, laid out as the form says.
///
///     DSFormRow("Name", isRequired: true, hint: "As on the ticket") {
///       DSTextField("Name", text: $name)
///     }
public struct DSFormRow<Field: View>: View {
  private let title: LocalizedStringKey
  private let layout: DSFormRowLayout
  private let isRequired: Bool
  private let hint: LocalizedStringKey?
  private let validation: DSValidationState
  private let field: Field
  @Environment(\.dsTheme) private var theme
  @Environment(\.dsFormRowLayout) private var formLayout

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The label.
  ///   - layout: The layout of label and field; ``DSFormRowLayout/auto`` takes the form's.
  ///   - isRequired: True for a field that must be filled.
  ///   - hint: The help to fill it.
  ///   - validation: The result of validating the field.
  ///   - field: Any view.
  public init(
    _ title: LocalizedStringKey, layout: DSFormRowLayout = .auto, isRequired: Bool = false,
    hint: LocalizedStringKey? = nil, validation: DSValidationState = .none,
    @ViewBuilder field: () -> Field
  ) {
    (self.title, self.layout, self.isRequired) = (title, layout, isRequired)
    (self.hint, self.validation, self.field) = (hint, validation, field())
  }

  /// The content of the view.
  public var body: some View {
    let layout = layout == .auto ? formLayout : layout
    DSFieldChrome(
      title, isRequired: isRequired, hint: hint, validation: validation, layout: layout
    ) {
      field.environment(\.dsFieldKind, kind(in: layout))
    }
    .padding(.horizontal, theme.spacing.lg)
    .padding(.vertical, theme.spacing.sm)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// The row is its field's ground; in a column beside the labels' one fields keep their boxes.
  private func kind(in layout: DSFormRowLayout) -> DSFieldKind {
    let look = theme.components.form.resolve(layout, in: theme)
    return look.rowLayout == .twoColumnPreset ? .boxed : .bare
  }
}
