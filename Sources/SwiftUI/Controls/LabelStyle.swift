/// A type that gives labels their appearance.
///
///     struct TrailingIcon: LabelStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         HStack {
///           configuration.title
///           configuration.icon
///         }
///       }
///     }
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the appearance.
  associatedtype Body: View
  /// The properties of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the appearance of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label of title and icon, as the surroundings have them.
public struct DefaultLabelStyle: LabelStyle {
  @Environment(\.isInToolbar) private var isInToolbar

  /// Creates the style.
  public init() {}

  /// Returns the appearance of a label.
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    if isInToolbar {
      configuration.icon
    } else {
      TitleAndIcon(configuration: configuration)
    }
  }
}

/// A label of the icon before the title.
///
///     Label("Sort", systemImage: "arrow.up.arrow.down").labelStyle(.titleAndIcon)
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a label.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(configuration: configuration)
  }
}

/// A label of the icon alone; the title is still spoken.
///
///     Button(action: save) { Label("Share", systemImage: "square.and.arrow.up") }
///       .labelStyle(.iconOnly)
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a label.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// A label of the title alone.
///
///     Label("Drafts", systemImage: "folder").labelStyle(.titleOnly)
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a label.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension VerticalAlignment {
  /// The middle of the first line, which is that of what has one line or none.
  fileprivate static let firstLine = VerticalAlignment(FirstLine.self)

  private enum FirstLine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      let lines = context[.lastTextBaseline] - context[.firstTextBaseline]
      return context[VerticalAlignment.center] - lines / 2
    }
  }
}

/// The icon before the title; in a list's row icons stand in a column and are tinted.
private struct TitleAndIcon: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.listItemTint) private var itemTint
  @Environment(\.listContainer) private var list
  @Environment(\.appearsActive) private var appearsActive
  @Environment(\.labelIconToTitleSpacing) private var ownSpacing
  @Environment(\.labelReservedIconWidth) private var ownIconWidth
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric private var iconWidth = SystemMetrics.shared.list.iconWidth

  var body: some View {
    if isInListRow {
      let isInWindow = list == .windowSidebar
      HStack(
        alignment: .firstLine,
        spacing: ownSpacing
          ?? (isInWindow
            ? WindowSidebar.iconSpacing : typeSize.gap(SystemMetrics.shared.list.iconSpacing))
      ) {
        configuration.icon
          .defaultForeground(iconStyle)
          .frame(width: ownIconWidth ?? (isInWindow ? WindowSidebar.iconWidth : iconWidth))
        configuration.title
      }
    } else {
      HStack(alignment: .firstLine, spacing: ownSpacing ?? typeSize.gap(8)) {
        if let ownIconWidth {
          configuration.icon.frame(width: ownIconWidth)
        } else {
          configuration.icon
        }
        configuration.title
      }
    }
  }

  /// The tint, which a window behind another one does without.
  private var iconStyle: AnyShapeStyle {
    guard appearsActive else { return AnyShapeStyle(.secondary) }
    return itemTint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style of the surroundings.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A title with an icon.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// An icon alone; the title is still spoken.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension View {
  /// Sets the style of the labels in the view.
  ///
  ///     Label("Share", systemImage: "square.and.arrow.up").labelStyle(.iconOnly)
  ///
  /// - Parameter style: The style.
  /// - Returns: A view whose labels have the style.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(
      AnyControlStyle(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}
