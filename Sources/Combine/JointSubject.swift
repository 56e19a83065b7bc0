import OpenCombine

/// Values of several publishers on their way to one subscriber, on the thread that sends.
final class JointSubject<Output, Failure: Error> {
  let subject = PassthroughSubject<Output, Failure>()
  private var open: Int
  private var subscriptions: [AnyCancellable] = []

  init(upstreams: Int) { open = upstreams }

  /// Lets a subscriber hear; its end ends all.
  func attach<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    subject.handleEvents(receiveCancel: { [self] in subscriptions = [] })
      .receive(subscriber: subscriber)
  }

  /// Hears a publisher: the first error ends all, the last end too.
  func follow<P: Publisher>(_ publisher: P, _ receive: @escaping (P.Output) -> Void)
  where P.Failure == Failure {
    publisher.sink(
      receiveCompletion: { [self] completion in
        open -= 1
        if case .failure = completion {
          subject.send(completion: completion)
          subscriptions = []
        } else if open == 0 {
          subject.send(completion: .finished)
        }
      }, receiveValue: receive
    )
    .store(in: &subscriptions)
  }
}
