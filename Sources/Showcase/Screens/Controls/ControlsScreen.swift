import SwiftUI

/// The system's controls in their usual states, on one page that scrolls.
struct ControlsScreen: View {
  @State private var isOn = true
  @State private var isOff = false
  @State private var level = 0.4
  @State private var count = 2
  @State private var name = "Анна"
  @State private var empty = ""
  @State private var period = 1
  @State private var tint = Color.orange
  @State private var date = Date(timeIntervalSince1970: 1_725_874_860)

  var body: some View {
    NavigationStack {
      Form {
        buttons
        switches
        values
        fields
        choices
        status
      }
      .navigationTitle("Элементы")
    }
  }

  private var buttons: some View {
    Section("Кнопки") {
      Button("Обычная") {}
      Button("Удалить", role: .destructive) {}
      Button("Недоступная") {}.disabled(true)
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 8) { borderedButtons }
        VStack(alignment: .leading, spacing: 8) { borderedButtons }
      }
      Button {
      } label: {
        Label("Продолжить", systemImage: "arrow.right").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
    }
  }

  @ViewBuilder private var borderedButtons: some View {
    Button("С рамкой") {}.buttonStyle(.bordered)
    Button("Главная") {}.buttonStyle(.borderedProminent)
    Button("Малая") {}.buttonStyle(.bordered).controlSize(.small)
  }

  private var switches: some View {
    Section {
      Toggle("Уведомления", isOn: $isOn)
      Toggle(isOn: $isOff) { Label("Авиарежим", systemImage: "airplane") }
      Toggle("Недоступный", isOn: $isOn).disabled(true)
    } header: {
      Text("Переключатели")
    } footer: {
      Text("Переключатель меняет настройку сразу.")
    }
  }

  private var values: some View {
    Section("Значения") {
      Slider(value: $level) {
        Text("Яркость")
      } minimumValueLabel: {
        Image(systemName: "sun.min")
      } maximumValueLabel: {
        Image(systemName: "sun.max")
      }
      Stepper("Порций: \(count)", value: $count, in: 1...9)
      LabeledContent("Версия", value: "1.0.2")
      Label("Входящие", systemImage: "tray").badge(3)
    }
  }

  private var fields: some View {
    Section("Поля") {
      TextField("Имя", text: $name)
      TextField("Почта", text: $empty)
      SecureField("Пароль", text: .constant("секрет"))
    }
  }

  private var choices: some View {
    Section("Выбор") {
      Picker("Период", selection: $period) { periods }.pickerStyle(.segmented)
      Picker("Период", selection: $period) { periods }
      DatePicker("Дата", selection: $date, displayedComponents: .date)
      ColorPicker("Цвет", selection: $tint)
      DisclosureGroup("Ещё", isExpanded: $isOn) { Text("Подробности") }
    }
  }

  @ViewBuilder private var periods: some View {
    Text("День").tag(0)
    Text("Неделя").tag(1)
    Text("Месяц").tag(2)
  }

  private var status: some View {
    Section("Состояние") {
      ProgressView("Загрузка", value: level)
      HStack(spacing: 24) {
        ProgressView()
        Gauge(value: level) {
          Text("%")
        } currentValueLabel: {
          Text("40")
        }
        .gaugeStyle(.accessoryCircular)
        Gauge(value: level) {
          Text("%")
        } currentValueLabel: {
          Text("40")
        }
        .gaugeStyle(.accessoryCircularCapacity)
      }
      ShareLink(item: "https://example.org")
    }
  }
}
