import Components
import SwiftUI

/// A sight by day and in the evening, side by side to leaf through; the time of the scheme comes
/// first.
struct SightGallery: View {
  let sight: POI
  @Environment(\.colorScheme) private var colorScheme
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      picture(colorScheme).tag(0)
      picture(other).tag(1)
    }
    .tabViewStyle(.page)
    // Bright ground by day would hide white dots.
    .indexViewStyle(.page(backgroundDisplayMode: .always))
    .aspectRatio(FramedPicture.ratio, contentMode: .fit)
    .clipShape(RoundedRectangle(cornerRadius: AppCornerRadius.xlarge, style: .continuous))
    .overlay(alignment: .topTrailing) {
      Button {
        page = 1 - page
      } label: {
        Text((page == 0 ? other : colorScheme) == .dark ? "Вечером" : "Днём")
          .font(.footnote.weight(.semibold))
          .foregroundStyle(.white)
          .padding(.horizontal, 12)
          .padding(.vertical, 6)
          .background(.black.opacity(0.5), in: Capsule())
          // A night sky is as dark as the capsule.
          .overlay { Capsule().strokeBorder(.white.opacity(0.35), lineWidth: 1) }
          .touchTarget()
      }
      .buttonStyle(.plain)
      .dynamicTypeSize(...DynamicTypeSize.accessibility1)
      .accessibilityIdentifier("other-time")
      .padding(.trailing, AppSpacing.sm)
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
