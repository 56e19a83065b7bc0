import Components
import SwiftUI

/// The statistics of all games: figures, categories, the last ten.
struct StatisticsScreen: View {
  @ObservedObject var model: StatisticsViewModel
  /// Leads to the quiz.
  let openQuiz: @MainActor () -> Void
  @State private var asksToDelete = false
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    NavigationStack {
      Group {
        if model.isEmpty {
          empty
        } else {
          ScrollView {
            content
              .scenePadding(.horizontal)
              // As the other tabs' pages beneath their large titles.
              .padding(.top, AppSpacing.sm)
              .padding(.bottom, AppSpacing.md)
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(AppColors.background.ignoresSafeArea())
      .navigationTitle("Статистика")
      .toolbar {
        if !model.isEmpty {
          ToolbarItem(placement: .topBarTrailing) {
            // Not among what one taps often, and no second red beside the app's.
            Menu {
              Button("Сбросить", systemImage: "trash", role: .destructive) { asksToDelete = true }
            } label: {
              Image(systemName: "ellipsis.circle")
            }
            .accessibilityLabel("Ещё")
          }
        }
      }
    }
    .tint(AppColors.primary)
    .alert("Удалить все игры?", isPresented: $asksToDelete) {
      Button("Удалить", role: .destructive, action: model.deleteAll)
      Button("Отменить", role: .cancel) {}
    } message: {
      Text("Статистика начнётся заново.")
    }
    // The app's red would be taken for what destroys.
    .tint(.blue)
    .onAppear(perform: model.load)
  }

  private var empty: some View {
    ContentUnavailableView {
      Label(
        model.problem == nil ? "Игр ещё не было" : "Статистика не открылась",
        systemImage: "chart.bar")
    } description: {
      Text(
        model.problem == nil
          ? "Сыграйте в викторину, и результаты появятся здесь."
          : "Освободите место на устройстве и попробуйте ещё раз.")
    } actions: {
      if model.problem == nil {
        AppButton("Играть", action: openQuiz).frame(maxWidth: 280)
      } else {
        AppButton("Повторить", icon: "arrow.clockwise", action: model.load).frame(maxWidth: 280)
      }
    }
  }

  @ViewBuilder private var content: some View {
    let cards = StatisticsCards(model: model)
    let categories = CategoryShares(shares: model.shares)
    let history = GameHistory(games: model.latest, today: model.today)
    let chart = GamesChart(
      games: model.latest, average: model.progress.averageRate,
      played: model.progress.gamesPlayed)
    // Large words need all the width of a tablet too.
    if horizontalSizeClass == .compact || typeSize.isAccessibilitySize {
      VStack(spacing: AppSpacing.lg) {
        cards
        chart
        categories
        history
      }
    } else {
      // Columns are as far apart as the figures' cards above them.
      VStack(spacing: AppSpacing.lg) {
        cards
        HStack(alignment: .top, spacing: AppSpacing.md) {
          VStack(spacing: AppSpacing.lg) {
            chart
            categories
          }
          history
        }
      }
    }
  }
}
