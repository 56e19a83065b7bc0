import Components
import SwiftUI

/// A question of the animals' quiz, before and after it is answered.
struct QuizScreen: View {
  @ObservedObject var model: GameViewModel
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    Group {
      if isLarge {
        scrolling
      } else {
        // The margins of the bar, whose button leaves the game.
        fitting.scenePadding(.horizontal)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }

  /// A Boolean value that indicates whether large words want more room than a screen has.
  private var isLarge: Bool { dynamicTypeSize.isAccessibilitySize }

  /// All in one column that scrolls; an answer's verdict comes over the foot of the screen, in
  /// sight wherever somebody has scrolled to.
  private var scrolling: some View {
    ScrollViewReader { page in
      ScrollView {
        VStack(spacing: AppSpacing.md) {
          progress
          picture
          QuestionText(question: model.question)
          answers(columns: 1, spacing: AppSpacing.sm)
          if model.isRight == nil { QuizFooter(model: model) }
        }
        .readableWidth(640)
        .padding(.vertical, AppSpacing.sm)
        .scenePadding(.horizontal)
        .frame(maxWidth: .infinity)
      }
      // The next question begins at its top.
      .id(model.index)
      .safeAreaInset(edge: .bottom, spacing: AppSpacing.sm) {
        if model.isRight != nil { QuizVerdictBar(model: model) }
      }
      .onAppear { showRightAnswer(on: page) }
      .onChange(of: model.chosen) { withAnimation { showRightAnswer(on: page) } }
    }
  }

  /// Scrolls as far as the right answer needs to stand clear of the verdict's bar.
  private func showRightAnswer(on page: ScrollViewProxy) {
    guard model.isRight != nil else { return }
    page.scrollTo(QuizAnswers.RightAnswer())
  }

  /// All on one screen, arranged as it is wide and high.
  private var fitting: some View {
    Group {
      if verticalSizeClass == .compact {
        phoneOnItsSide.padding(.vertical, AppSpacing.sm)
      } else if horizontalSizeClass == .regular {
        GeometryReader { room in
          tablet(isWide: room.size.width > room.size.height)
            .padding(.vertical, AppSpacing.md)
            .frame(width: room.size.width, height: room.size.height, alignment: .top)
        }
      } else {
        GeometryReader { room in
          column
            .controlSize(room.size.height < Self.shortColumn ? .small : .regular)
            .padding(.vertical, AppSpacing.sm)
            .frame(width: room.size.width, height: room.size.height, alignment: .top)
        }
      }
    }
  }

  /// The height below which a column's answers are low, so that its picture has more room, in
  /// points.
  private static let shortColumn: CGFloat = 700

  /// All in one column.
  private var column: some View {
    VStack(spacing: AppSpacing.md) {
      progress
      // As high as it may be before the footer takes what is left.
      picture.layoutPriority(1)
      QuestionText(question: model.question)
      answers(columns: 1, spacing: AppSpacing.sm)
      footer
    }
    .readableWidth(640)
  }

  /// Picture and answers side by side, for there is little height.
  private var phoneOnItsSide: some View {
    HStack(alignment: .top, spacing: AppSpacing.lg) {
      VStack(spacing: 12) {
        progress
        picture
      }
      VStack(spacing: AppSpacing.md) {
        QuestionText(question: model.question)
        answers(columns: 1, spacing: AppSpacing.sm).controlSize(.small)
        footer
      }
      .frame(maxWidth: .infinity)
    }
  }

  /// The footer at the foot of its room.
  private var footer: some View {
    QuizFooter(model: model).frame(maxHeight: .infinity, alignment: .bottom)
  }

  /// The progress at the top, picture and answers below: side by side in the middle of what is left
  /// where the screen is wide, in one column where it is tall.
  @ViewBuilder private func tablet(isWide: Bool) -> some View {
    if isWide {
      VStack(spacing: AppSpacing.lg) {
        progress
        HStack(spacing: AppSpacing.xl) {
          picture
          VStack(spacing: AppSpacing.lg) {
            QuestionText(question: model.question)
            answers(columns: 1, spacing: AppSpacing.md)
            QuizFooter(model: model)
          }
          .frame(maxWidth: .infinity)
        }
        .frame(maxHeight: .infinity)
      }
    } else {
      VStack(spacing: AppSpacing.lg) {
        progress
        VStack(spacing: AppSpacing.lg) {
          picture
          QuestionText(question: model.question)
          answers(columns: 2, spacing: 12)
          QuizFooter(model: model)
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
      .readableWidth()
    }
  }

  private var progress: some View {
    QuizProgress(
      number: model.index + 1, total: model.questions.count, score: model.score,
      streak: model.streak)
  }

  private var picture: some View {
    AnimalPictureLayout(name: model.question.animal.picture, limit: pictureLimit) {
      AnimalPicture(animal: model.question.animal)
        .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
    }
    .accessibilityHidden(false)
    .accessibilityLabel("Картинка к вопросу")
  }

  /// The greatest height of the picture, in points: it gives way to the answers, and to large words
  /// by half and more.
  private var pictureLimit: CGFloat {
    if horizontalSizeClass == .compact { return isLarge ? 150 : 300 }
    // On a large tablet the right answer then stands above the verdict without scrolling.
    return isLarge ? 280 : 640
  }

  private func answers(columns: Int, spacing: CGFloat) -> some View {
    QuizAnswers(model: model, columns: columns, spacing: spacing)
  }
}
