import Components
import SwiftUI

/// Who the person is, how the last week went, and the app's few settings.
struct GrowthProfileScreen: View {
  @ObservedObject var model: GoalsListViewModel
  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale
  @Environment(\.self) private var environment

  var body: some View {
    NavigationStack {
      content
        // Who signs out, or in, sees one page fade into the other.
        .animation(.easeInOut(duration: 0.4), value: model.profile == nil)
        .growthBackground()
        .navigationTitle("Профиль")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button("Готово") { dismiss() }.accessibilityHint("Возвращает к целям")
          }
        }
    }
    .goalsAlert(model)
    .tint(GrowthStyle.accent)
    .task { if model.profile == nil, model.goals.isWaiting { await model.load() } }
  }

  @ViewBuilder private var content: some View {
    if let profile = model.profile {
      ScrollView {
        VStack(spacing: AppSpacing.md) {
          person(profile)
          WeekChart(minutes: profile.week, today: model.services.today)
          settings
        }
        .growthColumn()
      }
    } else {
      GrowthState {
        GrowthMessage(
          title: "Вы не вошли", text: "Войдите, чтобы увидеть свой рост на всех устройствах.",
          icon: "person.crop.circle", actionTitle: "Войти",
          hint: "Показывает ваши данные и настройки"
        ) { perform { await model.signIn() } }
      }
    }
  }

  private func person(_ profile: UserProfile) -> some View {
    CardView {
      VStack(spacing: AppSpacing.sm) {
        Text(verbatim: UserProfile.initials(of: Text(demo: profile.name).string(in: environment)))
          .font(AppTypography.title1)
          .foregroundStyle(.white)
          .frame(width: 84, height: 84)
          .background(GrowthStyle.fill, in: Circle())
          .dynamicTypeSize(...DynamicTypeSize.xxLarge)
          .accessibilityHidden(true)
        Text(demo: profile.name).font(AppTypography.title2)
        Text(demo: profile.role).font(AppTypography.subheadline).foregroundStyle(
          GrowthStyle.secondary)
        since(profile.since)
          .font(AppTypography.footnote).foregroundStyle(GrowthStyle.secondary)
        FigureRow {
          StatItem("Дни подряд", value: profile.streak)
          StatItem("Минуты за неделю", value: profile.week.reduce(0, +))
          StatItem("Цели", value: model.goals.value?.count ?? 0)
        }
        .padding(.top, AppSpacing.sm)
      }
      .multilineTextAlignment(.center)
      .frame(maxWidth: .infinity)
    }
  }

  /// The day since when there are goals, with its year once that is over.
  private func since(_ day: CalendarDay) -> Text {
    let words = wholeWords(of: day)
    // Russian reads the second as “второго”, before which the preposition has a vowel.
    return CalendarDay.calendar.component(.day, from: day.date) == 2
      ? Text("Растёт со \(words)") : Text("Растёт с \(words)")
  }

  /// Returns a day's words, of which a day and its month stand in one line.
  private func wholeWords(of day: CalendarDay) -> String {
    day.words(in: locale, seenFrom: model.services.today)
      .replacing(" ", with: "\u{A0}")
      .replacing(/\u{A0}(?=\d{4})/, with: " ")
  }

  private var settings: some View {
    CardView {
      VStack(spacing: AppSpacing.md) {
        Toggle("Напоминать по вечерам", isOn: $model.isReminding)
          .tint(GrowthStyle.fill)
          .frame(minHeight: TouchTarget.side)
          .accessibilityHint("Присылает напоминание о незаконченных задачах")
        SecondaryButton(
          "Выйти", icon: "rectangle.portrait.and.arrow.right",
          hint: "Завершает сеанс на этом устройстве"
        ) { perform { await model.signOut() } }
        .tint(GrowthStyle.late)
        // No wider than on a phone.
        .frame(maxWidth: 360)
      }
    }
  }
}
