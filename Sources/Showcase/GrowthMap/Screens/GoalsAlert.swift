import SwiftUI

extension View {
  /// Tells of what failed with the goals, and offers to try it once more.
  ///
  /// - Parameters:
  ///   - model: The goals, one of whose calls may fail.
  ///   - isActive: True on the page that the person looks at, beneath which nothing is told.
  /// - Returns: The page with its alert.
  func goalsAlert(_ model: GoalsListViewModel, isActive: Bool = true) -> some View {
    let failure: Binding<GrowthServiceError?> = Binding {
      model.failure
    } set: {
      model.failure = $0
    }
    return growthAlert(failure, isActive: isActive, hint: model.attempt.hint) {
      await model.retry()
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
