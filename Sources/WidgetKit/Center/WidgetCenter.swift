import AppIntents
import Foundation

/// The widgets of a person's screens, of which there are none.
///
///     WidgetCenter.shared.reloadTimelines(ofKind: "tides")
public final class WidgetCenter: Sendable {
  /// The centre of the process.
  public static let shared = WidgetCenter()

  private init() {}

  /// Gives the widgets that a person has chosen: none.
  ///
  /// - Parameter completion: A closure that receives an empty list, at once.
  @preconcurrency
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) { completion(.success([])) }

  /// Returns the widgets that a person has chosen: none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }

  /// Does nothing: no timeline is followed.
  ///
  /// - Parameter kind: The name of a widget.
  public func reloadTimelines(ofKind kind: String) {}

  /// Does nothing: no timeline is followed.
  public func reloadAllTimelines() {}

  /// Does nothing: nobody sets widgets up.
  public func invalidateConfigurationRecommendations() {}
}

/// A widget that a person has chosen; there is none.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
  /// The name of the widget.
  public let kind: String
  /// The size of the widget.
  public let family: WidgetFamily
  /// The identity, which is the widget itself.
  public var id: WidgetInfo { self }

  /// Returns nil: nobody has set a widget up.
  ///
  /// - Parameter intentType: The type of the settings.
  /// - Returns: Nothing.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type
  ) -> Intent? { nil }
}
