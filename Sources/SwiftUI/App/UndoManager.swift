/// A manager of what a person may undo, which Foundation lacks on Linux; nothing is undone in a
/// still.
@MainActor @preconcurrency
open class UndoManager {
  /// A Boolean value that indicates whether there is something to undo.
  open var canUndo: Bool { false }
  /// A Boolean value that indicates whether there is something to redo.
  open var canRedo: Bool { false }
  /// A Boolean value that indicates whether something is being undone.
  open var isUndoing: Bool { false }
  /// A Boolean value that indicates whether something is being redone.
  open var isRedoing: Bool { false }
  /// The number of groups that may be undone; 0 for any number.
  open var levelsOfUndo = 0

  /// Creates a manager.
  public nonisolated init() {}

  /// Has no effect: nothing is undone in a still.
  open func undo() {}
  /// Has no effect: nothing is redone in a still.
  open func redo() {}
  /// Has no effect: nothing is undone in a still.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {}
  /// Has no effect: nothing is undone in a still.
  open func setActionName(_ name: String) {}
  /// Has no effect: nothing is undone in a still.
  open func beginUndoGrouping() {}
  /// Has no effect: nothing is undone in a still.
  open func endUndoGrouping() {}
  /// Has no effect: nothing is undone in a still.
  open func removeAllActions() {}
  /// Has no effect: nothing is undone in a still.
  open func removeAllActions(withTarget target: Any) {}
}

extension EnvironmentValues {
  /// The manager of what a person may undo in the window; nil, since nothing is undone in a still.
  ///
  ///     @Environment(\.undoManager) private var undoManager
  public var undoManager: UndoManager? { nil }
}
