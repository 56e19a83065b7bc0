import Components
import SwiftUI

/// The actions on a sight: go there, call, look at its site, share it.
struct SightActions: View {
  let sight: POI
  @EnvironmentObject private var app: SaranskModel
  @Environment(\.openURL) private var openURL
  @Environment(\.dynamicTypeSize) private var typeSize
  /// The widest symbol's column, in points, behind which the words begin.
  @ScaledMetric(relativeTo: .body) private var iconWidth: CGFloat = 26
  /// The distance of large words, which stand beside their symbols, in points.
  @ScaledSpacing(relativeTo: .body) private var gap = 12

  var body: some View {
    let padding = typeSize.isAccessibilitySize ? AppSpacing.md : AppSpacing.sm
    AppCard(padding: 0) {
      VStack(spacing: 0) {
        actions.padding(padding)
        if app.hasVisited(sight.id) {
          Divider()
          VisitedNote().padding(.horizontal, padding)
        }
      }
    }
  }

  private var actions: some View {
    layout {
      action("Маршрут", "signpost.right.fill") {
        app.showRoute(to: sight.id)
      }
      if let phone = sight.phone, let url = URL(string: "tel:\(phone)") {
        action("Позвонить", "phone.fill") { openURL(url) }
      }
      if let website = sight.website {
        action("Сайт", "safari") { openURL(website) }
      }
      ShareLink(item: sight.link, subject: Text(verbatim: sight.shortName)) {
        label("Поделиться", "square.and.arrow.up")
      }
      .buttonStyle(.plain)
    }
    .frame(maxWidth: .infinity)
  }

  private var layout: AnyLayout {
    typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: AppSpacing.md))
      : AnyLayout(HStackLayout(spacing: 0))
  }

  private func action(
    _ title: LocalizedStringKey, _ icon: String, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) { label(title, icon) }.buttonStyle(.plain)
  }

  @ViewBuilder private func label(_ title: LocalizedStringKey, _ icon: String) -> some View {
    if typeSize.isAccessibilitySize {
      HStack(alignment: .firstTextBaseline, spacing: gap) {
        Image(systemName: icon).frame(width: iconWidth).accessibilityHidden(true)
        Text(title)
      }
      .foregroundStyle(.tint)
      .frame(maxWidth: .infinity, minHeight: TouchTarget.side, alignment: .leading)
      .contentShape(Rectangle())
    } else {
      VStack(spacing: 5) {
        Image(systemName: icon).font(.title3).frame(height: 24).accessibilityHidden(true)
        Text(title).font(AppTypography.caption1).lineLimit(1).minimumScaleFactor(0.8)
      }
      .foregroundStyle(.tint)
      .frame(maxWidth: .infinity, minHeight: 52)
      .contentShape(Rectangle())
    }
  }
}

/// Says that one has been there.
private struct VisitedNote: View {
  @ScaledSpacing(relativeTo: .subheadline) private var gap = AppSpacing.sm
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: gap) {
      Image(systemName: "checkmark.circle.fill").accessibilityHidden(true)
      Text("Вы здесь были")
    }
    .font(AppTypography.subheadline.weight(.medium))
    .foregroundStyle(AppColors.success)
    .padding(.vertical, 12)
    .frame(maxWidth: .infinity, alignment: typeSize.isAccessibilitySize ? .leading : .center)
    .accessibilityElement(children: .combine)
  }
}

/// Notes that one has been there, once.
struct VisitButton: View {
  let sight: POI
  @EnvironmentObject private var app: SaranskModel

  var body: some View {
    if !app.hasVisited(sight.id) {
      AppButton("Отметить посещение", icon: "checkmark.circle.fill", style: .outline) {
        app.visit(sight.id)
      }
    }
  }
}
