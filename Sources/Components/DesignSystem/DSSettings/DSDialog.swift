import SwiftUI

/// An answer to a question.
public struct DSDialogAction {
  /// The effect of an answer.
  public enum Kind: Sendable { case plain, destructive }

  let title: LocalizedStringKey
  let kind: Kind
  let action: () -> Void

  /// Creates an answer.
  public init(_ title: LocalizedStringKey, _ kind: Kind = .plain, action: @escaping () -> Void) {
    (self.title, self.kind, self.action) = (title, kind, action)
  }
}

/// A question with its answers; a person can always leave it.
///
///     let question = DSDialog(
///       "Discard the draft?", message: "It was not saved.",
///       actions: [DSDialogAction("Discard", .destructive) { delete() }])
public struct DSDialog {
  let title: LocalizedStringKey
  let message: LocalizedStringKey?
  let actions: [DSDialogAction]

  /// Creates a question.
  public init(
    _ title: LocalizedStringKey, message: LocalizedStringKey? = nil, actions: [DSDialogAction]
  ) { (self.title, self.message, self.actions) = (title, message, actions) }
}

extension View {
  /// Asks a question while there is one: over the screen, or on one of its own where the theme says
  /// so.
  ///
  ///     DSButton("Discard", variant: .destructive) { question = discarding }.dsDialog($question)
  public func dsDialog(_ dialog: Binding<DSDialog?>) -> some View {
    modifier(DialogModifier(dialog: dialog))
  }
}

private struct DialogModifier: ViewModifier {
  @Binding var dialog: DSDialog?
  @Environment(\.dsTheme) private var theme

  func body(content: Content) -> some View {
    content
      .alert(
        dialog?.title ?? "", isPresented: isShown(overScreen: true), presenting: dialog
      ) { dialog in
        ForEach(dialog.actions.indices, id: \.self) { index in
          let answer = dialog.actions[index]
          Button(
            answer.title, role: answer.kind == .destructive ? .destructive : nil,
            action: answer.action)
        }
        Button(theme.strings.cancel, role: .cancel) {}
      } message: { dialog in
        if let message = dialog.message { Text(message) }
      }
      .fullScreenCover(isPresented: isShown(overScreen: false)) {
        if let dialog { DialogScreen(dialog: dialog) }
      }
  }

  private func isShown(overScreen: Bool) -> Binding<Bool> {
    Binding(
      get: {
        let isAlert = theme.components.dialog.resolve(in: theme).presentation == .alert
        return dialog != nil && isAlert == overScreen
      },
      set: { if !$0 { dialog = nil } })
  }
}

/// A question that fills the screen, for platforms on which nothing lies over another.
private struct DialogScreen: View {
  let dialog: DSDialog
  @Environment(\.dsTheme) private var theme
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let look = theme.components.dialog.resolve(in: theme)
    ScrollView {
      VStack(spacing: look.gap) {
        DSText(dialog.title, look.title)
        if let message = dialog.message { DSText(message, look.message) }
        ForEach(dialog.actions.indices, id: \.self) { index in
          let answer = dialog.actions[index]
          button(answer.kind == .destructive ? look.destructive : look.plain) {
            answer.action()
          } label: {
            Text(answer.title)
          }
        }
        button(look.cancel) {
        } label: {
          Text(verbatim: theme.strings.cancel)
        }
      }
      .multilineTextAlignment(.center)
      .padding(look.margin)
    }
    .background(look.background)
  }

  private func button(
    _ variant: DSButtonVariant, action: @escaping () -> Void, @ViewBuilder label: () -> some View
  ) -> some View {
    let label = label()
    return Button {
      action()
      dismiss()
    } label: {
      label.frame(maxWidth: .infinity)
    }
    .buttonStyle(DSButtonStyle(variant))
  }
}
