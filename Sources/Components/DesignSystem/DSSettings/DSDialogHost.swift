import SwiftUI

/// Asks questions from anywhere below a ``DSDialogHost``.
@MainActor
public struct DSDialogPresenter {
  fileprivate let show: (DSDialog) -> Void

  /// Asks a question in place of one that is being asked.
  public func present(dialog: DSDialog) { show(dialog) }
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

/// Shows the questions that views within it ask.
public struct DSDialogHost<Content: View>: View {
  private let content: Content
  @State private var dialog: DSDialog?

  /// Creates a host, once a screen.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content, with the dialog that it asks for.
  public var body: some View {
    content
      .environment(\.dsDialogs, DSDialogPresenter { dialog = $0 })
      .dsDialog($dialog)
  }
}
