/// A kind of account.
public enum EKSourceType: Int, Sendable {
  /// On the device, Exchange's, on a server, MobileMe's, of subscriptions, and of birthdays.
  case local, exchange, calDAV, mobileMe, subscribed, birthdays
}

/// An account that calendars belong to, of which a screen has one for each kind of its calendars.
public final class EKSource: NSObject, @unchecked Sendable {
  /// The identifier.
  public let sourceIdentifier: String
  /// The kind.
  public let sourceType: EKSourceType
  /// The name.
  public let title: String
  /// A Boolean value that indicates whether the account is somebody else's.
  public var isDelegate: Bool { false }

  fileprivate init(_ type: EKSourceType, title: String) {
    (sourceIdentifier, sourceType, self.title) = (title, type, title)
  }

  /// Returns whether another account is the same one.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? EKSource)?.sourceIdentifier == sourceIdentifier
  }

  /// The hash of the identifier.
  public override var hash: Int { sourceIdentifier.hash }
}

extension EKSource {
  /// Creates the account that calendars of a kind belong to.
  convenience init(of type: EKCalendarType) {
    switch type {
    case .local: self.init(.local, title: "Default")
    case .calDAV: self.init(.calDAV, title: "iCloud")
    case .exchange: self.init(.exchange, title: "Exchange")
    case .subscription: self.init(.subscribed, title: "Subscribed Calendars")
    case .birthday: self.init(.birthdays, title: "Other")
    }
  }
}

extension EKSource {
  /// Returns the calendars of the account, for a kind of item.
  public func calendars(for entityType: EKEntityType) -> Set<EKCalendar> {
    Set(EKEventStore().calendars(for: entityType).filter { $0.source == self })
  }
}
