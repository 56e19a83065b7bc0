/// A recogniser of UIKit in the place of a gesture, which is never made: no touch reaches UIKit
/// here.
///
///     struct LongPress: UIGestureRecognizerRepresentable {
///       func makeUIGestureRecognizer(context: Context) -> UILongPressGestureRecognizer {
///         UILongPressGestureRecognizer()
///       }
///     }
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// The type of the recogniser.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// The context in which the recogniser is made and updated.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// The converter of coordinates of UIKit into SwiftUI's.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Creates the recogniser.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Updates the recogniser from the state of SwiftUI.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Acts on what the recogniser has recognised, which is nothing here.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Creates the coordinator, which may be the recogniser's delegate.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing by default.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  /// Does nothing by default.
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The context in which a recogniser of UIKit is made and updated.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// The coordinator of the recogniser.
  public let coordinator: Representable.Coordinator
  /// The converter of coordinates of UIKit into SwiftUI's.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// A converter of coordinates of UIKit into SwiftUI's; no touch is anywhere.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// The location of the gesture, which is the corner.
  public var localLocation: CGPoint { .zero }
  /// The distance from the start, of which there is none.
  public var localTranslation: CGPoint? { nil }
  /// The velocity, of which there is none.
  public var localVelocity: CGPoint? { nil }
}

extension View {
  /// Has no effect: no touch reaches a recogniser of UIKit.
  public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> Self { self }
}
