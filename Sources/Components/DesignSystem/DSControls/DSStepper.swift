import SwiftUI

/// A number that is changed by steps.
///
///     DSStepper("Adults", value: $count, in: 1...9)
public struct DSStepper: View {
  private let title: LocalizedStringKey
  private let bounds: ClosedRange<Int>
  private let step: Int
  private let unit: String
  @Binding private var value: Int
  @Environment(\.dsTheme) private var theme

  /// Creates a stepper within bounds, with what is to be read behind the number.
  public init(
    _ title: LocalizedStringKey, value: Binding<Int>, in bounds: ClosedRange<Int>, step: Int = 1,
    unit: String = ""
  ) {
    (self.title, _value, self.bounds) = (title, value, bounds)
    (self.step, self.unit) = (max(1, step), unit)
  }

  /// The content of the view.
  public var body: some View {
    let layout = AnyLayout.row(
      spacing: theme.spacing.md,
      isStacked: theme.metrics.hasLargeText || !theme.capabilities.supportsSideBySideRows,
      stackedSpacing: theme.spacing.xs)
    layout {
      DSText(title).frame(maxWidth: .infinity, alignment: .leading)
      HStack(spacing: theme.spacing.sm) {
        button(.minus, by: -step).accessibilityLabel(Text(verbatim: theme.strings.less))
        let number = DSText(verbatim: "\(value)\(unit)", .headline)
        if theme.capabilities.supportsSideBySideRows {
          number
        } else {
          number.frame(maxWidth: .infinity)
        }
        button(.plus, by: step).accessibilityLabel(Text(verbatim: theme.strings.more))
      }
    }
    .frame(minHeight: theme.metrics.rowHeight)
  }

  private func button(_ icon: DSIconToken, by change: Int) -> some View {
    let (next, isOutOfRange) = value.addingReportingOverflow(change)
    let side = theme.typography[.caption].size
    return Button {
      value = min(max(next, bounds.lowerBound), bounds.upperBound)
    } label: {
      DSIcon(icon, size: .small).frame(width: side, height: side)
    }
    .buttonStyle(DSButtonStyle(.secondary, .small))
    .disabled(isOutOfRange || !bounds.contains(next))
  }
}
