import OpenCombine

/// The values of several publishers for one subscriber, on the thread that sends.
final class JointSubject<Output, Failure: Error> {
  let subject = PassthroughSubject<Output, Failure>()
  private var open: Int
  /// A Boolean value that indicates whether the subscriber hears no more.
  private var isOver = false
  private var subscriptions: [AnyCancellable] = []

  init(upstreams: Int) { open = upstreams }

  /// Lets a subscriber hear; its end ends all.
  func attach<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    subject.handleEvents(receiveCancel: { [self] in end() }).receive(subscriber: subscriber)
  }

  /// Hears a publisher: the first error ends all, the last end too.
  ///
  /// A publisher may send as it is subscribed to, and the subscriber cancel upon that: then this
  /// one and those behind it are not heard.
  func follow<P: Publisher>(_ publisher: P, _ receive: @escaping (P.Output) -> Void)
  where P.Failure == Failure {
    guard !isOver else { return }
    let subscription = publisher.sink(
      receiveCompletion: { [self] completion in
        open -= 1
        if case .failure = completion {
          subject.send(completion: completion)
          end()
        } else if open == 0 {
          subject.send(completion: .finished)
          end()
        }
      }, receiveValue: receive)
    if isOver { subscription.cancel() } else { subscriptions.append(subscription) }
  }

  private func end() {
    isOver = true
    subscriptions = []
  }
}
