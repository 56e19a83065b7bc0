import SwiftUI

/// Two texts with a dot between them, or below each other where a line holds but one: the dot would
/// hang at its end.
struct DottedPair: View {
  private let first: Text
  private let second: Text

  /// Creates a pair.
  init(_ first: Text, _ second: Text) { (self.first, self.second) = (first, second) }

  var body: some View {
    ViewThatFits(in: .horizontal) {
      first + Text(verbatim: " · ") + second
      VStack(alignment: .leading, spacing: 2) {
        first
        second
      }
    }
  }
}
