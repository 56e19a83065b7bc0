import AppIntents
import SwiftUI
import ViewTree

/// A widget with some of its entries, which is shown beside its source: a screen of a catalogue
/// that is made of its module's previews.
///
///     #Preview("Tides", as: .systemSmall) {
///       TideWidget()
///     } timeline: {
///       TideEntry(date: .now, height: 1.2)
///       TideEntry(date: .now, height: 3.4)
///     }
///
/// It is a component of the size that the widget has on an iPhone of 6.1 inches, an extra large one
/// of that on an iPad; of several entries, each is a screen of its own.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  @WidgetEntriesBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// A widget with the snapshot of a provider, which is shown beside its source.
///
///     #Preview(as: .systemSmall) {
///       TideWidget()
///     } timelineProvider: {
///       SampleProvider()
///     }
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> any TimelineProvider
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// A widget with the snapshot of a provider of settings, which is shown beside its source.
///
///     #Preview(as: .systemSmall) {
///       HarbourWidget()
///     } timelineProvider: {
///       HarbourProvider()
///     }
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> any AppIntentTimelineProvider
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// A widget with the snapshot of a provider for settings, which is shown beside its source.
///
///     #Preview(as: .systemSmall, using: PickHarbour(name: "Husum")) {
///       HarbourWidget()
///     } timelineProvider: {
///       HarbourProvider()
///     }
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, using intent: any WidgetConfigurationIntent,
  widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> any AppIntentTimelineProvider
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

extension _PreviewBlock {
  /// Creates the block of a widget with some of its entries.
  public init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @WidgetEntriesBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
  ) {
    let count = timeline().count
    if count > 1 {
      self.init(name, traits: Self.layout(of: family), arguments: 1...count) { number in
        WidgetPreview(erased: widget(), family: family, of: .entry(timeline()[number - 1]))
      }
    } else {
      self.init(name, traits: Self.layout(of: family)) {
        WidgetPreview(
          erased: widget(), family: family, of: timeline().first.map { .entry($0) } ?? .snapshot)
      }
    }
  }

  /// Creates the block of a widget with the snapshot of a provider.
  public init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> any TimelineProvider
  ) {
    self.init(name, traits: Self.layout(of: family)) {
      WidgetPreview(erased: widget(), family: family, of: .provider(timelineProvider()))
    }
  }

  /// Creates the block of a widget with the snapshot of a provider of settings, for some or for
  /// their defaults.
  public init(
    _ name: String? = nil, as family: WidgetFamily,
    using intent: (any WidgetConfigurationIntent)? = nil,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> any AppIntentTimelineProvider
  ) {
    self.init(name, traits: Self.layout(of: family)) {
      WidgetPreview(
        erased: widget(), family: family, configuration: intent,
        of: .configurable(timelineProvider()))
    }
  }

  private static func layout(of family: WidgetFamily) -> PreviewTrait<Preview.ViewTraits> {
    let size = WidgetSizes.usual(family)
    return .fixedLayout(width: size.width, height: size.height)
  }
}
