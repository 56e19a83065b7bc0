import ViewTree

extension AppIntent {
  /// Performs the action for a button or a toggle; an error is a warning of the screen.
  @MainActor
  func performOnScreen() {
    let link = ScreenLocale.link
    Task { @MainActor in
      do { _ = try await perform() } catch {
        link?.warn("\(Self.persistentIdentifier) has failed: \(error).")
      }
    }
  }
}
