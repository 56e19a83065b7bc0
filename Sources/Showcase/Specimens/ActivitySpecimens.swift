import ActivityKit
import SwiftUI
import WidgetKit

/// The ride to a sight, as a person follows it.
private struct RideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
    /// The share of the way that lies behind, from 0 to 1.
    var progress: Double
  }

  var route: String
  var stop: String

  fileprivate static let museum = RideAttributes(route: "17", stop: "Музей Эрьзи")
}

extension RideAttributes.ContentState {
  fileprivate static let nearby = RideAttributes.ContentState(minutes: 5, progress: 0.7)
}

/// A ride on a Lock Screen and in the Dynamic Island.
private struct RideActivity: Widget {
  var isTinted = false

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { context in
      VStack(spacing: 12) {
        HStack {
          RouteLabel(route: context.attributes.route).font(.headline)
          Spacer()
          Text(verbatim: "\(context.state.minutes) мин").font(.headline)
        }
        RideWay(
          stop: context.attributes.stop, progress: context.state.progress,
          // On a colour of its own the system's grey would be weak.
          words: isTinted ? AnyShapeStyle(.white.opacity(0.85)) : AnyShapeStyle(.secondary))
      }
      .padding()
      .activityBackgroundTint(isTinted ? .indigo : nil)
      .foregroundStyle(isTinted ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
      .tint(isTinted ? .white : .green)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          RouteLabel(route: context.attributes.route).font(.headline)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text(verbatim: "\(context.state.minutes) мин").font(.headline)
        }
        DynamicIslandExpandedRegion(.bottom) {
          RideWay(stop: context.attributes.stop, progress: context.state.progress)
            .tint(.green)
        }
      } compactLeading: {
        Image(systemName: "bus").foregroundStyle(.green)
      } compactTrailing: {
        Text(verbatim: "\(context.state.minutes)′").foregroundStyle(.green)
      } minimal: {
        Text(verbatim: "\(context.state.minutes)′").foregroundStyle(.green)
      }
      // The lowest line begins where the corner is straight.
      .contentMargins(.horizontal, 24, for: .expanded)
    }
  }
}

/// The number of a bus.
private struct RouteLabel: View {
  let route: String

  var body: some View { Label(route, systemImage: "bus").labelStyle(.titleAndIcon) }
}

/// The way to a stop.
private struct RideWay: View {
  let stop: String
  let progress: Double
  var words = AnyShapeStyle(.secondary)

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ProgressView(value: progress)
      Text(verbatim: "До остановки «\(stop)»").font(.subheadline).foregroundStyle(words)
    }
  }
}

/// The wallpaper of a phone, with something at its top.
private struct Wallpaper<Content: View>: View {
  var alignment = Alignment.top
  @ViewBuilder let content: Content

  var body: some View {
    VStack(spacing: 12) { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      .background {
        LinearGradient(colors: [.teal, .indigo], startPoint: .top, endPoint: .bottom)
      }
      .ignoresSafeArea()
  }
}

/// A ride in one presentation.
private struct Ride: View {
  var isTinted = false
  var kind = ActivityPreviewViewKind.content

  var body: some View {
    LiveActivityPreview(
      RideActivity(isTinted: isTinted), attributes: RideAttributes.museum, state: .nearby, as: kind)
  }
}

extension SpecimenFamily {
  /// Live Activities on a Lock Screen and in the Dynamic Island.
  static let activities = SpecimenFamily(
    "activities", title: "Эфир активности",
    windows: [
      WindowSpecimen("LiveActivityPreview, Lock Screen", in: .islandPhone) {
        Wallpaper(alignment: .center) {
          Ride()
          Ride(isTinted: true)
        }
      },
      WindowSpecimen(".dynamicIsland(.compact)", in: .islandPhone) {
        Wallpaper { Ride(kind: .dynamicIsland(.compact)).padding(.top, 11) }
      },
      WindowSpecimen(".dynamicIsland(.minimal)", in: .islandPhone) {
        Wallpaper { Ride(kind: .dynamicIsland(.minimal)).padding(.top, 11) }
      },
      WindowSpecimen(".dynamicIsland(.expanded)", in: .islandPhone) {
        Wallpaper { Ride(kind: .dynamicIsland(.expanded)).padding(.top, 11) }
      },
      WindowSpecimen("Live Activity, right to left", in: .islandPhone) {
        Wallpaper {
          Ride(kind: .dynamicIsland(.expanded)).padding(.top, 11)
          Ride()
        }
        .environment(\.layoutDirection, .rightToLeft)
      },
    ])
}
