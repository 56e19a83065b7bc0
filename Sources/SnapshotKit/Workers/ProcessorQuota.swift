import Foundation

/// The processors that control groups leave to this process, of those that the machine has.
///
/// A container's limit is time, not cores: all of the node's cores are counted as active, and as
/// many workers would wait for each other. Requests and shares are no limit; nothing tells what
/// they come to.
struct ProcessorQuota {
  /// The folder where the groups are mounted.
  var root = "/sys/fs/cgroup"
  /// The file that names this process's groups.
  var membership = "/proc/self/cgroup"

  /// The least quota of the process's groups and of those around them, in whole processors, rounded
  /// up; nil where none has one.
  var processors: Int? {
    folders.compactMap(quota).min().map { max(1, Int($0.rounded(.up))) }
  }

  /// The folders of the process's groups, each with all around it.
  private var folders: [String] {
    let lines = Self.text(membership)?.split(separator: "\n") ?? []
    return lines.flatMap { line -> [String] in
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { return [] }
      // Version 2 has one tree; of version 1's, each controller has a folder.
      let isUnified = parts[1].isEmpty
      guard isUnified || parts[1].split(separator: ",").contains("cpu") else { return [] }
      let tree = isUnified ? root : "\(root)/cpu"
      let names = parts[2].split(separator: "/")
      return (0...names.count).map {
        ([tree] + names.prefix($0).map(String.init)).joined(separator: "/")
      }
    }
  }

  /// Returns the processors that a group's own quota comes to; nil without one.
  private func quota(of folder: String) -> Double? {
    if let text = Self.text("\(folder)/cpu.max") {
      let parts = text.split(whereSeparator: \.isWhitespace).map(Double.init)
      guard parts.count == 2, let time = parts[0], let period = parts[1], period > 0 else {
        return nil
      }
      return time / period
    }
    guard let time = number("\(folder)/cpu.cfs_quota_us"), time > 0,
      let period = number("\(folder)/cpu.cfs_period_us"), period > 0
    else { return nil }
    return time / period
  }

  private func number(_ path: String) -> Double? {
    Self.text(path).flatMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }

  private static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}
