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
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
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
