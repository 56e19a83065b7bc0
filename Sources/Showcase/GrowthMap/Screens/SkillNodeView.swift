import Components
import SwiftUI

/// A skill as a round node: its symbol in a ring of its progress, and its name.
struct SkillNodeView: View {
  let skill: Skill
  let isSelected: Bool
  /// A Boolean value that indicates whether the tree is one column, for the sake of large type.
  var isInColumn = false
  let action: @MainActor () -> Void
  @ScaledMetric(relativeTo: .body) private var side: CGFloat = 64
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.locale) private var locale

  var body: some View {
    Button(action: action) {
      // The name keeps off the ring around a selected circle, which reaches five points out.
      VStack(alignment: isInColumn ? .leading : .center, spacing: AppSpacing.sm) {
        circle
          .anchorPreference(key: SkillAnchors.self, value: .bounds) { [skill.id: $0] }
        Text(demo: skill.title)
          .font((isLarge ? AppTypography.subheadline : AppTypography.caption1).weight(.medium))
          .fixedSize(horizontal: isWhole, vertical: true)
          .foregroundStyle(
            skill.state == .locked
              ? AnyShapeStyle(GrowthStyle.secondary) : AnyShapeStyle(.primary)
          )
          .multilineTextAlignment(isInColumn ? .leading : .center)
      }
      .frame(width: isInColumn || isWhole ? nil : width)
      .frame(minWidth: isWhole ? width : nil)
      .transformAnchorPreference(key: SkillAnchors.self, value: .bounds) { anchors, node in
        if !isInColumn { anchors[skill.id] = node }
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(demo: skill.title))
    .accessibilityValue(Text(value))
    .accessibilityHint("Показывает подробности навыка")
    .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
  }

  /// Grows with type, though less than it: the tree should stay one.
  private var diameter: CGFloat { Self.diameter(side: side, isLarge: isLarge) }

  private static func diameter(side: CGFloat, isLarge: Bool) -> CGFloat {
    min(side, 96) * (isLarge ? 1.5 : 1)
  }

  private var width: CGFloat { Self.width(side: side, isLarge: isLarge) }

  /// Returns how wide a node with its name is.
  ///
  /// - Parameters:
  ///   - side: The diameter of its circle as type scales it, in points.
  ///   - isLarge: True where a tablet gives the tree more room than a phone.
  /// - Returns: The width, in points.
  static func width(side: CGFloat, isLarge: Bool) -> CGFloat {
    max(diameter(side: side, isLarge: isLarge) + 28, 92)
  }

  /// A Boolean value that indicates whether a tablet gives the tree more room than a phone.
  private var isLarge: Bool { horizontalSizeClass == .regular && !isInColumn }

  /// A Boolean value that indicates whether the name stands in one line: large words of several
  /// letters would be broken between them.
  private var isWhole: Bool { typeSize.isAccessibilitySize && !isInColumn }

  private var value: LocalizedStringKey {
    switch skill.state {
    case .locked: "Закрыт"
    case .available: "Освоено на \(skill.progress.percent(in: ContentLanguage(locale)))"
    case .done: "Освоен"
    }
  }

  private var circle: some View {
    ZStack {
      Circle().fill(ground)
      ProgressRing(
        progress: skill.state == .locked ? 0 : skill.progress, width: 5, style: color)
      Image(systemName: skill.state == .locked ? "lock.fill" : skill.icon)
        .font(.system(size: diameter * 0.36))
        .foregroundStyle(skill.state == .locked ? AnyShapeStyle(.secondary) : AnyShapeStyle(color))
      if isSelected { Circle().inset(by: -4).stroke(color, lineWidth: 2) }
    }
    .frame(width: diameter, height: diameter)
    .overlay(alignment: .bottomTrailing) {
      if skill.state == .done {
        Image(systemName: "checkmark.circle.fill")
          .font(.system(size: diameter * 0.3))
          // Dark on the bright green of the dark, white on the deep one of the light.
          .foregroundStyle(AppColors.surface, GrowthStyle.done)
          .background(Circle().fill(AppColors.surface).padding(2))
          // The ring has the badge's colour: an edge keeps the two apart.
          .background(Circle().fill(AppColors.surface).padding(-2))
      }
    }
  }

  private var ground: AnyShapeStyle {
    skill.state == .locked
      ? AnyShapeStyle(Color(.secondarySystemFill)) : AnyShapeStyle(AppColors.surface)
  }

  private var color: Color { skill.state == .done ? GrowthStyle.done : GrowthStyle.accent }
}

/// The frames of a tree's nodes, in one column those of their circles, by skill.
struct SkillAnchors: PreferenceKey {
  static var defaultValue: [String: Anchor<CGRect>] { [:] }

  static func reduce(
    value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
  ) { value.merge(nextValue()) { $1 } }
}
