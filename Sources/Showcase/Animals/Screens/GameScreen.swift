import Components
import SwiftUI

/// A game: its questions one after another, then its result.
struct GameScreen: View {
  @ObservedObject var model: GameViewModel
  let playAgain: @MainActor () -> Void
  let close: @MainActor () -> Void
  @State private var asksToLeave = false

  var body: some View {
    NavigationStack {
      Group {
        if let result = model.result {
          QuizResultScreen(model: model, result: result, playAgain: playAgain, close: close)
        } else {
          QuizScreen(model: model)
        }
      }
      .background(AppColors.background.ignoresSafeArea())
      .navigationTitle(model.result == nil ? "Викторина" : "Итоги")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        if model.result == nil {
          ToolbarItem(placement: .navigationBarLeading) {
            Button("Выйти") { asksToLeave = true }
          }
        }
      }
    }
    .tint(AppColors.primary)
    .alert("Выйти из игры?", isPresented: $asksToLeave) {
      Button("Продолжить игру", role: .cancel) {}
      Button("Выйти", role: .destructive, action: close)
    } message: {
      Text("Ответы этой игры не сохранятся.")
    }
    // The app's red would be taken for what destroys.
    .tint(.blue)
  }
}
