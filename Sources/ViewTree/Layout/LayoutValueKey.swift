/// A key of a value that a view sets for its layout.
///
///     struct WeightKey: LayoutValueKey {
///       static let defaultValue = 1.0
///     }
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that gives none.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets a value that the layout around the view reads from its subview.
  ///
  ///     TimelineLayout {
  ///       Text("Ferry").layoutValue(key: StartKey.self, value: 9.5)
  ///       Text("Lunch").layoutValue(key: StartKey.self, value: 12)
  ///     }
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - value: The value to associate with the view.
  /// - Returns: A view that carries the value.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(TraitsModifier { $0.values[ObjectIdentifier(key)] = value })
  }
}
