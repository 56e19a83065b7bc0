import Components
import SwiftUI

/// A question of the animals' quiz, before and after it is answered.
struct QuizScreen: View {
  @StateObject private var model: QuizModel
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.dynamicTypeSize) private var typeSize

  init(questions: [QuizQuestion], animals: [Animal], index: Int, score: Int) {
    _model = StateObject(
      wrappedValue: QuizModel(
        questions: questions, animals: animals, index: index, score: score))
  }

  var body: some View {
    NavigationView {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .background(AppColors.background)
        .navigationTitle("Викторина")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .navigationBarLeading) { Button("Выйти") {} }
        }
    }
    .tint(AppColors.primary)
  }

  /// At accessibility sizes the question needs more than a screen, and scrolls.
  @ViewBuilder private var content: some View {
    if typeSize.isAccessibilitySize {
      ScrollView { column.adaptivePadding() }
    } else {
      layout.adaptivePadding()
    }
  }

  /// Picture and answers side by side where there is little height, else one above the other.
  @ViewBuilder private var layout: some View {
    if verticalSizeClass == .compact {
      HStack(alignment: .top, spacing: AppSpacing.lg) {
        VStack(spacing: 12) {
          progress
          picture.aspectRatio(4.0 / 3, contentMode: .fit)
        }
        VStack(spacing: 12) {
          question
          answers(spacing: AppSpacing.sm)
          Spacer(minLength: 0)
          footer
        }
        .frame(maxWidth: .infinity)
      }
    } else {
      column
    }
  }

  private var column: some View {
    VStack(spacing: AppSpacing.md) {
      progress
      picture
      question
      answers(spacing: 10)
      Spacer(minLength: 0)
      footer
    }
    .frame(maxWidth: 640)
  }

  private var progress: some View {
    QuizProgress(
      number: model.index + 1, total: model.questions.count, score: model.score)
  }

  private var picture: some View {
    Color.clear
      .frame(maxWidth: .infinity, minHeight: leastPicture, maxHeight: pictureLimit)
      .overlay {
        if let animal = model.animal {
          Image(picture: animal.picture).resizable().aspectRatio(contentMode: .fill)
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
      .accessibilityLabel("Картинка к вопросу")
  }

  /// About three quarters of the width, in points, so that no picture loses its sides.
  private var pictureLimit: CGFloat { horizontalSizeClass == .compact ? 280 : 420 }

  /// In points; where the screen scrolls, nothing makes the picture larger than this.
  private var leastPicture: CGFloat {
    typeSize.isAccessibilitySize ? pictureLimit * 0.6 : 120
  }

  private var question: some View {
    Text(model.question.text)
      .font(verticalSizeClass == .compact ? .headline : .title3.weight(.semibold))
      .foregroundStyle(AppColors.text)
      .multilineTextAlignment(.center)
      .fixedSize(horizontal: false, vertical: true)
  }

  private func answers(spacing: CGFloat) -> some View {
    VStack(spacing: spacing) {
      ForEach(Array(model.question.answers.enumerated()), id: \.offset) { index, answer in
        AnswerButton(answer, letter: letters[index], verdict: verdict(index)) {
          model.choose(index)
        }
      }
    }
    .fixedSize(horizontal: false, vertical: true)
  }

  private let letters = ["А", "Б", "В", "Г"]

  private func verdict(_ index: Int) -> AnswerButton.Verdict {
    guard let chosen = model.chosen else { return .open }
    if model.question.isCorrect(index) { return .right }
    return index == chosen ? .wrong : .other
  }

  /// The verdict in words and the way on; before an answer, what to do.
  @ViewBuilder private var footer: some View {
    if let isRight = model.isRight {
      if typeSize.isAccessibilitySize {
        verdict(isRight)
        next
      } else {
        HStack(spacing: 12) {
          verdict(isRight)
          Spacer(minLength: 0)
          next
        }
      }
    } else {
      Text("Выберите один ответ")
        .font(.footnote)
        .foregroundStyle(AppColors.textSecondary)
        .frame(maxWidth: .infinity)
    }
  }

  private func verdict(_ isRight: Bool) -> some View {
    HStack(spacing: 12) {
      Image(systemName: isRight ? "hand.thumbsup.fill" : "lightbulb.fill")
        .font(.title3)
        .foregroundStyle(isRight ? AppColors.success : AppColors.accent)
      Text(isRight ? "Верно! +1 балл" : "Правильный ответ отмечен")
        .font(.subheadline.weight(.medium))
        .foregroundStyle(AppColors.text)
    }
  }

  private var next: some View {
    Button {
      model.next()
    } label: {
      Text("Далее")
        .font(.headline)
        .foregroundStyle(.white)
        .padding(.horizontal, 22)
        .padding(.vertical, 11)
        .background(AppColors.chip, in: Capsule())
    }
    .buttonStyle(.plain)
  }
}
