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
    .presentationSizing(.form)
  }

  @ViewBuilder private var page: some View {
    if isFilling { fields } else { ScrollView { fields } }
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
        if let error = model.textError { ErrorNote(error) }
      }
      if let failure = model.failure { ErrorNote(failure) }
      AppButton("Опубликовать") { publish() }
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
      .accessibilityHint(Self.prompt)
  }

  /// The editor's height where the fields scroll, in points.
  private var scrollingHeight: CGFloat { min(max(editorHeight, 104), 280) }

  private static let prompt: LocalizedStringKey =
    "Расскажите, что понравилось и что стоит знать заранее."

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

/// Five stars to choose from.
struct StarPicker: View {
  @Binding var stars: Int
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
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
