import Components
import SwiftUI

/// Two fields that pass the focus on.
struct RegistrationForm: View {
  @State private var name = ""
  @State private var email = ""
  @State private var isInvalid = false
  @State private var isDone = false
  @FocusState private var focus: Field?

  private enum Field { case name, email }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Имя", text: $name)
            .focused($focus, equals: .name)
            .onSubmit { focus = .email }
            .accessibilityIdentifier("name")
          TextField("Почта", text: $email)
            .keyboardType(.emailAddress)
            .focused($focus, equals: .email)
            .onSubmit(check)
            .accessibilityIdentifier("email")
        } footer: {
          if isInvalid {
            Text("Адрес без домена: допишите его после @.").foregroundStyle(AppColors.error)
          }
        }
        Section {
          if isDone {
            Label("Готово, \(name)!", systemImage: "checkmark.circle.fill")
              .foregroundStyle(AppColors.success)
          } else {
            Button("Продолжить", action: check).disabled(name.isEmpty || email.isEmpty)
          }
        }
      }
      .navigationTitle("Знакомство")
      .navigationBarTitleDisplayMode(.inline)
    }
    // Red is the colour of the error below.
    .tint(AppColors.secondary)
  }

  private func check() {
    isInvalid = email.split(separator: "@").count < 2
    isDone = !isInvalid
    focus = isInvalid ? .email : nil
  }
}

/// Rivers by their names.
struct RiverSearch: View {
  @State private var query = ""

  private let rivers = [
    "Волга", "Ока", "Сура", "Мокша", "Инсар", "Алатырь", "Вад", "Исса", "Рудня", "Сивинь",
  ]

  private var found: [String] {
    rivers.filter { query.isEmpty || $0.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationStack {
      List(found, id: \.self) { Label($0, systemImage: "drop.fill") }
        .overlay { if found.isEmpty { ContentUnavailableView.search(text: query) } }
        .navigationTitle("Реки")
        .searchable(text: $query, prompt: "Поиск")
    }
    .tint(AppColors.primary)
  }
}

/// A route whose stops lie on a sheet of two heights.
struct RouteSheet: View {
  @State private var isOpen = false

  private let stops = ["Вокзал", "Советская площадь", "Музей Эрьзи", "Парк Пушкина"]

  var body: some View {
    NavigationStack {
      ContentUnavailableView(
        "Прогулка по Саранску", systemImage: "figure.walk",
        description: Text("Четыре остановки, 3 км")
      )
      .toolbar { Button("Маршрут") { isOpen = true } }
      .navigationTitle("Прогулка")
      .navigationBarTitleDisplayMode(.inline)
    }
    .sheet(isPresented: $isOpen) {
      List(stops, id: \.self) { Label($0, systemImage: "mappin.circle.fill") }
        .presentationDetents([.medium, .large])
    }
    .tint(AppColors.primary)
  }
}
