import Foundation
import Testing

/// The documentation of the products: a summary for each public symbol, in the words of the field.
@Suite struct PublicSummaryTests {
  /// The modules whose every public symbol has a summary: those of the products, and what apps
  /// would import.
  private static let documented = [
    "LayoutEngine", "DisplayList", "ViewTree", "SwiftUI", "Combine", "UIKit", "CoreGraphics",
    "QuartzCore", "ActivityKit", "AppIntents", "AppLog", "AVFoundation", "AVKit", "AudioToolbox",
    "PhotosUI", "StoreKit", "UserNotifications", "WebKit", "WidgetKit", "AppCrypto", "AppFilters",
    "AppKeychain", "AppNetwork", "AuthenticationServices", "BackgroundTasks", "CoreHaptics",
    "EventKit", "FoundationModels", "HealthKit", "LocalAuthentication", "MessageUI", "Photos",
    "SafariServices", "TipKit", "MediaPlayer", "CoreMotion", "CoreBluetooth", "WatchConnectivity",
    "CoreSpotlight", "NaturalLanguage", "Translation", "LinkPresentation", "AppCloud", "QuickLook",
    "WeatherKit", "Contacts", "AppTrackingTransparency", "Speech", "PDFKit", "Vision",
    "CairoRender", "MapPanel",
    "MapKit", "CoreLocation", "MapTiles", "Charts", "SwiftData", "CoreData", "AppSources",
    "SnapshotKit", "VitrineTesting", "LayoutConformance", "Components",
  ]
  /// The modules whose summaries begin as they should, wherever there is one.
  private static let worded = documented + ["Showcase", "MacroExpansion", "DataModels"]

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  /// Returns the sources of a module by their paths, without those that protoc has written.
  private func sources(_ module: String) throws -> [(path: String, source: DocumentedSource)] {
    let paths = try FileManager.default
      .subpathsOfDirectory(atPath: Self.folder.appendingPathComponent(module).path)
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix(".pb.swift") }.sorted()
    #expect(!paths.isEmpty)
    return try paths.map { path in
      let url = Self.folder.appendingPathComponent("\(module)/\(path)")
      return ("\(module)/\(path)", DocumentedSource(try String(contentsOf: url, encoding: .utf8)))
    }
  }

  /// Returns a Boolean value that indicates whether a summary opens as a question does, tells of
  /// the view instead of what the symbol does, or is left out before the parameters.
  private func isOtherwiseWorded(_ summary: DocumentedSource.Line) -> Bool {
    let first = summary.text.prefix(while: \.isLetter)
    return ["What", "Whether", "How", "Where", "Which", "When"].contains(first)
      || summary.text.hasPrefix("The view ") || summary.text.hasPrefix("The view'")
      || summary.text.hasPrefix("- ")
  }

  @Test(arguments: worded) func summariesNameTheThingOrItsEffect(_ module: String) throws {
    let isDocumented = Self.documented.contains(module)
    for (path, source) in try sources(module) {
      for line in isDocumented ? source.undocumented : [] {
        Issue.record("\(path):\(line.number): \(line.text) has no summary")
      }
      for summary in source.summaries where isOtherwiseWorded(summary) {
        Issue.record("\(path):\(summary.number): begin with a verb or a noun: \(summary.text)")
      }
    }
  }

  @Test func symbolsWithoutASummaryAreFound() {
    let source = DocumentedSource(
      #"""
      /// A card.
      public struct Card {
        public let title: String
        let height: Double
        public private(set) var width = 0.0

        /// The way in which the card is filled.
        @frozen
        public enum Style: String {
          case plain
          /// A fill of one colour.
          case filled

          var isPlain: Bool {
            switch self {
            case .plain: true
            case .filled: false
            }
          }
        }
        @MainActor public static func make() -> Card? { nil }
        public override func hash() {}
        private(set) public var text = """
          public let none = 1
          """
      }
      public protocol Filling {
        associatedtype Content
        /// Fills a card.
        func fill()
      }
      """#)
    #expect(source.undocumented.map(\.number) == [3, 5, 10, 21, 23, 27, 28])
  }

  @Test func questionsAreFound() {
    let source = DocumentedSource(
      """
      /// What a card shows.
      /// Whether it is open is told below.
      struct Card {
        /// Whatever fits.
        let a: Int
        /// Whether it is open.
        let b: Bool
        /// The view fainter.
        /// The viewer's side.
        let c: Int

        /// The view's frame.
        let d: Int
        /// Returns the title.
        func e()
        /// - Parameter b: The flag.
        func f(b: Bool)
      }
      """)
    #expect(source.summaries.filter(isOtherwiseWorded).map(\.number) == [1, 6, 8, 12, 16])
  }
}
