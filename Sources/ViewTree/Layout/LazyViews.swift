import LayoutEngine

/// A stack that arranges views vertically and creates them as they scroll into sight.
///
///     ScrollView { LazyVStack { ForEach(messages) { MessageRow($0) } } }
public struct LazyVStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a lazy column.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The spacing between the views, in points, or nil for the default.
  ///   - pinnedViews: The headers and footers that stay in sight.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let stack = context.lazy(
      Self.self, .vertical,
      StackLayout(
        axis: .vertical, alignment: view.alignment.key, spacing: view.spacing.map(Double.init)),
      view.content, stackAxis: .vertical)
    let layout = FlexibleFrameLayout(
      width: .init(maximum: .infinity), height: .init(),
      alignment: Alignment(horizontal: view.alignment, vertical: .center).pair)
    output.append(Element(context, layout: layout, children: [stack]))
  }
}

/// A stack that arranges views horizontally and creates them as they scroll into sight.
///
///     ScrollView(.horizontal) { LazyHStack(spacing: 12) { ForEach(photos) { Thumbnail($0) } } }
public struct LazyHStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a lazy row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The spacing between the views, in points, or nil for the default.
  ///   - pinnedViews: The headers and footers that stay in sight.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let stack = context.lazy(
      Self.self, .horizontal,
      StackLayout(
        axis: .horizontal, alignment: view.alignment.key, spacing: view.spacing.map(Double.init)),
      view.content, stackAxis: .horizontal)
    let layout = FlexibleFrameLayout(
      width: .init(), height: .init(maximum: .infinity),
      alignment: Alignment(horizontal: .center, vertical: view.alignment).pair)
    output.append(Element(context, layout: layout, children: [stack]))
  }
}

/// A set of views that stay in sight while their section scrolls.
///
///     ScrollView {
///       LazyVStack(pinnedViews: .sectionHeaders) {
///         Section("Today") { ForEach(notes) { Text($0.title) } }
///       }
///     }
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column of a vertical grid, or a row of a horizontal one.
///
///     LazyVGrid(columns: [GridItem(.fixed(44)), GridItem(.flexible())]) {
///       Text("1")
///       Text("First")
///     }
public struct GridItem: Sendable {
  /// The size of a track in a lazy grid, in points.
  public enum Size: Sendable {
    /// A single track of a fixed length.
    case fixed(CGFloat)
    /// A single track whose length lies between limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit, each at least as long as the minimum.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the track.
  public var size: Size
  /// The spacing to the next track, in points, or nil for the default.
  public var spacing: CGFloat?
  /// The alignment of cells in the track, or nil for the grid's.
  public var alignment: Alignment?

  /// Creates a track of a lazy grid.
  ///
  /// - Parameters:
  ///   - size: The size of the track.
  ///   - spacing: The spacing to the next track, in points, or nil for the default.
  ///   - alignment: The alignment of cells in the track, or nil for the grid's.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }

  var track: LazyGridLayout.Track {
    let length: LazyGridLayout.Track.Length =
      switch size {
      case .fixed(let length): .fixed(length)
      case .flexible(let low, let high): .flexible(minimum: low, maximum: high)
      case .adaptive(let low, let high): .adaptive(minimum: low, maximum: high)
      }
    return .init(
      length: length, spacing: spacing.map(Double.init), alignment: (alignment ?? .center).pair)
  }
}

/// A container that arranges views in a vertically growing grid, by columns of given widths.
///
///     let columns = [GridItem(.adaptive(minimum: 80))]
///     LazyVGrid(columns: columns, spacing: 8) { ForEach(icons) { IconCell($0) } }
public struct LazyVGrid<Content: View>: PrimitiveView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a grid that grows vertically.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: The horizontal alignment of the grid.
  ///   - spacing: The spacing between rows, in points, or nil for the default.
  ///   - pinnedViews: The headers and footers that stay in sight.
  ///   - content: The cells, row by row.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment, self.spacing) = (columns, alignment, spacing)
    self.content = content()
  }

  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let layout = LazyGridLayout(
      axis: .vertical, tracks: view.columns.map(\.track), spacing: view.spacing.map(Double.init),
      alignment: view.alignment.key)
    output.append(context.lazy(Self.self, .vertical, layout, view.content, stackAxis: nil))
  }
}

/// A container that arranges views in a horizontally growing grid, by rows of given heights.
///
///     LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))]) { ForEach(tags) { Tag($0) } }
public struct LazyHGrid<Content: View>: PrimitiveView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a grid that grows horizontally.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: The vertical alignment of the grid.
  ///   - spacing: The spacing between columns, in points, or nil for the default.
  ///   - pinnedViews: The headers and footers that stay in sight.
  ///   - content: The cells, column by column.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.rows, self.alignment, self.spacing) = (rows, alignment, spacing)
    self.content = content()
  }

  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let layout = LazyGridLayout(
      axis: .horizontal, tracks: view.rows.map(\.track), spacing: view.spacing.map(Double.init),
      alignment: view.alignment.key)
    output.append(context.lazy(Self.self, .horizontal, layout, view.content, stackAxis: nil))
  }
}

extension LoweringContext {
  @MainActor
  func grid<Content: View>(
    _ type: Any.Type, _ layout: any ProposalLayout, _ content: Content, _ output: inout [Element]
  ) {
    var inner = named(type)
    inner.stackAxis = nil
    output.append(Element(inner, layout: layout, children: inner.elements(of: content)))
  }
}
