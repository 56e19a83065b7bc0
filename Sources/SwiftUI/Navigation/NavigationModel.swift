/// The pages above a stack's root, and how to change them.
@MainActor
final class NavigationModel {
  /// A path that the app keeps.
  struct Path {
    let values: () -> [AnyHashable]
    let append: (AnyHashable) -> Void
    let removeLast: (Int) -> Void
  }

  private let session: RenderSession
  private var ownValues: [AnyHashable] = []
  /// The app's path, where it keeps one.
  var path: Path?
  /// The settings that pages made for their bars once they were placed, by their order; see
  /// ``NavigationStack``.
  var late: [Int: BarConfiguration] = [:]

  init(_ session: RenderSession) { self.session = session }

  var values: [AnyHashable] { path?.values() ?? ownValues }

  func push(_ value: AnyHashable) {
    if let path { path.append(value) } else { ownValues.append(value) }
    session.invalidate("navigation path")
  }

  func pop(to count: Int) {
    let surplus = values.count - count
    guard surplus > 0 else { return }
    if let path { path.removeLast(surplus) } else { ownValues.removeLast(surplus) }
    session.invalidate("navigation path")
  }

  /// Keeps what a page asks of its bars if that is known only after placement.
  func note(_ configuration: BarConfiguration, at index: Int, used: BarConfiguration) {
    guard configuration.signature != used.signature else { return }
    late[index] = configuration
    session.invalidate("bars of page \(index)")
  }
}

private enum NavigationModelKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}

extension EnvironmentValues {
  var navigation: NavigationModel? {
    get { self[NavigationModelKey.self] }
    set { self[NavigationModelKey.self] = newValue }
  }
}
