/// A responder that views and controllers are made upon, without an initializer that takes nothing.
///
/// `NSObject()` may be called on any thread, and so must each initializer that overrides it. Those
/// of views and controllers are the main actor's, as UIKit's are: a class of an app whose
/// declarations are the main actor's by default could not inherit from it otherwise. The chain of
/// overrides ends here.
@_documentation(visibility: internal)
@MainActor @preconcurrency
open class _UIMainActorResponder: UIResponder {
  /// Creates the part of a view or of a controller that has no values.
  public nonisolated init(_made: Void) { super.init() }
}
