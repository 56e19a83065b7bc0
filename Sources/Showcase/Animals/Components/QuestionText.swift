import Components
import SwiftUI

/// A question in words.
struct QuestionText: View {
  let question: QuizQuestion
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    Text(question.text)
      .font(verticalSizeClass == .compact ? .headline : .title3.weight(.semibold))
      .foregroundStyle(AppColors.text)
      .multilineTextAlignment(.center)
      .fixedSize(horizontal: false, vertical: true)
      .accessibilityAddTraits(.isHeader)
  }
}

extension QuizQuestion {
  /// The words of the question.
  var text: LocalizedStringKey {
    switch kind {
    case .name: "Кто на картинке?"
    case .habitat: "Где живёт \(animal.mention)?"
    case .scientificName: "Как называется \(animal.mention) по‑латыни?"
    }
  }
}
