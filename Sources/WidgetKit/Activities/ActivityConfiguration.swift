import ActivityKit
import SwiftUI

/// The configuration of a Live Activity.
///
///     struct FerryActivity: Widget {
///       var body: some WidgetConfiguration {
///         ActivityConfiguration(for: FerryAttributes.self) { context in
///           FerryView(name: context.attributes.name, arrival: context.state.arrival)
///         } dynamicIsland: { context in
///           DynamicIsland {
///             DynamicIslandExpandedRegion(.leading) { Text(context.attributes.name) }
///           } compactLeading: {
///             Image(systemName: "ferry")
///           } compactTrailing: {
///             Text(context.state.arrival, style: .time)
///           } minimal: {
///             Image(systemName: "ferry")
///           }
///         }
///       }
///     }
///
/// A picture of it is a screen of a ``LiveActivityPreview``.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  /// The type of the body.
  public typealias Body = Never

  let settings: WidgetSettings?

  /// Creates the configuration of a Live Activity.
  ///
  /// - Parameters:
  ///   - attributesType: The type of its values.
  ///   - content: A closure that returns what a Lock Screen shows.
  ///   - dynamicIsland: A closure that returns what the Dynamic Island shows.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    settings = WidgetSettings(
      activity: ActivitySettings(attributes: Attributes.self) { values in
        guard let attributes = values.attributes as? Attributes,
          let state = values.state as? Attributes.ContentState
        else { return nil }
        let context = ActivityViewContext(
          activityID: "preview", attributes: attributes, state: state, isStale: values.isStale)
        return ActivityViews(
          lockScreen: { AnyView(content(context)) }, island: { dynamicIsland(context) })
      })
  }
}

extension ActivityConfiguration: ConfigurationOfSettings {}

/// The values that a Live Activity shows.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The name by which the system knows the activity; `preview` in pictures.
  public let activityID: String
  /// The values that stay.
  public let attributes: Attributes
  /// The values that change.
  public let state: Attributes.ContentState
  /// A Boolean value that indicates whether the values no longer hold.
  public let isStale: Bool
}

extension ActivityViewContext: Sendable
where Attributes: Sendable, Attributes.ContentState: Sendable {}

/// All that the configuration of a Live Activity says.
struct ActivitySettings {
  /// The values of an activity that is drawn.
  struct Values {
    let attributes: any ActivityAttributes
    let state: any Hashable
    let isStale: Bool
  }

  /// The type of the values.
  let attributes: any ActivityAttributes.Type
  /// Returns the views of some values; nil where they are of other types.
  let views: @MainActor (Values) -> ActivityViews?
}

/// The views of a Live Activity, made where they are drawn.
struct ActivityViews {
  let lockScreen: @MainActor () -> AnyView
  let island: @MainActor () -> DynamicIsland
}
