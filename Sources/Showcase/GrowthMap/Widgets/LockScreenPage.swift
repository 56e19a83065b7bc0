import Components
import SwiftUI

/// The top of a Lock Screen: the date, the clock, and widgets beneath them.
struct LockScreenPage<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(spacing: AppSpacing.sm) {
      Text(verbatim: day).font(.system(size: 21, weight: .medium))
      Text(verbatim: "9:41").font(.system(size: 88, weight: .semibold))
        .padding(.top, -AppSpacing.sm)
      HStack(spacing: 12) { content() }
    }
    .padding(.top, AppSpacing.md)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background {
      LinearGradient(
        colors: [GrowthStyle.dawn, GrowthStyle.dusk],
        startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
    }
    .appResources(GrowthStrings.resources)
    // A locked phone's status bar has no clock beside the large one.
    .statusBarHidden()
    // Its words are light whichever wallpaper there is.
    .preferredColorScheme(.dark)
  }

  private var day: String {
    let style = Date.FormatStyle(
      locale: locale, calendar: CalendarDay.calendar, timeZone: .gmt)
    return style.weekday(.wide).day().month(.wide).format(SampleMoment.date)
  }
}
