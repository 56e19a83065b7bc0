/// The products that an app's imports ask for.
public enum AppProducts {
  /// Modules of the product SwiftUI, of Swift itself and of Linux's Foundation, which need no
  /// product besides.
  private static let plain: Set<String> = [
    "Combine", "CoreFoundation", "CoreGraphics", "CoreTransferable", "Darwin", "Dispatch",
    "Distributed", "Foundation", "ImageIO", "MobileCoreServices", "OSLog", "ObjectiveC",
    "Observation", "Playgrounds", "QuartzCore", "RegexBuilder", "Swift", "SwiftUI", "SwiftUICore",
    "Symbols", "Synchronization", "UIKit", "UniformTypeIdentifiers", "DeveloperToolsSupport",
    "_Concurrency", "os",
  ]

  /// Modules that have a product of another name.
  private static let others = [
    "AVFAudio": "AVFoundation", "AudioToolbox": "AVFoundation", "CommonCrypto": "CryptoKit",
    "CoreLocation": "MapKit", "CoreMedia": "AVFoundation", "EventKitUI": "EventKit",
    "VisionKit": "Vision",
  ]

  /// Modules that have a product of their own name.
  static let products: Set<String> = [
    "AVFoundation", "AVKit", "ActivityKit", "AppIntents", "AppTrackingTransparency",
    "AuthenticationServices", "BackgroundTasks", "Charts", "CloudKit", "Contacts", "CoreBluetooth",
    "CoreData", "CoreHaptics", "CoreImage", "CoreMotion", "CoreSpotlight", "CryptoKit", "EventKit",
    "FoundationModels", "HealthKit", "LinkPresentation", "LocalAuthentication", "MapKit",
    "MediaPlayer", "MessageUI", "NaturalLanguage", "Network", "PDFKit", "Photos", "PhotosUI",
    "QuickLook", "SafariServices", "Security", "Speech", "StoreKit", "SwiftData", "TipKit",
    "Translation", "UserNotifications", "Vision", "WatchConnectivity", "WeatherKit", "WebKit",
    "WidgetKit",
  ]

  /// Returns the products of modules that Vitrine has, by name, and the modules that it lacks.
  public static func of(
    _ modules: some Sequence<String>
  ) -> (products: [String], missing: [String]) {
    var found: Set<String> = ["SwiftUI"]
    var missing: [String] = []
    for module in modules where !plain.contains(module) {
      let product = others[module] ?? module
      if products.contains(product) { found.insert(product) } else { missing.append(module) }
    }
    return (found.sorted(), missing.sorted())
  }
}
