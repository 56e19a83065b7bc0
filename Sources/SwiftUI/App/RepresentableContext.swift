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
