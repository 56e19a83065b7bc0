extension Tips {
  /// A setting of all tips.
  public struct ConfigurationOption: Sendable {
    /// The least time between two tips that are new.
    public struct DisplayFrequency: Sendable {
      let seconds: Double

      /// Tips that come as they may.
      public static let immediate = DisplayFrequency(seconds: 0)
      /// A tip an hour.
      public static let hourly = DisplayFrequency(seconds: 3_600)
      /// A tip a day.
      public static let daily = DisplayFrequency(seconds: 86_400)
      /// A tip a week.
      public static let weekly = DisplayFrequency(seconds: 604_800)
      /// A tip a month.
      public static let monthly = DisplayFrequency(seconds: 2_592_000)
    }

    /// The place of the tips' states, of which nothing is written.
    public struct DatastoreLocation: Sendable {
      /// The app's folder.
      public static let applicationDefault = DatastoreLocation()
      /// Returns a folder.
      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
      /// Returns the folder of a group of apps.
      public static func groupContainer(identifier: String) throws -> DatastoreLocation {
        DatastoreLocation()
      }
    }

    /// The container of iCloud with the tips' states, of which there is none.
    public struct CloudKitContainer: Sendable {
      /// The app's container.
      public static let automatic = CloudKitContainer()
      /// Returns a container of a name.
      public static func named(_ name: String) -> CloudKitContainer { CloudKitContainer() }
    }

    var secondsBetweenTips: Double?

    /// Returns a setting of the least time between two tips that are new.
    public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> Self {
      Self(secondsBetweenTips: displayFrequency.seconds)
    }

    /// Returns a setting of the least time between two tips that are new, in seconds.
    public static func displayFrequency(_ displayFrequency: TimeInterval) -> Self {
      Self(secondsBetweenTips: displayFrequency)
    }

    /// Returns a setting without an effect: nothing is written.
    public static func datastoreLocation(_ datastoreLocation: DatastoreLocation) -> Self { Self() }

    /// Returns a setting without an effect: there is no iCloud.
    public static func cloudKitContainer(_ cloudKitContainer: CloudKitContainer?) -> Self {
      Self()
    }
  }

  /// Allows tips to be shown.
  ///
  /// Called where a catalogue is made, it counts for each screen.
  ///
  ///     try Tips.configure([.displayFrequency(.daily)])
  ///
  /// - Parameter configuration: The settings.
  /// - Throws: Nothing; a store on a disk could throw.
  public static func configure(_ configuration: [ConfigurationOption] = []) throws {
    let seconds = configuration.compactMap(\.secondsBetweenTips).last ?? 0
    TipStore.current.change {
      $0.isConfigured = true
      $0.isOneAtATime = seconds > 0
    }
  }

  /// Makes all tips as if none had been shown.
  public static func resetDatastore() throws { TipStore.current.resetAll() }

  /// Shows all tips, whatever their conditions.
  public static func showAllTipsForTesting() {
    TipStore.current.change { $0.shown = { _ in true } }
  }

  /// Shows tips of some types, whatever their conditions.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {
    let types = Set(tips.map { ObjectIdentifier($0) })
    TipStore.current.change { $0.shown = { types.contains($0) } }
  }

  /// Shows no tips.
  public static func hideAllTipsForTesting() {
    TipStore.current.change { $0.hidden = { _ in true } }
  }

  /// Shows no tips of some types.
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
    let types = Set(tips.map { ObjectIdentifier($0) })
    TipStore.current.change { $0.hidden = { types.contains($0) } }
  }
}
