/// Calls closures when its content comes and goes.
package struct AppearanceModifier: PrimitiveModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
  /// A closure that is called when the content comes, after all that others do then.
  let beginTask: (() -> Void)?

  /// Creates a modifier that calls closures when its content comes and goes.
  package init(
    appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil, beginTask: (() -> Void)? = nil
  ) {
    (self.appear, self.disappear, self.beginTask) = (appear, disappear, beginTask)
  }

  private final class Record: RestingState {
    var isNew = true

    func rest() { isNew = true }
  }

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let inner = context.entering(.type(Self.self))
    let record = inner.identity.slot(0) { Record() }
    if record.isNew {
      record.isNew = false
      if let appear = modifier.appear { context.session.afterPass.append(appear) }
      if let task = modifier.beginTask { context.session.tasksAfterPass.append(task) }
      if let disappear = modifier.disappear { inner.identity.onDrop.append(disappear) }
    }
    Target._lower(content, inner.entering(.content), &output)
  }
}

/// Calls a closure when a value has changed from one pass to the next.
package struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let isInitial: Bool
  /// A Boolean value that indicates whether the closure waits for all others of its pass.
  let isTask: Bool
  let action: (Value, Value) -> Void

  /// Creates a modifier that calls a closure with the old and the new value.
  package init(
    value: Value, isInitial: Bool, isTask: Bool = false, action: @escaping (Value, Value) -> Void
  ) {
    (self.value, self.isInitial, self.isTask, self.action) = (value, isInitial, isTask, action)
  }

  private final class Last {
    var value: Value?
  }

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let inner = context.entering(.type(Self.self))
    let last = inner.identity.slot(0) { Last() }
    let old = last.value
    last.value = modifier.value
    if let old, old != modifier.value {
      modifier.call(old, context.session)
    } else if old == nil, modifier.isInitial {
      modifier.call(modifier.value, context.session)
    }
    Target._lower(content, inner.entering(.content), &output)
  }
}

extension ChangeModifier {
  private func call(_ old: Value, _ session: RenderSession) {
    if isTask {
      session.tasksAfterPass.append { action(old, value) }
    } else {
      session.afterPass.append { action(old, value) }
    }
  }
}

/// Follows a publisher.
package struct ReceiveModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  private final class Subscription {
    var cancellable: AnyCancellable?
    var action: ((P.Output) -> Void)?
  }

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let inner = context.entering(.type(Self.self))
    let subscription = inner.identity.slot(0) { Subscription() }
    subscription.action = modifier.action
    if subscription.cancellable == nil {
      // A publisher may have a value at once.
      context.session.listen()
      subscription.cancellable = modifier.publisher.sink { [weak subscription] value in
        subscription?.action?(value)
      }
    }
    Target._lower(content, inner.entering(.content), &output)
  }
}

/// Marks its content for a container above.
package struct TagModifier: PrimitiveModifier {
  package let tag: AnyHashable

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let start = output.count
    Target._lower(content, context, &output)
    for element in output[start...] { element.tags.append(ElementTag(modifier.tag)) }
  }
}

extension View {
  /// Performs an action when the view first appears, before its picture is taken.
  ///
  ///     List(items) { Row($0) }.onAppear { model.load() }
  ///
  /// - Parameter action: The closure to call, or nil for none.
  /// - Returns: A view that performs the action.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }

  /// Performs an action when the view disappears.
  ///
  ///     Text("Video").onDisappear { isOn = false }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }

  /// Performs an action with the old and the new value when a value changes.
  ///
  ///     TextField("Name", text: $name).onChange(of: name) { old, new in validate(new) }
  ///
  /// - Parameters:
  ///   - value: The value to compare from pass to pass.
  ///   - initial: A Boolean value that indicates whether the action is performed at first too.
  ///   - action: A closure that receives the old and the new value.
  /// - Returns: A view that performs the action.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Performs an action when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value to compare from pass to pass.
  ///   - initial: A Boolean value that indicates whether the action is performed at first too.
  ///   - action: The closure to call.
  /// - Returns: A view that performs the action.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Performs an action with the new value when a value changes.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }

  /// Performs an action with each value that a publisher emits.
  ///
  ///     ClockFace().onReceive(timer) { date = $0 }
  ///
  /// - Parameters:
  ///   - publisher: The publisher to subscribe to.
  ///   - action: A closure that receives the values.
  /// - Returns: A view that performs the action.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }

  /// Sets the identity of the view: with another one it begins anew, with state of its own.
  ///
  ///     EditorView(document).id(document.id)
  ///
  /// - Parameter id: The value to identify the view by.
  /// - Returns: A view of the identity.
  public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IDModifier(id: id)) }

  /// Sets the value by which a picker or a tab view selects the view.
  ///
  ///     Picker("Unit", selection: $unit) {
  ///       Text("Metres").tag(Unit.metres)
  ///       Text("Feet").tag(Unit.feet)
  ///     }
  ///
  /// - Parameter tag: The value to compare with the selection, of the selection's type.
  /// - Returns: A view with a tag.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }

  /// Sets the value by which a picker or a tab view selects the view, also for an optional
  /// selection if wanted.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View {
    // An optional casts to its value, so that both kinds of selection find the optional one.
    modifier(TagModifier(tag: includeOptional ? AnyHashable(Optional(tag)) : AnyHashable(tag)))
  }
}
