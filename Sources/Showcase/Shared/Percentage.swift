import SwiftUI

/// A share in whole per cent.
struct Percentage: View {
  private let rate: Double
  @Environment(\.locale) private var locale

  /// Creates the text of a share from 0 to 1.
  init(_ rate: Double) { self.rate = rate }

  var body: some View { Text(verbatim: rate.percent(in: ContentLanguage(locale))) }
}

extension Double {
  /// The share in whole per cent as a language writes it: `80 %` in Russian, `80%` in English.
  func percent(in language: ContentLanguage) -> String {
    "\(Int((self * 100).rounded()))" + (language == .russian ? "\u{A0}%" : "%")
  }
}
