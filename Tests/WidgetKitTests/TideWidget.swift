import Foundation
import StageSupport
import SwiftUI
import TestSupport
import Testing
import WidgetKit

/// A widget as an extension has it.
struct TideEntry: TimelineEntry {
  let date: Date
  let place: String

  static let sample = TideEntry(date: Date(timeIntervalSinceReferenceDate: 0), place: "Kiel")
}

/// A provider whose snapshot comes at once, with the surroundings that it is told.
struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> TideEntry {
    TideEntry(date: TideEntry.sample.date, place: "Somewhere")
  }

  func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
    completion(.sample)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
    completion(Timeline(entries: [.sample], policy: .atEnd))
  }
}

/// A widget of which a test says what differs.
struct TideWidget: Widget {
  static let kind = "tides"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: Self.kind, provider: TideProvider()) { entry in
      Text(entry.place).containerBackground(.red, for: .widget)
    }
    .configurationDisplayName("Tides")
    .description("The next high water.")
  }
}

/// The screens of the devices that the tests draw on, in points.
enum DeviceScreen {
  static let se = CGSize(width: 375, height: 667)
  static let fifteen = CGSize(width: 393, height: 852)
  static let pad = CGSize(width: 820, height: 1180)
}

/// A drawn widget.
@MainActor
struct DrawnWidget {
  let list: DisplayList
  let warnings: [String]
  private let stage: Stage

  init<Root: View>(
    _ root: Root, on screen: CGSize = DeviceScreen.fifteen, kind: ShownDevice.Kind? = nil,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws {
    stage = Stage(root, size: screen, change)
    if let kind { stage.surroundings.device = ShownDevice(kind, screenSize: screen) }
    list = try stage.render()
    warnings = stage.host.session.warnings
  }

  var words: [(text: String, frame: CGRect)] { list.items.flatMap(\.words) }

  var texts: [String] { words.map(\.text) }

  /// The layer that holds the widget.
  var layer: Layer? {
    guard case .layer(let layer) = list.items.first?.operation else { return nil }
    return layer
  }

  /// The fills of one colour, in the order of drawing.
  var fills: [(bounds: CGRect, color: RGBAColor?)] {
    func fills(_ items: [DrawItem]) -> [(bounds: CGRect, color: RGBAColor?)] {
      items.flatMap { item -> [(bounds: CGRect, color: RGBAColor?)] in
        switch item.operation {
        case .layer(let layer): fills(layer.items)
        case .fill(let outline, let paint, _): [(outline.boundingRect, paint.color)]
        default: []
        }
      }
    }
    return fills(list.items)
  }
}
