/// Tips of which one is shown at a time.
///
///     @State private var tips = TipGroup(.ordered) {
///       FavouriteTip()
///       ShareTip()
///     }
@MainActor
public final class TipGroup {
  /// The order in which tips come.
  public enum Priority: Sendable {
    /// The first one that may be shown.
    case firstAvailable
    /// The first one that has not ended, as soon as it may be shown.
    case ordered
  }

  private let priority: Priority
  private let tips: [any Tip]

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - priority: The order in which the tips come.
  ///   - tips: A closure that returns the tips.
  public init(
    _ priority: Priority = .firstAvailable, @Tips.TipGroupBuilder _ tips: () -> [any Tip]
  ) { (self.priority, self.tips) = (priority, tips()) }

  /// The tip to show; nil where none may be shown.
  public var currentTip: (any Tip)? {
    let store = TipStore.current
    switch priority {
    case .firstAvailable: return tips.first { store.isEligible($0) }
    case .ordered:
      let next = tips.first { tip in
        if case .invalidated = store.status(of: tip) { false } else { true }
      }
      return next.flatMap { store.isEligible($0) ? $0 : nil }
    }
  }
}
