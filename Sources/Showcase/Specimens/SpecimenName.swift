import SwiftUI

/// A specimen's name, which may be divided at its spaces.
///
/// By Unicode's rules no line begins with a full stop, not even behind a space, so that a name such
/// as “List, .plain” would be divided within a word.
struct SpecimenName: View {
  let name: String

  var body: some View {
    Text(verbatim: Self.divisible(name))
      // Dark enough on a grey ground, too, as the system's secondary colour is not.
      .foregroundStyle(Color.primary.opacity(0.75))
      .accessibilityLabel(Text(verbatim: name))
  }

  /// The name with a place to divide it before each full stop that follows a space.
  static func divisible(_ name: String) -> String {
    name.replacingOccurrences(of: " .", with: " \u{200B}.")
  }
}
