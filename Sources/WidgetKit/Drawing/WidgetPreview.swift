import AppIntents
import SwiftUI
import ViewTree

/// A picture of a widget, as its device shows it.
///
///     Screen("tides-small", title: "Tides") {
///       WidgetPreview(TideWidget(), family: .systemSmall)
///     }
///
/// Apple has no such view. It asks the widget's provider for its snapshot, as the gallery of
/// widgets does, and draws the content in the family's size on the device; a screen that has a size
/// of its own, such as `.fitting`, takes that of an iPhone of 6.1 inches. The margins are 16 points
/// and the corners 22; the container's background reaches to the edges. Widgets of a Lock Screen
/// are drawn without colour and without that background, upon what lies behind the view.
///
/// A widget that a person sets up shows its settings' defaults, or those that are given:
///
///     WidgetPreview(
///       HarbourWidget(), family: .systemSmall, configuration: PickHarbour(name: "Husum"))
///
/// A family that the widget or the device does not have is an empty frame, with a warning.
public struct WidgetPreview: View {
  /// The widget, or a message that says why there is none.
  private enum Choice {
    case widget(WidgetSettings)
    case none(String)
  }

  /// The origin of the entry to show.
  enum Origin {
    case snapshot
    case entry(any TimelineEntry)
    case provider(any TimelineProvider)
    case configurable(any AppIntentTimelineProvider)
  }

  private let choice: Choice
  private let family: WidgetFamily
  private let origin: Origin
  private let configuration: (any WidgetConfigurationIntent)?
  @Environment(\.self) private var environment

  /// Creates a picture of a widget.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - family: The size.
  ///   - configuration: The settings that a person would have chosen; nil for their defaults.
  ///   - entry: The entry to show, of the type of the provider's; nil for the provider's snapshot.
  public init<Content: Widget>(
    _ widget: Content, family: WidgetFamily,
    configuration: (any WidgetConfigurationIntent)? = nil, entry: (any TimelineEntry)? = nil
  ) {
    self.init(
      erased: widget, family: family, configuration: configuration,
      of: entry.map { .entry($0) } ?? .snapshot)
  }

  /// Creates a picture of a widget of any type.
  init(
    erased widget: any Widget, family: WidgetFamily,
    configuration: (any WidgetConfigurationIntent)? = nil, of origin: Origin
  ) {
    let all = WidgetSettings.all(of: widget)
    let reason =
      all.isEmpty
      ? "\(type(of: widget)) has no configuration"
      : "\(type(of: widget)) is a Live Activity, of which a LiveActivityPreview makes pictures"
    choice = all.first { $0.activity == nil }.map { .widget($0) } ?? .none(reason)
    (self.family, self.origin, self.configuration) = (family, origin, configuration)
  }

  /// Creates a picture of a bundle's widget.
  ///
  ///     WidgetPreview(HarbourWidgets(), kind: "tides", family: .systemMedium)
  ///
  /// - Parameters:
  ///   - bundle: The bundle.
  ///   - kind: The name of one of its widgets.
  ///   - family: The size.
  ///   - configuration: The settings that a person would have chosen; nil for their defaults.
  ///   - entry: The entry to show, of the type of the provider's; nil for the provider's snapshot.
  public init<Bundle: WidgetBundle>(
    _ bundle: Bundle, kind: String, family: WidgetFamily,
    configuration: (any WidgetConfigurationIntent)? = nil, entry: (any TimelineEntry)? = nil
  ) {
    let all = WidgetSettings.all(of: bundle.body).filter { $0.activity == nil }
    let kinds = all.map(\.kind).joined(separator: ", ")
    let reason =
      all.isEmpty ? "\(Bundle.self) has no widgets" : "\(Bundle.self) has \(kinds), and no \(kind)"
    choice = all.first { $0.kind == kind }.map { .widget($0) } ?? .none(reason)
    (self.family, self.configuration) = (family, configuration)
    origin = entry.map { .entry($0) } ?? .snapshot
  }

  /// The widget in its size.
  public var body: some View {
    switch choice {
    case .widget(let settings): drawing(of: settings)
    case .none(let reason): empty(reason)
    }
  }

  @ViewBuilder private func drawing(of settings: WidgetSettings) -> some View {
    if !settings.families.contains(family) {
      let families = settings.families.map(\.description).joined(separator: ", ")
      empty("the widget \(settings.kind) has \(families), and no \(family)")
    } else if let size = environment.widgetSize(family) {
      let context = TimelineProviderContext(environment, family: family, displaySize: size)
      WidgetFrame(
        family: family, size: size, hasMargins: settings.hasMargins,
        isBackgroundRemovable: settings.isBackgroundRemovable,
        content: content(of: settings, in: context)
      )
      .id(family)
    } else {
      empty("the device has no \(family) widgets")
    }
  }

  private var request: WidgetRequest {
    var request = WidgetRequest(configuration: configuration) { environment.warn($0) }
    if case .entry(let entry) = origin { request.entry = entry }
    return request
  }

  private func content(of settings: WidgetSettings, in context: TimelineProviderContext) -> AnyView
  {
    func snapshot<Provider: TimelineProvider>(of provider: Provider) -> AnyView {
      AnyView(
        WidgetSnapshot(provider: provider, context: context, given: nil) {
          settings.content(context, WidgetRequest(entry: $0, configuration: configuration))
        })
    }
    func snapshot<Provider: AppIntentTimelineProvider>(ofConfigurable provider: Provider) -> AnyView
    {
      let configuration = request.configuration(of: Provider.Intent.self)
      return snapshot(of: ConfiguredProvider(base: provider, configuration: configuration))
    }
    return switch origin {
    case .snapshot, .entry: settings.content(context, request)
    case .provider(let provider): snapshot(of: provider)
    case .configurable(let provider): snapshot(ofConfigurable: provider)
    }
  }

  /// Returns an empty frame of the family's size, and says why.
  private func empty(_ reason: String) -> some View {
    environment.warn("WidgetPreview draws nothing: \(reason).")
    let size = environment.widgetSize(family) ?? WidgetSizes.usual(family)
    return Color.clear.frame(width: size.width, height: size.height)
  }
}
