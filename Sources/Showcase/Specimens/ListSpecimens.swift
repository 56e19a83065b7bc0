import SwiftUI

extension SpecimenFamily {
  /// Lists and forms in every style, rows in every state.
  static let lists = SpecimenFamily(
    "lists", title: "Списки и формы",
    windows: [
      WindowSpecimen("List, .insetGrouped") { sections.listStyle(.insetGrouped) },
      WindowSpecimen("List, .grouped") { sections.listStyle(.grouped) },
      WindowSpecimen("List, .plain") { sections.listStyle(.plain) },
      WindowSpecimen("List, .inset") { sections.listStyle(.inset) },
      WindowSpecimen("List, .sidebar") { sections.listStyle(.sidebar) },
      WindowSpecimen("List, selection") {
        List(["Саранск", "Рузаевка", "Темников"], id: \.self, selection: .constant("Рузаевка")) {
          Text($0)
        }
      },
      WindowSpecimen("List, editing") {
        List(selection: .constant(Set([1]))) {
          ForEach(0..<4) { Text("Строка \($0)") }
            .onDelete { _ in }
            .onMove { _, _ in }
        }
        .environment(\.editMode, .constant(.active))
      },
      WindowSpecimen("List, row modifiers") { RowModifiers() },
      WindowSpecimen("List, swipeActions, open") {
        try $0.swipe("Рузаевка")
        try $0.swipe("Темников", from: .leading)
        try $0.swipe("Ардатов")
      } content: {
        SweptRows()
      },
      WindowSpecimen("List, children") {
        List(Folder.sample, children: \.children) { Label($0.id, systemImage: "folder") }
      },
      WindowSpecimen("Form, rows") { RowsForm() },
      WindowSpecimen("Form, pickers") { PickersForm() },
      WindowSpecimen("Form, disabled") { RowsForm().disabled(true) },
    ])

  @MainActor private static var sections: some View {
    List {
      Section("Места") {
        Label("Соборная площадь", systemImage: "building.columns")
        Label("Парк Пушкина", systemImage: "tree").badge(12)
        Label {
          VStack(alignment: .leading) {
            Text("Мордовия Арена")
            Text("Стадион").font(.subheadline).foregroundStyle(.secondary)
          }
        } icon: {
          Image(systemName: "star.fill").foregroundStyle(.orange)
        }
      }
      Section {
        Text("Строка")
        Text("Ещё строка")
        DisclosureGroup("Раскрыто", isExpanded: .constant(true)) { Text("Внутри") }
      } header: {
        Text("Второй раздел")
      } footer: {
        Text("Пояснение под разделом, которое занимает больше одной строки экрана.")
      }
      Section { Text("Без заголовка") }
    }
  }
}

/// A folder of folders.
private struct Folder: Identifiable {
  let id: String
  var children: [Folder]?

  static let sample = [
    Folder(id: "Документы", children: [Folder(id: "Письма"), Folder(id: "Счета")]),
    Folder(id: "Фото"),
  ]
}

/// Rows that look other than usual.
private struct RowModifiers: View {
  var body: some View {
    List {
      Section("Вид строк") {
        Text("listRowBackground").listRowBackground(Color.yellow.opacity(0.3))
        Text("listRowInsets").listRowInsets(EdgeInsets(top: 4, leading: 40, bottom: 4, trailing: 4))
        Text("listRowSeparator(.hidden)").listRowSeparator(.hidden)
        Text("listRowSeparatorTint(.red)").listRowSeparatorTint(.red)
        Text("badge(\"new\")").badge("new")
        Text("listItemTint").listItemTint(.green)
        Label("Значок", systemImage: "leaf").listItemTint(.green)
        Text("swipeActions").swipeActions { Button("Удалить", role: .destructive) {} }
      }
      Section("Крупный заголовок") { Text("headerProminence(.increased)") }
        .headerProminence(.increased)
      Section("Свёрнутый", isExpanded: .constant(false)) { Text("Не видно") }
    }
    .listSectionSpacing(.compact)
  }
}

/// Rows whose actions show when they are swept aside.
private struct SweptRows: View {
  var body: some View {
    List {
      Text("Саранск")
      Text("Рузаевка")
        .swipeActions {
          Button("Удалить", systemImage: "trash", role: .destructive) {}
          Button("Отметить", systemImage: "flag") {}.tint(.orange)
        }
      VStack(alignment: .leading) {
        Text("Темников")
        Text("Город на Мокше").font(.subheadline).foregroundStyle(.secondary)
      }
      .accessibilityElement(children: .combine)
      .accessibilityLabel("Темников")
      .swipeActions(edge: .leading) { Button("Прочитано") {}.tint(.blue) }
      ForEach(["Ардатов"], id: \.self) { Text($0) }.onDelete { _ in }
    }
  }
}

/// A form with a row of each kind.
private struct RowsForm: View {
  var body: some View {
    NavigationStack {
      Form {
        Section("Профиль") {
          TextField("Имя", text: .constant("Анна"))
          TextField("Почта", text: .constant(""))
          SecureField("Пароль", text: .constant("секрет"))
          LabeledContent("Версия", value: "1.0.2")
        }
        Section {
          Toggle("Уведомления", isOn: .constant(true))
          Slider(value: .constant(0.4))
          Stepper("Порций: 2", value: .constant(2), in: 1...9)
          NavigationLink("Дальше") { Text("Дальше") }
        } footer: {
          Text("Уведомления приходят рядом с местами.")
        }
        Section {
          Button("Очистить историю") {}
          Button("Выйти", role: .destructive) {}
        }
      }
      .navigationTitle("Форма")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

/// A form with a picker in each style.
private struct PickersForm: View {
  var body: some View {
    NavigationStack {
      Form {
        Section {
          picker
          picker.pickerStyle(.navigationLink)
          picker.pickerStyle(.segmented)
          DatePicker(
            "Дата", selection: .constant(SpecimenFamily.moment), displayedComponents: .date)
          ColorPicker("Цвет", selection: .constant(.orange))
        }
        Section { picker.pickerStyle(.inline) }
        Section {
          DisclosureGroup("Ещё", isExpanded: .constant(true)) { Text("Подробности") }
          ProgressView("Загрузка", value: 0.4)
          Gauge(value: 0.7) { Text("Память") }
        }
      }
      .navigationTitle("Выбор")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var picker: some View {
    Picker("Период", selection: .constant(2)) {
      Text("День").tag(1)
      Text("Неделя").tag(2)
      Text("Месяц").tag(3)
    }
  }
}
