import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// A publisher of what an address answers.
  ///
  /// A picture waits for nothing that comes from elsewhere: while a screen is drawn, a file of its
  /// catalogue answers at once, or the request fails as it does without a connection.
  public struct DataTaskPublisher: Publisher {
    /// The data and the response to it.
    public typealias Output = (data: Data, response: URLResponse)
    /// The error of a request that fails.
    public typealias Failure = URLError

    /// The request to send.
    public let request: URLRequest
    /// The session that sends it.
    public let session: URLSession

    /// Sends the request for each subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      Deferred {
        Future<Output, URLError> { promise in
          nonisolated(unsafe) let promise = promise
          session.dataTask(with: request) { data, response, error in
            if let data, let response {
              promise(.success((data, response)))
            } else {
              promise(.failure(error as? URLError ?? URLError(.unknown)))
            }
          }.resume()
        }
      }.receive(subscriber: subscriber)
    }
  }

  /// Returns a publisher of the answer of an address.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher of the answer to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
