import PhotosUI
import Testing
import UserNotifications

/// What is not asked for is not supported.
struct NotificationSettingTests {
  @Test func nobodyHasBeenAsked() async {
    let settings = await UNUserNotificationCenter.current().notificationSettings()
    #expect(settings.authorizationStatus == .notDetermined)
    #expect(settings.soundSetting == .notSupported && settings.badgeSetting != .enabled)
    #expect(settings.alertStyle == .none && settings.showPreviewsSetting == .always)
  }

  /// Apple's PhotosUI brings UIKit with it.
  @Test func picturesArePickedAsImages() {
    let picked: UIImage? = nil
    #expect(picked == nil)
  }
}
