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
      HStack(spacing: 6) {
        Text(verbatim: MailWord.to.text(locale)).foregroundStyle(.secondary)
        Text(verbatim: (controller.recipients ?? []).joined(separator: ", "))
          .foregroundStyle(.tint).lineLimit(1)
        Spacer(minLength: 0)
      }
      .padding(.horizontal, 16)
      .frame(minHeight: 44)
      Divider()
      Spacer(minLength: 0)
      field
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

  private var field: some View {
    let text = controller.body ?? ""
    return HStack(alignment: .bottom, spacing: 4) {
      Text(verbatim: text.isEmpty ? MailWord.message.text(locale) : text)
        .foregroundStyle(text.isEmpty ? .tertiary : .primary)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.vertical, 4)
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
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
  }

  private func finish(_ result: MessageComposeResult) {
    delegate?.messageComposeViewController(controller, didFinishWith: result)
    dismiss()
  }
}
