import SwiftUI
import Testing
import Tides
import VitrineTesting

private let turns = [Tide(minute: 135, height: 0.6), Tide(minute: 512, height: 4.2)]

@MainActor @Test func aCardLooksAsApproved() {
  assertSnapshot(of: TideCard(tides: turns, minute: 300), size: .fixed(width: 360, height: 220))
}

@MainActor @Test func theHarbourIsReadOut() {
  assertTree(of: TideScreen(tides: turns, minute: 300))
}

@MainActor @Test func theHarbourPassesTheAudit() {
  assertAudit(of: TideScreen(tides: turns, minute: 300))
}
