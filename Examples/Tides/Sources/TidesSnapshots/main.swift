import SnapshotKit
import SwiftUI
import Tides

let day = [
  Tide(minute: 135, height: 0.6), Tide(minute: 512, height: 4.2), Tide(minute: 880, height: 0.9),
  Tide(minute: 1260, height: 4.5),
]

SnapshotCommand.main(
  try Catalogue([
    Screen("harbour", title: "Harbour", variants: [.typeSize(.accessibility5), .locale("de-DE")]) {
      TideScreen(tides: day, minute: 690)
    },
    Screen("harbour-empty", title: "No forecast") { TideScreen(tides: [], minute: 690) },
    // A component alone, at the size that it takes within 360 points.
    Screen("tide-card", title: "Card", size: .fitting) {
      TideCard(tides: day, minute: 690)
        .frame(width: 360)
        .background(.background.secondary, in: .rect(cornerRadius: 20))
        .clipShape(.rect(cornerRadius: 20))
        .padding()
    },
    .flow("reminder", title: "Reminder") {
      TideScreen(tides: day, minute: 690)
    } steps: {
      Step("asked") {
        try $0.scroll(to: "Remind me of low water")
        try $0.tap("Remind me of low water")
      }
    },
  ]))
