/// A keyboard of UIKit.
///
///     TextField("Amount", text: $text).keyboardType(.decimalPad)
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The default keyboard, and those for plain, numeric and contact input.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// The keyboards for addresses, decimals and searches.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}
