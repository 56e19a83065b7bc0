import LayoutEngine

/// The context in which a view becomes elements.
public struct LoweringContext {
  /// The environment of the view.
  public var environment: EnvironmentValues
  /// The place of the view, or of the view that it is a part of.
  private var place: Identity
  /// The step from there to the view.
  private var part: Identity.Part?
  /// The line that made the view.
  public var source: SourceLocation?
  /// The axis of the nearest stack; nil outside of stacks.
  public var stackAxis: LayoutAxis?
  /// The types and ids down to here, for messages.
  var path: NodePath

  /// The place of the view, made when it is asked for: most parts of a view keep nothing there.
  public var identity: Identity {
    get {
      guard let part else { return place }
      return place.child(Identity.Key(part), generation: path.session.generation)
    }
    set { (place, part) = (newValue, nil) }
  }

  /// The session of the screen.
  public var session: RenderSession { path.session }

  /// Returns the context one step down the tree.
  public func entering(_ key: Identity.Key) -> LoweringContext {
    switch key {
    case .index(let index): with(path, identity, .index(index))
    case .branch(let branch): with(path, identity, .branch(branch))
    case .id: with(NodePath(.id(key), parent: path), child(key))
    default: with(path, child(key))
    }
  }

  /// The context within a view that is named and has a place of its own.
  @usableFromInline
  package func entering(_ type: Any.Type) -> LoweringContext {
    with(step(.type(type)), child(.type(type)))
  }

  /// The context within a named view.
  package func named(_ type: Any.Type) -> LoweringContext {
    with(step(.type(type)), place, part)
  }

  /// The path one step down, which notes the line that made the view if somebody wants a
  /// description.
  private func step(_ step: NodePath.Step) -> NodePath {
    path.session.describesViews
      ? LocatedPath(step, parent: path, source: source) : NodePath(step, parent: path)
  }

  /// A Boolean value that indicates whether views are nested so deep here that they must end; the
  /// session is told.
  @MainActor @usableFromInline
  var isTooDeep: Bool {
    guard session.nesting.isExceeded(at: path.depth) else { return false }
    session.end(at: path)
    return true
  }

  private func child(_ key: Identity.Key) -> Identity {
    identity.child(key, generation: path.session.generation)
  }

  /// The context with another path and place; a changed copy would be copied once more to return
  /// it.
  private func with(
    _ path: NodePath, _ place: Identity, _ part: Identity.Part? = nil
  ) -> LoweringContext {
    LoweringContext(
      environment: environment, place: place, part: part, source: source, stackAxis: stackAxis,
      path: path)
  }

  /// Returns the context with a value in its environment.
  public func setting<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> LoweringContext {
    var inner = self
    inner.environment[keyPath: keyPath] = value
    return inner
  }
}

extension LoweringContext {
  /// Creates the context of a session's root.
  init(_ environment: EnvironmentValues, at place: Identity, path: NodePath) {
    self.init(
      environment: environment, place: place, part: nil, source: nil, stackAxis: nil, path: path)
  }
}

/// Types and ids from the root to a node: a linked list, spelt out only when somebody asks.
class NodePath {
  enum Step {
    case type(Any.Type)
    /// A step that has an id, which is shared with the place.
    case id(Identity.Key)
    /// No step, but what was set for all that is within.
    case settings
  }

  final let step: Step
  final let parent: NodePath?
  /// The number of steps that lead here.
  final let depth: Int
  /// Kept here rather than in each context: contexts are copied at each step.
  final let session: RenderSession

  init(_ step: Step, parent: NodePath) {
    (self.step, self.parent, session) = (step, parent, parent.session)
    depth = parent.depth + 1
  }

  /// The beginning of the paths of a session.
  init(root: Any.Type, _ session: RenderSession) {
    (step, parent, self.session) = (.type(root), nil, session)
    depth = 0
  }

  /// `Catalogue/VStack/ForEach[erzia]/Text`; generic arguments are left out.
  final var description: String {
    let before = parent?.description ?? ""
    switch step {
    case .type(let type):
      let name = Self.shortName(type)
      return before.isEmpty ? name : "\(before)/\(name)"
    case .id(.id(let id)): return "\(before)[\(id.written)]"
    case .id, .settings: return before
    }
  }

  /// The description without most of its middle: a path of thousands of steps can be read by
  /// nobody.
  final var abbreviated: String {
    let kept = 6
    guard depth > 3 * kept else { return description }
    var steps: [NodePath] = []
    var node: NodePath? = self
    while let current = node {
      steps.append(current)
      node = current.parent
    }
    let names = steps.reversed().map { $0.name }
    return (names.prefix(kept) + ["… \(names.count - 2 * kept) more …"] + names.suffix(kept))
      .joined(separator: "/")
  }

  private final var name: String {
    switch step {
    case .type(let type): Self.shortName(type)
    case .id(.id(let id)): "[\(id.written)]"
    case .id, .settings: ""
    }
  }

  static func shortName(_ type: Any.Type) -> String {
    let name = String(describing: type)
    return String(name.prefix { $0 != "<" })
  }
}

/// A step that knows the line which made its view; made only for descriptions.
final class LocatedPath: NodePath {
  let source: SourceLocation?

  init(_ step: Step, parent: NodePath, source: SourceLocation?) {
    self.source = source
    super.init(step, parent: parent)
  }
}
