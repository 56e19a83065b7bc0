import SwiftUI

extension SpecimenFamily {
  /// Sheets, covers, popovers, menus and the keyboard over a page.
  static let presentations = SpecimenFamily(
    "presentations", title: "Показ поверх",
    windows: [
      WindowSpecimen("sheet") { ground.sheet(isPresented: .constant(true)) { Sheet() } },
      WindowSpecimen("sheet, .medium, drag indicator") {
        ground.sheet(isPresented: .constant(true)) {
          Sheet().presentationDetents([.medium, .large]).presentationDragIndicator(.visible)
        }
      },
      WindowSpecimen("sheet, .height(240), corner radius") {
        ground.sheet(isPresented: .constant(true)) {
          Text("Двести сорок").presentationDetents([.height(240)]).presentationCornerRadius(30)
        }
      },
      WindowSpecimen("sheet, .thinMaterial behind it") {
        ground.sheet(isPresented: .constant(true)) {
          Text("Полупрозрачный").presentationDetents([.medium])
            .presentationBackground(.thinMaterial)
        }
      },
      WindowSpecimen("sheet over a sheet") {
        ground.sheet(isPresented: .constant(true)) {
          Sheet().sheet(isPresented: .constant(true)) { Sheet() }
        }
      },
      WindowSpecimen("fullScreenCover") {
        ground.fullScreenCover(isPresented: .constant(true)) {
          VStack(spacing: 12) {
            Text("Во весь экран").font(.title)
            Button("Закрыть") {}.buttonStyle(.borderedProminent)
          }
        }
      },
      WindowSpecimen("popover, compact: a popover") {
        Button("Подсказка") {}
          .popover(isPresented: .constant(true)) {
            Text("Коротко о важном").padding().presentationCompactAdaptation(.popover)
          }
      },
      WindowSpecimen("Menu, open") {
        try $0.tap("Ещё")
      } content: {
        Menu("Ещё") {
          ControlGroup {
            Button("Вырезать", systemImage: "scissors") {}
            Button("Копировать", systemImage: "doc.on.doc") {}
            Button("Вставить", systemImage: "doc.on.clipboard") {}
          }
          Toggle("Показывать", isOn: .constant(true))
          Menu("Сортировать") { Button("По имени") {} }
          Section("Порядок") {
            Picker("Порядок", selection: .constant(1)) {
              Text("По имени").tag(1)
              Label("По дате", systemImage: "calendar").tag(2)
            }
          }
          Divider()
          Button("Недоступно") {}.disabled(true)
          Button("Удалить", systemImage: "trash", role: .destructive) {}
        }
        .padding(60)
        .frame(maxHeight: .infinity, alignment: .top)
      },
      WindowSpecimen("Picker, .menu, open") {
        try $0.tap("Неделя")
      } content: {
        Picker("Период", selection: .constant(2)) {
          Text("День").tag(1)
          Text("Неделя").tag(2)
          Text("Месяц").tag(3)
        }
      },
      WindowSpecimen("contextMenu, open") {
        try $0.longPress("Собор")
      } content: {
        Text("Собор").padding().background(.orange.opacity(0.3), in: .rect(cornerRadius: 12))
          .contextMenu {
            Button("В избранное", systemImage: "heart") {}
            Button("Поделиться", systemImage: "square.and.arrow.up") {}
            Button("Скрыть", systemImage: "eye.slash", role: .destructive) {}
          }
      },
      WindowSpecimen("keyboard, a field with the focus") { Typing(type: .default) },
      WindowSpecimen("keyboard, .emailAddress, submitLabel(.search)") {
        Typing(type: .emailAddress)
      },
      WindowSpecimen("keyboard, a text longer than its field") { LongField() },
      WindowSpecimen("keyboard, .numberPad") { Typing(type: .numberPad) },
      WindowSpecimen("keyboard, .decimalPad") { Typing(type: .decimalPad) },
    ])

  /// A page under what is presented.
  @MainActor static var ground: some View {
    NavigationStack {
      List(0..<12) { Text("Место \($0 + 1)") }.navigationTitle("Места")
    }
  }
}

/// A page in a sheet.
private struct Sheet: View {
  var body: some View {
    NavigationStack {
      Form {
        TextField("Название", text: .constant("Собор"))
        Toggle("В избранном", isOn: .constant(true))
      }
      .navigationTitle("Новое место")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Отмена") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Готово") {} }
      }
    }
  }
}

/// A field at the bottom, moved up by the keyboard that it raises.
private struct Typing: View {
  let type: UIKeyboardType
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Text("Страница").frame(maxHeight: .infinity)
      TextField("Сообщение", text: .constant(type == .default ? "Привет" : ""))
        .textFieldStyle(.roundedBorder)
        .keyboardType(type)
        .submitLabel(type == .emailAddress ? .search : .return)
        .focused($isFocused)
    }
    .padding()
    .onAppear { isFocused = true }
  }
}

/// A field whose text is longer than its room, scrolled to its caret.
private struct LongField: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Адрес", text: .constant("Саранск, улица Коммунистическая, дом 61, квартира 12"))
      .textFieldStyle(.roundedBorder)
      .padding()
      .focused($isFocused)
      .onAppear { isFocused = true }
  }
}
