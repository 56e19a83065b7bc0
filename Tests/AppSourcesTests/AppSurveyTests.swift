import AppSources
import Foundation
import Testing

/// What an app's files import, begin with and preview.
struct AppSurveyTests {
  private func survey(_ texts: String...) throws -> AppSurvey {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("survey-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return AppSurvey(
      try texts.enumerated().map { index, text in
        let file = folder.appendingPathComponent("\(index).swift")
        try Data(text.utf8).write(to: file)
        return file
      })
  }

  @Test func importsAreCountedByFile() throws {
    let found = try survey(
      "import SwiftUI\n@preconcurrency import MapKit\npublic import struct Foundation.URL\n",
      "import SwiftUI // import Gone\n/* \nimport Gone\n*/\nlet text = \"\"\"\nimport Gone\n\"\"\"\n"
    )
    #expect(found.imports.mapValues(\.count) == ["SwiftUI": 2, "MapKit": 1, "Foundation": 1])
  }

  @Test func branchesOfOtherSystemsDoNotCount() throws {
    let found = try survey(
      """
      #if os(macOS)
      import AppKit
      #else
      import UIKit
      #endif
      #if os(iOS)
      import Photos
      #elseif os(watchOS)
      import WatchKit
      #endif
      #if canImport(UIKit)
      import MessageUI
      #else
      import Cocoa
      #endif
      #if canImport(ARKit)
      import ARKit
      import RealityKit
      #else
      import AVKit
      #endif
      #if DEBUG
      import OSLog
      #endif
      #if canImport(AppKit) && !targetEnvironment(macCatalyst)
      import AppKit
      #elseif canImport(UIKit) && (os(iOS) || os(tvOS))
      import CoreMotion
      #endif
      #if os(macOS) && DEBUG
      import ServiceManagement
      #endif
      """)
    #expect(
      Set(found.imports.keys)
        == ["UIKit", "Photos", "MessageUI", "AVKit", "OSLog", "CoreMotion"])
  }

  @Test func theAppIsFoundAmongEntries() throws {
    let found = try survey(
      "@main struct Tea: Widget {\n}\n", "@main\n@MainActor\nfinal class X: NSObject {}\n",
      "@main\npublic struct ShopApp : SwiftUI.App {}\n", "// @main struct No: App {}\n")
    #expect(found.app == "ShopApp")
    #expect(found.entries.map(\.lastPathComponent) == ["0.swift", "1.swift", "2.swift"])
    #expect(found.appFiles.map(\.lastPathComponent) == ["2.swift"])
    #expect(try survey("@main class AppDelegate: UIResponder {}\n").app == nil)
  }

  @Test func previewsAreCounted() throws {
    let found = try survey(
      "#Preview { Card() }\n#Preview(\"Two\") { Card() }\n// #Preview { Card() }\n",
      "struct Card_Previews: PreviewProvider {\n}\n")
    #expect(found.previews == 3)
    #expect(!found.hasDebugPreviews)
  }

  @Test func previewsOfADebugBuildAreKnown() throws {
    let debug = "#if DEBUG\nlet tea = 1\n#endif\n"
    #expect(try survey("#if DEBUG\n#Preview { Card() }\n#endif\n").hasDebugPreviews)
    #expect(try survey(debug + "#Preview { Card(tea) }\n").hasDebugPreviews)
    #expect(try !survey(debug, "#Preview { Card() }\n").hasDebugPreviews)
    #expect(try !survey("// #if DEBUG\n#Preview { Card() }\n").hasDebugPreviews)
  }

  @Test func importsAskForProducts() {
    let found = AppProducts.of([
      "SwiftUI", "AVFAudio", "CoreLocation", "Kingfisher", "os", "Charts",
      "Symbols", "RegexBuilder",
    ])
    #expect(found.products == ["AVFoundation", "Charts", "MapKit", "SwiftUI"])
    #expect(found.missing == ["Kingfisher"])
  }

  /// A product that comes is told by the command too.
  @Test func everyFrameworkOfTheManifestIsAProduct() throws {
    let manifest = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    let names = text.matches(of: #/\.library\(\s*name: "(\w+)"/#).map { String($0.1) }
    let own: Set = [
      "LayoutEngine", "SwiftUI", "MapTiles", "SnapshotKit", "VitrineTesting", "Components",
    ]
    let frameworks = names.filter { !own.contains($0) && !$0.hasPrefix("DS") }
    #expect(frameworks.count > 30)
    #expect(AppProducts.of(frameworks).missing == [])
  }
}
