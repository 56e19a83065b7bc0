import Synchronization

/// Objects of a screen that frameworks without views keep, such as a keychain: one of each type.
///
/// What one screen stores must not show in the next one, whichever process draws it.
package final class ScreenValues: Sendable {
  private let objects = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])
  private static let outside = ScreenValues()

  /// Returns the screen's object of a type, made when it is first asked for.
  ///
  /// Before and between screens it is the process's own.
  ///
  /// - Parameter make: A closure that makes the object from the one outside of screens, which is
  ///   nil as that one itself is made.
  /// - Returns: The object.
  package static func object<Object: AnyObject & Sendable>(
    _ make: (Object?) -> Object
  ) -> Object {
    guard let link = ScreenLocale.link else { return outside.object { make(nil) } }
    return link.values.object { make(outside.object { make(nil) }) }
  }

  private func object<Object: AnyObject & Sendable>(_ make: () -> Object) -> Object {
    let key = ObjectIdentifier(Object.self)
    if let known = objects.withLock({ $0[key] }) as? Object { return known }
    let made = make()
    return objects.withLock { objects in
      if let known = objects[key] as? Object { return known }
      objects[key] = made
      return made
    }
  }
}
