import SwiftUI

/// Symbols in rows beside text: each in a line of its own name, at three weights.
struct SymbolRowsScreen: View {
  /// Symbols of all kinds: open, closed, filled, high, wide, badged, struck out.
  static let names = [
    "plus", "checkmark.circle.fill", "square.and.arrow.up", "trash", "gearshape", "person.2",
    "person.crop.circle.badge.plus", "doc.on.doc", "calendar", "envelope", "bell.slash",
    "exclamationmark.triangle", "list.bullet", "minus", "chevron.right", "photo.on.rectangle",
    "mappin.and.ellipse", "thermometer.medium", "cloud.sun", "airplane", "battery.75",
    "textformat.size", "wifi", "character.textbox",
  ]
  private static let weights: [Font.Weight] = [.ultraLight, .regular, .black]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 6) {
        ForEach(Self.names, id: \.self) { name in
          HStack(spacing: 12) {
            ForEach(Self.weights, id: \.self) { weight in
              Label {
                Text(verbatim: name)
              } icon: {
                Image(systemName: name)
              }
              .font(.system(size: 17, weight: weight))
              .lineLimit(1)
              .frame(maxWidth: .infinity, alignment: .leading)
            }
          }
        }
      }
      .padding(16)
    }
    .background(Color(.systemBackground))
  }
}
