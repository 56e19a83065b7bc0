import SwiftUI

/// An answer of a quiz: to choose, chosen, right or wrong.
///
///     AnswerButton("Осло", letter: "Б", verdict: .right) { save() }
///
/// A small control size makes it as low as a finger allows.
public struct AnswerButton: View {
  /// The verdict on an answer.
  public enum Verdict: Hashable, Sendable { case open, right, wrong, other }

  @Environment(\.controlSize) private var controlSize
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .subheadline) private var markSize: CGFloat = 28
  @ScaledSpacing(relativeTo: .body) private var gap = 12
  private let letter: String
  private let title: String
  private let verdict: Verdict
  private let action: @MainActor () -> Void

  /// Creates an answer with the letter that stands before it.
  public init(
    _ title: String, letter: String, verdict: Verdict, action: @escaping @MainActor () -> Void
  ) {
    (self.title, self.letter, self.verdict, self.action) = (title, letter, verdict, action)
  }

  /// The content of the view.
  public var body: some View {
    Button(action: action) {
      layout {
        mark
        Text(title)
          .font(.body.weight(.medium))
          .foregroundStyle(AppColors.text)
          .multilineTextAlignment(.leading)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      .padding(.horizontal, 14)
      .padding(.vertical, isSmall ? 8 : 10)
      .frame(minHeight: isSmall ? TouchTarget.side : 52)
      .background(fill, in: shape)
      .overlay(shape.strokeBorder(stroke, lineWidth: isMarked ? 2 : 1))
      .opacity(verdict == .other ? 0.55 : 1)
    }
    .buttonStyle(.plain)
    .allowsHitTesting(verdict == .open)
    .accessibilityLabel(title)
    .accessibilityValue(spokenVerdict)
  }

  /// The verdict for who does not see the mark; empty for none.
  private var spokenVerdict: Text {
    switch verdict {
    case .open, .other: Text(verbatim: "")
    case .right: Text("Верный ответ")
    case .wrong: Text("Неверный ответ")
    }
  }

  /// The mark beside the words; on a phone above the largest ones, which need all its width.
  private var layout: AnyLayout {
    typeSize >= .accessibility3 && horizontalSizeClass == .compact
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: AppSpacing.sm))
      : AnyLayout(HStackLayout(spacing: gap))
  }

  /// A Boolean value that indicates whether the answer is marked as right or wrong.
  private var isMarked: Bool { verdict == .right || verdict == .wrong }

  private var isSmall: Bool { controlSize == .small || controlSize == .mini }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: 14, style: .continuous)
  }

  @ViewBuilder private var mark: some View {
    switch verdict {
    case .open, .other:
      Text(letter)
        .font(.subheadline.weight(.semibold))
        // Words that step back already would be lost in a row that does.
        .foregroundStyle(verdict == .other ? AppColors.text : AppColors.textSecondary)
        .frame(width: markSize, height: markSize)
        .background(Color(.tertiarySystemFill), in: Circle())
    case .right: sign("checkmark", on: AppColors.success)
    case .wrong: sign("xmark", on: AppColors.error)
    }
  }

  /// A sign on a disc as large as the letter's, whose place it takes.
  private func sign(_ symbol: String, on color: Color) -> some View {
    Image(systemName: symbol)
      .font(.subheadline.weight(.bold))
      .foregroundStyle(AppColors.surface)
      .frame(width: markSize, height: markSize)
      .background(color, in: Circle())
  }

  private var fill: Color {
    switch verdict {
    case .open, .other: AppColors.surface
    case .right: AppColors.success.opacity(0.14)
    case .wrong: AppColors.error.opacity(0.14)
    }
  }

  private var stroke: Color {
    switch verdict {
    case .open, .other: Color(.separator)
    case .right: AppColors.success
    case .wrong: AppColors.error
    }
  }
}
