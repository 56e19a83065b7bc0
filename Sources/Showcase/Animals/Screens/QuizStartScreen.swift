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
      Group {
        if horizontalSizeClass == .compact {
          ScrollView { padded(page) }
        } else if typeSize.isAccessibilitySize {
          CentredMessage { padded(page) }
        } else {
          // Upright a tablet has the height for a picture from margin to margin.
          ViewThatFits(in: .vertical) {
            padded(upright).frame(maxHeight: .infinity, alignment: .top)
            CentredMessage { padded(wide) }
          }
        }
      }
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

  private func padded(_ page: some View) -> some View {
    page
      .scenePadding(.horizontal)
      .padding(.vertical, AppSpacing.sm)
      .frame(maxWidth: .infinity)
  }

  /// Picture and controls: side by side where there is little height, so that the way into the game
  /// is in sight, else in one column.
  @ViewBuilder private var page: some View {
    if verticalSizeClass == .compact, !typeSize.isAccessibilitySize {
      HStack(alignment: .top, spacing: AppSpacing.lg) {
        picture(limit: 300)
        controls.frame(maxWidth: .infinity)
      }
    } else {
      VStack(spacing: AppSpacing.md) {
        picture(limit: horizontalSizeClass == .regular ? 420 : 300)
        controls
      }
    }
  }

  /// A picture from the bar's margin to the other, and beneath it what is told beside what is done.
  private var upright: some View {
    VStack(spacing: AppSpacing.lg) {
      picture(limit: 800)
      HStack(alignment: .top, spacing: AppSpacing.xl) {
        VStack(alignment: .leading, spacing: AppSpacing.md) {
          words(.leading)
          best
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: AppSpacing.md) {
          choice
          start
        }
        .frame(maxWidth: .infinity)
      }
    }
  }

  /// A picture beside the controls, together as wide as the bar above them.
  private var wide: some View {
    HStack(spacing: AppSpacing.xl) {
      picture(limit: verticalSizeClass == .compact ? 420 : 700)
      controls.frame(maxWidth: 400)
    }
  }

  private func picture(limit: CGFloat) -> some View {
    let name = "animal-red-panda"
    return AnimalPictureLayout(name: name, limit: limit) {
      FacePicture(name: name)
        .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
    }
  }

  private var controls: some View {
    VStack(spacing: AppSpacing.md) {
      words(.center)
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

  private var choice: some View {
    VStack(alignment: .leading, spacing: AppSpacing.sm) {
      Text("Сколько вопросов").font(AppTypography.subheadline).foregroundStyle(
        AppColors.textSecondary)
      Picker("Сколько вопросов", selection: $count) {
        ForEach(counts, id: \.self) { Text(verbatim: "\($0)").tag($0) }
      }
      .pickerStyle(.segmented)
    }
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

  var body: some View {
    HStack(spacing: 12) {
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
