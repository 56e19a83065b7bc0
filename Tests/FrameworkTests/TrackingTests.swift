import AppTrackingTransparency
import StageSupport
import SwiftUI
import Testing

/// The question whether an app may follow a person, who says no unless told.
@MainActor @Suite(.serialized) struct TrackingTests {
  private struct Question: View {
    @State private var line = "…"

    var body: some View {
      Text(line).task {
        let before = ATTrackingManager.trackingAuthorizationStatus
        let answer = await ATTrackingManager.requestTrackingAuthorization()
        line = "\(before), \(answer), \(ATTrackingManager.trackingAuthorizationStatus)"
      }
    }
  }

  @Test func whoIsAskedSaysNo() throws {
    #expect(try Stage(Question()).texts() == ["notDetermined, denied, denied"])
    // Each screen asks for itself.
    #expect(try Stage(Question()).texts() == ["notDetermined, denied, denied"])
    #expect(ATTrackingManager.trackingAuthorizationStatus == .notDetermined)
  }

  @Test func aScreenTellsTheAnswer() throws {
    let stage = Stage(Question().onAppear { ATTrackingManager.know(.authorized) })
    #expect(try stage.texts() == ["authorized, authorized, authorized"])
    let ruled = Stage(Question().onAppear { ATTrackingManager.know(.restricted) })
    #expect(try ruled.texts() == ["restricted, restricted, restricted"])
  }
}
