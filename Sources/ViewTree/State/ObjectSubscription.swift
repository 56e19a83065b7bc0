/// Follows an object's changes: each makes the view that holds it be evaluated again.
private final class ObjectSubscription {
  private var feed: ObjectFeed?

  @MainActor
  func follow<Object: ObservableObject>(_ object: Object, _ context: LoweringContext) {
    guard feed?.object !== object else { return }
    feed?.remove(self)
    let session = context.session
    feed = session.followedObjects.feed(of: object, session)
    feed?.add(self, at: context.identity)
  }

  deinit { feed?.remove(self) }
}

@MainActor
func follow<Object: ObservableObject>(
  _ object: Object, slot: Int, _ context: LoweringContext
) {
  context.identity.slot(-1 - slot) { ObjectSubscription() }.follow(object, context)
}

extension View {
  /// Supplies an observable object to the view and its descendants.
  ///
  ///     ContentView().environmentObject(Store())
  ///
  /// - Parameter object: The object, which descendants read with `@EnvironmentObject`.
  /// - Returns: A view that has the object in its environment.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    transformingEnvironment { $0[objectOf: T.self] = object }
  }
}
