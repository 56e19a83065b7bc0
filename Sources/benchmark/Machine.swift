import Foundation

/// The machine that a benchmark ran on, as far as figures depend on it.
struct Machine: Encodable {
  /// The processor's name where the kernel tells one, else its architecture.
  let processor: String
  /// The number of processors.
  let processors: Int
  /// The operating system and its version.
  let system: String

  init() {
    let told = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    processor = told.flatMap(Self.name) ?? Self.architecture
    processors = ProcessInfo.processInfo.activeProcessorCount
    system = ProcessInfo.processInfo.operatingSystemVersionString
  }

  /// Returns the first processor's name in the kernel's table.
  private static func name(in table: String) -> String? {
    table.split(separator: "\n").first { $0.hasPrefix("model name") }?
      .split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
  }

  private static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "unknown"
    #endif
  }
}
