import Foundation
@_exported import SnapshotKit
import SwiftUI
import Testing

/// Expects a view to look as its stored picture does.
///
///     @Test @MainActor func cardInTheDark() {
///       assertSnapshot(of: Card(), as: SnapshotTraits(device: "iphone-15-pro", scheme: .dark))
///     }
///
/// Pictures are stored in `__Snapshots__`, beside the test's file, by the test's name and traits.
/// What is not stored yet is recorded and told as an issue, so that nobody approves it unseen; the
/// mode is set by `record`, the trait ``Testing/Trait/snapshots(record:)`` or the environment
/// variable `SNAPSHOT_RECORD`: `all`, `missing`, `failed` or `never`. An issue carries the picture
/// as drawn and that of the difference as attachments.
///
/// - Parameters:
///   - view: The view to draw, on a whole screen.
///   - traits: The device, orientation, scale, scheme and variant.
///   - size: That of the device, or of a component alone, for which the traits' device does not
///     count.
///   - name: A name that tells apart several snapshots of one test.
///   - record: The pictures that may be written; nil for the trait's or the environment's mode.
///   - filePath: The test's file, beside which pictures are stored.
///   - function: The test's name.
///   - sourceLocation: The place at which issues are recorded.
@MainActor public func assertSnapshot<Content: View>(
  of view: @autoclosure @escaping @MainActor @Sendable () -> Content,
  as traits: SnapshotTraits = SnapshotTraits(device: "iphone-15-pro"),
  size: ScreenSize = .device, named name: String? = nil, record: RecordMode? = nil,
  filePath: String = #filePath, function: String = #function,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let screen = Screen("test", title: "Test", size: size) { view() }
  assertSnapshot(
    of: screen, as: traits, named: name, record: record, filePath: filePath, function: function,
    sourceLocation: sourceLocation)
}

/// Expects a screen to look as its stored picture does, and a flow behind each of its steps.
///
///     assertSnapshot(of: try #require(catalogue.screen(named: "shop")))
///
/// - Parameters:
///   - screen: The screen to draw.
///   - traits: The device, orientation, scale, scheme and variant.
///   - name: A name that tells apart several snapshots of one test.
///   - record: The pictures that may be written; nil for the trait's or the environment's mode.
///   - filePath: The test's file, beside which pictures are stored.
///   - function: The test's name.
///   - sourceLocation: The place at which issues are recorded.
@MainActor public func assertSnapshot(
  of screen: Screen, as traits: SnapshotTraits = SnapshotTraits(device: "iphone-15-pro"),
  named name: String? = nil, record: RecordMode? = nil, filePath: String = #filePath,
  function: String = #function, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  func path(_ step: String?) -> String {
    let name = [name, step].compactMap { $0 }.joined(separator: ".")
    return SnapshotPath(
      file: filePath, function: function, name: name.isEmpty ? nil : name, traits: traits,
      size: screen.size
    ).path
  }
  do {
    let mode = try RecordMode.chosen(
      record ?? SnapshotMode.current, environment: ProcessInfo.processInfo.environment,
      usual: .missing)
    let checker = try SharedChecker.checker()
    let outcomes =
      screen.steps.isEmpty
      ? [(path(nil), try checker.check(screen, as: traits, at: path(nil), mode: mode))]
      : try checker.checkSteps(of: screen, as: traits, mode: mode) { path($0) }
    for (path, outcome) in outcomes {
      if let issue = SnapshotIssue(outcome, path: path, mode: mode) { issue.report(sourceLocation) }
    }
  } catch {
    Issue.record("\(path(nil)): \(error)", sourceLocation: sourceLocation)
  }
}

/// Fonts are loaded once a process.
@MainActor private enum SharedChecker {
  private static var shared: StoredPictureChecker?

  static func checker() throws -> StoredPictureChecker {
    if let shared { return shared }
    let checker = try StoredPictureChecker()
    shared = checker
    return checker
  }
}
