import Components
import SwiftUI

/// The quiz before a game: how many questions, what was best so far, and the way in.
struct QuizStartScreen: View {
  @ObservedObject var model: AnimalsModel
  @ObservedObject var statistics: StatisticsViewModel
  @State private var count = 10
  @State private var game: GameViewModel?
  @State private var problem: String?
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.dynamicTypeSize) private var typeSize

  private let counts = [5, 10, 15]

  var body: some View {
    NavigationStack {
      content
        .background(AppColors.background.ignoresSafeArea())
        .navigationTitle("Викторина")
    }
    .fullScreenCover(isPresented: isPlaying, onDismiss: statistics.load) {
      if let game {
        GameScreen(model: game, playAgain: play) { self.game = nil }
          .id(ObjectIdentifier(game))
      }
    }
    .onAppear(perform: statistics.load)
  }

  private var isPlaying: Binding<Bool> {
    Binding(get: { game != nil }, set: { if !$0 { game = nil } })
  }

  @ViewBuilder private var content: some View {
    if typeSize.isAccessibilitySize {
      large
    } else if horizontalSizeClass == .compact {
      ScrollView { padded(phone) }
    } else {
      GeometryReader { room in
        ScrollView {
          padded(room.size.width > room.size.height ? AnyView(wide) : AnyView(upright))
            // At the top, as a page is that is read; a message alone would stand in the middle.
            .frame(minHeight: room.size.height, alignment: .top)
        }
      }
    }
  }

  private func padded(_ page: some View) -> some View {
    page
      .scenePadding(.horizontal)
      .padding(.vertical, AppSpacing.sm)
      .frame(maxWidth: .infinity)
  }

  /// Picture and controls on a phone: side by side where there is little height, so that the way
  /// into the game is in sight, else in one column.
  @ViewBuilder private var phone: some View {
    if verticalSizeClass == .compact {
      HStack(alignment: .top, spacing: AppSpacing.lg) {
        picture(limit: 300)
        controls(.center).frame(maxWidth: .infinity)
      }
    } else {
      VStack(spacing: AppSpacing.md) {
        picture(limit: 300)
        controls(.center)
      }
    }
  }

  /// One column of a width that reads well, whose picture is as wide as its controls.
  private var upright: some View {
    VStack(spacing: AppSpacing.lg) {
      picture(limit: 600)
      controls(.center)
    }
    .readableWidth()
  }

  /// A picture beside the controls, in the columns of the questions that follow.
  private var wide: some View {
    HStack(spacing: AppSpacing.xl) {
      picture(limit: verticalSizeClass == .compact ? 420 : 640)
      controls(.leading).frame(maxWidth: .infinity)
    }
  }

  /// A column of large words that scrolls; the way into the game stays in sight at its foot.
  private var large: some View {
    ScrollView {
      padded(
        VStack(spacing: AppSpacing.lg) {
          if verticalSizeClass != .compact {
            picture(limit: horizontalSizeClass == .compact ? 140 : 360)
          }
          words(.center)
          choice
          best
        }
        .readableWidth(Self.largeWidth))
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      padded(
        start
          .footTypeSize()
          .readableWidth(Self.largeWidth)
      )
      .background { FootBackground() }
    }
  }

  /// The width of a column of large words, in points, as of the questions that follow.
  private static let largeWidth: CGFloat = 640

  private func picture(limit: CGFloat) -> some View {
    let name = "animal-red-panda"
    return AnimalPictureLayout(name: name, limit: limit) {
      FacePicture(name: name)
        .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
    }
  }

  private func controls(_ alignment: HorizontalAlignment) -> some View {
    VStack(spacing: AppSpacing.md) {
      words(alignment).frame(
        maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
      choice
      start
      best
    }
  }

  @ViewBuilder private var best: some View {
    if let rate = statistics.bestRate { BestResult(rate: rate) }
  }

  private func words(_ alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment, spacing: AppSpacing.xs) {
      Text("Узнаете их всех?").font(.title2.bold()).accessibilityAddTraits(.isHeader)
      Text("Отвечайте на вопросы о животных: кто это, где живёт и как называется по‑латыни.")
        .font(AppTypography.subheadline)
        .foregroundStyle(AppColors.textSecondary)
    }
    .multilineTextAlignment(alignment == .center ? .center : .leading)
    .fixedSize(horizontal: false, vertical: true)
  }

  @ViewBuilder private var choice: some View {
    if typeSize.isAccessibilitySize {
      // The menu beside its name, or beneath it where both have no room in a line.
      ViewThatFits(in: .horizontal) {
        HStack(spacing: AppSpacing.md) {
          choiceName.foregroundStyle(AppColors.text)
          Spacer(minLength: 0)
          picker
        }
        VStack(alignment: .leading, spacing: 0) {
          choiceName.foregroundStyle(AppColors.text)
          picker
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .padding(AppSpacing.md)
      .background(AppColors.surface, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    } else {
      VStack(alignment: .leading, spacing: AppSpacing.sm) {
        choiceName.font(AppTypography.subheadline).foregroundStyle(AppColors.textSecondary)
        picker
      }
    }
  }

  private var choiceName: Text { Text("Сколько вопросов") }

  private var picker: some View {
    Picker("Сколько вопросов", selection: $count) {
      ForEach(counts, id: \.self) { Text(verbatim: "\($0)").tag($0) }
    }
    .segmentsOrMenu()
  }

  private var start: some View {
    VStack(spacing: AppSpacing.sm) {
      AppButton("Начать игру", icon: "play.fill", action: play)
      if problem != nil {
        Text("Для викторины слишком мало животных.")
          .font(AppTypography.footnote)
          .foregroundStyle(AppColors.error)
      }
    }
  }

  private func play() {
    do {
      game = try model.game(count: count)
      problem = nil
    } catch {
      problem = String(describing: error)
      Log.game.error("\(error)")
    }
  }
}

/// The best game so far.
private struct BestResult: View {
  let rate: Double
  @ScaledSpacing(relativeTo: .body) private var gap = 12

  var body: some View {
    HStack(spacing: gap) {
      Image(systemName: "trophy.fill").font(.title3).foregroundStyle(AppColors.accent)
      Text("Лучший результат").foregroundStyle(AppColors.text)
      Spacer(minLength: AppSpacing.sm)
      Percentage(rate).font(AppTypography.headline).monospacedDigit()
    }
    .padding(AppSpacing.md)
    .background(AppColors.surface, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    .accessibilityElement(children: .combine)
  }
}
