import SwiftUI

extension SpecimenFamily {
  /// The changes of a regular width.
  static let tablets = SpecimenFamily(
    "tablets", title: "На iPad",
    windows: [
      WindowSpecimen("NavigationSplitView, two columns", in: .tablet) {
        NavigationSplitView {
          sidebar.navigationTitle("Разделы")
        } detail: {
          Text("Место").navigationTitle("Собор")
        }
      },
      WindowSpecimen("NavigationSplitView, three columns", in: .tablet) {
        NavigationSplitView(columnVisibility: .constant(.all)) {
          sidebar.navigationTitle("Разделы")
        } content: {
          List(0..<12) { Text("Место \($0 + 1)") }.navigationTitle("Места")
        } detail: {
          Text("Место").navigationTitle("Собор")
        }
      },
      WindowSpecimen("NavigationSplitView, compact", in: .phone) {
        NavigationSplitView {
          sidebar.navigationTitle("Разделы")
        } detail: {
          Text("Место")
        }
      },
      WindowSpecimen("Table", in: .tablet) {
        Table(TableRow.sample) {
          TableColumn("Название", value: \.name)
          TableColumn("Год", value: \.year)
          TableColumn("Архитектор", value: \.author)
        }
      },
      WindowSpecimen("Form", in: .tablet) {
        NavigationStack {
          Form {
            Section("Профиль") {
              TextField("Имя", text: .constant("Анна"))
              Toggle("Уведомления", isOn: .constant(true))
              LabeledContent("Версия", value: "1.0.2")
            }
          }
          .navigationTitle("Основные")
        }
      },
      WindowSpecimen("TabView", in: .tablet) {
        TabView {
          Tab("Места", systemImage: "map") { Text("Места") }
          Tab("Избранное", systemImage: "heart") { Text("Избранное") }
          Tab("Профиль", systemImage: "person") { Text("Профиль") }
        }
      },
      WindowSpecimen("sheet", in: .tablet) {
        ground.sheet(isPresented: .constant(true)) { Text("Лист") }
      },
      WindowSpecimen("popover", in: .tablet) {
        VStack(spacing: 12) {
          Text("Страница")
          Button("Подсказка") {}
            .popover(isPresented: .constant(true)) {
              Text("Коротко о важном").padding()
            }
        }
      },
      WindowSpecimen("confirmationDialog", in: .tablet) {
        Button("Удалить", role: .destructive) {}
          .confirmationDialog("Удалить место?", isPresented: .constant(true)) {
            Button("Удалить", role: .destructive) {}
            Button("В архив") {}
          }
      },
      WindowSpecimen("keyboard", in: .tablet) { TypingWide() },
      WindowSpecimen("sidebarAdaptable, iPadOS 18", in: .tablet) {
        adaptableTabs.environment(\.systemVersion, 18)
      },
      WindowSpecimen("defaultAdaptableTabBarPlacement", in: .tablet) {
        adaptableTabs.defaultAdaptableTabBarPlacement(.sidebar).environment(\.systemVersion, 18)
      },
    ])

  @MainActor private static var adaptableTabs: some View {
    TabView {
      Tab("Карта", systemImage: "map") { Text("Карта") }
      TabSection("Места") {
        Tab("Музеи", systemImage: "building.columns") { Text("Музеи") }.badge(3)
        Tab("Парки", systemImage: "tree") { Text("Парки") }
      }
    }
    .tabViewStyle(.sidebarAdaptable)
  }

  @MainActor private static var sidebar: some View {
    List(selection: .constant("Места")) {
      Section("Саранск") {
        Label("Места", systemImage: "map").tag("Места")
        Label("Маршруты", systemImage: "figure.walk").tag("Маршруты").badge(3)
        Label("Избранное", systemImage: "heart").tag("Избранное")
      }
    }
  }
}

private struct TableRow: Identifiable {
  let name: String
  let year: String
  let author: String

  var id: String { name }

  static let sample = [
    TableRow(name: "Собор Феодора Ушакова", year: "2006", author: "В. Бродовский"),
    TableRow(name: "Музей Эрьзи", year: "1960", author: "Н. Филатов"),
    TableRow(name: "Мордовия Арена", year: "2018", author: "Т. Дацишин"),
  ]
}

private struct TypingWide: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Сообщение", text: .constant(""))
      .textFieldStyle(.roundedBorder).frame(width: 400)
      .focused($isFocused)
      .onAppear { isFocused = true }
  }
}
