import Components
import MapPanel
import SwiftUI

/// A sight's address and where that is.
struct SightPlace: View {
  let sight: POI
  @EnvironmentObject private var app: SaranskModel
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    AppCard(padding: 0) {
      VStack(alignment: .leading, spacing: 0) {
        Button {
          app.tab = .map
          app.map.show(sight.id)
        } label: {
          MapPanel(
            .zoom(center: sight.coordinate, zoom: 15.5), source: app.services.map,
            annotations: [
              .marker(
                id: sight.id, title: "", glyph: .symbol(sight.category.iconName),
                coordinate: sight.coordinate, tint: sight.category.tint)
            ],
            ornaments: [], reachesBeneathBars: false
          )
          .frame(height: 150)
          .allowsHitTesting(false)
        }
        .buttonStyle(.plain)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Показать на карте")
        .accessibilityAddTraits(.isButton)
        HStack(alignment: .firstTextBaseline, spacing: AppSpacing.sm) {
          if !typeSize.isAccessibilitySize {
            Image(systemName: "mappin.and.ellipse").foregroundStyle(AppColors.textSecondary)
              .frame(width: 24).accessibilityHidden(true)
          }
          VStack(alignment: .leading, spacing: 2) {
            AddressText(sight.address).foregroundStyle(AppColors.text)
            if sight.isApproximate == true {
              Text("Точка на карте приблизительная.").font(AppTypography.subheadline)
                .foregroundStyle(AppColors.textSecondary)
            }
            if let distance = app.distance(to: sight) {
              Text(distanceText(distance)).font(AppTypography.subheadline)
                .foregroundStyle(AppColors.textSecondary)
            }
          }
          Spacer(minLength: 0)
        }
        .padding(AppSpacing.md)
        .accessibilityElement(children: .combine)
      }
    }
  }
}
