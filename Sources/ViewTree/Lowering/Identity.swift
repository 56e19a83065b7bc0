/// A place in the tree of views, which outlives the values that stand there from pass to pass.
///
/// It keeps the place's state, and is dropped with the first frame in which nothing stands there.
public final class Identity {
  /// One step down the tree.
  public enum Key: Hashable {
    case root, content
    case index(Int)
    case branch(Bool)
    case typed(ObjectIdentifier)
    case id(AnyHashable)

    /// A step into a view or modifier of a type.
    public static func type(_ type: Any.Type) -> Key { .typed(ObjectIdentifier(type)) }

    /// A number that equal keys share, by which others are passed over.
    fileprivate var code: Int {
      switch self {
      case .root: -1
      case .content: -2
      case .branch(let branch): branch ? -3 : -4
      case .index(let index): index
      case .typed(let type): Int(bitPattern: type)
      case .id(let id): id.hashValue
      }
    }
  }

  let key: Key
  private let code: Int
  /// Most places have one child.
  private var first: Identity?
  private var others: [Identity] = []
  /// Where the first child of each code stands among the others; kept only for places with many.
  private var positions: [Int: Int]?
  /// A child beyond which looking through the list costs more than a table.
  private static let fewChildren = 16
  /// State, by the properties that own it; there are seldom more than a few.
  private var slots: [(index: Int, object: AnyObject)] = []
  /// What the body of the view that stands here came to.
  var evaluation: AnyEvaluation?
  /// Where the content of the modifier that stands here is kept.
  var modified: ModifiedPlace?
  /// The last frame that something stood here.
  private(set) var generation = 0
  /// Called when the place is dropped.
  package var onDrop: [() -> Void] = []

  convenience init(_ key: Key) { self.init(key, key.code) }

  private init(_ key: Key, _ code: Int) { (self.key, self.code) = (key, code) }

  /// The place one step down, made at the first visit.
  func child(_ key: Key, generation: Int) -> Identity {
    let code = key.code
    let child = find(key, code) ?? add(key, code)
    child.generation = generation
    return child
  }

  private func find(_ key: Key, _ code: Int) -> Identity? {
    guard let first else { return nil }
    if first.code == code, first.key == key { return first }
    let others = others
    if let positions {
      guard let position = positions[code] else { return nil }
      if others[position].key == key { return others[position] }
    }
    for child in others where child.code == code && child.key == key { return child }
    return nil
  }

  private func add(_ key: Key, _ code: Int) -> Identity {
    let child = Identity(key, code)
    guard first != nil else {
      first = child
      return child
    }
    others.append(child)
    if positions != nil {
      number(others.count - 1)
    } else if others.count > Self.fewChildren {
      positions = [:]
      for index in others.indices { number(index) }
    }
    return child
  }

  private func number(_ index: Int) {
    let code = others[index].code
    if positions?[code] == nil { positions?[code] = index }
  }

  /// Drops the places below in which nothing stood in a frame.
  @MainActor func prune(before generation: Int) {
    guard let first else { return }
    let children = [first] + others
    if children.contains(where: { $0.generation < generation }) {
      let dropped = children.filter { $0.generation < generation }
      let kept = children.filter { $0.generation >= generation }
      (self.first, others, positions) = (kept.first, Array(kept.dropFirst()), nil)
      for child in dropped {
        child.drop()
        child.forget()
      }
    }
    for child in children where child.generation >= generation {
      child.prune(before: generation)
    }
  }

  /// Lets go of all that is kept here and below.
  ///
  /// What is kept knows the session and the place, to tell them of changes: without this, a screen
  /// would outlive its host. Weak references would not do: each makes all others to its object slow.
  func forget() {
    if let first {
      first.forget()
      self.first = nil
      let others = others
      for child in others { child.forget() }
      if !others.isEmpty { self.others = [] }
    }
    if positions != nil { positions = nil }
    if !slots.isEmpty { slots = [] }
    if !onDrop.isEmpty { onDrop = [] }
    if evaluation != nil { evaluation = nil }
    if modified != nil { modified = nil }
  }

  @MainActor private func drop() {
    for action in onDrop { action() }
    first?.drop()
    for child in others { child.drop() }
  }

  /// The state in a slot, made at the first visit.
  package func slot<Slot: AnyObject>(_ index: Int, make: () -> Slot) -> Slot {
    let place = slots.firstIndex { $0.index == index }
    if let place, let slot = slots[place].object as? Slot { return slot }
    let slot = make()
    if let place { slots[place].object = slot } else { slots.append((index, slot)) }
    return slot
  }
}
