import SwiftUI
import ViewTree

/// A widget as the system shows it: on a home screen with its background and round corners, on a
/// Lock Screen without colour and background.
struct WidgetFrame<Content: View>: View {
  let family: WidgetFamily
  let size: CGSize
  var hasMargins = true
  var isBackgroundRemovable = true
  let content: Content

  /// The radius of the corners, in points; Apple tells none, and devices differ little.
  private static var cornerRadius: Double { 22 }
  /// The margins of a home screen's widgets, in points, from *Widgets > Layout* of Apple's Human
  /// Interface Guidelines.
  private static var homeMargin: Double { 16 }

  private var margins: EdgeInsets { EdgeInsets(.all, family.isAccessory ? 0 : Self.homeMargin) }

  var body: some View {
    if family.isAccessory { accessory } else { home }
  }

  private var box: some View {
    WidgetBox(
      size: size, margins: hasMargins ? margins : EdgeInsets(),
      showsBackground: !family.isAccessory || !isBackgroundRemovable, content: content
    )
    .environment(\.widgetFamily, family)
    .environment(\.widgetRenderingMode, family.isAccessory ? .vibrant : .fullColor)
    .environment(\.widgetContentMargins, margins)
    .environment(\.showsWidgetContainerBackground, !family.isAccessory)
  }

  private var home: some View {
    let shape = RoundedRectangle(cornerRadius: Self.cornerRadius, style: .continuous)
    return box.background { Color(.systemBackground) }.containerShape(shape).clipShape(shape)
  }

  @ViewBuilder private var accessory: some View {
    switch family {
    case .accessoryCircular: vibrant.containerShape(Circle())
    case .accessoryInline: vibrant.lineLimit(1)
    default: vibrant.containerShape(WidgetFamily.accessoryRectangle)
    }
  }

  private var vibrant: some View { box.grayscale(1) }
}
