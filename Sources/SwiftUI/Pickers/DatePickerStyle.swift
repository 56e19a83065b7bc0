/// A style of date pickers.
public protocol DatePickerStyle {
  /// The system style on which the style is based.
  var _kind: _DatePickerKind { get }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A button that opens a calendar.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A wheel.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
