import SwiftUI

/// A bar as long as a round number of metres.
struct MapScaleBar: View {
  let metresPerPoint: Double
  let theme: MapTheme
  let locale: Locale

  /// The longest bar, in points.
  private static let longest = 96.0

  /// Returns the largest 1, 2 or 5 times a power of ten whose bar is not too long, in metres.
  static func length(metresPerPoint: Double) -> Double {
    let limit = max(1e-3, metresPerPoint.isFinite ? metresPerPoint : 1) * longest
    var power = 1e-2
    while power * 10 <= limit, power < 1e7 { power *= 10 }
    return [5.0, 2, 1].map { $0 * power }.first { $0 <= limit } ?? power
  }

  private var metres: Double { Self.length(metresPerPoint: metresPerPoint) }

  private var label: String {
    let isRussian = locale.identifier.hasPrefix("ru")
    if metres >= 1000 { return "\(Int(metres / 1000)) \(isRussian ? "км" : "km")" }
    let number = metres >= 1 ? "\(Int(metres))" : "\(metres)"
    return "\(number) \(isRussian ? "м" : "m")"
  }

  var body: some View {
    HStack(spacing: 4) {
      HStack(spacing: 0) {
        Rectangle().fill(Color(theme.ornament))
        Rectangle().fill(Color(theme.background))
      }
      .frame(width: CGFloat(metres / metresPerPoint).quantized, height: 4)
      .overlay(Rectangle().stroke(Color(theme.ornament), lineWidth: 1))
      Text(verbatim: label)
        .font(.system(size: 10, weight: .semibold))
        .foregroundStyle(Color(theme.ornament))
    }
    .padding(.horizontal, 5)
    .padding(.vertical, 2)
    .background(Color(theme.background).opacity(0.75), in: RoundedRectangle(cornerRadius: 4))
  }
}
