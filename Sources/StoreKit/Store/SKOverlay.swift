/// A banner of an app of the App Store, which a still does not show.
@MainActor
open class SKOverlay: NSObject {
  /// The place of a banner.
  public enum Position: Int, Sendable {
    /// The lower edge of the window, or above a bar there.
    case bottom = 0, bottomRaised = 1
  }

  /// The settings of a banner.
  @MainActor
  open class Configuration: NSObject {}

  /// The settings of a banner of another app.
  open class AppConfiguration: Configuration {
    /// The identifier of the app.
    open var appIdentifier: String
    /// The place of the banner.
    open var position: Position
    /// A Boolean value that indicates whether a person may close the banner.
    open var userDismissible = true

    /// Creates the settings of a banner.
    public init(appIdentifier: String, position: Position) {
      (self.appIdentifier, self.position) = (appIdentifier, position)
    }
  }

  /// The settings of the banner.
  public let configuration: Configuration

  /// Creates a banner.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// Has no effect: a still shows no banner.
  open func present(in scene: UIWindowScene) {}

  /// Has no effect: a still shows no banner.
  public static func dismiss(in scene: UIWindowScene) {}
}

extension View {
  /// Has no effect: a still shows no banner of another app.
  public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View { self }
}
