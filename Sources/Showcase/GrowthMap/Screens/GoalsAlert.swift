import SwiftUI

extension View {
  /// Tells of what failed with the goals, and offers to try it once more.
  ///
  /// - Parameters:
  ///   - model: The goals, one of whose calls may fail.
  ///   - isActive: True on the page that the person looks at, beneath which nothing is told.
  /// - Returns: The page with its alert.
  func goalsAlert(_ model: GoalsListViewModel, isActive: Bool = true) -> some View {
    let isFailed: Binding<Bool> = Binding {
      isActive && model.failure != nil
    } set: {
      if !$0 { model.failure = nil }
    }
    return alert(
      Text(demo: model.failure?.title ?? ""), isPresented: isFailed, presenting: model.failure
    ) { _ in
      Button("Повторить") { perform { await model.retry() } }
        .accessibilityHint(model.attempt.hint)
      Button("Позже", role: .cancel) {}
        .accessibilityHint("Закрывает сообщение")
    } message: { error in
      Text(demo: error.advice)
    }
  }
}

extension GoalsListViewModel.Attempt {
  /// The effect of trying again, for assistive technology.
  fileprivate var hint: LocalizedStringKey {
    switch self {
    case .load: "Загружает цели ещё раз"
    case .add: "Составляет карту навыков ещё раз"
    case .save: "Сохраняет цель ещё раз"
    case .signOut: "Завершает сеанс ещё раз"
    }
  }
}
