/// Modules of Apple's that are not here, and whose imports an app's copies leave out.
///
/// A module that cannot be found is the only error that the compiler tells of a file. Without the
/// import it names each use of the module at its line, and a file that merely imports it compiles.
/// Names that an app may well have given to a module of its own, such as `Messages`, are not among
/// them.
public enum AbsentModules {
  private static let names: Set<String> = [
    "ARKit", "Accelerate", "AdServices", "AdSupport", "AlarmKit", "AppClip", "CallKit", "CarPlay",
    "ClassKit", "ClockKit", "Compression", "ContactsUI", "CoreAudio", "CoreAudioKit",
    "CoreAudioTypes", "CoreMIDI", "CoreML", "CoreNFC", "CoreTelephony", "CoreText", "CoreVideo",
    "DeviceActivity", "DeviceCheck", "ExternalAccessory", "FamilyControls", "FileProvider",
    "GameController", "GameKit", "GameplayKit", "GroupActivities", "HomeKit", "ImagePlayground",
    "Intents", "IntentsUI", "JavaScriptCore", "ManagedSettings", "MediaToolbox", "Metal",
    "MetalKit", "MetricKit", "ModelIO", "MultipeerConnectivity", "MusicKit", "NearbyInteraction",
    "NetworkExtension", "PassKit", "PencilKit", "PushKit", "RealityKit", "ReplayKit", "RoomPlan",
    "SQLite3", "SceneKit", "ScreenTime", "SensorKit", "SharedWithYou", "ShazamKit", "SoundAnalysis",
    "SpriteKit", "SystemConfiguration", "VideoToolbox", "WatchKit", "WorkoutKit", "simd",
  ]

  /// Modules under whose names there is some of another.
  private static let elsewhere = ["CoreText": "UIKit"]

  /// Returns a Boolean value that indicates whether copies leave an import of the module out.
  public static func contains(_ module: String) -> Bool { names.contains(module) }

  /// Returns a line without the import of such a module; Foundation, which each file of an app
  /// may import, stands in its place.
  static func leftOut(of line: String) -> String {
    line.replacing(
      #/^(\s*(?:@\w+\s+|(?:public|package|internal|fileprivate|private)\s+)*import\s+)(?:(?:struct|class|enum|protocol|func|let|var|typealias)\s+)?(\w+)(?:\.\w+)*/#
    ) { match in
      let module = String(match.2)
      return names.contains(module)
        ? "\(match.1)\(elsewhere[module] ?? "Foundation")" : String(match.0)
    }
  }
}
