/// The observable objects that a session's views follow, with one subscription each.
///
/// Few objects are followed, each by many views. An object finds its publisher by looking through
/// all its fields, and a subscription takes a dozen allocations, so both are done once.
final class FollowedObjects {
  fileprivate var feeds: [ObjectIdentifier: ObjectFeed] = [:]
  /// A Boolean value that indicates whether objects are subscribed to at once, or as soon as
  /// something may change them.
  private var isListening = true
  /// The closures to call when something may change objects.
  private var waiting: [@MainActor (RenderSession) -> Void] = []

  /// Leaves subscriptions to the first action, if no frame follows: views only read, and most
  /// screens act on nothing.
  func waitForActions() { isListening = false }

  /// Subscribes to all that is followed, before somebody acts.
  @MainActor
  func listen(_ session: RenderSession) {
    guard !isListening else { return }
    isListening = true
    for subscribe in waiting { subscribe(session) }
    waiting = []
  }

  /// The subscription to an object, made for the first who follows it.
  @MainActor
  func feed<Object: ObservableObject>(
    of object: Object, _ session: RenderSession
  ) -> ObjectFeed {
    let id = ObjectIdentifier(object)
    if let feed = feeds[id], feed.object === object { return feed }
    let feed = ObjectFeed(object, self)
    feeds[id] = feed
    if isListening {
      feed.subscribe(to: object, session)
    } else {
      waiting.append { feed.subscribe(to: object, $0) }
    }
    return feed
  }
}

/// One subscription to an object, for all views that follow it.
final class ObjectFeed {
  private(set) weak var object: AnyObject?
  private let id: ObjectIdentifier
  private let source: FollowedObjects
  private var followers: [ObjectIdentifier: Identity] = [:]
  private var cancellable: AnyCancellable?

  fileprivate init(_ object: AnyObject, _ source: FollowedObjects) {
    (self.object, id, self.source) = (object, ObjectIdentifier(object), source)
  }

  @MainActor
  fileprivate func subscribe<Object: ObservableObject>(
    to object: Object, _ session: RenderSession
  ) {
    cancellable = object.objectWillChange.sink { [unowned self] _ in
      MainActor.assumeIsolated {
        for place in followers.values { place.evaluation?.expire() }
        session.invalidate("object \(Object.self)")
      }
    }
  }

  /// Tells a place of changes, on behalf of somebody.
  func add(_ follower: AnyObject, at place: Identity) {
    followers[ObjectIdentifier(follower)] = place
  }

  /// Tells the place no more; with the last follower the subscription ends.
  func remove(_ follower: AnyObject) {
    followers[ObjectIdentifier(follower)] = nil
    guard followers.isEmpty else { return }
    cancellable = nil
    if source.feeds[id] === self { source.feeds[id] = nil }
  }
}
