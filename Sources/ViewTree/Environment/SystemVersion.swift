/// The versions of iOS whose looks are drawn.
package enum SystemVersion {
  package static let known = 16...18
  /// The one that is drawn where nobody asks for another.
  package static let usual = 17
}

private enum SystemVersionKey: EnvironmentKey {
  static var defaultValue: Int { SystemVersion.usual }
}

private enum ButtonShapesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The version of iOS that the system's own views look like.
  package var systemVersion: Int {
    get { self[SystemVersionKey.self] }
    set { self[SystemVersionKey.self] = newValue }
  }

  /// A Boolean value that indicates whether buttons are marked as such by more than their colour.
  public var accessibilityShowButtonShapes: Bool {
    get { self[ButtonShapesKey.self] }
    set { self[ButtonShapesKey.self] = newValue }
  }

  /// Underlines what texts are written, as buttons are that show their shape.
  package mutating func underlineTexts() {
    textDecoration.underline = Text.LineStyle.Pattern.solid.line(nil)
  }
}
