extension Tips {
  /// The information of an event that has none.
  public struct EmptyDonation: Codable, Sendable {
    /// Creates no information.
    public init() {}
  }

  /// Something that a person does, by which tips are shown.
  ///
  ///     static let opened = Event(id: "opened")
  ///     var rules: [Rule] { #Rule(Self.opened) { $0.donations.count > 3 } }
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
    /// The identifier.
    public let id: String

    /// An occasion on which a person did it, with the values of its information.
    @dynamicMemberLookup
    public struct Donation: Sendable {
      /// The date.
      public let date: Date
      /// The information.
      public let value: DonationInfo

      /// A value of the information.
      public subscript<Value>(dynamicMember path: KeyPath<DonationInfo, Value>) -> Value {
        value[keyPath: path]
      }
    }

    /// Creates an event with information.
    public init(id: String) { self.id = id }

    /// The occasions on this screen, the oldest first.
    public var donations: [Donation] {
      TipStore.current.donations(id).compactMap { date, value in
        (value as? DonationInfo).map { Donation(date: date, value: $0) }
      }
    }

    /// Notes an occasion.
    public func donate(_ value: DonationInfo) async { sendDonation(value) }

    /// Notes an occasion, and calls a closure at once.
    public func sendDonation(
      _ value: DonationInfo, _ completion: (@Sendable () -> Void)? = nil
    ) {
      TipStore.current.donate(id, value)
      completion?()
    }
  }

  /// A time up to now.
  public struct DonationTimeRange: Sendable {
    let seconds: Double

    /// A minute.
    public static let minute = minutes(1)
    /// An hour.
    public static let hour = hours(1)
    /// A day.
    public static let day = days(1)
    /// A week.
    public static let week = weeks(1)
    /// Returns a time of minutes.
    public static func minutes(_ count: Int) -> Self { Self(seconds: Double(count) * 60) }
    /// Returns a time of hours.
    public static func hours(_ count: Int) -> Self { Self(seconds: Double(count) * 3_600) }
    /// Returns a time of days.
    public static func days(_ count: Int) -> Self { Self(seconds: Double(count) * 86_400) }
    /// Returns a time of weeks.
    public static func weeks(_ count: Int) -> Self { Self(seconds: Double(count) * 604_800) }
  }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
  /// Creates an event without information.
  public init(id: String) { self.id = id }

  /// Notes an occasion.
  public func donate() async { sendDonation(Tips.EmptyDonation()) }

  /// Notes an occasion, and calls a closure at once.
  public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
    sendDonation(Tips.EmptyDonation(), completion)
  }
}

extension Array {
  /// Returns the occasions of a time up to now: all of the screen's, which has just been made.
  public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element]
  where Element == Tips.Event<Info>.Donation { range.seconds > 0 ? self : [] }
}
