import LayoutEngine

/// A container that arranges its views in a horizontal line.
///
///     HStack(alignment: .firstTextBaseline, spacing: 8) {
///       Text("Total")
///       Spacer()
///       Text("€12").bold()
///     }
public struct HStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The spacing between the views, in points, or nil for the default of each pair.
  ///   - content: The views, from leading to trailing.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  /// Appends the elements of the view.
  @inline(__always)
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    context.stack(Self.self, .horizontal, view.alignment.key, view.spacing, view.content, &output)
  }
}

/// A container that arranges its views in a vertical line.
///
///     VStack(alignment: .leading, spacing: 4) {
///       Text("Title").font(.headline)
///       Text("Subtitle").foregroundStyle(.secondary)
///     }
public struct VStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The spacing between the views, in points, or nil for the default of each pair.
  ///   - content: The views, from top to bottom.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  /// Appends the elements of the view.
  @inline(__always)
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    context.stack(Self.self, .vertical, view.alignment.key, view.spacing, view.content, &output)
  }
}

/// A container that layers its views, the first at the back.
///
///     ZStack(alignment: .bottomLeading) {
///       Image("Cover")
///       Text("Caption").padding()
///     }
public struct ZStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  /// Creates a stack of layers.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - content: The views, from back to front.
  @inlinable
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    var inner = context.named(Self.self)
    inner.stackAxis = nil
    output.append(
      Element(
        inner, layout: OverlapLayout(alignment: view.alignment.pair),
        children: inner.elements(of: view.content)))
  }
}

extension LoweringContext {
  /// Lowers content into a stack.
  @MainActor
  func stack<Content: View>(
    _ type: Any.Type, _ axis: LayoutAxis, _ alignment: AlignmentKey, _ spacing: CGFloat?,
    _ content: Content, _ output: inout [Element]
  ) {
    var inner = named(type)
    inner.stackAxis = axis
    output.append(
      Element(
        inner,
        layout: StackLayout(axis: axis, alignment: alignment, spacing: spacing.map(Double.init)),
        children: inner.elements(of: content)))
  }
}

/// A flexible space that expands along the axis of its stack.
///
///     HStack {
///       Text("Total")
///       Spacer()
///       Text("12 €")
///     }
public struct Spacer: PrimitiveView {
  /// The least length, in points, or nil for the default.
  public var minLength: CGFloat?

  /// Creates a flexible space.
  ///
  ///     HStack { Text("Name"); Spacer(); Text("Ada") }
  ///
  /// - Parameter minLength: The least length, in points, or nil for the default of 8.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let element = Element(
      context, named: Self.self,
      layout: SpacerLayout(axis: context.stackAxis, minimum: view.minLength.map(Double.init)))
    element.traits.isSpacer = true
    element.traits.hasNoSpacing = true
    output.append(element)
  }
}
