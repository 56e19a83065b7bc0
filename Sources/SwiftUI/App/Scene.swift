/// A part of an app that the system shows in windows.
///
///     struct Main: Scene {
///       var body: some Scene {
///         WindowGroup { Text("Notes") }
///       }
///     }
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the body.
  associatedtype Body: Scene

  /// The scenes that this one is made of.
  @SceneBuilder var body: Self.Body { get }

  /// Appends what the scene's first window shows; scenes that are made of others need not say.
  static func _lowerWindow(
    _ scene: Self, _ context: LoweringContext, _ output: inout [Element])
}

extension Scene {
  /// Appends the elements of the scene's first window.
  public static func _lowerWindow(
    _ scene: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let inner = context.entering(.type(Self.self))
    DynamicProperties.install(in: scene, inner)
    Body._lowerWindow(scene.body, inner, &output)
  }
}

extension Never: Scene {}

/// A scene of the system's own.
@MainActor @preconcurrency
public protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// Stops the program: there is no body to evaluate.
  public var body: Never { fatalError("\(Self.self) is a scene of the system's own") }

  /// Appends the elements of the scene's first window.
  public static func _lowerWindow(
    _ scene: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {}
}

/// The content of a window for the value that it was opened with.
public struct PresentedWindowContent<Value: Hashable, Content: View>: View {
  let content: (Binding<Value?>) -> Content
  @State private var value: Value?

  init(content: @escaping (Binding<Value?>) -> Content) { self.content = content }

  /// The content of the view.
  public var body: some View { content($value) }
}

/// A sequence of scenes.
public struct TupleScene<each Content: Scene>: PrimitiveScene {
  let content: (repeat each Content)

  /// Appends the elements of the scene's first window.
  public static func _lowerWindow(
    _ scene: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    var index = 0
    for part in repeat each scene.content {
      if output.isEmpty { lower(part, context.entering(.index(index)), &output) }
      index += 1
    }
  }

  private static func lower<Part: Scene>(
    _ part: Part, _ context: LoweringContext, _ output: inout [Element]
  ) { Part._lowerWindow(part, context, &output) }
}

/// A result builder that makes a scene of the statements in a closure.
@resultBuilder
@MainActor @preconcurrency
public struct SceneBuilder {
  /// Returns the scene as it is.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns the scene as it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Builds a scene of several scenes.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> TupleScene<repeat each Content> { TupleScene(content: (repeat each content)) }
}
