import SwiftUI

/// A plain button that keeps its fill while it is busy, though it is disabled then: a pale one
/// would look as if it were never to be pressed.
struct BusyButtonStyle: ButtonStyle {
  let isBusy: Bool

  func makeBody(configuration: Configuration) -> some View {
    BusyButton(configuration: configuration, isBusy: isBusy)
  }
}

private struct BusyButton: View {
  let configuration: ButtonStyleConfiguration
  let isBusy: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { configuration.label.opacity(opacity) }

  /// The system's plain button is as faint.
  private var opacity: Double {
    if !isEnabled, !isBusy { return 0.5 }
    return configuration.isPressed ? 0.75 : 1
  }
}
