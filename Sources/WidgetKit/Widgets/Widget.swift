import SwiftUI

/// A widget of an app's extension.
///
///     struct TideWidget: Widget {
///       var body: some WidgetConfiguration {
///         StaticConfiguration(kind: "tides", provider: TideProvider()) { entry in
///           TideView(entry: entry)
///         }
///         .supportedFamilies([.systemSmall, .accessoryCircular])
///       }
///     }
///
/// A picture of it is a screen of a ``WidgetPreview``.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of the body.
  associatedtype Body: WidgetConfiguration

  /// The configuration of the widget.
  var body: Body { get }

  /// Creates the widget.
  init()
}

extension Widget {
  /// Explains how the widget becomes pictures: no home screen shows it here.
  public static func main() { WidgetProcess.explain(Self.self) }
}

/// The process of an extension, which nobody starts here.
enum WidgetProcess {
  /// Prints the way from a type that is marked with `@main` to its pictures.
  static func explain(_ type: Any.Type) {
    print(
      """
      \(type) is of an extension for Apple's systems. Here its widgets become pictures: list \
      a WidgetPreview in a catalogue of screens and run the package's snapshot command, for example

          swift run snapshot render --screen <name> -o out

      """)
  }
}
