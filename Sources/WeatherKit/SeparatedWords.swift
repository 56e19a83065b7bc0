extension String {
  /// The words of a name in camel case, each with a capital: “Partly Cloudy” of `partlyCloudy`.
  var separatedWords: String {
    reduce(into: "") { words, letter in
      if words.isEmpty {
        words += letter.uppercased()
      } else {
        words += letter.isUppercase ? " \(letter)" : String(letter)
      }
    }
  }
}
