/// A property wrapper type that reads and moves the focus of a window.
///
/// One place of a window has the focus: where another gets it, also by another property, the value
/// becomes false or nil.
///
///     @FocusState private var isEditing: Bool
///     TextField("Name", text: $name).focused($isEditing)
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Reads and writes the focus.
  @propertyWrapper
  public struct Binding {
    let binding: ViewTree.Binding<Value>
    let take: (Value, FocusMove) -> Void
    let hasOther: () -> Bool

    /// The value that tells where the focus is; setting it moves the focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { take(newValue, .alone) }
    }

    /// The binding itself.
    public var projectedValue: Self { self }

    /// Moves the focus to a place that other properties may follow too.
    package func move(to place: Value, _ move: FocusMove) { take(place, move) }

    /// A Boolean value that indicates whether a field that was tapped has the focus, and the
    /// property does not follow it.
    package var isElsewhere: Bool { hasOther() }
  }

  private final class Link { weak var session: RenderSession? }

  private let state: State<Value>
  private let nowhere: Value
  private let link = Link()

  private init(nowhere: Value) { (state, self.nowhere) = (State(initialValue: nowhere), nowhere) }

  /// Creates a focus that is nowhere.
  public init() where Value == Bool { self.init(nowhere: false) }

  /// Creates a focus that is nowhere.
  public init<T: Hashable>() where Value == T? { self.init(nowhere: nil) }

  /// The value that tells where the focus is; setting it moves the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { move(to: newValue, .alone) }
  }

  /// A binding for `focused(_:equals:)`.
  public var projectedValue: Binding {
    let (state, link) = (state, link)
    return Binding(binding: state.projectedValue, take: move) {
      guard let holders = link.session?.focusHolders else { return false }
      return holders.contains { $0.isField } && !holders.contains { $0.owner == state.origin }
    }
  }

  private func move(to place: Value, _ move: FocusMove) {
    if let owner = state.origin {
      let (state, nowhere) = (state, nowhere)
      if place == nowhere {
        link.session?.leaveFocus(owner)
      } else {
        link.session?.takeFocus(owner, move) { state.wrappedValue = nowhere }
      }
    }
    state.wrappedValue = place
  }
}

/// The way in which a property takes the focus of a window.
package struct FocusMove: Sendable {
  /// A Boolean value that indicates whether the focus is shared with the properties that have just
  /// taken it for the same place; all others lose it.
  package var joins = false
  /// A Boolean value that indicates whether the property is a field's own, not one of the app's.
  package var isField = false

  package init(joins: Bool = false, isField: Bool = false) {
    (self.joins, self.isField) = (joins, isField)
  }

  package static let alone = FocusMove()
}

extension FocusState: ComparableForSameness {
  func isSame(as other: Self) -> Bool { true }
}

extension FocusState: InstallableProperty {
  func install(slot: Int, _ context: LoweringContext) {
    state.install(slot: slot, context)
    link.session = context.session
  }
}

/// A property that has a window's focus, and the closure by which it loses it.
struct FocusHolder {
  let owner: BindingOrigin
  let isField: Bool
  let lose: () -> Void
}

extension RenderSession {
  /// Gives the focus to a property; those that had it lose it, unless it joins them.
  nonisolated func takeFocus(
    _ owner: BindingOrigin, _ move: FocusMove, losing lose: @escaping () -> Void
  ) {
    let others = focusHolders.filter { $0.owner != owner }
    if !move.joins { others.forEach { $0.lose() } }
    focusHolders =
      (move.joins ? others : [])
      + [FocusHolder(owner: owner, isField: move.isField, lose: lose)]
  }

  /// Takes the focus away from a property whose place is left.
  func loseFocus(of state: AnyObject) {
    let origin = BindingOrigin(object: state)
    for holder in focusHolders where holder.owner == origin { holder.lose() }
    leaveFocus(origin)
  }

  /// Takes the focus away from a property that has it, and from those that share it.
  nonisolated func leaveFocus(_ owner: BindingOrigin) {
    guard focusHolders.contains(where: { $0.owner == owner }) else { return }
    let others = focusHolders.filter { $0.owner != owner }
    focusHolders = []
    others.forEach { $0.lose() }
  }
}
