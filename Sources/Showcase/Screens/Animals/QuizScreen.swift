import Components
import SwiftUI

/// A question of the animals' quiz, before and after it is answered.
struct QuizScreen: View {
  @StateObject private var model: QuizModel
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  init(questions: [QuizQuestion], animals: [Animal], index: Int, score: Int) {
    _model = StateObject(
      wrappedValue: QuizModel(
        questions: questions, animals: animals, index: index, score: score))
  }

  var body: some View {
    NavigationView {
      Group {
        if dynamicTypeSize.isAccessibilitySize {
          // Large words want more room than a phone has.
          ScrollView { layout.adaptivePadding() }
        } else {
          layout.adaptivePadding()
        }
      }
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

  /// Picture and answers side by side where there is little height, else one above the other.
  @ViewBuilder private var layout: some View {
    if verticalSizeClass == .compact {
      HStack(alignment: .top, spacing: AppSpacing.lg) {
        VStack(spacing: 12) {
          progress
          picture.aspectRatio(4.0 / 3, contentMode: .fit)
        }
        VStack(spacing: AppSpacing.sm) {
          question
          answers(spacing: AppSpacing.sm)
          Spacer(minLength: 0)
          footer
        }
        .frame(maxWidth: .infinity)
      }
    } else {
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

  /// In points; where words are large the screen scrolls, and the picture need not give way.
  private var leastPicture: CGFloat { dynamicTypeSize.isAccessibilitySize ? 240 : 120 }

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

  /// Side by side, or one above the other where words are large.
  private var footerRow: AnyLayout {
    dynamicTypeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(spacing: 12)) : AnyLayout(HStackLayout(spacing: 12))
  }

  /// The verdict in words and the way on; before an answer, what to do.
  @ViewBuilder private var footer: some View {
    if let isRight = model.isRight {
      footerRow {
        Image(systemName: isRight ? "hand.thumbsup.fill" : "lightbulb.fill")
          .font(.title3)
          .foregroundStyle(isRight ? AppColors.success : AppColors.accent)
        Text(isRight ? "Верно! +1 балл" : "Верный ответ отмечен")
          .font(.subheadline.weight(.medium))
          .foregroundStyle(AppColors.text)
          .lineLimit(verticalSizeClass == .compact ? 1 : nil)
          .minimumScaleFactor(0.75)
        if !dynamicTypeSize.isAccessibilitySize { Spacer(minLength: 0) }
        Button {
          model.next()
        } label: {
          Text("Далее")
            .font(.headline)
            .foregroundStyle(.white)
            .padding(.horizontal, 22)
            .padding(.vertical, verticalSizeClass == .compact ? 7 : 11)
            .background(AppColors.chip, in: Capsule())
        }
        .buttonStyle(.plain)
      }
    } else {
      Text("Выберите один ответ")
        .font(.footnote)
        .foregroundStyle(AppColors.textSecondary)
        .frame(maxWidth: .infinity)
    }
  }
}
