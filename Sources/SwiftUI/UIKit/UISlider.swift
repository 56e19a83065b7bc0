/// A slider of UIKit.
///
///     let volume = UISlider()
///     (volume.maximumValue, volume.value) = (10, 4)
public final class UISlider: UIControl {
  /// The value.
  public var value: Float = 0
  /// The least value.
  public var minimumValue: Float = 0
  /// The greatest value.
  public var maximumValue: Float = 1
  /// The tint of the track up to the thumb.
  public var minimumTrackTintColor: UIColor?
  /// The tint of the track beyond the thumb.
  public var maximumTrackTintColor: UIColor?
  /// The tint of the thumb.
  public var thumbTintColor: UIColor?
  /// A Boolean value that indicates whether the value is told while the thumb moves.
  public var isContinuous = true
  /// The image at the least value.
  public var minimumValueImage: UIImage?
  /// The image at the greatest value.
  public var maximumValueImage: UIImage?

  /// Sets the value at once.
  public func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Has no effect on a picture.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Creates a slider without a size.
  public required convenience init() { self.init(frame: .zero) }
}
