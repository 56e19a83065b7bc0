import SwiftUI
import ViewTree

/// The page of a mail, as iOS 15 to 18 have it: a title, rows of addresses, and the text.
struct MailPage: View {
  let controller: MFMailComposeViewController
  /// The controller's delegate, which nobody else may hold by then.
  let delegate: (any MFMailComposeViewControllerDelegate)?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button(SystemString.cancel.text(locale)) { finish(.cancelled) }
        .frame(minHeight: 44)
        .padding(.horizontal, 16)
        // A bar does not grow with type.
        .dynamicTypeSize(.large)
      ScrollView { mail.padding(.horizontal, 16) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .insetByWindow()
    .background { Color(.systemBackground).ignoresSafeArea() }
  }

  private var mail: some View {
    let draft = controller.draft
    return VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: typeSize.isAccessibilitySize ? .top : .center) {
        Text(verbatim: draft.subject.isEmpty ? MailWord.newMail.text(locale) : draft.subject)
          .font(.largeTitle.bold())
          .lineLimit(typeSize.isAccessibilitySize ? nil : 1)
          .fixedSize(horizontal: false, vertical: true)
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
    .frame(maxWidth: .infinity, alignment: .leading)
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
        // The arrow is white in the dark too.
        .foregroundStyle(.white, isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.systemGray3)))
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
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

  var body: some View {
    VStack(spacing: 0) {
      AddressLine(word: word, text: text, isAddress: isAddress)
      Divider()
    }
    .fixedSize(horizontal: false, vertical: true)
  }
}

/// A word, and in as many lines as it needs what stands beside it, or below it in the largest type.
struct AddressLine: View {
  let word: MailWord
  let text: String
  let isAddress: Bool
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    // Words of the largest type leave no room beside them.
    let line =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
      : AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 6))
    line {
      Text(verbatim: word.text(locale)).foregroundStyle(.secondary)
        .fixedSize(horizontal: false, vertical: true)
      if !text.isEmpty {
        Text(verbatim: text)
          .foregroundStyle(isAddress ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
          .fixedSize(horizontal: false, vertical: true)
      }
    }
    .padding(.vertical, 8)
    .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
  }
}
