import SwiftUI

extension EnvironmentValues {
  /// The context of a view's objects; without one, a context that nobody else sees.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

private struct ManagedObjectContextKey: EnvironmentKey {
  /// Made anew each time: what is in no app's context must not be shared between screens.
  static var defaultValue: NSManagedObjectContext { NSManagedObjectContext(.mainQueue) }
}
