/// A manner in which a person would set a number.
public enum IntentNumberControlStyle: Sendable {
  /// In a field.
  case field
  /// By steps.
  case stepper
  /// On a track.
  case slider
}

extension IntentParameter {
  /// The bounds of a number, both included.
  public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)
  /// A manner in which a person would set a whole number.
  public typealias IntControlStyle = IntentNumberControlStyle
  /// A manner in which a person would set a number.
  public typealias DoubleControlStyle = IntentNumberControlStyle

  /// Creates a parameter of a number within bounds, which nothing checks.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - description: The words about it, which nothing shows.
  ///   - defaultValue: The value where nobody has set one; nil for none.
  ///   - controlStyle: The manner in which a person would set it.
  ///   - inclusiveRange: The bounds, both included.
  ///   - requestValueDialog: The words with which a person would be asked for a value.
  ///   - inputConnectionBehavior: The way in which a shortcut would fill the parameter.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: IntentNumberControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Value.ValueType>, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType: Numeric {
    self.init(title: title, description: description, unwrapped: defaultValue)
  }

  /// Creates a parameter of a number.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - description: The words about it, which nothing shows.
  ///   - defaultValue: The value where nobody has set one; nil for none.
  ///   - controlStyle: The manner in which a person would set it.
  ///   - requestValueDialog: The words with which a person would be asked for a value.
  ///   - inputConnectionBehavior: The way in which a shortcut would fill the parameter.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntentNumberControlStyle,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType: Numeric {
    self.init(title: title, description: description, unwrapped: defaultValue)
  }
}
