extension View {
  /// Starts asynchronous work when the view appears.
  ///
  /// Work that needs no time is over before the picture is taken; work that sleeps, or waits for
  /// other threads, shows in a later frame. It begins when the actions of all views that appear at
  /// once have been performed, as a task waits for the main actor.
  ///
  ///     List(items) { Row($0) }.task { items = await store.load() }
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - action: The work.
  /// - Returns: A view that starts the work.
  @preconcurrency
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(
      AppearanceModifier(beginTask: {
        MainActor.assumeIsolated { _ = Task.immediate(priority: priority) { await action() } }
      }))
  }

  /// Starts asynchronous work when the view appears, and again when a value changes.
  ///
  ///     PhotoCell(photo).task(id: photo) { items = await store.load() }
  ///
  /// - Parameters:
  ///   - value: The value to compare from pass to pass.
  ///   - priority: The priority of the task.
  ///   - action: The work.
  /// - Returns: A view that starts the work.
  @preconcurrency
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(
      ChangeModifier(value: value, isInitial: true, isTask: true) { _, _ in
        MainActor.assumeIsolated { _ = Task.immediate(priority: priority) { await action() } }
      })
  }
}
