/// A view controller of UIKit, in whose place a picture has its content or a stand-in.
///
/// Drawn are hosting controllers, and the page of a page controller if it is one.
///
///     struct Welcome: UIViewControllerRepresentable {
///       func makeUIViewController(context: Context) -> UIHostingController<Text> {
///         UIHostingController(rootView: Text("Welcome"))
///       }
///       func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {}
///     }
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// The context in which the controller is made and updated.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller from the state of SwiftUI.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Creates the coordinator, which passes the controller's changes on.
  func makeCoordinator() -> Coordinator
  /// Cleans up before the controller is removed.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Does nothing by default.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  /// Stops the program: there is no body to evaluate.
  public var body: Never { fatalError("\(Self.self) draws a stand-in: it has no body") }

  /// Appends the elements of the view.
  public static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    if let drawing = view.drawing(context) {
      AnyView._lower(drawing, context, &output)
    } else {
      StandIn._lower(StandIn(name: "\(Self.self)"), context, &output)
    }
  }

  /// The content of the controller as it is made and updated; nil for one of UIKit's views, which
  /// is not made either.
  private func drawing(_ context: LoweringContext) -> AnyView? {
    guard UIViewControllerType.self is any _UIViewControllerDrawing.Type else { return nil }
    let surroundings = Context(coordinator: makeCoordinator(), environment: context.environment)
    let made = makeUIViewController(context: surroundings)
    updateUIViewController(made, context: surroundings)
    return (made as? any _UIViewControllerDrawing)?._drawing
  }
}
