import SwiftUI

/// A day's curve with the sea's height now.
public struct TideCard: View {
  private let tides: [Tide]
  private let minute: Int

  public init(tides: [Tide], minute: Int) {
    self.tides = tides
    self.minute = minute
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: 2) {
        Text("now", bundle: .module).font(.subheadline).foregroundStyle(.secondary)
        Text(metres(Tide.height(at: minute, between: tides))).font(.largeTitle.bold())
      }
      .padding()
      TideCurve(tides: tides)
        .fill(
          LinearGradient(
            colors: [.teal.opacity(0.85), .teal.opacity(0.25)], startPoint: .top, endPoint: .bottom)
        )
        .frame(height: 96)
        .accessibilityHidden(true)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .combine)
  }
}

/// Returns a height with one decimal place, as the locale writes it.
func metres(_ height: Double) -> String {
  "\(height.formatted(.number.precision(.fractionLength(1)))) m"
}
