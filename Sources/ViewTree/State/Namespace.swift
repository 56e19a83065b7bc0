/// A property wrapper type that provides an identity for geometry shared by views.
///
///     struct Cards: View {
///       @Namespace private var cards
///
///       var body: some View { Text("Card").matchedGeometryEffect(id: 1, in: cards) }
///     }
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable { let object: ObjectIdentifier? }

  private final class Marker {}
  private final class Link { var marker: Marker? }
  private let link = Link()

  /// Creates a namespace.
  public init() {}

  /// The identity of the namespace.
  public var wrappedValue: ID { ID(object: link.marker.map(ObjectIdentifier.init)) }
}

extension Namespace: ComparableForSameness {
  func isSame(as other: Self) -> Bool { true }
}

extension Namespace: InstallableProperty {
  func install(slot: Int, _ context: LoweringContext) {
    link.marker = context.identity.slot(slot) { Marker() }
  }
}
