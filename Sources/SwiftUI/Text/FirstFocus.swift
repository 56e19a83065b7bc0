/// The focus that the first field of an alert takes as the alert appears, with its keyboard.
@MainActor
final class FirstFocus {
  private var isTaken = false

  /// Returns a Boolean value that indicates whether a field is the first that asks.
  func take() -> Bool {
    defer { isTaken = true }
    return !isTaken
  }
}

private enum FirstFocusKey: EnvironmentKey { static var defaultValue: FirstFocus? { nil } }

extension EnvironmentValues {
  /// The focus that waits for the first field below; nil where no field takes it by itself.
  var firstFocus: FirstFocus? {
    get { self[FirstFocusKey.self] }
    set { self[FirstFocusKey.self] = newValue }
  }
}

/// Gives the focus to the first field of its content, once.
struct FocusingFirstField<Content: View>: View {
  let content: Content
  @State private var focus = FirstFocus()

  var body: some View { content.environment(\.firstFocus, focus) }
}
