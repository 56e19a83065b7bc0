extension View {
  /// Starts asynchronous work when the view appears.
  ///
  /// Work that needs no time is over before the picture is taken; work that sleeps, or waits for
  /// other threads, shows in a later frame. It begins when the actions of all views that appear at
  /// once have been performed, as a task waits for the main actor, and is cancelled as the view
  /// disappears.
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
    let work = ViewTask()
    return modifier(
      AppearanceModifier(
        disappear: { MainActor.assumeIsolated { work.cancel() } },
        beginTask: { MainActor.assumeIsolated { work.begin(priority, action) } }))
  }

  /// Starts asynchronous work when the view appears, and again when a value changes.
  ///
  /// What has begun before is cancelled then, and as the view disappears.
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
    modifier(ValueTaskModifier(value: value, priority: priority, action: action))
  }
}

/// Starts work as its content comes, and other work in its place as a value changes.
private struct ValueTaskModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let inner = context.entering(.type(Self.self))
    let work = inner.identity.slot(0) { ViewTask() }
    let begin = { MainActor.assumeIsolated { work.begin(modifier.priority, modifier.action) } }
    let change = ChangeModifier(value: modifier.value, isInitial: false, isTask: true) { _, _ in
      begin()
    }
    let appearance = AppearanceModifier(
      disappear: { MainActor.assumeIsolated { work.cancel() } }, beginTask: begin)
    AppearanceModifier._lower(appearance, content.modifier(change), inner, &output)
  }
}
