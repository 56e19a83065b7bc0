/// A thing with a place on a map.
public protocol MKAnnotation: AnyObject {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title.
  var title: String? { get }
  /// The text below the title.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// No title.
  public var title: String? { nil }
  /// No text below the title.
  public var subtitle: String? { nil }
}

/// A thing with a place, a title and a text below it.
///
///     let pin = MKPointAnnotation()
///     pin.coordinate = harbour
///     pin.title = "Harbour"
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// The place.
  open var coordinate: CLLocationCoordinate2D
  /// The title.
  open var title: String?
  /// The text below the title.
  open var subtitle: String?

  /// Creates a thing at 0 by 0.
  public override convenience init() {
    self.init(coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0))
  }

  /// Creates a thing at a place.
  public init(
    coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) { (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle) }
}

/// The person's own place.
open class MKUserLocation: NSObject, MKAnnotation {
  /// The location; nil, since nobody stands anywhere.
  open var location: CLLocation? { nil }
  /// The place, which is 0 by 0.
  open var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: 0, longitude: 0)
  }
  /// The title.
  open var title: String?
  /// The text below the title.
  open var subtitle: String?
}

/// A view of a thing on a map of UIKit: its image, in place of a balloon.
open class MKAnnotationView: UIView {
  /// The thing.
  open var annotation: (any MKAnnotation)?
  /// The rank among things that hide each other, from 0 to 1000; a picture hides none.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// The way in which the view hides others, or is hidden; a picture hides none.
  open var collisionMode = CollisionMode.rectangle
  /// The cluster that has the thing; nil, since a picture shows each by itself.
  open var cluster: MKAnnotationView? { nil }

  /// The form in which a view meets others.
  public enum CollisionMode: Int, Sendable { case rectangle, circle, none }
  /// The name of the views of this kind.
  open private(set) var reuseIdentifier: String?
  /// The image.
  open var image: UIImage?
  /// A Boolean value that indicates whether the view opens a bubble.
  open var canShowCallout = false
  /// A Boolean value that indicates whether the view is enabled.
  open var isEnabled = true
  /// A Boolean value that indicates whether the view can be dragged.
  open var isDraggable = false
  /// The distance of the view's middle from the place, in points.
  open var centerOffset = CGPoint.zero
  /// The distance of the bubble, in points.
  open var calloutOffset = CGPoint.zero
  /// The name of the views that are shown as one where they are near.
  open var clusteringIdentifier: String?
  /// A view at the start of the bubble.
  open var leftCalloutAccessoryView: UIView?
  /// A view at the end of the bubble.
  open var rightCalloutAccessoryView: UIView?
  /// A view in place of the bubble's text.
  open var detailCalloutAccessoryView: UIView?

  /// Creates a view of a thing.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
  }

  /// Creates a view of an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Does nothing by default.
  open func prepareForReuse() {}
  /// Does nothing by default.
  open func prepareForDisplay() {}
}

/// A pin on a map of UIKit, drawn as a balloon.
open class MKPinAnnotationView: MKAnnotationView {
  /// The tint of the pin.
  open var pinTintColor: UIColor?
  /// A Boolean value that indicates whether the pin falls.
  open var animatesDrop = false
}

/// A balloon on a map of UIKit.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The tint of the balloon.
  open var markerTintColor: UIColor?
  /// The tint of the picture.
  open var glyphTintColor: UIColor?
  /// The text in the balloon.
  open var glyphText: String?
  /// The picture in the balloon.
  open var glyphImage: UIImage?
  /// A Boolean value that indicates whether the balloon falls.
  open var animatesWhenAdded = false
  /// The rule by which the title is shown.
  open var titleVisibility = MKFeatureVisibility.adaptive
  /// The rule by which the text below the title is shown, which is only ever in a bubble here.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
}

/// A rule by which a part of a thing on a map is shown.
public enum MKFeatureVisibility: Int, Sendable {
  /// If there is room, never, and always.
  case adaptive, hidden, visible
}

/// The rank of a thing on a map among those that hide each other.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  /// The rank, from 0 to 1000.
  public let rawValue: Float

  /// Creates a rank.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a rank.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// A thing that is always shown.
  public static let required = MKFeatureDisplayPriority(1000)
  /// A thing that hides many.
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  /// A thing that is hidden by many.
  public static let defaultLow = MKFeatureDisplayPriority(250)
}
