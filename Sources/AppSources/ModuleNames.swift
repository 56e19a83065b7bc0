/// Modules of Apple's that an app's copies import by another name.
///
/// A module by Apple's name would be seen by all that is built beside it: packages that run on
/// Linux too ask `#if canImport(OSLog)`, and rely on the whole of it.
enum ModuleNames {
  private static let names = [
    "OSLog": "AppLog", "os": "AppLog", "UniformTypeIdentifiers": "SwiftUI",
    "CoreTransferable": "SwiftUI", "ImageIO": "SwiftUI", "MobileCoreServices": "SwiftUI",
    "ObjectiveC": "Foundation", "AVFAudio": "AVFoundation", "CoreMedia": "AVFoundation",
    "Darwin": "Foundation", "Symbols": "SwiftUI", "Playgrounds": "SwiftUI",
    "EventKitUI": "EventKit", "VisionKit": "Vision",
    "CryptoKit": "AppCrypto", "CommonCrypto": "AppCrypto", "Security": "AppKeychain",
    "Network": "AppNetwork", "CoreImage": "AppFilters", "CloudKit": "AppCloud",
  ]

  /// Returns a line whose names of a logger's module are of the module that has it here, such as
  /// `os.Logger`.
  static func requalified(_ line: String) -> String {
    guard line.contains("os.") else { return line }
    return line.replacing(
      #/(^|[^\w.])os\.(?=(?:Logger|OSLog|OSSignpost|OSAllocatedUnfairLock|os_)\w*)/#
    ) { "\($0.1)AppLog." }
  }

  /// Returns a line with the names under which modules are here, where it imports one or asks
  /// whether it can.
  static func renamed(_ line: String) -> String {
    line.replacing(
      #/(\bimport\s+(?:(?:struct|class|enum|protocol|func|let|var|typealias)\s+)?|\bcanImport\(\s*)(\w+)/#
    ) { "\($0.1)\(names[String($0.2)] ?? String($0.2))" }
  }
}
