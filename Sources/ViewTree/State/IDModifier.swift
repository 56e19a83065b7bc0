/// Gives its content another identity.
///
/// Content of a new id comes and content of the old one goes as they say, where the host is driven,
/// as the views of a condition do.
package struct IDModifier<ID: Hashable>: PrimitiveModifier {
  let id: ID

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let id = AnyHashable(modifier.id)
    guard context.isDriven else { return lower(content, as: id, context, &output) }
    guard context.environment.transitingID != id else {
      return lower(content, as: id, context.setting(\.transitingID, nil), &output)
    }
    let child = TransitingChild(key: id) { lower(content, as: id, $0, &$1) }
    context.transit([child], &output)
  }

  private static func lower<Target: View>(
    _ content: Target, as id: AnyHashable, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let start = output.count
    Target._lower(content, context.entering(.id(id)), &output)
    for element in output[start...] { element.tags.append(ElementTag(id)) }
  }
}

/// A view whose modifiers may give it an id.
@MainActor
protocol ExplicitlyIdentified {
  /// The id of the outermost modifier that gives one; nil for none.
  var explicitID: AnyHashable? { get }
}

extension ModifiedContent: ExplicitlyIdentified where Content: View, Modifier: ViewModifier {
  var explicitID: AnyHashable? {
    (modifier as? any IDGiving)?.givenID ?? (content as? any ExplicitlyIdentified)?.explicitID
  }
}

/// A modifier that gives its content an id.
@MainActor
private protocol IDGiving {
  var givenID: AnyHashable { get }
}

extension IDModifier: IDGiving {
  fileprivate var givenID: AnyHashable { AnyHashable(id) }
}

private enum TransitingIDKey: EnvironmentKey {
  static var defaultValue: AnyHashable? { nil }
}

extension EnvironmentValues {
  /// The id with which a modifier around lets the view come and go, which is not to be done twice;
  /// nil for none.
  var transitingID: AnyHashable? {
    get { self[TransitingIDKey.self] }
    set { self[TransitingIDKey.self] = newValue }
  }
}
