/// An app, by the scenes that it shows.
///
///     struct Notes: App {
///       var body: some Scene {
///         WindowGroup { Text("Notes") }
///       }
///     }
@MainActor @preconcurrency
public protocol App {
  /// The type of the body.
  associatedtype Body: Scene

  /// The scenes.
  @SceneBuilder var body: Self.Body { get }

  /// Creates the app.
  init()
}

extension App {
  /// Explains how the app's screens become pictures: an app of views alone runs on no Linux.
  public static func main() {
    print(
      """
      \(Self.self) is an app for Apple's systems. Here its views become pictures: list them in a \
      catalogue of screens and run the package's snapshot command, for example

          swift run snapshot render --screen <name> -o out

      """)
  }
}

/// The first window of an app, as a view: a screen of a catalogue, or a test's.
public struct AppWindow<Content: App>: PrimitiveView {
  let app: Content

  /// Creates the window of an app, which stores the app's state.
  public init(_ app: Content) { self.app = app }

  /// Appends the elements of the view.
  public static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    let inner = context.named(Content.self).entering(.type(Content.self))
    DynamicProperties.install(in: view.app, inner)
    Content.Body._lowerWindow(view.app.body, inner, &output)
  }
}
