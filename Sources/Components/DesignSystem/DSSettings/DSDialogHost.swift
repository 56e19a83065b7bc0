import SwiftUI

/// Asks questions and says things in passing, from anywhere below a ``DSDialogHost``.
///
///     struct SendRow: View {
///       @Environment(\.dsDialogs) private var dialogs
///
///       var body: some View {
///         DSActionRow("Send") { dialogs?.present(toast: DSToast("The report is sent.")) }
///       }
///     }
@MainActor
public struct DSDialogPresenter {
  fileprivate let show: (DSDialog) -> Void
  fileprivate let say: (DSToast) -> Void

  /// Asks a question in place of one that is being asked.
  public func present(dialog: DSDialog) { show(dialog) }

  /// Says something in passing, once what is being said has gone, and announces it to assistive
  /// technology; a platform without toasts fills the screen with it until it is closed or gone.
  public func present(toast: DSToast) { say(toast) }
}

private enum PresenterKey: EnvironmentKey {
  static var defaultValue: DSDialogPresenter? { nil }
}

extension EnvironmentValues {
  /// Asks questions; nil where no host is above.
  public var dsDialogs: DSDialogPresenter? {
    get { self[PresenterKey.self] }
    set { self[PresenterKey.self] = newValue }
  }
}

/// Shows the questions that views within it ask, and what they say.
///
///     DSDialogHost { NavigationStack { SettingsPage() } }
public struct DSDialogHost<Content: View>: View {
  private let content: Content
  @State private var dialog: DSDialog?
  @State private var toasts = ToastQueue()
  @Environment(\.dsTheme) private var theme

  /// Creates a host, once a screen.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content, with the dialog that it asks for.
  public var body: some View {
    content
      .environment(\.dsDialogs, DSDialogPresenter(show: { dialog = $0 }, say: say))
      .toasts($toasts)
      .dsDialog($dialog)
  }

  private func say(_ toast: DSToast) {
    withAnimation(theme.motion[.appear].animation) { toasts.add(toast) }
  }
}
