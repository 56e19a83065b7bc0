import Combine

extension NotificationCenter {
  /// A publisher of a centre's notifications.
  public struct Publisher: Combine.Publisher {
    /// The type of the values, which are notifications.
    public typealias Output = Notification
    /// The type of the error, of which there is none.
    public typealias Failure = Never

    /// The centre that posts the notifications.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that posts the notifications, or nil for any.
    public let object: AnyObject?

    /// Creates a publisher of the notifications that a centre posts with a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Subscribes to the notifications of the centre.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      // The subject is made for one subscriber, and notifications come on the thread that posts.
      nonisolated(unsafe) let subject = PassthroughSubject<Notification, Never>()
      let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
        subject.send(notification)
      }
      subject.handleEvents(receiveCancel: { [center] in center.removeObserver(token) })
        .receive(subscriber: subscriber)
    }
  }

  /// Returns a publisher of the notifications with a name.
  ///
  ///     Text("\(count) notes")
  ///       .onReceive(NotificationCenter.default.publisher(for: .noteSaved)) { _ in count += 1 }
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter {
  /// The notifications of a centre as they are posted, one after the other.
  public struct Notifications: AsyncSequence {
    /// The type of the values, which are notifications.
    public typealias Element = Notification

    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    /// An iterator, which is told from its creation on.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var values: AsyncStream<Posted>.Iterator

      init(_ notifications: Notifications) {
        let (stream, posts) = AsyncStream.makeStream(of: Posted.self)
        let center = notifications.center
        nonisolated(unsafe) let token = center.addObserver(
          forName: notifications.name, object: notifications.object, queue: nil
        ) { posts.yield(Posted(notification: $0)) }
        posts.onTermination = { [center] _ in center.removeObserver(token) }
        values = stream.makeAsyncIterator()
      }

      /// Waits for the next notification.
      public mutating func next() async -> Notification? { await values.next()?.notification }
    }

    /// Returns an iterator, which is told of what is posted from now on.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }
  }

  /// A notification on its way to who waits for it, and to nobody else.
  fileprivate struct Posted: @unchecked Sendable {
    let notification: Notification
  }

  /// Returns the notifications with a name, as they are posted.
  ///
  ///     for await _ in NotificationCenter.default.notifications(named: .dataChanged) { reload() }
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications { Notifications(center: self, name: name, object: object) }
}

extension View {
  /// Performs an action with each notification of a publisher.
  ///
  /// A device posts its orientation as soon as somebody follows it, as UIKit does.
  ///
  /// - Parameters:
  ///   - publisher: A publisher of a notification centre.
  ///   - action: A closure that receives the notifications.
  /// - Returns: A view that performs the action.
  public func onReceive(
    _ publisher: NotificationCenter.Publisher, perform action: @escaping (Notification) -> Void
  ) -> some View { modifier(NotificationModifier(publisher: publisher, action: action)) }
}

/// Follows notifications, and tells of the device's orientation by the window's shape.
private struct NotificationModifier: ViewModifier {
  let publisher: NotificationCenter.Publisher
  let action: (Notification) -> Void
  @Environment(\.windowSize) private var window

  func body(content: Content) -> some View {
    content
      .onReceive(publisher.map { $0 }, perform: action)
      .onChange(of: orientation, initial: true) { _, orientation in
        guard let orientation else { return }
        HeldOrientation.$current.withValue(orientation) {
          action(Notification(name: publisher.name))
        }
      }
  }

  /// The orientation of the device; nil if the notifications do not tell of it.
  private var orientation: UIDeviceOrientation? {
    guard publisher.name == UIDevice.orientationDidChangeNotification else { return nil }
    return window.width > window.height ? .landscapeLeft : .portrait
  }
}
