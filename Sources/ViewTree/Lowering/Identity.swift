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
  private var children: [Identity] = []
  /// Where each child stands in the list; kept only for places with many.
  private var positions: [Key: Int] = [:]
  /// A child beyond which looking through the list costs more than hashing its key.
  private static let fewChildren = 8
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

  init(_ key: Key) { self.key = key }

  /// The place one step down, made at the first visit.
  func child(_ key: Key, generation: Int) -> Identity {
    let child = find(key) ?? add(key)
    child.generation = generation
    return child
  }

  private func find(_ key: Key) -> Identity? {
    if children.count <= Self.fewChildren { return children.first { $0.key == key } }
    return positions[key].map { children[$0] }
  }

  private func add(_ key: Key) -> Identity {
    let child = Identity(key)
    children.append(child)
    if children.count > Self.fewChildren { number() }
    return child
  }

  /// Notes where children stand that have no number yet.
  private func number() {
    for index in positions.count..<children.count { positions[children[index].key] = index }
  }

  /// Drops the places below in which nothing stood in a frame.
  @MainActor func prune(before generation: Int) {
    let dropped = children.filter { $0.generation < generation }
    if !dropped.isEmpty {
      children.removeAll { $0.generation < generation }
      positions = [:]
      if children.count > Self.fewChildren { number() }
      for child in dropped {
        child.drop()
        child.forget()
      }
    }
    for child in children { child.prune(before: generation) }
  }

  /// Lets go of all that is kept here and below.
  ///
  /// What is kept knows the session and the place, to tell them of changes: without this, a screen
  /// would outlive its host. Weak references would not do: each makes all others to its object slow.
  func forget() {
    for child in children { child.forget() }
    children = []
    positions = [:]
    slots = [:]
    onDrop = []
    (evaluation, modified) = (nil, nil)
  }

  @MainActor private func drop() {
    for action in onDrop { action() }
    for child in children { child.drop() }
  }

  /// The state in a slot, made at the first visit.
  package func slot<Slot: AnyObject>(_ index: Int, make: () -> Slot) -> Slot {
    if let slot = slots[index] as? Slot { return slot }
    let slot = make()
    slots[index] = slot
    return slot
  }
}
