/// A view of UIKit, in whose place a picture has its counterpart in SwiftUI or a stand-in.
///
/// Drawn are labels, images, fields, text views, switches, sliders, spinners, the dots of pages,
/// blurs and MapKit's `MKMapView`; not views that an app puts together of others.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view.
  associatedtype UIViewType
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// The context in which the view is made and updated.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the view.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the view from the state of SwiftUI.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Creates the coordinator, which passes the view's changes on.
  func makeCoordinator() -> Coordinator
  /// Cleans up before the view is removed.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Does nothing by default.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
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

  /// The counterpart of the view as it is made and updated; nil for a view that has none, which is
  /// not made either, unless its type does not tell.
  private func drawing(_ context: LoweringContext) -> AnyView? {
    guard UIViewType.self is any _UIViewDrawing.Type || UIViewType.self == UIView.self else {
      return nil
    }
    let surroundings = Context(coordinator: makeCoordinator(), environment: context.environment)
    let made = makeUIView(context: surroundings)
    updateUIView(made, context: surroundings)
    guard let drawn = made as? any _UIViewDrawing else { return nil }
    return drawn._drawing.map(drawn.spoken)
  }
}
