/// A key of a value that views pass to their ancestors.
///
///     enum TitleKey: PreferenceKey {
///       static let defaultValue = ""
///       static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
///     }
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view below sets one.
  static var defaultValue: Value { get }
  /// Joins the next view's value to those before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// By default, a value that can be nil is nil.
  public static var defaultValue: Value { nil }
}

extension Array where Element == ViewTree.Element {
  /// Returns the value of a preference of the views below, or nil without one.
  public func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var found: [Any] = []
    for element in self { element.gather(ObjectIdentifier(key), into: &found) }
    return reduced(found, key)
  }
}

/// Returns the values of a key combined in their order, or nil without any.
func reduced<Key: PreferenceKey>(_ values: [Any], _ key: Key.Type) -> Key.Value? {
  guard var result = values.first as? Key.Value else { return nil }
  for case let value as Key.Value in values.dropFirst() { Key.reduce(value: &result) { value } }
  return result
}

extension Element {
  /// Returns the value of a preference of this element or those below it.
  ///
  /// An element's own value stands for all below it, as SwiftUI's `preference` does.
  public func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var found: [Any] = []
    gather(ObjectIdentifier(key), into: &found)
    return reduced(found, key)
  }

  /// Gathers values without regard to their type: generic code would look each type up at each
  /// element of the tree.
  fileprivate func gather(_ key: ObjectIdentifier, into found: inout [Any]) {
    guard passesUp else { return }
    if let own = preferences.last(where: { $0.key == key }) {
      found.append(own.value)
      return
    }
    for case let child as Element in children { child.gather(key, into: &found) }
  }

  /// Gives a key a value.
  public func setPreference<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value) {
    preferences.append((ObjectIdentifier(key), value))
  }
}

package struct PreferenceModifier<Key: PreferenceKey>: PrimitiveModifier {
  /// The value to set, from what views below give.
  let value: (Key.Value?) -> Key.Value

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    context.annotate(content, &output) { element in
      element.setPreference(Key.self, modifier.value(element.preference(Key.self)))
    }
  }
}

package struct PreferenceChangeModifier<Key: PreferenceKey>: PrimitiveModifier
where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  private final class Last { var value: Key.Value? }

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let inner = context.entering(.type(Self.self))
    let last = inner.identity.slot(0) { Last() }
    let elements = inner.elements(of: content)
    output += elements
    // Values of views that are built at placement are known only when the pass is over.
    context.session.afterPass.append {
      let value = elements.preference(Key.self) ?? Key.defaultValue
      guard last.value != value else { return }
      last.value = value
      modifier.action(value)
    }
  }
}

extension View {
  /// Sets the value of a preference, which ancestors of the view read.
  ///
  ///     Text("Page").preference(key: TitleKey.self, value: "Page")
  ///
  /// - Parameters:
  ///   - key: The preference key.
  ///   - value: The value to pass up.
  /// - Returns: A view with the preference.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K> { _ in value })
  }

  /// Modifies the value of a preference that the view passes up.
  ///
  ///     NoteView(note).transformPreference(TitleKey.self) { $0 += ", edited" }
  ///
  /// - Parameters:
  ///   - key: The preference key.
  ///   - callback: A closure that modifies the value.
  /// - Returns: A view with the modified preference.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier<K> { below in
        var value = below ?? K.defaultValue
        callback(&value)
        return value
      })
  }

  /// Performs an action when the value of a preference that the view passes up changes.
  ///
  ///     content.onPreferenceChange(HeightKey.self) { height = $0 }
  ///
  /// - Parameters:
  ///   - key: The preference key.
  ///   - action: A closure that receives the new value.
  /// - Returns: A view that performs the action.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }
}
