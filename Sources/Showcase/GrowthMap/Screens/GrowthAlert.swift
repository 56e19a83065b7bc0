import SwiftUI

extension View {
  /// Tells of a service's failure, and offers to try once more.
  ///
  /// - Parameters:
  ///   - failure: The failure that has not been read yet; nil without one.
  ///   - isActive: True on the page that the person looks at, beneath which nothing is told.
  ///   - hint: The effect of trying again, for assistive technology.
  ///   - retry: The second try.
  /// - Returns: The page with its alert.
  func growthAlert(
    _ failure: Binding<GrowthServiceError?>, isActive: Bool = true, hint: LocalizedStringKey,
    retry: @escaping @MainActor () async -> Void
  ) -> some View {
    let isFailed: Binding<Bool> = Binding {
      isActive && failure.wrappedValue != nil
    } set: {
      if !$0 { failure.wrappedValue = nil }
    }
    return alert(
      Text(demo: failure.wrappedValue?.title ?? ""), isPresented: isFailed,
      presenting: failure.wrappedValue
    ) { _ in
      Button("Повторить") { perform(retry) }.accessibilityHint(hint)
      Button("Позже", role: .cancel) {}.accessibilityHint("Закрывает сообщение")
    } message: { error in
      Text(demo: error.advice)
    }
  }
}
