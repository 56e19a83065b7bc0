import Components
import SwiftUI

/// The pages before the first goal, which may be skipped.
struct OnboardingScreen: View {
  @ObservedObject var model: OnboardingViewModel
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .body) private var scaledColumn: CGFloat = 480
  /// A Boolean value that indicates whether the page is longer than its room, and so scrolls
  /// beneath the footer.
  @State private var isScrolling = false

  private static let turning = Animation.easeInOut(duration: 0.4)
  private static let turn = AnyTransition.asymmetric(
    insertion: .move(edge: .trailing).combined(with: .opacity),
    removal: .move(edge: .leading).combined(with: .opacity))

  var body: some View {
    VStack(spacing: AppSpacing.md) {
      skip.scenePadding(.horizontal)
        // As the items of a navigation bar, which do not grow further.
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      GeometryReader { room in
        ScrollView {
          ZStack {
            ForEach([model.index], id: \.self) { _ in
              // As wide as the screen, so that a page comes in from beyond it.
              page
                .onGeometryChange(for: Bool.self) {
                  $0.size.height > room.size.height
                } action: {
                  isScrolling = $0
                }
                .frame(maxWidth: .infinity, minHeight: isLong ? 0 : room.size.height)
                .growthColumn()
                .transition(Self.turn)
            }
          }
        }
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) { footer }
    .growthBackground()
  }

  /// A Boolean value that indicates whether words are so large that the page scrolls; a tablet has
  /// room for them.
  private var isLong: Bool { typeSize.isAccessibilitySize && !isLarge }

  /// The greatest width of words and button, in points; it grows with the type while it reads
  /// well.
  private var column: CGFloat {
    min(max(480, scaledColumn), typeSize.isAccessibilitySize ? 960 : 672)
  }

  private var footer: some View {
    VStack(spacing: AppSpacing.md) {
      dots
      PrimaryButton(
        model.isLast ? "Начать" : "Дальше", fill: GrowthStyle.fill,
        hint: model.isLast ? "Открывает список целей" : "Показывает следующую страницу"
      ) { withAnimation(Self.turning) { model.next() } }
      .frame(maxWidth: column)
      .footTypeSize()
    }
    .padding(.vertical, AppSpacing.sm)
    .growthColumn()
    .background {
      if isScrolling { FootBackground() }
    }
  }

  private var skip: some View {
    HStack {
      if model.index > 0 {
        Button {
          withAnimation(Self.turning) { model.back() }
        } label: {
          // As the navigation bar's own.
          Image(systemName: "chevron.backward")
            .font(.title2.weight(.semibold)).touchTarget(alignment: .leading)
        }
        .accessibilityLabel("Назад")
        .accessibilityHint("Показывает предыдущую страницу")
      }
      Spacer()
      Button {
        model.skip()
      } label: {
        Text("Пропустить").touchTarget(alignment: .trailing)
      }
      .accessibilityHint("Открывает список целей без вступления")
      .opacity(model.isLast ? 0 : 1)
      .accessibilityHidden(model.isLast)
    }
    .tint(GrowthStyle.accent)
  }

  /// Picture and words: side by side where there is little height.
  @ViewBuilder private var page: some View {
    if verticalSizeClass == .compact {
      HStack(spacing: AppSpacing.lg) {
        picture(side: 150)
        words(of: model.page, alignment: .leading)
      }
    } else {
      VStack(spacing: AppSpacing.lg) {
        picture(side: pictureSide)
        ZStack(alignment: .top) {
          // As high on each page, so that the picture keeps its place from page to page; a page
          // that scrolls begins at its top.
          if !isLong {
            ForEach(OnboardingViewModel.pages) { words(of: $0, alignment: .center) }
              .hidden()
              .accessibilityHidden(true)
          }
          words(of: model.page, alignment: .center)
        }
      }
    }
  }

  /// A Boolean value that indicates whether the window is a tablet's, in both directions.
  private var isLarge: Bool {
    horizontalSizeClass == .regular && verticalSizeClass == .regular
  }

  /// The side of the picture above words, in points: it gives way to large ones.
  private var pictureSide: CGFloat {
    typeSize.isAccessibilitySize ? (isLarge ? 300 : 120) : (isLarge ? 340 : 220)
  }

  private func picture(side: CGFloat) -> some View {
    Color.clear
      .overlay { SchemedPicture(name: model.page.picture) }
      .frame(width: side, height: side)
      .clipShape(Circle())
      .accessibilityHidden(true)
  }

  private func words(
    of page: OnboardingViewModel.Page, alignment: HorizontalAlignment
  ) -> some View {
    VStack(alignment: alignment, spacing: AppSpacing.sm) {
      Text(demo: page.title)
        .font(isLarge ? AppTypography.largeTitle : AppTypography.title1)
        .accessibilityAddTraits(.isHeader)
      Text(demo: page.text).font(AppTypography.body).foregroundStyle(GrowthStyle.secondary)
    }
    .multilineTextAlignment(alignment == .center ? .center : .leading)
    .fixedSize(horizontal: false, vertical: true)
    .frame(maxWidth: column)
  }

  private var dots: some View {
    HStack(spacing: AppSpacing.sm) {
      ForEach(OnboardingViewModel.pages) { page in
        Capsule()
          .fill(page.id == model.index ? GrowthStyle.accent : Color(.tertiaryLabel))
          .frame(width: page.id == model.index ? 22 : 8, height: 8)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Страница \(model.index + 1) из \(OnboardingViewModel.pages.count)")
  }
}
