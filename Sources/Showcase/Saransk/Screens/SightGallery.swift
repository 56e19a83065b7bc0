import Components
import SwiftUI

/// A sight by day and in the evening, side by side to leaf through; the time of the scheme comes
/// first.
struct SightGallery: View {
  let sight: POI
  @Environment(\.colorScheme) private var colorScheme
  @State private var page = 0

  var body: some View {
    VStack(spacing: 0) {
      TabView(selection: $page) {
        picture(colorScheme).tag(0)
        picture(other).tag(1)
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      .aspectRatio(FramedPicture.ratio, contentMode: .fit)
      .clipShape(RoundedRectangle(cornerRadius: AppCornerRadius.xlarge, style: .continuous))
      // Beneath the picture: on it they would lie over people, the sun or the moon.
      controls
    }
    // The button's target reaches into the distance to what follows.
    .padding(.bottom, -AppSpacing.md)
  }

  private var controls: some View {
    ZStack(alignment: .trailing) {
      HStack(spacing: AppSpacing.sm) {
        ForEach(0..<2, id: \.self) { number in
          Circle()
            .fill(number == page ? AppColors.primary : Color(.tertiaryLabel))
            .frame(width: 8, height: 8)
        }
      }
      .frame(maxWidth: .infinity)
      .accessibilityHidden(true)
      Button {
        page = 1 - page
      } label: {
        Text((page == 0 ? other : colorScheme) == .dark ? "Вечером" : "Днём")
          .font(AppTypography.subheadline.weight(.medium))
          .foregroundStyle(.tint)
          .touchTarget(alignment: .trailing)
      }
      .buttonStyle(.plain)
      .dynamicTypeSize(...DynamicTypeSize.accessibility1)
      .accessibilityIdentifier("other-time")
    }
  }

  private var other: ColorScheme { colorScheme == .dark ? .light : .dark }

  private func picture(_ scheme: ColorScheme) -> some View {
    SightPicture(sight: sight)
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .clipped()
      .environment(\.colorScheme, scheme)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(scheme == .dark ? "Рисунок: вечером" : "Рисунок: днём")
      .accessibilityAddTraits(.isImage)
  }
}
