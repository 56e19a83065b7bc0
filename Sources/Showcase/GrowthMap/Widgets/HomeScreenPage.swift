import Components
import SwiftUI
import WidgetKit

/// A page of a Home Screen: widgets from the top, with the app's name beneath each.
struct HomeScreenPage<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(alignment: .leading, spacing: AppSpacing.md) { content() }
      .padding(.top, AppSpacing.md)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .background {
        LinearGradient(
          colors: [GrowthStyle.dawn, GrowthStyle.dusk], startPoint: .topLeading,
          endPoint: .bottomTrailing
        )
        .ignoresSafeArea()
      }
      .appResources(GrowthStrings.resources)
  }
}

/// A widget of the growth map on a Home Screen.
struct HomeScreenWidget: View {
  let kind: String
  let family: WidgetFamily
  var entry: GrowthEntry?

  var body: some View {
    VStack(spacing: 6) {
      WidgetPreview(GrowthWidgets(), kind: kind, family: family, entry: entry)
      // The system's labels do not grow.
      Text("Карта роста").font(.caption).dynamicTypeSize(.large).accessibilityHidden(true)
    }
  }
}
