import SwiftUI

/// A figure above the word for what it counts.
///
///     HStack {
///       StatItem("Тренировки", value: 12)
///       StatItem("Дни подряд", value: 5)
///     }
public struct StatItem: View {
  private let title: LocalizedStringKey
  private let value: Int
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.statItemArrangement) private var arrangement
  @Environment(\.multilineTextAlignment) private var alignment

  /// Creates an item.
  public init(_ title: LocalizedStringKey, value: Int) { (self.title, self.value) = (title, value) }

  /// The content of the view: a figure above its name, or beside it at an accessibility size.
  public var body: some View {
    Group {
      if typeSize.isAccessibilitySize {
        large
      } else {
        VStack(spacing: 2) {
          figure
          name
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
      }
    }
    .accessibilityElement(children: .combine)
  }

  @ViewBuilder private var large: some View {
    switch arrangement {
    case .automatic:
      ViewThatFits(in: .horizontal) {
        beside
        above
      }
    case .beside: beside
    case .above: above
    }
  }

  private var beside: some View {
    HStack(alignment: .firstTextBaseline, spacing: AppSpacing.md) {
      name
      Spacer(minLength: 0)
      figure
    }
    .multilineTextAlignment(.leading)
  }

  /// The figure above its name, in the middle where texts are centred, else at the leading edge.
  private var above: some View {
    let isCentred = alignment == .center
    return VStack(alignment: isCentred ? .center : .leading, spacing: 2) {
      figure
      name
    }
    .multilineTextAlignment(isCentred ? .center : .leading)
    .frame(maxWidth: .infinity, alignment: isCentred ? .center : .leading)
  }

  private var figure: some View {
    Text(verbatim: "\(value)")
      .font(AppTypography.title2)
      .foregroundStyle(AppColors.text)
      .monospacedDigit()
  }

  private var name: some View {
    Text(title)
      .font(AppTypography.footnote)
      .foregroundStyle(SecondaryWords())
  }
}
