import Foundation

/// A fault of a screen that a person would meet, told at the line that made it.
public struct AuditFinding: Codable, Hashable, Sendable {
  /// A property of screens that an audit checks.
  public enum Check: String, Codable, Sendable, CaseIterable {
    /// Something to touch is smaller than 44 points.
    case target
    /// VoiceOver has no name for something that a person acts on.
    case name
    /// A text hardly differs from what lies behind it.
    case contrast
    /// A text is cut short.
    case truncated
    /// Something to touch lies outside of the safe area, or under a bar or a keyboard.
    case outside
    /// Things to touch, or texts, lie over each other.
    case overlap
  }

  /// The gravity of a finding.
  public enum Severity: String, Codable, Sendable {
    /// Makes an audit fail.
    case fault
    /// A matter of the system or of the app's wish: a system colour under 4.5:1, which iOS itself
    /// raises under Increase Contrast, or a text that the app limits to some lines.
    case advice
    /// The check could not be made, so that a person should look.
    case unmeasured
  }

  /// The check that made the finding.
  public let check: Check
  /// The finding in a sentence, with the place's own words.
  public let message: String
  /// The place in the source, `Module/File.swift:12`; empty where the system made the view.
  public let source: String
  /// The frame of the view or element, in points.
  public let frame: ScreenDescription.Frame
  /// The gravity of the finding.
  public let severity: Severity

  init(
    _ check: Check, _ message: String, source: String, frame: CGRect, severity: Severity = .fault
  ) {
    (self.check, self.message, self.source) = (check, message, source)
    (self.frame, self.severity) = (.init(frame), severity)
  }
}

/// A finding that a team bears with, and why.
///
///     let approved = try AuditException.read("audit.json")
public struct AuditException: Codable, Hashable, Sendable {
  /// A screen's name, or a pattern such as `views-*`.
  public let screen: String
  /// One check; absent for all.
  public let check: AuditFinding.Check?
  /// A part of the finding's message or source line; absent for all.
  public let contains: String?
  /// The reason for the exception, in the team's words.
  public let reason: String

  /// Reads the exceptions of the folder that is worked in, which `audit.json` holds; none where
  /// there is no such file.
  ///
  /// - Throws: As ``read(_:)`` does.
  static func usual() throws -> [AuditException] {
    let path = "audit.json"
    return FileManager.default.fileExists(atPath: path) ? try read(path) : []
  }

  /// Reads a file: a JSON array of exceptions, each with a reason.
  ///
  /// - Throws: ``AuditError`` that names the file, for what is no such array or lacks a reason.
  public static func read(_ path: String) throws -> [AuditException] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw AuditError.unreadable(path, "there is no such file")
    }
    do {
      let all = try JSONDecoder().decode([AuditException].self, from: data)
      if all.contains(where: { $0.reason.trimmingCharacters(in: .whitespaces).isEmpty }) {
        throw AuditError.unreadable(path, "an exception has an empty reason")
      }
      return all
    } catch let error as DecodingError {
      throw AuditError.unreadable(path, String(describing: error))
    }
  }

  /// Returns a Boolean value that indicates whether the exception is one of a screen.
  func concerns(_ name: String) -> Bool { Glob(screen).matches(name) }

  /// The words by which a person finds the exception in its file.
  var title: String {
    let parts = [check?.rawValue, contains?.quoted].compactMap { $0 }
    let which = parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    return "the exception for \(screen)\(which)"
  }

  /// Returns a Boolean value that indicates whether the exception covers a finding of a screen.
  func covers(_ finding: AuditFinding, on name: String) -> Bool {
    concerns(name) && check ?? finding.check == finding.check
      && (contains.map { finding.message.contains($0) || finding.source.contains($0) } ?? true)
  }
}

/// An error in the reading of exceptions.
public enum AuditError: Error, CustomStringConvertible {
  /// The file at a path cannot be read, for a reason.
  case unreadable(String, String)

  /// The file and the reason, for people.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      """
      Cannot read the exceptions in \(path): \(reason). Write a JSON array of \
      {"screen": "...", "check": "...", "contains": "...", "reason": "..."}.
      """
    }
  }
}
