import Components
import SwiftUI

/// A review to write: stars, words, and what is wrong with them.
struct ReviewForm: View {
  @ObservedObject var model: ReviewsViewModel
  /// Nil for who is not signed in.
  let author: String?
  let didPublish: @MainActor () -> Void
  /// Four lines, in points: the button then stands above the smallest phone's keyboard.
  @ScaledMetric(relativeTo: .body) private var editorHeight: CGFloat = 104
  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    NavigationStack {
      page
        .background(AppColors.background)
        .navigationTitle("Отзыв")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Отменить") { dismiss() } }
        }
    }
    .tint(AppColors.primary)
    .modifier(ReviewSheetSize(isLarge: typeSize.isAccessibilitySize))
  }

  @ViewBuilder private var page: some View {
    if isFilling {
      fields
    } else if typeSize.isAccessibilitySize {
      ScrollView { fields }
        .safeAreaInset(edge: .bottom, spacing: 0) { foot }
    } else {
      ScrollView { fields }
    }
  }

  /// The button beneath a form of large words, which has no room for both: in sight however far
  /// one has scrolled.
  private var foot: some View {
    publishing
      .footTypeSize()
      .scenePadding(.horizontal)
      .padding(.vertical, AppSpacing.sm)
      .background { FootBackground() }
  }

  private var publishing: some View {
    AppButton("Опубликовать") { publish() }.disabled(model.isEmpty)
  }

  /// A Boolean value that indicates whether the fields fill a sheet that floats, the editor what
  /// the others leave of it; large ones may need more than that.
  private var isFilling: Bool { horizontalSizeClass == .regular && !typeSize.isAccessibilitySize }

  private var fields: some View {
    VStack(alignment: .leading, spacing: AppSpacing.md) {
      Text(verbatim: model.sight.written(in: locale).shortName)
        .font(AppTypography.title3)
        .foregroundStyle(AppColors.text)
      VStack(alignment: .leading, spacing: AppSpacing.xs) {
        StarPicker(stars: $model.stars)
        if let error = model.starsError { ErrorNote(error) }
      }
      VStack(alignment: .leading, spacing: 6) {
        editor
        if let error = model.textError {
          ErrorNote(error)
        } else {
          // Said before it is asked for.
          Text("Минимум \(ReviewsViewModel.leastLength) символов")
            .font(AppTypography.footnote)
            .foregroundStyle(AppColors.textSecondary)
        }
      }
      if let failure = model.failure { ErrorNote(failure) }
      if !typeSize.isAccessibilitySize { publishing }
    }
    .scenePadding(.horizontal)
    .padding(.top, AppSpacing.md)
    // As far from the edge of a sheet that floats as from its sides.
    .padding(.bottom, horizontalSizeClass == .regular ? 20 : AppSpacing.md)
  }

  private var editor: some View {
    TextEditor(text: $model.text)
      .font(AppTypography.body)
      .scrollContentBackground(.hidden)
      .overlay(alignment: .topLeading) { if model.text.isEmpty { placeholder } }
      .frame(height: isFilling ? nil : scrollingHeight)
      .padding(AppSpacing.sm)
      .background(AppColors.surface, in: shape)
      .overlay(
        shape.strokeBorder(
          model.textError == nil ? Color(.separator) : AppColors.error,
          lineWidth: model.textError == nil ? 1 : 1.5)
      )
      .accessibilityLabel("Текст отзыва")
      .accessibilityHint("Расскажите, что понравилось и что стоит знать заранее.")
  }

  /// The editor's height where the fields scroll, in points.
  private var scrollingHeight: CGFloat {
    min(max(editorHeight, 104), horizontalSizeClass == .regular ? 480 : 280)
  }

  private static let prompt: LocalizedStringKey =
    "Расскажите, что понравилось и что стоит знать заранее"

  /// The words of an empty field, where those that are typed will stand.
  private var placeholder: some View {
    Text(Self.prompt)
      .font(AppTypography.body)
      .foregroundStyle(Color(.placeholderText))
      // The largest words are smaller where the field has no room for them.
      .minimumScaleFactor(0.6)
      // An editor's own insets.
      .padding(.horizontal, 5)
      .padding(.vertical, 8)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: AppCornerRadius.large, style: .continuous)
  }

  private func publish() {
    guard model.submit(as: author ?? "Гость") else { return }
    didPublish()
    dismiss()
  }
}

/// A sheet of a form's size, and of a page's for large words.
private struct ReviewSheetSize: ViewModifier {
  let isLarge: Bool

  func body(content: Content) -> some View {
    if isLarge {
      content.presentationSizing(.page)
    } else {
      content.presentationSizing(.form)
    }
  }
}

/// Five stars to choose from, and what the chosen ones mean.
struct StarPicker: View {
  @Binding var stars: Int
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    // Beside large stars a phone has no room.
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: AppSpacing.xs))
      : AnyLayout(HStackLayout(spacing: AppSpacing.sm))
    layout {
      choice
      if let meaning { meaning.font(AppTypography.subheadline).foregroundStyle(AppColors.text) }
    }
  }

  /// The chosen number of stars in a word; nil before one is chosen.
  private var meaning: Text? {
    switch stars {
    case 1: Text("Ужасно")
    case 2: Text("Плохо")
    case 3: Text("Нормально")
    case 4: Text("Хорошо")
    case 5: Text("Превосходно")
    default: nil
    }
  }

  private var choice: some View {
    HStack(spacing: 0) {
      ForEach(1...5, id: \.self) { number in
        Button {
          stars = number
        } label: {
          Image(systemName: number <= stars ? "star.fill" : "star")
            .font(.title2)
            .foregroundStyle(number <= stars ? AppColors.accent : AppColors.textSecondary)
            .touchTarget()
        }
        .buttonStyle(.plain)
        .accessibilityLabel("\(number) звёзд")
        .accessibilityIdentifier("star-\(number)")
        .accessibilityAddTraits(number == stars ? .isSelected : [])
      }
    }
    // The first star's edge stands on the margin; large ones fill their targets.
    .padding(.leading, typeSize.isAccessibilitySize ? 0 : -10)
  }
}
