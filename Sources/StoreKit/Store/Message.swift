/// A message of the App Store to a person, which an app may show later; none comes.
///
///     for await message in Message.messages {
///       try? display(message)
///     }
public struct Message: Hashable, Sendable {
  /// The subject of a message.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The number of the subject.
    public let rawValue: Int

    /// Creates a subject by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A subject of no kind of its own.
    public static let generic = Reason(rawValue: 0)
    /// A higher price of a subscription, to which the person agrees or not.
    public static let priceIncreaseConsent = Reason(rawValue: 1)
    /// A payment that has failed.
    public static let billingIssue = Reason(rawValue: 2)
    /// An offer for somebody who has left.
    public static let winBackOffer = Reason(rawValue: 3)
  }

  /// The subject.
  public let reason: Reason

  /// A sequence of messages, which ends at once.
  public struct Messages: AsyncSequence, Sendable {
    /// An element of the sequence.
    public typealias Element = Message

    /// Gives the elements: none.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Returns nil, the end of the sequence.
      public mutating func next() async -> Message? { nil }
    }

    /// Returns an iterator over nothing.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// The messages that come while the app runs: none.
  public static var messages: Messages { Messages() }

  /// Throws that a picture shows no message of the App Store's.
  ///
  /// - Parameter scene: The window scene above which a message is shown.
  /// - Throws: ``StoreKitError/unsupported``.
  @MainActor public func display(in scene: UIWindowScene) throws { throw StoreKitError.unsupported }
}
