extension NotificationCenter {
  /// A publisher of the notifications with a name, from those who follow it on.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    Deferred {
      // The subject is made for one subscriber, and notifications come on the thread that posts.
      nonisolated(unsafe) let subject = PassthroughSubject<Notification, Never>()
      let token = self.addObserver(forName: name, object: object, queue: nil) { notification in
        subject.send(notification)
      }
      return subject.handleEvents(receiveCancel: { self.removeObserver(token) })
    }
    .eraseToAnyPublisher()
  }
}
