import Foundation
import SnapshotKit
import Testing

/// The message to a test of a snapshot that is not as stored.
struct SnapshotIssue {
  let message: String
  private var actual: Data?
  private var difference: Data?
  private let name: String

  /// The issue of an outcome; nil where there is none.
  init?(_ outcome: StoredPictureChecker.Outcome, path: String, mode: RecordMode) {
    name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    switch outcome {
    case .unchanged: return nil
    case .recorded where mode == .all || mode == .failed: return nil
    case .recorded:
      message = "Nothing was stored; this run recorded \(path). Look at it, and run again."
    case .missing:
      message = "Nothing is stored at \(path); run with SNAPSHOT_RECORD=missing and look at it."
    case .otherRenderer:
      message = """
        \(path) was recorded with other libraries, fonts or another version of Vitrine, and its \
        pixels differ. Run where it was recorded, or record again with SNAPSHOT_RECORD=all.
        """
    case .changed(let change, let actual, let difference):
      message = "\(path): \(change). To approve: SNAPSHOT_RECORD=failed."
      (self.actual, self.difference) = (actual, difference)
    }
  }

  func report(_ sourceLocation: Testing.SourceLocation) {
    for (kind, data) in [("actual", actual), ("difference", difference)] {
      guard let data else { continue }
      Attachment.record(
        Attachment([UInt8](data), named: "\(name)-\(kind).png"), sourceLocation: sourceLocation)
    }
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }
}
