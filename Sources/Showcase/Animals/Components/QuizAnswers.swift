import Components
import SwiftUI

/// The answers of a question, in one column or two.
struct QuizAnswers: View {
  @ObservedObject var model: GameViewModel
  let columns: Int
  let spacing: CGFloat
  /// The identity of the right answer, to scroll to.
  struct RightAnswer: Hashable {}
  @Environment(\.locale) private var locale

  var body: some View {
    Grid(horizontalSpacing: spacing, verticalSpacing: spacing) {
      ForEach(rows, id: \.first) { row in
        GridRow {
          ForEach(row, id: \.self, content: answer)
        }
      }
    }
    .fixedSize(horizontal: false, vertical: true)
  }

  /// The indices of the answers, row by row.
  private var rows: [[Int]] {
    let indices = Array(model.question.answers.indices)
    return stride(from: 0, to: indices.count, by: columns).map { start in
      Array(indices[start..<min(start + columns, indices.count)])
    }
  }

  private func answer(_ index: Int) -> some View {
    AnswerButton(model.question.answers[index], letter: letters[index], verdict: verdict(index)) {
      model.choose(index)
    }
    .frame(maxHeight: .infinity)
    .background { if model.question.isCorrect(index) { Color.clear.id(RightAnswer()) } }
  }

  private var letters: [String] {
    ContentLanguage(locale) == .russian ? ["А", "Б", "В", "Г"] : ["A", "B", "C", "D"]
  }

  private func verdict(_ index: Int) -> AnswerButton.Verdict {
    guard let chosen = model.chosen else { return .open }
    if model.question.isCorrect(index) { return .right }
    return index == chosen ? .wrong : .other
  }
}
