import Observation
import Synchronization
import ViewTree

/// All that is known of the tips of a screen: which have ended, and what their rules go by.
final class TipStore: Observable, Sendable {
  struct Content: Sendable {
    var isConfigured = false
    /// A Boolean value that indicates whether one new tip alone is shown, since a still takes no
    /// time in which another one could follow.
    var isOneAtATime = false
    var shown: (@Sendable (ObjectIdentifier) -> Bool)?
    var hidden: (@Sendable (ObjectIdentifier) -> Bool)?
    var ended: [String: Tips.InvalidationReason] = [:]
    var parameters: [String: any Sendable] = [:]
    var donations: [String: [(date: Date, value: any Sendable)]] = [:]
  }

  /// The tips that were drawn, by their identifiers: no reason to draw anything anew.
  private struct Seen: Sendable {
    var first: String?
    var popover: String?
  }

  private let content: Mutex<Content>
  private let seen = Mutex(Seen())
  private let registrar = ObservationRegistrar()

  private init(_ other: TipStore?) {
    content = Mutex(other?.content.withLock { $0 } ?? Content())
  }

  static var current: TipStore { ScreenValues.object { TipStore($0) } }

  private var value: Content {
    registrar.access(self, keyPath: \.value)
    return content.withLock { $0 }
  }

  func change(_ edit: (inout sending Content) -> Void) {
    registrar.withMutation(of: self, keyPath: \.value) { content.withLock { edit(&$0) } }
  }
}

extension TipStore {
  func parameter(_ id: String) -> (any Sendable)? { value.parameters[id] }

  func setParameter(_ id: String, _ value: any Sendable) { change { $0.parameters[id] = value } }

  func donations(_ id: String) -> [(date: Date, value: any Sendable)] {
    value.donations[id] ?? []
  }

  func donate(_ id: String, _ value: any Sendable) {
    change { $0.donations[id, default: []].append((Date(), value)) }
  }

  func invalidate(_ id: String, _ reason: Tips.InvalidationReason) {
    change { $0.ended[id] = $0.ended[id] ?? reason }
  }

  func reset(_ id: String) { change { $0.ended[id] = nil } }

  func resetAll() {
    seen.withLock { $0 = Seen() }
    change { ($0.ended, $0.parameters, $0.donations) = ([:], [:], [:]) }
  }
}

extension TipStore {
  func status(of tip: any Tip) -> Tips.Status {
    if let reason = value.ended[tip.id] { return .invalidated(reason) }
    return isEligible(tip) ? .available : .pending
  }

  /// Returns a Boolean value that indicates whether a tip is shown where there is a place for it.
  func isEligible(_ tip: any Tip) -> Bool {
    let value = value
    let type = ObjectIdentifier(Swift.type(of: (tip as? AnyTip)?.base ?? tip))
    if value.ended[tip.id] != nil || value.hidden?(type) == true { return false }
    if value.shown?(type) == true { return true }
    guard value.isConfigured, tip.rules.allSatisfy({ $0.holds() }) else { return false }
    return !value.isOneAtATime || tip.ignoresFrequency || isFirst(tip.id)
  }

  private func isFirst(_ id: String) -> Bool {
    seen.withLock { $0.first == nil || $0.first == id }
  }

  /// Notes that a tip is drawn.
  func show(_ id: String) { seen.withLock { $0.first = $0.first ?? id } }

  /// Returns a Boolean value that indicates whether a tip has the screen's popover, of which there
  /// is one.
  func takesPopover(_ tip: any Tip) -> Bool {
    guard isEligible(tip) else {
      leavePopover(tip.id)
      return false
    }
    return seen.withLock { seen in
      guard seen.popover == nil || seen.popover == tip.id else { return false }
      seen.popover = tip.id
      seen.first = seen.first ?? tip.id
      return true
    }
  }

  /// Leaves the screen's popover to another tip.
  func leavePopover(_ id: String) {
    seen.withLock { if $0.popover == id { $0.popover = nil } }
  }
}

extension Tip {
  fileprivate var ignoresFrequency: Bool {
    options.contains { ($0 as? Tips.IgnoresDisplayFrequency)?.isOn == true }
  }
}

extension AsyncStream where Element: Equatable & Sendable {
  /// Creates the stream of a value that is observed: the present one, and each that follows.
  init(observing read: @escaping @Sendable () -> Element) {
    self.init { Self.follow(read, since: nil, $0) }
  }

  private static func follow(
    _ read: @escaping @Sendable () -> Element, since old: Element?, _ continuation: Continuation
  ) {
    let last = Last<Element>()
    let value = withObservationTracking(read) {
      Task { follow(read, since: last.value, continuation) }
    }
    last.value = value
    if value != old { continuation.yield(value) }
  }
}

/// The value that a stream has told last.
private final class Last<Value: Sendable>: Sendable {
  private let content = Mutex<Value?>(nil)

  var value: Value? {
    get { content.withLock { $0 } }
    set { content.withLock { $0 = newValue } }
  }
}
