import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

/// Calls of an app's Live Activities, controls, and widgets that a person sets up.
struct ActivityForms: View {
  private let trip = TripAttributes(name: "Kiel")
  private let state = TripAttributes.ContentState(progress: 0.4, arrival: .distantFuture)

  var body: some View {
    WidgetPreview(TripWidget(), family: .systemSmall)
    WidgetPreview(TripWidget(), family: .systemSmall, configuration: PickTrip(name: "Husum"))
    LiveActivityPreview(TripActivity(), attributes: trip, state: state)
    LiveActivityPreview(
      TripBundle(), attributes: trip, state: state, as: .dynamicIsland(.expanded), isStale: true)
    Button("Start") { start() }
    Button("End") {
      Task {
        for activity in Activity<TripAttributes>.activities {
          await activity.update(using: state)
          await activity.update(
            ActivityContent(state: state, staleDate: .now + 60),
            alertConfiguration: AlertConfiguration(
              title: "Late", body: "The ferry is late.", sound: .default))
          await activity.end(nil, dismissalPolicy: .immediate)
          await activity.end(using: state, dismissalPolicy: .after(.now))
          await activity.end(dismissalPolicy: .default)
          for await state in activity.activityStateUpdates where state == .dismissed {
            print(state)
          }
          for await data in activity.pushTokenUpdates { print(data.map { "\($0)" }) }
        }
        for await activity in Activity<TripAttributes>.activityUpdates { print(activity.id) }
        for await isOn in ActivityAuthorizationInfo().activityEnablementUpdates { print(isOn) }
      }
    }
    .onAppear {
      ControlCenter.shared.reloadControls(ofKind: "horn")
      ControlCenter.shared.reloadAllControls()
    }
  }

  private func start() {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
    do {
      let activity = try Activity.request(
        attributes: trip,
        content: .init(state: state, staleDate: Date.now.addingTimeInterval(60)), pushType: nil)
      print(activity.id, activity.content.state.progress, activity.activityState == .active)
      _ = try Activity<TripAttributes>.request(
        attributes: trip, contentState: state, pushType: .token)
    } catch let error as ActivityAuthorizationError {
      print(error.localizedDescription)
    } catch {
      print(error)
    }
  }
}

private struct TripAttributes: ActivityAttributes {
  public typealias TripStatus = ContentState

  public struct ContentState: Codable, Hashable {
    var progress: Double
    var arrival: Date
  }

  var name: String
}

extension TripAttributes {
  fileprivate static var preview: TripAttributes { TripAttributes(name: "World") }
}

extension TripAttributes.ContentState {
  fileprivate static var leaving: TripAttributes.ContentState {
    TripAttributes.ContentState(progress: 0, arrival: .distantFuture)
  }
  fileprivate static var arriving: Self { Self(progress: 0.9, arrival: .distantFuture) }
}

private struct TripActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TripAttributes.self) { context in
      VStack {
        Text("Hello \(context.attributes.name)")
        ProgressView(value: context.state.progress)
        Text(timerInterval: Date.now...context.state.arrival, countsDown: true)
        if context.isStale { Text("late") }
      }
      .activityBackgroundTint(Color.cyan)
      .activitySystemActionForegroundColor(Color.black)
    } dynamicIsland: { context in
      let name = context.attributes.name
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(name) }
        DynamicIslandExpandedRegion(.trailing, priority: 1) {
          Text("T").dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        DynamicIslandExpandedRegion(.center) { Text("Center") }
        if context.isStale {
          DynamicIslandExpandedRegion(.bottom) {
            Text("Bottom \(context.state.progress)")
            Button("Stop", intent: StopTrip())
          }
        }
      } compactLeading: {
        Text("L")
      } compactTrailing: {
        Text("T \(context.state.progress)")
      } minimal: {
        Image(systemName: "ferry")
      }
      .widgetURL(URL(string: "https://example.com"))
      .keylineTint(Color.red)
      .contentMargins(.trailing, 8, for: .expanded)
      .contentMargins(.all, 4, for: .compactLeading)
    }
    .supplementalActivityFamilies([.small, .medium])
  }
}

private struct DividedActivity: Widget {
  @Environment(\.isLuminanceReduced) private var isDimmed

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TripAttributes.self) { context in
      Text(isDimmed ? "" : context.attributes.name)
    } dynamicIsland: { context in
      DynamicIsland {
        expanded(context)
      } compactLeading: {
        EmptyView()
      } compactTrailing: {
        EmptyView()
      } minimal: {
        EmptyView()
      }
    }
  }

  @DynamicIslandExpandedContentBuilder
  private func expanded(
    _ context: ActivityViewContext<TripAttributes>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedRegion(.leading) { Text(context.attributes.name) }
    DynamicIslandExpandedRegion(.bottom) { Text("Bottom") }
  }
}

private struct StopTrip: LiveActivityIntent {
  static let title: LocalizedStringResource = "Stop"

  func perform() async throws -> some IntentResult { .result() }
}

private struct PickTrip: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Trip"
  static let description: IntentDescription = "The trip to show."
  @Parameter(title: "Name", default: "Kiel") var name: String

  init() {}

  init(name: String) { self.name = name }
}

private struct TripEntry: TimelineEntry {
  let date: Date
  let configuration: PickTrip
}

private struct TripProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> TripEntry {
    TripEntry(date: Date(), configuration: PickTrip())
  }

  func snapshot(for configuration: PickTrip, in context: Context) async -> TripEntry {
    TripEntry(date: Date(), configuration: configuration)
  }

  func timeline(for configuration: PickTrip, in context: Context) async -> Timeline<TripEntry> {
    Timeline(entries: [TripEntry(date: .now, configuration: configuration)], policy: .atEnd)
  }

  func recommendations() -> [AppIntentRecommendation<PickTrip>] {
    [AppIntentRecommendation(intent: PickTrip(name: "Husum"), description: "Husum")]
  }

  func relevance() async -> WidgetRelevance<PickTrip> {
    let context = RelevantContext.date(range: .now ... .distantFuture, kind: .scheduled)
    return WidgetRelevance([
      WidgetRelevanceAttribute(configuration: PickTrip(), context: context),
      WidgetRelevanceAttribute(configuration: PickTrip(), context: .date(from: .now, to: .now)),
    ])
  }
}

private struct TripWidget: Widget {
  let kind: String = "TripWidget"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: kind, intent: PickTrip.self, provider: TripProvider()) { entry in
      Text(entry.configuration.name)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

private struct TripBundle: WidgetBundle {
  var body: some Widget {
    TripWidget()
    if #available(iOS 18, *) {
      HornControl()
    }
    TripActivity()
  }
}

private struct SetHorn: SetValueIntent {
  static let title: LocalizedStringResource = "Horn"
  @Parameter(title: "On") var value: Bool

  func perform() async throws -> some IntentResult {
    ControlCenter.shared.reloadAllControls()
    return .result()
  }
}

private struct HornControl: ControlWidget {
  static let kind = "horn"

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: Self.kind, provider: Provider()) { value in
      ControlWidgetToggle("Horn", isOn: value, action: SetHorn()) { isOn in
        Label(isOn ? "On" : "Off", systemImage: "horn").controlWidgetStatus("Loud")
      }
      .tint(.orange)
    }
    .displayName("Horn")
    .description("A horn.")
  }
}

extension HornControl {
  struct Provider: ControlValueProvider {
    var previewValue: Bool { false }

    func currentValue() async throws -> Bool { true }
  }
}

private struct StopControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "stop") {
      ControlWidgetButton(action: StopTrip()) { Label("Stop", systemImage: "stop") }
    }
  }
}

private struct TripControl: ControlWidget {
  struct Settings: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Trip"
    @Parameter(title: "Name", default: "Kiel") var name: String
  }

  struct Provider: AppIntentControlValueProvider {
    func previewValue(configuration: Settings) -> String { configuration.name }

    func currentValue(configuration: Settings) async throws -> String { configuration.name }
  }

  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "trip", provider: Provider()) { value in
      ControlWidgetButton("Stop", action: StopTrip()) { isActive in
        Label(isActive ? "Stopping" : "Stop \(value)", systemImage: "stop")
      }
    }
    .promptsForUserConfiguration()
  }
}

#Preview("Notification", as: .content, using: TripAttributes.preview) {
  TripActivity()
} contentStates: {
  TripAttributes.ContentState.leaving
  TripAttributes.ContentState.arriving
}

#Preview("Island", as: .dynamicIsland(.compact), using: TripAttributes.preview) {
  TripActivity()
} contentStates: {
  TripAttributes.ContentState.leaving
}

#Preview(as: .systemSmall) {
  TripWidget()
} timeline: {
  TripEntry(date: .now, configuration: PickTrip())
  TripEntry(date: .now, configuration: PickTrip(name: "Husum"))
}

#Preview("Provided", as: .systemSmall) {
  TripWidget()
} timelineProvider: {
  TripProvider()
}

#Preview("Using", as: .systemSmall, using: PickTrip(name: "Husum")) {
  TripWidget()
} timelineProvider: {
  TripProvider()
}
