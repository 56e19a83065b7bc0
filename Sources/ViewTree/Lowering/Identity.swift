/// A place in the tree of views, which outlives the values that stand there from pass to pass.
///
/// It keeps the place's state, and is dropped with the first frame in which nothing stands there.
public final class Identity {
  /// One step down the tree.
  public enum Key: Hashable {
    /// The root of a screen, or the content of a view or modifier.
    case root, content
    /// The position in a list of views.
    case index(Int)
    /// The branch of a condition.
    case branch(Bool)
    /// The type of a view that stands in for any.
    case typed(ObjectIdentifier)
    /// An id.
    ///
    /// Apart from the others, which are small and copied by their bits.
    indirect case id(AnyHashable)

    /// The step into a part of a view that is one of several.
    init(_ part: Part) {
      switch part {
      case .index(let index): self = .index(index)
      case .branch(let branch): self = .branch(branch)
      }
    }

    /// Returns the step into a view or modifier of a type.
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

  /// A step to one of several views, which costs nothing to hold on to.
  enum Part {
    case index(Int)
    case branch(Bool)
  }

  let key: Key
  private let code: Int
  /// The children are a list, each of which leads to the next: most places have one.
  @exclusivity(unchecked) private var first: Identity?
  @exclusivity(unchecked) private var last: Identity?
  @exclusivity(unchecked) private var next: Identity?
  @exclusivity(unchecked) private var count: Int32 = 0
  /// The first child of each code; kept only for places with many.
  @exclusivity(unchecked) private var table: [Int: Identity]?
  /// A child beyond which looking through the list costs more than a table.
  private static let fewChildren = 16
  /// State, by the properties that own it; there are seldom more than a few.
  @exclusivity(unchecked) private var slots: [(index: Int, object: AnyObject)] = []
  /// The evaluation of the view at this place.
  @exclusivity(unchecked) var evaluation: AnyEvaluation?
  /// The content of the modifier at this place.
  @exclusivity(unchecked) var modified: ModifiedPlace?
  /// The last frame that something stood here.
  @exclusivity(unchecked) private(set) var generation: Int32 = 0
  /// The last pass in which the place rested; 0 if it never has, or stands again.
  @exclusivity(unchecked) private var restedIn: Int32 = 0
  /// A Boolean value that indicates whether what stood here was told that it has disappeared.
  @exclusivity(unchecked) private var isAsleep = false
  /// Called when the place is dropped.
  @exclusivity(unchecked) package var onDrop: [() -> Void] = []

  convenience init(_ key: Key) { self.init(key, key.code) }

  private init(_ key: Key, _ code: Int) { (self.key, self.code) = (key, code) }

  /// The place one step down, made at the first visit.
  func child(_ key: Key, generation: Int32) -> Identity {
    let code = key.code
    if let known = find(key, code) {
      known.generation = generation
      return known
    }
    let child = Identity(key, code)
    child.generation = generation
    add(child)
    return child
  }

  private func find(_ key: Key, _ code: Int) -> Identity? {
    var child = table.map { $0[code] } ?? first
    while let current = child {
      if current.code == code, current.key == key { return current }
      child = current.next
    }
    return nil
  }

  private func add(_ child: Identity) {
    if let last { last.next = child } else { first = child }
    last = child
    count += 1
    if table != nil {
      number(child)
    } else if count > Self.fewChildren {
      table = Dictionary(minimumCapacity: 8 * Self.fewChildren)
      for child in children { number(child) }
    }
  }

  private func number(_ child: Identity) {
    if table?[child.code] == nil { table?[child.code] = child }
  }

  private var children: [Identity] {
    Array(
      sequence(state: first) { state in
        defer { state = state?.next }
        return state
      })
  }

  /// Drops the places below in which nothing stood in a frame, but for those that rest.
  @MainActor func prune(before generation: Int32, _ session: RenderSession) {
    if restedIn >= generation { return sleep(session) }
    var hasOld = false
    var child = first
    while let current = child {
      if current.generation < generation { hasOld = true }
      child = current.next
    }
    if hasOld { drop(before: generation) }
    child = first
    while let current = child {
      current.prune(before: generation, session)
      child = current.next
    }
  }

  @MainActor private func drop(before generation: Int32) {
    let all = children
    (first, last, count, table) = (nil, nil, 0, nil)
    for child in all { child.next = nil }
    for child in all {
      if child.generation >= generation {
        add(child)
      } else {
        child.drop()
        child.forget()
      }
    }
  }

  /// Keeps what is below in a pass in which nothing stands there; 0 for one in which something
  /// does.
  func keep(_ generation: Int32) {
    restedIn = generation
    if generation == 0 { isAsleep = false }
  }

  /// Tells what stood below that it has disappeared, once.
  @MainActor private func sleep(_ session: RenderSession) {
    guard !isAsleep else { return }
    isAsleep = true
    for child in children { child.leave(session) }
  }

  @MainActor private func leave(_ session: RenderSession) {
    isAsleep = false
    let actions = onDrop
    onDrop = []
    for action in actions { action() }
    for slot in slots {
      session.loseFocus(of: slot.object)
      (slot.object as? any RestingState)?.rest()
    }
    for child in children { child.leave(session) }
  }

  /// Lets go of all that is kept here and below.
  ///
  /// State that is kept knows the session and the place, to tell them of changes: without this, a
  /// screen would outlive its host. Weak references would not do: each makes all others to its
  /// object slow. Children are let go of one by one, for a list that is freed from its head is
  /// freed by recursion.
  func forget() {
    var child = first
    if child != nil { (first, last, count) = (nil, nil, 0) }
    while let current = child {
      child = current.next
      current.next = nil
      current.forget()
    }
    if table != nil { table = nil }
    if !slots.isEmpty { slots = [] }
    if !onDrop.isEmpty { onDrop = [] }
    if evaluation != nil { evaluation = nil }
    if modified != nil { modified = nil }
  }

  @MainActor private func drop() {
    for action in onDrop { action() }
    for child in children { child.drop() }
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
