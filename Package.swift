// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

/// A C library taken from Debian, with the package that a user installs for it.
func debian(_ name: String, pkgConfig: String, package: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/C/\(name)", pkgConfig: pkgConfig, providers: [.apt([package])])
}

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let openCombine = Target.Dependency.product(name: "OpenCombine", package: "OpenCombine")
let flyingFox = Target.Dependency.product(name: "FlyingFox", package: "FlyingFox")
let flyingSocks = Target.Dependency.product(name: "FlyingSocks", package: "FlyingFox")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let protobuf = Target.Dependency.product(name: "SwiftProtobuf", package: "swift-protobuf")

/// What the forms of calls are written against, in both language modes.
let callForms: [Target.Dependency] = [
  "SwiftUI", "ActivityKit", "AppIntents", "AppLog", "AVFoundation", "AVKit", "AudioToolbox",
  "CoreData", "PhotosUI", "StoreKit", "UserNotifications", "WebKit", "WidgetKit", "AppCrypto",
  "AppFilters", "AppKeychain", "AppNetwork", "EventKit", "FoundationModels", "HealthKit",
  "LocalAuthentication", "MessageUI", "Photos", "SafariServices", "TipKit", "CoreBluetooth",
  "CoreMotion", "CoreSpotlight", "MediaPlayer", "NaturalLanguage", "Translation",
  "WatchConnectivity", "AppCloud", "LinkPresentation", "QuickLook", "WeatherKit", "CoreLocation",
  "Contacts", "AppTrackingTransparency", "Speech", "CoreHaptics", "MapKit", "PDFKit", "Vision",
  "TestSupport",
]

/// The layers of the design system up to one.
///
/// Each re-exports those below; all are named wherever one is used, or a change of a low one would
/// not rebuild what sees it only through others.
func layers(through last: String) -> [String] {
  let all = [
    "DSCore", "DSTokens", "DSTheme", "DSPrimitives", "DSControls", "DSForms", "DSSettings",
  ]
  return Array(all.prefix { $0 != last }) + [last]
}

/// A target of the design system, which knows the layers up to one and no other.
func layer(_ name: String, above last: String? = nil) -> Target {
  let below = last.map(layers) ?? []
  // The core and the tokens know no views.
  return .target(
    name: name,
    dependencies: (below + (below.count > 1 ? ["SwiftUI", "ViewTree"] : []))
      .map { .target(name: $0) },
    path: "Sources/Components/DesignSystem/\(name)")
}

/// What a file of tests imports besides wherever it imports UIKit or CoreGraphics.
let testingOverlays: [Target.Dependency] = ["_Testing_UIKit", "_Testing_CoreGraphics"]

let package = Package(
  name: "Vitrine",
  defaultLocalization: "ru",
  products: [
    .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
    .library(
      name: "SwiftUI",
      targets: ["SwiftUI", "Combine", "UIKit", "CoreGraphics", "QuartzCore", "AppLog"]),
    .library(name: "MapKit", targets: ["MapKit", "CoreLocation", "MapPanel"]),
    .library(name: "MapTiles", targets: ["MapTiles"]),
    .library(name: "Charts", targets: ["Charts"]),
    .library(name: "AVFoundation", targets: ["AVFoundation", "AudioToolbox"]),
    .library(name: "AVKit", targets: ["AVKit", "AVFoundation", "AudioToolbox"]),
    .library(name: "PhotosUI", targets: ["PhotosUI", "Photos"]),
    .library(name: "Photos", targets: ["Photos"]),
    .library(name: "UserNotifications", targets: ["UserNotifications"]),
    .library(name: "WebKit", targets: ["WebKit"]),
    .library(name: "StoreKit", targets: ["StoreKit"]),
    .library(name: "WidgetKit", targets: ["WidgetKit", "ActivityKit", "AppIntents"]),
    .library(name: "ActivityKit", targets: ["ActivityKit"]),
    .library(name: "AppIntents", targets: ["AppIntents"]),
    // Under Apple's names, their modules under ours: packages for Linux ask for Apple's.
    .library(name: "CryptoKit", targets: ["AppCrypto"]),
    .library(name: "Security", targets: ["AppKeychain"]),
    .library(name: "Network", targets: ["AppNetwork"]),
    .library(name: "CoreImage", targets: ["AppFilters"]),
    .library(name: "CloudKit", targets: ["AppCloud"]),
    .library(name: "AuthenticationServices", targets: ["AuthenticationServices"]),
    .library(name: "BackgroundTasks", targets: ["BackgroundTasks"]),
    .library(name: "CoreHaptics", targets: ["CoreHaptics"]),
    .library(name: "LocalAuthentication", targets: ["LocalAuthentication"]),
    .library(name: "EventKit", targets: ["EventKit"]),
    .library(name: "FoundationModels", targets: ["FoundationModels"]),
    .library(name: "HealthKit", targets: ["HealthKit"]),
    .library(name: "MediaPlayer", targets: ["MediaPlayer"]),
    .library(name: "CoreBluetooth", targets: ["CoreBluetooth"]),
    .library(name: "CoreMotion", targets: ["CoreMotion"]),
    .library(name: "CoreSpotlight", targets: ["CoreSpotlight"]),
    .library(name: "LinkPresentation", targets: ["LinkPresentation"]),
    .library(name: "MessageUI", targets: ["MessageUI"]),
    .library(name: "SafariServices", targets: ["SafariServices"]),
    .library(name: "WatchConnectivity", targets: ["WatchConnectivity"]),
    .library(name: "NaturalLanguage", targets: ["NaturalLanguage"]),
    .library(name: "Translation", targets: ["Translation"]),
    .library(name: "WeatherKit", targets: ["WeatherKit"]),
    .library(name: "Contacts", targets: ["Contacts"]),
    .library(name: "AppTrackingTransparency", targets: ["AppTrackingTransparency"]),
    .library(name: "Speech", targets: ["Speech"]),
    .library(name: "QuickLook", targets: ["QuickLook"]),
    .library(name: "PDFKit", targets: ["PDFKit"]),
    .library(name: "Vision", targets: ["Vision"]),
    .library(name: "TipKit", targets: ["TipKit"]),
    .library(name: "SwiftData", targets: ["SwiftData"]),
    .library(name: "CoreData", targets: ["CoreData"]),
    .library(name: "DSBase", targets: layers(through: "DSTheme")),
    .library(name: "DSFormsKit", targets: layers(through: "DSForms")),
    .library(name: "DSSettingsKit", targets: layers(through: "DSSettings")),
    .library(name: "DS_iOS", targets: layers(through: "DSSettings") + ["DSiOSSupport"]),
    .library(name: "DS_macOS", targets: layers(through: "DSSettings") + ["DSmacOSSupport"]),
    .library(name: "DS_watchOS", targets: layers(through: "DSSettings") + ["DSwatchOSSupport"]),
    .library(name: "SnapshotKit", targets: ["SnapshotKit"]),
    .library(name: "VitrineTesting", targets: ["VitrineTesting"]),
    .plugin(name: "VitrineSources", targets: ["VitrineSources"]),
    .executable(name: "snapshot", targets: ["snapshot"]),
    .executable(name: "layout-conformance", targets: ["layout-conformance"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    // Of MapTiles alone: who does not use that product neither builds nor links them.
    .package(url: "https://github.com/apple/swift-protobuf", from: "1.39.0"),
    // The server of snapshot review.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    // Of the showcase's apps and of tests: no product needs it.
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    // C libraries.
    debian("CCairo", pkgConfig: "cairo", package: "libcairo2-dev"),
    debian("CPango", pkgConfig: "pangocairo pangoft2", package: "libpango1.0-dev"),
    debian("CXXHash", pkgConfig: "libxxhash", package: "libxxhash-dev"),
    debian("CDeflate", pkgConfig: "libdeflate", package: "libdeflate-dev"),
    debian("CRSVG", pkgConfig: "librsvg-2.0", package: "librsvg2-dev"),
    debian("CJPEG", pkgConfig: "libturbojpeg", package: "libturbojpeg0-dev"),
    debian("CWebP", pkgConfig: "libwebp", package: "libwebp-dev"),
    debian("CWebPMux", pkgConfig: "libwebpmux", package: "libwebp-dev"),
    debian("CPNG", pkgConfig: "libpng", package: "libpng-dev"),
    debian("CSQLite", pkgConfig: "sqlite3", package: "libsqlite3-dev"),
    debian("CLCMS", pkgConfig: "lcms2", package: "liblcms2-dev"),
    debian("CCrypto", pkgConfig: "libcrypto", package: "libssl-dev"),
    debian("CQREncode", pkgConfig: "libqrencode", package: "libqrencode-dev"),
    // Of the C library what Swift's module of it leaves out.
    .systemLibrary(name: "CWide", path: "Sources/C/CWide"),
    .systemLibrary(name: "CSwiftRuntime", path: "Sources/C/CSwiftRuntime"),

    // The pipeline, in the direction of its data.
    .target(name: "LayoutEngine"),
    .target(name: "DisplayList"),
    .target(
      name: "ViewTree",
      dependencies: ["LayoutEngine", "DisplayList", "Combine", "CSwiftRuntime", openCombine],
      resources: [.process("Resources")]),
    .target(name: "Combine", dependencies: [openCombine]),
    // Apart from the macro, so that tests of it do not build everything for the compiler's side
    // too.
    .target(name: "MacroExpansion"),
    .macro(name: "SwiftUIMacros", dependencies: ["MacroExpansion"]),
    .target(
      name: "SwiftUI",
      dependencies: ["ViewTree", "DisplayList", "LayoutEngine", "Combine", "SwiftUIMacros"],
      resources: [.process("Resources")]),
    // Under its own name too, for files that import it.
    .target(name: "UIKit", dependencies: ["SwiftUI"]),
    .target(name: "QuartzCore", dependencies: ["SwiftUI"]),
    .target(name: "CoreGraphics", dependencies: ["DisplayList"]),
    .target(name: "Photos", dependencies: ["SwiftUI"]),
    .target(name: "PhotosUI", dependencies: ["Photos", "SwiftUI"]),
    .target(name: "WebKit", dependencies: ["SwiftUI"]),
    .target(name: "StoreKit", dependencies: ["SwiftUI", "ViewTree"]),
    .target(name: "UserNotifications"),
    .target(name: "AudioToolbox"),
    .target(name: "AVFoundation", dependencies: ["AudioToolbox", "CoreGraphics", "SwiftUI"]),
    .target(name: "AVKit", dependencies: ["AVFoundation", "SwiftUI", "UIKit", "ViewTree"]),
    // An app's actions, and Live Activities, which widgets have too.
    .target(name: "AppIntents", dependencies: ["SwiftUI", "ViewTree", "SwiftUIMacros"]),
    .target(name: "ActivityKit", dependencies: ["SwiftUI"]),
    // Widgets, which a view of our own draws.
    .target(
      name: "WidgetKit",
      dependencies: [
        "SwiftUI", "ViewTree", "LayoutEngine", "SwiftUIMacros", "ActivityKit", "AppIntents",
      ]),
    // Loggers, which copies of an app's files import in OSLog's place.
    .target(name: "AppLog"),
    // Digests, ciphers and keys, in CryptoKit's place, and a keychain in Security's.
    .target(name: "AppCrypto", dependencies: ["CCrypto", "ViewTree"]),
    .target(name: "AppKeychain", dependencies: ["SwiftUI", "ViewTree"]),
    // The way to a network, in Network's place, and codes and filters of pictures in CoreImage's.
    .target(name: "AppNetwork", dependencies: ["Combine"]),
    .target(name: "AppFilters", dependencies: ["CQREncode", "DisplayList", "SwiftUI"]),
    // Records of iCloud, in CloudKit's place.
    .target(name: "AppCloud", dependencies: ["Combine", "SwiftUI", "ViewTree"]),
    .target(name: "AuthenticationServices", dependencies: ["SwiftUI"]),
    .target(name: "BackgroundTasks"),
    .target(name: "CoreHaptics"),
    .target(name: "LocalAuthentication"),
    // What a person's device knows: each screen tells it, for itself.
    .target(name: "EventKit", dependencies: ["SwiftUI", "ViewTree"]),
    .target(name: "FoundationModels", dependencies: ["ViewTree", "SwiftUIMacros"]),
    .target(name: "HealthKit", dependencies: ["ViewTree"]),
    .target(name: "MediaPlayer", dependencies: ["SwiftUI", "ViewTree"]),
    .target(name: "CoreBluetooth", dependencies: ["Combine", "ViewTree"]),
    .target(name: "CoreMotion", dependencies: ["Combine", "ViewTree"]),
    .target(name: "WatchConnectivity", dependencies: ["Combine", "ViewTree"]),
    .target(name: "CoreSpotlight", dependencies: ["Combine", "SwiftUI", "ViewTree"]),
    .target(name: "NaturalLanguage", dependencies: ["ViewTree"]),
    .target(name: "Translation", dependencies: ["SwiftUI", "ViewTree"]),
    .target(name: "LinkPresentation", dependencies: ["Combine", "SwiftUI", "ViewTree"]),
    .target(name: "WeatherKit", dependencies: ["CoreLocation", "ViewTree"]),
    .target(name: "Contacts", dependencies: ["ViewTree"]),
    .target(name: "AppTrackingTransparency", dependencies: ["ViewTree"]),
    .target(name: "Speech", dependencies: ["AVFoundation", "Combine", "ViewTree"]),
    .target(name: "QuickLook", dependencies: ["SwiftUI", "ViewTree"]),
    .target(name: "PDFKit", dependencies: ["SwiftUI"]),
    .target(name: "Vision", dependencies: ["AppFilters", "SwiftUI", "ViewTree"]),
    .target(name: "MessageUI", dependencies: ["SwiftUI", "ViewTree"]),
    .target(name: "SafariServices", dependencies: ["SwiftUI", "ViewTree"]),
    .target(name: "TipKit", dependencies: ["SwiftUI", "ViewTree", "SwiftUIMacros"]),
    .target(
      name: "CairoRender",
      dependencies: [
        "DisplayList", "CWide", "CCairo", "CPango", "CXXHash", "CDeflate", "CRSVG", "CJPEG",
        "CWebP", "CWebPMux", "CPNG",
        "CLCMS",
      ],
      resources: [.process("Resources")]),

    // Maps, and Apple's spelling of them.
    .target(
      name: "MapPanel", dependencies: ["SwiftUI", "ViewTree", "DisplayList", "LayoutEngine"]),
    .target(name: "CoreLocation"),
    .target(
      name: "MapKit",
      dependencies: ["MapPanel", "CoreLocation", "SwiftUI", "LayoutEngine", "ViewTree"]),
    .target(name: "SQLiteStorage", dependencies: ["CSQLite"]),
    .target(
      name: "MapTiles", dependencies: ["MapPanel", "CDeflate", "SQLiteStorage", protobuf],
      exclude: ["Wire/vector_tile.proto"]),

    // Apple's charts.
    .target(name: "Charts", dependencies: ["SwiftUI", "ViewTree", "DisplayList", "LayoutEngine"]),

    // Apple's models of data, in memory.
    .target(name: "SwiftData", dependencies: ["SwiftUI", "ViewTree", "SwiftUIMacros"]),

    // And those of Core Data, in memory too; what reads their files, for the plugin's tool as well.
    .target(name: "DataModels"),
    .target(name: "CoreData", dependencies: ["DataModels", "SwiftUI", "ViewTree", "Combine"]),

    // Screens.
    // What SwiftUI re-exports is named too: else a change of its layout would not rebuild them.
    .target(name: "Components", dependencies: ["SwiftUI", "ViewTree"], exclude: ["DesignSystem"]),
    layer("DSCore"),
    layer("DSTokens", above: "DSCore"),
    layer("DSTheme", above: "DSTokens"),
    layer("DSPrimitives", above: "DSTheme"),
    layer("DSControls", above: "DSPrimitives"),
    layer("DSForms", above: "DSControls"),
    layer("DSSettings", above: "DSForms"),
    layer("DSiOSSupport", above: "DSTheme"),
    layer("DSmacOSSupport", above: "DSTheme"),
    layer("DSwatchOSSupport", above: "DSTheme"),
    .target(
      name: "Showcase",
      dependencies: [
        "SwiftUI", "ViewTree", "MapPanel", "Charts", "Components", "SnapshotKit", "CairoRender",
        "DSiOSSupport",
        "DSmacOSSupport", "DSwatchOSSupport", "SQLiteStorage", "WidgetKit", "ActivityKit",
        "StoreKit", "TipKit", "SafariServices", "MessageUI", "AuthenticationServices", "AppFilters",
        logging,
      ] + layers(through: "DSSettings").map { .target(name: $0) },
      resources: [.copy("Resources")]),

    // Snapshots.
    .target(
      name: "SnapshotKit",
      dependencies: [
        "AppSources", "DisplayList", "ViewTree", "SwiftUI", "CairoRender", "CSwiftRuntime", "CWide",
        argumentParser, flyingSocks,
      ],
      resources: [
        .process("Devices/devices.json"), .process("Resources/symbol-uses.json"),
        .copy("Resources/web"),
        .copy("Resources/live"),
      ]),
    .target(
      name: "VitrineTesting", dependencies: ["SnapshotKit", "SwiftUI"] + testingOverlays),
    // Of Testing with modules of Apple's names, which the compiler asks for.
    .target(name: "_Testing_UIKit", path: "Sources/TestingOverlays/UIKit"),
    .target(name: "_Testing_CoreGraphics", path: "Sources/TestingOverlays/CoreGraphics"),
    .executableTarget(name: "snapshot", dependencies: ["SnapshotKit", "Showcase"]),

    // An app's own files for Linux: constants of its assets, iOS's branches. Apart, so that the
    // plugin's tool is built in seconds.
    .target(name: "AppSources", dependencies: ["DataModels"]),
    .executableTarget(name: "vitrine-sources", dependencies: ["AppSources"]),
    .plugin(
      name: "VitrineSources", capability: .buildTool(), dependencies: ["vitrine-sources"]),

    // Tools.
    .executableTarget(
      name: "layout-conformance", dependencies: ["LayoutEngine", "LayoutConformance"]),
    .target(name: "LayoutConformance", dependencies: ["LayoutEngine"]),
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "LayoutEngine", "SnapshotKit", "CairoRender", "CCairo", "Showcase", "MapPanel", "SwiftUI",
        "MapTiles", "TileFixtures",
      ]),

    // Tests, a target for each layer.
    .target(
      name: "TestSupport", dependencies: ["DisplayList"] + testingOverlays,
      path: "Tests/TestSupport"),
    .target(
      name: "StageSupport", dependencies: ["SwiftUI", "ViewTree", "CairoRender", "TestSupport"],
      path: "Tests/StageSupport"),
    .target(
      name: "RecordedEnvironment", dependencies: ["CairoRender"], path: "Tests/RecordedEnvironment"),
    .testTarget(
      name: "LayoutEngineTests",
      dependencies: ["LayoutEngine", "LayoutConformance", "TestSupport"],
      exclude: ["Vectors"]),
    .testTarget(
      name: "CairoRenderTests",
      dependencies: [
        "CairoRender", "DisplayList", "CWide", "CCairo", "CPNG", "RecordedEnvironment",
        "TestSupport",
      ],
      exclude: ["References"]),
    .testTarget(
      name: "ViewTreeTests",
      dependencies: ["ViewTree", "LayoutEngine", "DisplayList", "TestSupport", "StageSupport"]),
    .testTarget(name: "AppSourcesTests", dependencies: ["AppSources"]),
    .testTarget(name: "MacroExpansionTests", dependencies: ["MacroExpansion"]),
    .testTarget(
      name: "SwiftUITests",
      dependencies: ["SwiftUI", "CairoRender", "TestSupport", "StageSupport"]),
    .testTarget(
      name: "MapPanelTests",
      dependencies: [
        "MapPanel", "MapKit", "CoreLocation", "SwiftUI", "DisplayList", "CairoRender",
        "TestSupport",
      ]),
    .testTarget(
      name: "ChartsTests",
      dependencies: ["Charts", "SwiftUI", "ViewTree", "DisplayList", "TestSupport"]),
    .testTarget(
      name: "SwiftDataTests",
      dependencies: ["SwiftData", "SwiftUI", "TestSupport", "StageSupport"]),
    .testTarget(
      name: "CoreDataTests",
      dependencies: ["CoreData", "DataModels", "SwiftUI", "TestSupport", "StageSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "AVFoundationTests",
      dependencies: [
        "AVFoundation", "AVKit", "AudioToolbox", "SwiftUI", "DisplayList", "TestSupport",
        "StageSupport",
      ]),
    .testTarget(
      name: "StoreKitTests",
      dependencies: ["StoreKit", "SwiftUI", "ViewTree", "TestSupport", "StageSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "AppIntentsTests",
      dependencies: ["AppIntents", "SwiftUI", "ViewTree", "TestSupport", "StageSupport"]),
    .testTarget(
      name: "WidgetKitTests",
      dependencies: [
        "WidgetKit", "ActivityKit", "AppIntents", "SwiftUI", "ViewTree", "DisplayList",
        "TestSupport", "StageSupport",
      ]),
    // Frameworks of Apple's that are small here: one target, a file for each.
    .testTarget(
      name: "FrameworkTests",
      dependencies: [
        "AppCrypto", "AppFilters", "AppKeychain", "AppNetwork", "AuthenticationServices",
        "BackgroundTasks", "AppCloud", "CoreBluetooth", "CoreHaptics", "CoreMotion",
        "CoreSpotlight", "EventKit", "FoundationModels", "HealthKit", "LinkPresentation",
        "LocalAuthentication", "MediaPlayer", "MessageUI", "NaturalLanguage", "Photos", "QuickLook",
        "SafariServices", "TipKit", "Translation", "WatchConnectivity", "WeatherKit",
        "CoreLocation", "Contacts", "AppTrackingTransparency", "Speech", "PDFKit", "Vision",
        "PhotosUI", "UserNotifications", "SwiftUI", "DisplayList", "TestSupport", "StageSupport",
      ]),
    .testTarget(name: "ListingTests", exclude: ["Supplied"]),
    // The same screens in both language modes: the second folder links to the first one's files.
    .testTarget(
      name: "GuideScreensTests", dependencies: ["SwiftUI", "TestSupport"],
      path: "Tests/GuideScreens"),
    .testTarget(
      name: "GuideScreensSwift5Tests", dependencies: ["SwiftUI", "TestSupport"],
      path: "Tests/GuideScreensSwift5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "CallFormsTests", dependencies: callForms,
      path: "Tests/CallForms"),
    .testTarget(
      name: "CallFormsSwift5Tests", dependencies: callForms,
      path: "Tests/CallFormsSwift5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "MapTilesTests",
      dependencies: [
        "MapTiles", "TileFixtures", "MapPanel", "MapKit", "SwiftUI", "CairoRender",
        "SQLiteStorage", "TestSupport", "StageSupport",
      ]),
    .target(
      name: "TileFixtures", dependencies: ["MapTiles", "MapPanel", "CDeflate", "SQLiteStorage"],
      path: "Tests/TileFixtures"),
    .testTarget(
      name: "DesignSystemTests",
      dependencies: [
        "DSiOSSupport", "DSmacOSSupport", "DSwatchOSSupport", "SwiftUI", "DisplayList",
        "VitrineTesting", "RecordedEnvironment", "TestSupport",
      ] + layers(through: "DSSettings").map { .target(name: $0) },
      exclude: ["__Snapshots__"]),
    .testTarget(
      name: "ComponentsTests", dependencies: ["Components", "SwiftUI", "TestSupport"]),
    .testTarget(
      name: "ShowcaseTests",
      dependencies: [
        "Showcase", "Components", "SwiftUI", "CairoRender", "SnapshotKit", "SQLiteStorage",
        "WidgetKit", "DSSettings", "DSiOSSupport", "DSmacOSSupport", "DSwatchOSSupport", flyingFox,
        logging, "RecordedEnvironment", "TestSupport", "StageSupport",
      ],
      exclude: ["References", "Trees"]),
    .testTarget(
      name: "SnapshotKitTests",
      dependencies: [
        "SnapshotKit", "DisplayList", "CairoRender", "Showcase", "RecordedEnvironment",
        "TestSupport",
      ]),
    .testTarget(
      name: "SnapshotEndToEndTests",
      dependencies: [
        "SnapshotKit", "VitrineTesting", "SwiftUI", "CairoRender", "snapshot-fixture", "snapshot",
        "benchmark",
      ]),
    .executableTarget(
      name: "snapshot-fixture", dependencies: ["SnapshotKit", "SwiftUI", "DisplayList"],
      path: "Tests/SnapshotFixture"),
  ]
)
