import SwiftUI
import WidgetKit

/// Calls of an extension's widgets.
struct WidgetForms: View {
  var body: some View {
    WidgetPreview(StatusWidget(), family: .systemSmall)
    WidgetPreview(StatusWidget(), family: .systemMedium, entry: StatusEntry(date: .now, count: 3))
    WidgetPreview(StatusWidgets(), kind: "lock", family: .accessoryCircular)
    StatusView(entry: StatusEntry(date: .now, count: 1))
      .previewContext(WidgetPreviewContext(family: .systemSmall))
    Button("Reload") {
      WidgetCenter.shared.reloadAllTimelines()
      WidgetCenter.shared.reloadTimelines(ofKind: "status")
      WidgetCenter.shared.getCurrentConfigurations { result in
        if case .success(let all) = result { print(all.map(\.kind), all.map(\.family)) }
        guard let all = try? result.get() else { return }
        for info in all where info.family == .systemSmall { print(info.kind) }
      }
    }
  }
}

private struct StatusEntry: TimelineEntry {
  let date: Date
  let count: Int
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: Float(count)) }
}

/// A provider as Xcode's template has it.
private struct StatusProvider: TimelineProvider {
  typealias Entry = StatusEntry

  func placeholder(in context: Context) -> StatusEntry { StatusEntry(date: Date(), count: 0) }

  func getSnapshot(in context: Context, completion: @escaping (StatusEntry) -> Void) {
    completion(
      context.isPreview ? StatusEntry(date: .now, count: 2) : placeholder(in: context))
  }

  func getTimeline(
    in context: Context, completion: @escaping (Timeline<StatusEntry>) -> Void
  ) {
    var entries: [StatusEntry] = []
    for offset in 0..<5 {
      if let date = Calendar.current.date(byAdding: .hour, value: offset, to: Date()) {
        entries.append(StatusEntry(date: date, count: offset))
      }
    }
    let policies: [TimelineReloadPolicy] = [.atEnd, .never, .after(Date())]
    completion(Timeline(entries: entries, policy: policies[0]))
  }
}

/// A provider whose answers come of tasks, with completions that may be sent.
private struct LockProvider: TimelineProvider {
  func placeholder(in context: Self.Context) -> StatusEntry { StatusEntry(date: .now, count: 0) }

  func getSnapshot(
    in context: TimelineProviderContext, completion: @escaping @Sendable (StatusEntry) -> Void
  ) {
    Task { completion(await entry(context.displaySize)) }
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void
  ) {
    Task {
      completion(
        Timeline(
          entries: [await entry(context.displaySize)], policy: .after(Date.now + 3600)))
    }
  }

  private func entry(_ size: CGSize) async -> StatusEntry {
    StatusEntry(date: .now, count: Int(size.width))
  }
}

private struct StatusView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetRenderingMode) private var renderingMode
  @Environment(\.widgetContentMargins) private var margins
  @Environment(\.showsWidgetContainerBackground) private var showsBackground
  var entry: StatusProvider.Entry

  @ViewBuilder
  var body: some View {
    switch family {
    case .systemSmall, .systemMedium:
      VStack(alignment: .leading) {
        Text(entry.date, style: .time).widgetAccentable()
        Text("\(entry.count)").widgetAccentable(renderingMode == .accented)
        Image(systemName: "clock").resizable().widgetAccentedRenderingMode(.accentedDesaturated)
      }
      .padding(showsBackground ? EdgeInsets() : margins)
      .containerBackground(.fill.tertiary, for: .widget)
      .widgetURL(URL(string: "status://\(entry.count)"))
    case .accessoryInline:
      Text("\(entry.count) left")
    case .accessoryCircular, .accessoryRectangular:
      ZStack {
        AccessoryWidgetBackground()
        Text("\(entry.count)")
      }
      .widgetLabel("Left")
      .widgetLabel { Text("Left") }
      .widgetLabel(String(entry.count))
      .widgetCurvesContent()
      .widgetCurvesContent(false)
      .containerBackground(for: .widget) { Color.clear }
    default:
      Link(destination: URL(fileURLWithPath: "/")) { Text("\(entry.count)") }
    }
  }
}

private struct StatusWidget: Widget {
  private let kind: String = "status"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: StatusProvider()) { entry in
      if #available(iOS 17.0, *) {
        StatusView(entry: entry).containerBackground(.fill.tertiary, for: .widget)
      } else {
        StatusView(entry: entry).padding().background()
      }
    }
    .configurationDisplayName("Status")
    .description("Shows how many are left.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    .contentMarginsDisabled()
  }
}

private struct LockWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "lock", provider: LockProvider()) { StatusView(entry: $0) }
      .configurationDisplayName(Text("Lock"))
      .description(Text("Shows how many are left."))
      .configurationDisplayName(String("Lock"))
      .description(LocalizedStringKey("Words"))
      .containerBackgroundRemovable()
      .containerBackgroundRemovable(false)
      .supportedFamilies(families)
      .onBackgroundURLSessionEvents(matching: "lock") { _, completion in completion() }
      .onBackgroundURLSessionEvents { _, _ in }
      .bareBeforeSeventeen()
  }

  private var families: [WidgetFamily] {
    #if os(watchOS)
      [.accessoryCircular]
    #else
      [.accessoryCircular, .accessoryRectangular, .accessoryInline]
    #endif
  }
}

extension WidgetConfiguration {
  fileprivate func bareBeforeSeventeen() -> some WidgetConfiguration {
    if #available(iOS 17.0, *) { return contentMarginsDisabled() } else { return self }
  }
}

private struct StatusWidgets: WidgetBundle {
  @WidgetBundleBuilder
  var body: some Widget {
    StatusWidget()
    LockWidget()
  }
}

private struct MoreWidgets: WidgetBundle {
  var body: some Widget {
    StatusWidgets().body
    if #available(iOS 18.0, *) {
      EmptyWidget()
    }
  }
}

private struct EmptyWidget: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

private struct Status_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ForEach([WidgetFamily.systemSmall, .systemMedium], id: \.self) { family in
        StatusView(entry: StatusEntry(date: Date(), count: 1))
          .previewContext(WidgetPreviewContext(family: family))
          .previewDisplayName("\(family)")
      }
    }
  }
}

#Preview("Small", as: .systemSmall) {
  StatusWidget()
} timeline: {
  StatusEntry(date: .now, count: 1)
  StatusEntry(date: .now, count: 2)
}

#Preview(as: WidgetFamily.accessoryCircular) {
  LockWidget()
} timelineProvider: {
  LockProvider()
}
