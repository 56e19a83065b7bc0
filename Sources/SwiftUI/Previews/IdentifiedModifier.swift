/// The modifier by which Xcode's canvas marks views; nothing marks any here.
public struct _IdentifiedModifier<Identifier>: ViewModifier {
  /// Returns the content as it is.
  public func body(content: Content) -> some View { content }
}

/// The mark of a view that is chosen in Xcode's canvas.
public struct __DesignTimeSelectionIdentifier {}
