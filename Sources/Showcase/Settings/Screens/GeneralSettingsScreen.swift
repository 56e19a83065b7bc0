import Components
import SwiftUI

/// The general settings of an app: navigation, switches, choices, a name, facts and actions.
struct GeneralSettingsScreen: View {
  @State private var name = "Анна Кузнецова"
  @State private var notifies = true
  @State private var savesTraffic = false
  @State private var appearance = SettingsAppearance.system
  @State private var units = Units.metric
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.stacksRows) private var stacksRows
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  private enum Units: String, CaseIterable {
    case metric = "Метры"
    case imperial = "Мили"
  }

  var body: some View {
    NavigationStack {
      Form {
        notice
        profile
        behaviour
        looks
        about
        endings
      }
      // On a tablet a row's value would stand far from its name.
      .readableWidth(760)
      .frame(maxWidth: .infinity)
      .background(AppColors.background.ignoresSafeArea())
      .navigationTitle("Основные")
      // A large title would stand at the window's margin, away from the rows.
      .navigationBarTitleDisplayMode(horizontalSizeClass == .regular ? .inline : .large)
    }
    .tint(AppColors.primary)
    .preferredColorScheme(appearance.scheme)
  }

  private var notice: some View {
    Section {
      let layout =
        stacksRows
        ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12))
        : AnyLayout(HStackLayout(alignment: .top, spacing: 12))
      layout {
        Image(systemName: "info.circle.fill").foregroundStyle(AppColors.info).font(.title3)
        VStack(alignment: .leading, spacing: 2) {
          Text("Доступно обновление карты").font(.subheadline.weight(.semibold))
          Text("48 МБ, загрузится по Wi\u{2011}Fi").font(.footnote).foregroundStyle(.secondary)
        }
      }
    }
  }

  private var profile: some View {
    Section {
      if dynamicTypeSize.isAccessibilitySize {
        VStack(alignment: .leading) {
          Text("Имя")
          TextField("Имя", text: $name, axis: .vertical)
        }
      } else {
        HStack {
          Text("Имя")
          Spacer(minLength: 16)
          TextField("Имя", text: $name).multilineTextAlignment(.trailing)
        }
      }
      NavigationLink("Любимые места") { Text("Любимые места") }
    } header: {
      Text("Профиль")
    } footer: {
      Text("Имя видно в отзывах о местах.")
    }
  }

  private var behaviour: some View {
    Section("Поведение") {
      Toggle("Уведомления рядом с местами", isOn: $notifies).tint(AppColors.chip)
      Toggle("Экономить трафик", isOn: $savesTraffic).tint(AppColors.chip)
    }
  }

  private var looks: some View {
    Section("Вид") {
      Picker("Оформление", selection: $appearance) {
        ForEach(SettingsAppearance.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      Picker("Единицы", selection: $units) {
        ForEach(Units.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      .segmentsOrMenu(fillsRow: true)
    }
  }

  private var about: some View {
    Section("О приложении") {
      LabeledContent("Версия", value: "1.0 (42)")
      NavigationLink("Лицензии") { LicencesScreen() }
    }
  }

  /// The actions at the end, whose red says that they take something away, each alone.
  @ViewBuilder private var endings: some View {
    Section { Button("Очистить историю поиска", role: .destructive) {} }
    Section { Button("Выйти из профиля", role: .destructive) {} }
  }
}
