import ViewTree

extension Product {
  /// The terms of a subscription that renews itself.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The identifier of the group, of which a person has one subscription at a time.
    public let subscriptionGroupID: String
    /// The time for which one payment lasts.
    public let subscriptionPeriod: SubscriptionPeriod
    /// The offer for new subscribers.
    public let introductoryOffer: SubscriptionOffer?
    /// The offers for those who have subscribed before.
    public let promotionalOffers: [SubscriptionOffer]
    /// The offers for those who have left.
    public let winBackOffers: [SubscriptionOffer]
    /// The rank within the group; 1 is the highest.
    public let groupLevel: Int
    let groupNames: LocalizedNames

    /// The name of the group, in the screen's language where it has one in it.
    public var groupDisplayName: String { groupNames.name(in: ScreenLocale.current).displayName }

    /// Returns the states of a person's subscriptions of the group: nobody has subscribed.
    public var status: [Status] {
      get async throws { [] }
    }

    /// Returns a Boolean value that indicates whether a person may have the introductory offer: who
    /// has never subscribed may.
    public var isEligibleForIntroOffer: Bool {
      get async { true }
    }

    /// Returns the states of a person's subscriptions of a group: nobody has subscribed.
    public static func status(for groupID: String) async throws -> [Status] { [] }

    /// Returns a Boolean value that indicates whether a person may have a group's introductory
    /// offers: who has never subscribed may.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { true }
  }
}

extension Product.SubscriptionInfo {
  /// The state of a subscription, in relation to its renewal.
  public struct RenewalState: RawRepresentable, Hashable, Sendable {
    /// The number of the state.
    public let rawValue: Int

    /// Creates a state by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The subscription lasts.
    public static let subscribed = RenewalState(rawValue: 1)
    /// The subscription has ended.
    public static let expired = RenewalState(rawValue: 2)
    /// The subscription has ended, and its payment is tried again.
    public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
    /// The subscription lasts, though its payment has failed.
    public static let inGracePeriod = RenewalState(rawValue: 4)
    /// The subscription was taken back.
    public static let revoked = RenewalState(rawValue: 5)

    /// The name of the state, in English.
    public var localizedDescription: String {
      switch self {
      case .subscribed: "Subscribed"
      case .expired: "Expired"
      case .inBillingRetryPeriod: "In Billing Retry Period"
      case .inGracePeriod: "In Grace Period"
      case .revoked: "Revoked"
      default: "Unknown"
      }
    }
  }

  /// The state of a person's subscription; nobody has subscribed, so that there is none.
  public struct Status: Hashable, Sendable {
    /// The state.
    public let state: RenewalState
    /// The last transaction of the subscription.
    public let transaction: VerificationResult<Transaction>
    /// The terms of the next renewal.
    public let renewalInfo: VerificationResult<RenewalInfo>

    /// A sequence of states, which ends at once.
    public struct Statuses: AsyncSequence, Sendable {
      /// An element of the sequence.
      public typealias Element = Status

      /// Gives the elements: none.
      public struct AsyncIterator: AsyncIteratorProtocol {
        /// Returns nil, the end of the sequence.
        public mutating func next() async -> Status? { nil }
      }

      /// Returns an iterator over nothing.
      public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// The states as they change: none do.
    public static var updates: Statuses { Statuses() }
    /// The states of all groups: none.
    public static var all: Statuses { Statuses() }
  }

  /// The terms of a renewal.
  public struct RenewalInfo: Hashable, Sendable {
    /// The identifier of the first transaction.
    public let originalTransactionID: UInt64
    /// The identifier of the product that is subscribed.
    public let currentProductID: String
    /// A Boolean value that indicates whether the subscription will be renewed.
    public let willAutoRenew: Bool
    /// The identifier of the product that will be subscribed next.
    public let autoRenewPreference: String?
    /// The reason for which the subscription has ended.
    public let expirationReason: ExpirationReason?
    /// A Boolean value that indicates whether a payment is tried again.
    public let isInBillingRetry: Bool
    /// The time until which the subscription lasts without a payment.
    public let gracePeriodExpirationDate: Date?
    /// The time of the next payment.
    public let renewalDate: Date?

    /// The reason for which a subscription has ended.
    public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
      /// The number of the reason.
      public let rawValue: Int

      /// Creates a reason by its number.
      public init(rawValue: Int) { self.rawValue = rawValue }

      /// The person has cancelled it.
      public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
      /// A payment has failed.
      public static let billingError = ExpirationReason(rawValue: 2)
      /// The person has not agreed to a higher price.
      public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
      /// The product is no longer there.
      public static let productUnavailable = ExpirationReason(rawValue: 4)
      /// Another reason.
      public static let unknown = ExpirationReason(rawValue: 5)

      /// The name of the reason, in English.
      public var localizedDescription: String {
        switch self {
        case .autoRenewDisabled: "Auto Renew Disabled"
        case .billingError: "Billing Error"
        case .didNotConsentToPriceIncrease: "Did Not Consent To Price Increase"
        case .productUnavailable: "Product Unavailable"
        default: "Unknown"
        }
      }
    }
  }
}
