/// A view of UIKit, in whose place a picture has a stand-in.
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
    if let material = view.material(context) {
      let surface = Rectangle().fill(material)
      lower(surface, context, &output)
    } else {
      StandIn._lower(StandIn(name: "\(Self.self)"), context, &output)
    }
  }

  private static func lower<Surface: View>(
    _ surface: Surface, _ context: LoweringContext, _ output: inout [Element]
  ) { Surface._lower(surface, context, &output) }

  /// The material of a blur, which is what such views are mostly there for; nil for any other view.
  private func material(_ context: LoweringContext) -> Material? {
    guard UIViewType.self == UIVisualEffectView.self else { return nil }
    let surroundings = Context(coordinator: makeCoordinator(), environment: context.environment)
    guard let made = makeUIView(context: surroundings) as? UIVisualEffectView else { return nil }
    if let view = made as? UIViewType { updateUIView(view, context: surroundings) }
    return (made.effect as? UIBlurEffect)?.material
  }
}

/// The context in which a view of UIKit is made and updated.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator of the view.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
  /// The transaction of the change.
  public var transaction: Transaction { Transaction() }
}

/// A view controller of UIKit, in whose place a picture has a stand-in.
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
    StandIn._lower(StandIn(name: "\(Self.self)"), context, &output)
  }
}

/// The context in which a view controller of UIKit is made and updated.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The coordinator of the controller.
  public let coordinator: Representable.Coordinator
  /// The environment of the controller.
  public let environment: EnvironmentValues
  /// The transaction of the change.
  public var transaction: Transaction { Transaction() }
}

/// A quiet surface with the name of what would stand here.
struct StandIn: View {
  let name: String

  var body: some View {
    Rectangle().fill(Color(.secondarySystemFill))
      .overlay {
        Label(name, systemImage: "square.dashed")
          .font(.footnote)
          .foregroundStyle(Color(.secondaryLabel))
          .lineLimit(1)
          .padding(8)
      }
  }
}
