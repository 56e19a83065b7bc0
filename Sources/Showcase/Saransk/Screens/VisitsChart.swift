import Charts
import Components
import SwiftUI

/// The number of visited sights of each kind.
struct VisitsChart: View {
  @EnvironmentObject private var app: SaranskModel
  @ScaledMetric(relativeTo: .subheadline) private var rowHeight: CGFloat = 40
  /// The room for a number behind the longest bar, in points.
  @ScaledMetric(relativeTo: .footnote) private var numberWidth: CGFloat = 24

  var body: some View {
    let counts = counts
    HeadedSection(title: "Посещения по видам") {
      AppCard {
        Chart(counts, id: \.category) { entry in
          BarMark(
            x: .value("Посещено", entry.visits), y: .value("Вид", entry.category.rawValue),
            height: .ratio(0.6)
          )
          // One colour: the bars' lengths differ, what they measure does not.
          .foregroundStyle(AppColors.accent)
          .cornerRadius(AppCornerRadius.small)
          .accessibilityLabel(Text(entry.category.displayName))
          .accessibilityValue("\(entry.visits)")
          .annotation(position: .trailing, spacing: 6) {
            Text(verbatim: "\(entry.visits)").font(AppTypography.footnote.weight(.semibold))
              .monospacedDigit()
              .accessibilityHidden(true)
          }
        }
        .chartXScale(
          domain: 0...max(1, counts.first?.visits ?? 0),
          range: .plotDimension(endPadding: numberWidth)
        )
        .chartXAxis(.hidden)
        .chartYAxis {
          AxisMarks(preset: .aligned, position: .leading) { value in
            AxisValueLabel(horizontalSpacing: 8) {
              if let category = value.as(String.self).flatMap(POICategory.init) {
                // The bar says its kind.
                Text(category.displayName).font(AppTypography.subheadline)
                  .foregroundStyle(AppColors.text)
                  .accessibilityHidden(true)
              }
            }
          }
        }
        .frame(height: rowHeight * Double(counts.count))
      }
    }
  }

  /// The kinds that were visited, the most visited first.
  private var counts: [(category: POICategory, visits: Int)] {
    let visited = app.visits.compactMap { app.sight($0.sight)?.category }
    return POICategory.allCases
      .map { category in (category, visited.count { $0 == category }) }
      .filter { $0.1 > 0 }
      .sorted { $0.1 > $1.1 }
  }
}
