import SwiftUI

/// The parts around a field: its label, the mark of a required one, a hint or the result of
/// validating it.
///
///     DSFieldChrome("Email", isRequired: true, validation: .error("No such address")) {
///       DSTextField("Email", text: $text)
///     }
public struct DSFieldChrome<Field: View>: View {
  private let title: LocalizedStringKey
  private let isRequired: Bool
  private let hint: LocalizedStringKey?
  private let validation: DSValidationState
  private let layout: DSFormRowLayout
  private let field: Field
  @Environment(\.dsTheme) private var theme

  /// Creates the chrome of a field.
  ///
  /// - Parameters:
  ///   - title: The label.
  ///   - isRequired: True for a field that must be filled.
  ///   - hint: The help to fill it; it gives way to a message of validation.
  ///   - validation: The result of validating the field.
  ///   - layout: The layout of label and field; a platform that lacks it stacks them.
  ///   - field: The field, or whatever takes its place.
  public init(
    _ title: LocalizedStringKey, isRequired: Bool = false, hint: LocalizedStringKey? = nil,
    validation: DSValidationState = .none, layout: DSFormRowLayout = .stacked,
    @ViewBuilder field: () -> Field
  ) {
    (self.title, self.isRequired, self.hint) = (title, isRequired, hint)
    (self.validation, self.layout, self.field) = (validation, layout, field())
  }

  /// The content of the view.
  public var body: some View {
    switch look.rowLayout {
    case .inline: inline
    case .twoColumnPreset: columns
    case .stacked, .auto: stacked
    }
  }

  private var look: DSFormAppearance { theme.components.form.resolve(layout, in: theme) }

  private var stacked: some View {
    VStack(alignment: .leading, spacing: look.fieldGap) {
      // A row that stands side by side where there is room keeps the words of such rows.
      label(theme.capabilities.rowLayout(layout) == .stacked ? .label : .body)
      checkedField
      note
    }
  }

  private var inline: some View {
    VStack(alignment: .leading, spacing: look.fieldGap) {
      HStack(alignment: .firstTextBaseline, spacing: theme.spacing.lg) {
        label(.body).layoutPriority(1)
        checkedField.environment(\.dsFieldKind, .bare).multilineTextAlignment(.trailing)
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
      // With the room that a row leaves above and below, as high as rows without a field.
      .frame(minHeight: max(0, theme.metrics.rowHeight - 2 * theme.spacing.sm))
      note
    }
  }

  private var columns: some View {
    HStack(alignment: .top, spacing: theme.spacing.md) {
      label(.body)
        .multilineTextAlignment(.trailing)
        .frame(width: look.labelColumn, alignment: .trailing)
        .frame(minHeight: theme.metrics.controlHeight)
      VStack(alignment: .leading, spacing: look.fieldGap) {
        checkedField
        note
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func label(_ role: DSTextRole) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: theme.spacing.xxs) {
      DSText(title, role)
      if isRequired {
        DSText(verbatim: "*", role, color: .danger)
          .accessibilityLabel(Text(verbatim: theme.strings.required))
      }
    }
  }

  private var checkedField: some View { field.environment(\.dsValidation, validation) }

  @ViewBuilder private var note: some View {
    if let message = validation.message, let tone = validation.tone {
      HStack(alignment: .firstTextBaseline, spacing: theme.spacing.xs) {
        DSIcon(validation.icon, size: .small, color: tone)
        DSText(LocalizedStringKey(message), .helper, color: tone)
      }
    } else if let hint {
      DSText(hint, .helper)
    }
  }
}

extension DSValidationState {
  fileprivate var icon: DSIconToken {
    switch self {
    case .none: .info
    case .error: .error
    case .warning: .warning
    case .success: .success
    }
  }
}
