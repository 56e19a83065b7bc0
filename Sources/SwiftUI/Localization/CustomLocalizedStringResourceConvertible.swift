/// A value with words of its own in a person's language, under Foundation's name.
///
///     enum Unit: CustomLocalizedStringResourceConvertible {
///       case metres, feet
///       var localizedStringResource: LocalizedStringResource {
///         self == .metres ? "Metres" : "Feet"
///       }
///     }
public protocol CustomLocalizedStringResourceConvertible {
  /// The words.
  var localizedStringResource: LocalizedStringResource { get }
}
