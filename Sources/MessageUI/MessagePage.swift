import SwiftUI
import ViewTree

/// The page of a message: a bar, those to whom it goes, and at the foot the text in its field.
struct MessagePage: View {
  let controller: MFMessageComposeViewController
  /// The controller's delegate, which nobody else may hold by then.
  let delegate: (any MFMessageComposeViewControllerDelegate)?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(spacing: 0) {
      bar
      Divider()
      AddressLine(
        word: .to, text: (controller.recipients ?? []).joined(separator: ", "), isAddress: true
      )
      .fixedSize(horizontal: false, vertical: true)
      .padding(.horizontal, 16)
      Divider()
      Spacer(minLength: 8)
      foot.layoutPriority(1)
    }
    .insetByWindow()
    .background { Color(.systemBackground).ignoresSafeArea() }
  }

  private var bar: some View {
    Text(verbatim: MailWord.newMessage.text(locale)).font(.headline)
      .frame(maxWidth: .infinity, minHeight: 44)
      .overlay(alignment: .trailing) {
        Button(SystemString.cancel.text(locale)) { finish(.cancelled) }
      }
      .padding(.horizontal, 16)
      // A bar does not grow with type.
      .dynamicTypeSize(.large)
  }

  /// Other things that Messages sends stand behind a plus, which an app's page has too.
  private var foot: some View {
    HStack(alignment: .bottom, spacing: 12) {
      Image(systemName: "plus")
        .font(.system(size: 17, weight: .semibold))
        .foregroundStyle(.secondary)
        .frame(width: 36, height: 36)
        .background(Color(.systemFill), in: Circle())
        .accessibilityHidden(true)
      field
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
  }

  private var field: some View {
    let text = controller.body ?? ""
    return HStack(alignment: .bottom, spacing: 4) {
      // A long text scrolls in its field, with its end in sight.
      ViewThatFits(in: .vertical) {
        words
        ScrollView { words }.defaultScrollAnchor(.bottom)
      }
      if !text.isEmpty {
        SendButton(isOn: controller.recipients?.isEmpty == false) { finish(.sent) }
      }
    }
    .padding(.leading, 12)
    .padding(.trailing, 4)
    .frame(minHeight: 36)
    .overlay {
      RoundedRectangle(cornerRadius: 18).strokeBorder(Color(.separator), lineWidth: 1)
    }
  }

  private var words: some View {
    let text = controller.body ?? ""
    return Text(verbatim: text.isEmpty ? MailWord.message.text(locale) : text)
      .foregroundStyle(text.isEmpty ? .tertiary : .primary)
      .fixedSize(horizontal: false, vertical: true)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.vertical, 4)
  }

  private func finish(_ result: MessageComposeResult) {
    delegate?.messageComposeViewController(controller, didFinishWith: result)
    dismiss()
  }
}
