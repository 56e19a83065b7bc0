import SwiftUI

/// The page of a translation: the text, and below it the text in the screen's language.
struct TranslationPage: View {
  let text: String
  let replace: ((String) -> Void)?
  @State private var response: TranslationSession.Response?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(spacing: 16) {
      Text(verbatim: TranslationWord.title.text(locale)).font(.headline)
        .frame(maxWidth: .infinity, minHeight: 44)
        .overlay(alignment: .trailing) {
          Button {
            dismiss()
          } label: {
            Image(systemName: "xmark.circle.fill").font(.title2)
              .symbolRenderingMode(.hierarchical).foregroundStyle(.secondary)
          }
          .buttonStyle(.plain)
          .accessibilityLabel(SystemString.close.text(locale))
        }
        // A bar does not grow with type.
        .dynamicTypeSize(.large)
      VStack(alignment: .leading, spacing: 12) {
        part(response?.sourceLanguage, text)
        Divider()
        if let response {
          part(response.targetLanguage, response.targetText).foregroundStyle(.tint)
        } else {
          Text(verbatim: TranslationWord.none.text(locale)).foregroundStyle(.secondary)
        }
      }
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color(.quaternarySystemFill), in: .rect(cornerRadius: 10))
      if let response { actions(response.targetText) }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 16)
    .padding(.top, 8)
    .task {
      let target = locale.language
      response = try? await TranslationSession(.init(target: target)).translate(text)
    }
  }

  private func part(_ language: Locale.Language?, _ text: String) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      if let code = language?.languageCode?.identifier,
        let name = locale.localizedString(forLanguageCode: code)
      {
        Text(verbatim: name).font(.subheadline.weight(.semibold))
      }
      Text(verbatim: text).font(.title3)
        .fixedSize(horizontal: false, vertical: true)
    }
  }

  private func actions(_ translation: String) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if let replace {
        action(.replace, "arrow.left.arrow.right") {
          replace(translation)
          dismiss()
        }
        Divider()
      }
      action(.copy, "doc.on.doc") {
        UIPasteboard.general.string = translation
        dismiss()
      }
    }
    .background(Color(.quaternarySystemFill), in: .rect(cornerRadius: 10))
  }

  private func action(
    _ word: TranslationWord, _ symbol: String, act: @escaping () -> Void
  ) -> some View {
    Button(action: act) {
      HStack {
        Text(verbatim: word.text(locale))
        Spacer(minLength: 8)
        Image(systemName: symbol)
      }
      .padding(.horizontal, 16)
      .frame(minHeight: 44)
    }
  }
}
