import SwiftUI
import ViewTree

/// The surroundings in which a preview is shown.
public protocol PreviewContext {
  /// Returns the value of a key, or else the key's default.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of a value in a preview's surroundings.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value
  /// The value where the surroundings have none.
  static var defaultValue: Value { get }
}

/// The surroundings of a widget's preview.
///
///     struct TidePreviews: PreviewProvider {
///       static var previews: some View {
///         TideView(entry: .sample)
///           .previewContext(WidgetPreviewContext(family: .systemSmall))
///       }
///     }
public struct WidgetPreviewContext: PreviewContext, Sendable {
  let family: WidgetFamily

  /// Creates the surroundings of a size.
  ///
  /// - Parameter family: The size.
  public init(family: WidgetFamily) { self.family = family }

  /// Returns the default of a key: there are no other values.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { key.defaultValue }
}

extension View {
  /// Sets the surroundings of the preview: a widget's are the frame of its size.
  ///
  /// A preview in a catalogue is a component of the size that the widget has on an iPhone of 6.1
  /// inches, an extra large one of that on an iPad, with margins and the container's background.
  ///
  /// - Parameter value: The surroundings.
  /// - Returns: A view in its surroundings.
  @ViewBuilder
  public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    if let widget = value as? WidgetPreviewContext {
      let size = WidgetSizes.usual(widget.family)
      WidgetFrame(family: widget.family, size: size, content: self)
        .modifier(
          PreviewModifierOfXcode { $0.size = .fixed(width: size.width, height: size.height) })
    } else {
      self
    }
  }
}
