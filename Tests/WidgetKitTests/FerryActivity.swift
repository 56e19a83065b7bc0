import ActivityKit
import SwiftUI
import WidgetKit

/// A Live Activity as an extension has it.
struct FerryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }

  var name: String
  static let sample = FerryAttributes(name: "Laboe")
}

extension FerryAttributes.ContentState {
  static let arriving = FerryAttributes.ContentState(minutes: 3)
}

/// A Live Activity of which a test says what differs.
struct FerryActivity: Widget {
  var height: Double?
  var tint: Color?
  var margin: Double?
  var below = false

  init() {}

  init(height: Double? = nil, tint: Color? = nil, margin: Double? = nil, below: Bool = false) {
    (self.height, self.tint, self.margin, self.below) = (height, tint, margin, below)
  }

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: FerryAttributes.self) { context in
      Group {
        if let height {
          Color.red.frame(height: height)
        } else {
          Text("\(context.attributes.name) \(context.isStale ? "?" : "\(context.state.minutes)")")
        }
      }
      .activityBackgroundTint(tint)
      .activitySystemActionForegroundColor(.black)
    } dynamicIsland: { context in
      let island = DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Text(below ? "Leading, a long one" : "A").dynamicIsland(
            verticalPlacement: below ? .belowIfTooWide : .default)
        }
        DynamicIslandExpandedRegion(.trailing, priority: 1) { Text("B") }
        DynamicIslandExpandedRegion(.center) { Text("C") }
        DynamicIslandExpandedRegion(.bottom) {
          Text("D")
          Text("E")
        }
      } compactLeading: {
        Text("L")
      } compactTrailing: {
        Text("\(context.state.minutes)")
      } minimal: {
        Text("M")
      }
      .widgetURL(nil)
      .keylineTint(.red)
      if let margin { return island.contentMargins(.all, margin, for: .expanded) }
      return island
    }
  }
}
