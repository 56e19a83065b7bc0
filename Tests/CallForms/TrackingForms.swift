import AppTrackingTransparency
import SwiftUI

/// Calls of AppTrackingTransparency, in an app's ways.
struct TrackingForms: View {
  @State private var isAllowed = false

  var body: some View {
    Text(isAllowed ? "Allowed" : "Not allowed")
      .onReceive(
        NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
      ) { _ in
        ATTrackingManager.requestTrackingAuthorization { status in
          switch status {
          case .authorized: print("Yes")
          case .denied, .restricted, .notDetermined: print("No")
          @unknown default: break
          }
        }
      }
      .task {
        guard ATTrackingManager.trackingAuthorizationStatus == .notDetermined else { return }
        isAllowed = await ATTrackingManager.requestTrackingAuthorization() == .authorized
      }
  }
}
