import Components
import SwiftUI

/// Who is signed in and what they have done; for a guest, the way in.
struct ProfileScreen: View {
  @EnvironmentObject private var app: SaranskModel
  @State private var isSigningIn = false

  var body: some View {
    ScrollView {
      AdaptiveLayout(maxWidth: 720, margins: .scene) {
        VStack(spacing: AppSpacing.md) {
          ProfileHeader(user: app.user, signIn: { isSigningIn = true }, signOut: app.signOut)
          if app.user != nil { StatisticsSection(progress: app.progress) }
          QuickActionsSection()
          if app.user != nil {
            HistorySection()
            VisitsChart()
          }
        }
        .padding(.vertical, AppSpacing.md)
      }
      .frame(maxWidth: .infinity)
    }
    .background(AppColors.background)
    .navigationTitle("Профиль")
    .mainTitle()
    .toolbar {
      ToolbarItem(placement: .navigationBarTrailing) {
        Button {
          app.push(.settings)
        } label: {
          Image(systemName: "gearshape")
        }
        .accessibilityLabel("Настройки")
        .accessibilityIdentifier("open-settings")
      }
    }
    .sheet(isPresented: $isSigningIn) {
      SignInScreen(accounts: app.services.accounts) { user in
        app.didSignIn(user)
        isSigningIn = false
      }
    }
  }
}
