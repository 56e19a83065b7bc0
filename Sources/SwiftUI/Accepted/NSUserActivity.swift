/// An activity of a person, for other devices; a still passes none on.
public final class NSUserActivity: NSObject {
  /// The type of the activity, in reverse-DNS form.
  public let activityType: String
  /// The title of the activity.
  public var title: String?
  /// The values by which the activity is continued.
  public var userInfo: [AnyHashable: Any]?
  /// The web page of the activity.
  public var webpageURL: URL?
  /// A Boolean value that indicates whether the activity can be found by search.
  public var isEligibleForSearch = false
  /// The name of the content for which a scene is chosen.
  public var targetContentIdentifier: String?
  /// A Boolean value that indicates whether the activity can continue on another device.
  public var isEligibleForHandoff = true

  /// Creates an activity.
  public init(activityType: String) { self.activityType = activityType }

  /// A Boolean value that indicates whether the values have to be told anew.
  public var needsSave = false
  /// A Boolean value that indicates whether Siri may offer the activity.
  public var isEligibleForPrediction = false
  /// The keys of the values that an activity cannot be continued without.
  public var requiredUserInfoKeys: Set<String>?
  /// Words by which the activity is found.
  public var keywords: Set<String> = []
  /// Has no effect: a still continues nowhere.
  public func becomeCurrent() {}
  /// Has no effect: a still continues nowhere.
  public func resignCurrent() {}
  /// Has no effect: a still continues nowhere.
  public func invalidate() {}
  /// Adds values.
  public func addUserInfoEntries(from entries: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(entries) { $1 }
  }
}
