import SwiftUI
import ViewTree

/// The page of a mail, as iOS 15 to 18 have it: a title, rows of addresses, and the text.
struct MailPage: View {
  let controller: MFMailComposeViewController
  /// The controller's delegate, which nobody else may hold by then.
  let delegate: (any MFMailComposeViewControllerDelegate)?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale

  var body: some View {
    let draft = controller.draft
    VStack(alignment: .leading, spacing: 0) {
      Button(SystemString.cancel.text(locale)) { finish(.cancelled) }
        .frame(minHeight: 44)
        // A bar does not grow with type.
        .dynamicTypeSize(.large)
      HStack {
        Text(verbatim: draft.subject.isEmpty ? MailWord.newMail.text(locale) : draft.subject)
          .font(.largeTitle.bold()).lineLimit(1)
        Spacer(minLength: 8)
        SendButton(isOn: !draft.recipients.isEmpty) { finish(.sent) }
      }
      .padding(.bottom, 8)
      MailRow(word: .to, text: draft.recipients.joined(separator: ", "), isAddress: true)
      if draft.copies.isEmpty && draft.hiddenCopies.isEmpty {
        MailRow(word: .copies, text: "")
      } else {
        MailRow(
          word: .copies, text: (draft.copies + draft.hiddenCopies).joined(separator: ", "),
          isAddress: true)
      }
      MailRow(word: .subject, text: draft.subject)
      Text(verbatim: draft.body).padding(.vertical, 12)
        .fixedSize(horizontal: false, vertical: true)
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .insetByWindow()
    .background { Color(.systemBackground).ignoresSafeArea() }
  }

  private func finish(_ result: MFMailComposeResult) {
    delegate?.mailComposeController(controller, didFinishWith: result, error: nil)
    dismiss()
  }
}

/// The round button that sends.
struct SendButton: View {
  let isOn: Bool
  let action: () -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    Button(action: action) {
      Image(systemName: "arrow.up.circle.fill").font(.title)
    }
    .disabled(!isOn)
    .accessibilityLabel(MailWord.send.text(locale))
  }
}

/// A row of a mail: its word, and what stands there.
private struct MailRow: View {
  let word: MailWord
  let text: String
  var isAddress = false
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    VStack(spacing: 0) {
      // Words of the largest type leave no room beside them.
      let line =
        typeSize.isAccessibilitySize
        ? AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
        : AnyLayout(HStackLayout(spacing: 6))
      line {
        Text(verbatim: word.text(locale)).foregroundStyle(.secondary)
          .fixedSize(horizontal: false, vertical: true)
        if !text.isEmpty {
          Text(verbatim: text).lineLimit(1)
            .foregroundStyle(isAddress ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
        }
      }
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      Divider()
    }
    .fixedSize(horizontal: false, vertical: true)
  }
}
