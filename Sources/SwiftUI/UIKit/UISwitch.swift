/// A switch of UIKit.
///
///     let reminders = UISwitch()
///     reminders.isOn = true
///     reminders.onTintColor = .systemOrange
public final class UISwitch: UIControl {
  /// A Boolean value that indicates whether the switch is on.
  public var isOn = false
  /// The tint while the switch is on.
  public var onTintColor: UIColor?
  /// The tint of the thumb.
  public var thumbTintColor: UIColor?

  /// Turns the switch on or off at once.
  public func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }

  /// Creates a switch without a size.
  public required convenience init() { self.init(frame: .zero) }
}
