/// A key for a value that views pass up.
public protocol PreferenceKey {
  associatedtype Value
  /// The value where no view below sets one.
  static var defaultValue: Value { get }
  /// Joins the next view's value to those before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension Array where Element == ViewTree.Element {
  /// The value that views below give a key, or nil if none does.
  public func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var found: [Any] = []
    for element in self { element.gather(ObjectIdentifier(key), into: &found) }
    return reduced(found, key)
  }
}

/// What values of a key come to, in their order; nil where there is none.
func reduced<Key: PreferenceKey>(_ values: [Any], _ key: Key.Type) -> Key.Value? {
  guard var result = values.first as? Key.Value else { return nil }
  for case let value as Key.Value in values.dropFirst() { Key.reduce(value: &result) { value } }
  return result
}

extension Element {
  /// The value that this element or those below it give a key.
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
  /// Passes a value up.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K> { _ in value })
  }

  /// Changes what views below pass up.
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

  /// Calls a closure when what views below pass up has changed.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }
}
