import SwiftUI

/// A row that does something at once.
///
///     DSActionRow("Send feedback", icon: DSIconToken(symbol: "envelope")) { save() }
public struct DSActionRow: View {
  private let title: LocalizedStringKey
  private let icon: DSIconToken?
  private let action: () -> Void

  /// Creates a row.
  public init(_ title: LocalizedStringKey, icon: DSIconToken? = nil, action: @escaping () -> Void) {
    (self.title, self.icon, self.action) = (title, icon, action)
  }

  /// The content of the view.
  public var body: some View {
    Button(action: action) { RowContent(title: title, icon: icon, tone: .action) {} }
      .buttonStyle(DSRowButtonStyle())
      .containerValue(\.dsHasRowIcon, icon != nil)
  }
}

/// A row that destroys something, after a person has said yes.
///
///     DSDestructiveRow("Delete account", question: "Delete the account?") { delete() }
public struct DSDestructiveRow: View {
  private let title: LocalizedStringKey
  private let icon: DSIconToken?
  private let dialog: DSDialog
  @State private var question: DSDialog?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The effect of the row, which a person confirms.
  ///   - icon: An icon before the title.
  ///   - question: The question that is asked first.
  ///   - message: The consequence of a yes.
  ///   - action: The action of a yes.
  public init(
    _ title: LocalizedStringKey, icon: DSIconToken? = nil, question: LocalizedStringKey,
    message: LocalizedStringKey? = nil, action: @escaping () -> Void
  ) {
    (self.title, self.icon) = (title, icon)
    dialog = DSDialog(
      question, message: message, actions: [DSDialogAction(title, .destructive, action: action)])
  }

  /// The content of the view.
  public var body: some View {
    Button(role: .destructive) {
      question = dialog
    } label: {
      RowContent(title: title, icon: icon, tone: .destructive) {}
    }
    .buttonStyle(DSRowButtonStyle())
    .dsDialog($question)
    .containerValue(\.dsHasRowIcon, icon != nil)
  }
}
