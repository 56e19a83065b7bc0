/// A result builder that makes a view of the statements in a closure.
///
/// Functions that are called at each view of a body are inlined, so that a body's module, which
/// knows the types, neither looks them up nor copies views by way of their types.
///
///     struct Card<Content: View>: View {
///       @ViewBuilder let content: () -> Content
///
///       var body: some View {
///         VStack { content() }.padding()
///       }
///     }
@resultBuilder
@MainActor @preconcurrency
public struct ViewBuilder {
  /// Notes where in the source a view is written.
  @inlinable @inline(__always)
  public static func buildExpression<Content: View>(
    _ content: Content, file: StaticString = #fileID, line: UInt32 = #line
  ) -> Located<Content> {
    Located(content: content, source: SourceLocation(file: file, line: line))
  }

  /// Builds a view without content.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns the view as it is.
  @inlinable @inline(__always)
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Builds a view of several views.
  @inlinable @inline(__always) @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content), BuiltMembers<repeat each Content>.self)
  }

  /// Builds an optional view.
  @inlinable @inline(__always)
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the view of a condition that holds.
  @inlinable @inline(__always)
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { .first(first) }

  /// Builds the view of a condition that does not hold.
  @inlinable @inline(__always)
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .second(second) }

  /// Erases the type of a view that depends on availability.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }

  /// Returns the view as it is.
  @inlinable @inline(__always)
  public static func buildFinalResult<Content: View>(_ content: Content) -> Content { content }

  /// Serves functions that promise the very type of their only view.
  @inlinable @inline(__always) @_disfavoredOverload
  public static func buildFinalResult<Content: View>(_ content: Located<Content>) -> Content {
    content.content
  }

  /// Serves functions that promise the very types of a condition's two views.
  @inlinable @inline(__always) @_disfavoredOverload
  public static func buildFinalResult<First: View, Second: View>(
    _ content: _ConditionalContent<Located<First>, Located<Second>>
  ) -> _ConditionalContent<First, Second> {
    switch content {
    case .first(let view): .first(view.content)
    case .second(let view): .second(view.content)
    }
  }
}

/// A location in a source file.
public struct SourceLocation: Sendable {
  /// The file, as `#fileID` has it.
  public let file: StaticString
  /// The line, from 1.
  public let line: UInt32

  /// Creates a location.
  @inlinable
  public init(file: StaticString, line: UInt32) { (self.file, self.line) = (file, line) }

  /// `Module/File.swift:12`.
  public var description: String { "\(file):\(line)" }

  /// A Boolean value that indicates whether the line lies in a module that stands for Apple's,
  /// rather than in an app's.
  var isOfTheSystem: Bool {
    file.withUTF8Buffer { file in
      Self.systemModules.contains { file.starts(with: $0.utf8) }
    }
  }

  private static let systemModules = ["SwiftUI/", "ViewTree/", "Charts/", "MapPanel/", "MapKit/"]
}

/// A view with the source location that made it.
public struct Located<Content: View>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let source: SourceLocation

  @inlinable @inline(__always)
  init(content: Content, source: SourceLocation) {
    (self.content, self.source) = (content, source)
  }

  /// Appends the elements of the view.
  ///
  /// Within the witness, which is given the type: else the type is looked up to find the fields.
  @inline(__always)
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    var inner = context
    // A control's parts are told by the line of the app that made the control.
    if inner.source == nil || !view.source.isOfTheSystem { inner.source = view.source }
    if let mutation = context.session.mutation,
      mutation.lower(view.content, of: view.source, inner, &output)
    {
      return
    }
    Content._lower(view.content, inner, &output)
  }
}
