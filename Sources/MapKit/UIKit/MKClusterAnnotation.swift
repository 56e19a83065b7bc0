/// Things on a map that stand so near to each other that one view shows them all.
///
/// A picture shows each thing by itself; a delegate may make a cluster of its own.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// The title.
  open var title: String?
  /// The text below the title.
  open var subtitle: String?
  /// The things.
  public let memberAnnotations: [any MKAnnotation]

  /// Creates a cluster of things.
  public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }

  /// The place, in the middle of the things; 0 by 0 without any.
  open var coordinate: CLLocationCoordinate2D {
    let (places, count) = (memberAnnotations.map(\.coordinate), Double(memberAnnotations.count))
    guard count > 0 else { return CLLocationCoordinate2D(latitude: 0, longitude: 0) }
    return CLLocationCoordinate2D(
      latitude: places.reduce(0) { $0 + $1.latitude } / count,
      longitude: places.reduce(0) { $0 + $1.longitude } / count)
  }
}
