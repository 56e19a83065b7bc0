/// A container whose objects Apple's cloud would have too; here it is one like any other.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// The name of what is told as something is sent or fetched, which never happens.
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
  /// The key of what is told.
  public static let eventNotificationUserInfoKey = "event"

  /// Something that is sent or fetched.
  public struct Event: Sendable {
    /// The kind of an event.
    public enum EventType: Int, Sendable {
      /// The cloud is made ready.
      case setup
      /// Changes are fetched.
      case `import`
      /// Changes are sent.
      case export
    }

    /// The kind of the event.
    public let type: EventType
    /// The moment at which the event ended.
    public let endDate: Date?
    /// A Boolean value that indicates whether the event went well.
    public let succeeded: Bool
    /// The error of the event.
    public let error: (any Error)?
  }

  /// Has no effect: there is no cloud.
  open func initializeCloudKitSchema(
    options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
  ) throws {}

  /// Returns a Boolean value that indicates whether an object may be changed: true.
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }

  /// Returns a Boolean value that indicates whether an object may be deleted: true.
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
}

/// Options of a store in the cloud, without effect.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  /// The identifier of the container.
  public let containerIdentifier: String

  /// Creates options.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// Options of how the cloud is made ready, without effect.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Sends nothing.
  public static let dryRun = Self(rawValue: 2)
  /// Tells what would be sent.
  public static let printSchema = Self(rawValue: 4)
}
