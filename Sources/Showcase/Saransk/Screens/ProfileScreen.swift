import Components
import SwiftUI

/// Who is signed in and what they have done; for a guest, the way in.
struct ProfileScreen: View {
  @EnvironmentObject private var app: SaranskModel
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @State private var isSigningIn = false

  var body: some View {
    ScrollView {
      AdaptiveLayout(maxWidth: 720, margins: .scene) {
        VStack(spacing: AppSpacing.md) {
          ProfileHeader(user: app.user) { isSigningIn = true }
          if app.user != nil { StatisticsSection(progress: app.progress) }
          QuickActionsSection()
          if app.user != nil {
            HistorySection()
            VisitsChart()
          }
          SettingsSection()
          if app.user != nil { SignOutSection() }
        }
        .padding(.vertical, AppSpacing.md)
      }
      .frame(maxWidth: .infinity)
    }
    .background(AppColors.background)
    .navigationTitle("Профиль")
    .navigationBarTitleDisplayMode(.inline)
    .sheet(isPresented: $isSigningIn) {
      SignInScreen(accounts: app.services.accounts) { user in
        app.didSignIn(user)
        isSigningIn = false
      }
    }
  }
}
