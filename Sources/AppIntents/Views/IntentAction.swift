import ViewTree

extension AppIntent {
  /// Performs the action for a button or a toggle; an error is a warning of the screen.
  ///
  /// - Parameter link: The way to the screen on which the control stands.
  @MainActor
  func perform(on link: ScreenLink?) {
    Task { @MainActor in
      do { _ = try await perform() } catch {
        link?.warn("\(Self.persistentIdentifier) has failed: \(error).")
      }
    }
  }
}
