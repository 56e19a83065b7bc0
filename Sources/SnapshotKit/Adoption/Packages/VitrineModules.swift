/// The names of the modules of this package that others are built beside.
///
/// SwiftPM takes no two targets of one name, whichever packages they are of.
enum VitrineModules {
  static let names: Set<String> = [
    "AVFoundation", "AVKit", "ActivityKit", "AppCloud", "AppCrypto", "AppFilters", "AppIntents",
    "AppKeychain", "AppLog", "AppNetwork", "AppSources", "AppTrackingTransparency", "AudioToolbox",
    "AuthenticationServices", "BackgroundTasks", "CCairo", "CCrypto", "CDeflate", "CJPEG", "CLCMS",
    "CPNG", "CPango", "CQREncode", "CRSVG", "CSQLite", "CSwiftRuntime", "CWebP", "CWebPMux",
    "CWide", "CXXHash", "CairoRender", "Charts", "Combine", "Components", "Contacts",
    "CoreBluetooth", "CoreData", "CoreGraphics", "CoreHaptics", "CoreLocation", "CoreMotion",
    "CoreSpotlight", "DSControls", "DSCore", "DSForms", "DSPrimitives", "DSSettings", "DSTheme",
    "DSTokens", "DSiOSSupport", "DSmacOSSupport", "DSwatchOSSupport", "DataModels", "DisplayList",
    "EventKit", "FoundationModels", "HealthKit", "LayoutConformance", "LayoutEngine",
    "LinkPresentation", "LocalAuthentication", "MacroExpansion", "MapKit", "MapPanel", "MapTiles",
    "MediaPlayer", "MessageUI", "NaturalLanguage", "PDFKit", "Photos", "PhotosUI", "QuartzCore",
    "QuickLook", "SQLiteStorage", "SafariServices", "Showcase", "SnapshotKit", "Speech", "StoreKit",
    "SwiftData", "SwiftUI", "SwiftUIMacros", "TipKit", "Translation", "UIKit", "UserNotifications",
    "ViewTree", "Vision", "VitrineTesting", "WatchConnectivity", "WeatherKit", "WebKit",
    "WidgetKit", "_Testing_CoreGraphics", "_Testing_UIKit", "benchmark", "snapshot",
  ]
}
