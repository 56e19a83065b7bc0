import SwiftUI

/// The widgets of an extension that has several.
///
///     @main
///     struct HarbourWidgets: WidgetBundle {
///       var body: some Widget {
///         TideWidget()
///         FerryWidget()
///       }
///     }
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of the body.
  associatedtype Body: Widget

  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }

  /// Creates the bundle.
  init()
}

extension WidgetBundle {
  /// Explains how the widgets become pictures: no home screen shows them here.
  public static func main() { WidgetProcess.explain(Self.self) }
}

/// A result builder that makes one widget of those in a closure.
@resultBuilder
@MainActor @preconcurrency
public struct WidgetBundleBuilder {
  /// Builds no widgets.
  public static func buildBlock() -> some Widget { SeveralWidgets() }

  /// Returns the widget as it is.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  /// Builds no widget of a control, of which no picture is made.
  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget {
    SeveralWidgets()
  }

  /// Returns the widget as it is.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

  /// Builds a widget that stands for several.
  @_disfavoredOverload
  public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> some Widget {
    var all: [WidgetSettings] = []
    for widget in repeat each content { all += WidgetSettings.all(of: widget) }
    return SeveralWidgets(all)
  }

  /// Builds the widgets of a condition, or none.
  public static func buildOptional<Content: Widget>(_ content: Content?) -> some Widget {
    SeveralWidgets(content.map { WidgetSettings.all(of: $0) } ?? [])
  }

  /// Builds the widgets of one branch.
  public static func buildEither<Content: Widget>(first content: Content) -> some Widget {
    SeveralWidgets(WidgetSettings.all(of: content))
  }

  /// Builds the widgets of the other branch.
  public static func buildEither<Content: Widget>(second content: Content) -> some Widget {
    SeveralWidgets(WidgetSettings.all(of: content))
  }

  /// Builds the widgets of a system's later releases.
  public static func buildLimitedAvailability<Content: Widget>(
    _ content: Content
  ) -> some Widget { SeveralWidgets(WidgetSettings.all(of: content)) }
}

/// A widget that stands for the widgets of a bundle.
private struct SeveralWidgets: Widget, WidgetGroup {
  let settings: [WidgetSettings]

  init() { settings = [] }

  init(_ settings: [WidgetSettings]) { self.settings = settings }

  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
