/// A piece of advice: its words, and the conditions on which it is shown.
///
///     struct FavouriteTip: Tip {
///       var title: Text { Text("Save as a favourite") }
///       var message: Text? { Text("Favourites are at the top of the list.") }
///       var image: Image? { Image(systemName: "star") }
///     }
///
/// As on a device, `Tips.configure()` comes before: in the app, or where a catalogue is made.
public protocol Tip: Identifiable, Sendable where ID == String {
  /// An action of the tip.
  typealias Action = Tips.Action
  /// Something that a person does.
  typealias Event = Tips.Event
  /// A condition on which the tip is shown.
  typealias Rule = Tips.Rule
  /// A setting of the tip.
  typealias Option = TipOption
  /// The state of the tip.
  typealias Status = Tips.Status
  /// The most times that the tip is shown.
  typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// The longest time for which the tip is shown.
  typealias MaxDisplayDuration = Tips.MaxDisplayDuration
  /// A setting by which the tip comes soon after another one.
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

  /// The identifier, which is the type's name where nothing else is said.
  var id: String { get }
  /// The title.
  var title: Text { get }
  /// The sentence below the title.
  var message: Text? { get }
  /// The image beside the title.
  var image: Image? { get }
  /// The buttons below the message.
  @Tips.ActionBuilder var actions: [Action] { get }
  /// The conditions, all of which must hold.
  @Tips.RuleBuilder var rules: [Rule] { get }
  /// The settings.
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  /// The type's name.
  public var id: String { "\(Self.self)" }
  /// No sentence.
  public var message: Text? { nil }
  /// No image.
  public var image: Image? { nil }
  /// No buttons.
  public var actions: [Action] { [] }
  /// No conditions.
  public var rules: [Rule] { [] }
  /// No settings.
  public var options: [any TipOption] { [] }

  /// A Boolean value that indicates whether the tip would be shown now.
  public var shouldDisplay: Bool { TipStore.current.isEligible(self) }

  /// The state of the tip.
  public var status: Status { TipStore.current.status(of: self) }

  /// The states of the tip, from the present one on.
  public var statusUpdates: AsyncStream<Status> {
    let store = TipStore.current
    return AsyncStream(observing: { store.status(of: self) })
  }

  /// The answers to whether the tip would be shown, from the present one on.
  public var shouldDisplayUpdates: AsyncStream<Bool> {
    let store = TipStore.current
    return AsyncStream(observing: { store.isEligible(self) })
  }

  /// Ends the tip: it is not shown again on this screen.
  ///
  /// - Parameter reason: The reason.
  public func invalidate(reason: Tips.InvalidationReason) {
    TipStore.current.invalidate(id, reason)
  }

  /// Makes the tip as one that was never shown.
  public func resetEligibility() async { TipStore.current.reset(id) }
}

/// A tip of any type.
public struct AnyTip: Tip {
  /// The tip.
  let base: any Tip

  /// Creates a tip of any type.
  public init(_ tip: any Tip) { base = tip }

  /// The identifier.
  public var id: String { base.id }
  /// The title.
  public var title: Text { base.title }
  /// The sentence below the title.
  public var message: Text? { base.message }
  /// The image beside the title.
  public var image: Image? { base.image }
  /// The buttons below the message.
  public var actions: [Action] { base.actions }
  /// The conditions.
  public var rules: [Rule] { base.rules }
  /// The settings.
  public var options: [any TipOption] { base.options }
}
