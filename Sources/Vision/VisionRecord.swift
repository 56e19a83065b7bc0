import Synchronization
import ViewTree

/// The texts and codes that a screen tells of.
final class VisionRecord: Sendable {
  /// A code: its text and its kind.
  struct Code: Sendable {
    let payload: String
    let symbology: VNBarcodeSymbology
  }

  struct Content: Sendable {
    var texts: [String] = []
    var codes: [Code] = []
  }

  private let content: Mutex<Content>

  private init(_ other: VisionRecord?) { content = Mutex(other?.value ?? Content()) }

  static var current: VisionRecord { ScreenValues.object { VisionRecord($0) } }

  var value: Content { content.withLock { $0 } }

  func change(_ edit: (inout Content) -> Void) { content.withLock { edit(&$0) } }
}
