import LayoutEngine

/// What a view must know to become elements.
public struct LoweringContext {
  public var environment: EnvironmentValues
  /// The place of the view.
  public var identity: Identity
  /// The line that made the view.
  public var source: SourceLocation?
  /// The axis of the nearest stack; nil outside of stacks.
  public var stackAxis: LayoutAxis?
  /// The types and ids down to here, for messages.
  var path: NodePath

  /// The session that keeps state and counts.
  public var session: RenderSession { path.session }

  /// The context one step down the tree.
  public func entering(_ key: Identity.Key) -> LoweringContext {
    let path: NodePath =
      if case .id(let id) = key { NodePath(.id(id), parent: path) } else { path }
    return with(path, identity.child(key, generation: path.session.generation))
  }

  /// The context within a view that is named and has a place of its own.
  @usableFromInline
  package func entering(_ type: Any.Type) -> LoweringContext {
    with(
      NodePath(.type(type), parent: path),
      identity.child(.type(type), generation: path.session.generation))
  }

  /// The context within a named view.
  package func named(_ type: Any.Type) -> LoweringContext {
    with(NodePath(.type(type), parent: path), identity)
  }

  /// The context with another path and place; a changed copy would be copied once more to return it.
  private func with(_ path: NodePath, _ identity: Identity) -> LoweringContext {
    LoweringContext(
      environment: environment, identity: identity, source: source, stackAxis: stackAxis, path: path
    )
  }

  /// The context with a value in its environment.
  public func setting<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> LoweringContext {
    var inner = self
    inner.environment[keyPath: keyPath] = value
    return inner
  }
}

/// Types and ids from the root to a node: a linked list, spelt out only when somebody asks.
final class NodePath {
  enum Step {
    case type(Any.Type)
    indirect case id(AnyHashable)
  }

  private let step: Step
  private let parent: NodePath?
  /// Kept here rather than in each context: contexts are copied at each step.
  let session: RenderSession

  init(_ step: Step, parent: NodePath) {
    (self.step, self.parent, session) = (step, parent, parent.session)
  }

  /// The beginning of the paths of a session.
  init(root: Any.Type, _ session: RenderSession) {
    (step, parent, self.session) = (.type(root), nil, session)
  }

  /// `Catalogue/VStack/ForEach[erzia]/Text`; generic arguments are left out.
  var description: String {
    let before = parent?.description ?? ""
    switch step {
    case .type(let type):
      let name = Self.shortName(type)
      return before.isEmpty ? name : "\(before)/\(name)"
    case .id(let id): return "\(before)[\(id.base)]"
    }
  }

  private static func shortName(_ type: Any.Type) -> String {
    let name = String(describing: type)
    return String(name.prefix { $0 != "<" })
  }
}
