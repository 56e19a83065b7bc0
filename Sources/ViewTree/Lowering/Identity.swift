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
  }

  let key: Key
  weak var parent: Identity?
  private var children: [Key: Identity] = [:]
  /// State in the order of the properties that own it.
  package var slots: [Int: AnyObject] = [:]
  /// What the body of the view that stands here came to.
  var evaluation: AnyEvaluation?
  /// Where the content of the modifier that stands here is kept.
  var modified: ModifiedPlace?
  /// The last frame that something stood here.
  private(set) var generation = 0
  /// Called when the place is dropped.
  package var onDrop: [() -> Void] = []

  init(_ key: Key, parent: Identity?) { (self.key, self.parent) = (key, parent) }

  /// The place one step down, made at the first visit.
  func child(_ key: Key, generation: Int) -> Identity {
    let child = children[key] ?? Identity(key, parent: self)
    if child.generation == 0 { children[key] = child }
    child.generation = generation
    return child
  }

  /// Drops the places below in which nothing stood in a frame.
  @MainActor func prune(before generation: Int) {
    for (key, child) in children {
      if child.generation < generation {
        children[key] = nil
        child.drop()
      } else {
        child.prune(before: generation)
      }
    }
  }

  @MainActor private func drop() {
    for action in onDrop { action() }
    for child in children.values { child.drop() }
  }

  /// The state in a slot, made at the first visit.
  package func slot<Slot: AnyObject>(_ index: Int, make: () -> Slot) -> Slot {
    if let slot = slots[index] as? Slot { return slot }
    let slot = make()
    slots[index] = slot
    return slot
  }
}
