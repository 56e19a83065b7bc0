import Components
import SwiftUI

/// A question in words.
struct QuestionText: View {
  let question: QuizQuestion
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    Text(question.text)
      .font(font)
      .foregroundStyle(AppColors.text)
      .multilineTextAlignment(.center)
      .fixedSize(horizontal: false, vertical: true)
      .accessibilityAddTraits(.isHeader)
  }

  /// As large as the room around it.
  private var font: Font {
    if verticalSizeClass == .compact { return .headline }
    return horizontalSizeClass == .regular
      ? .title.weight(.semibold) : .title3.weight(.semibold)
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
