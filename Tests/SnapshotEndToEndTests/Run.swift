import Foundation
import Testing

/// What a run of a built executable left behind.
struct Run {
  let status: Int32
  let output: String
  let errors: String

  /// Runs the fixture's screens through the real command.
  static func fixture(
    _ arguments: String..., environment: [String: String] = [:], in folder: URL? = nil
  ) throws -> Run {
    try Run("snapshot-fixture", arguments, environment: environment, in: folder)
  }

  /// Runs a built executable with nothing on its standard input.
  init(
    _ executable: String, _ arguments: [String], environment: [String: String] = [:],
    in folder: URL? = nil
  ) throws {
    try self.init(
      path: Self.products.appendingPathComponent(executable).path, arguments,
      environment: environment, in: folder)
  }

  /// Runs an executable with nothing on its standard input.
  init(
    path: String, _ arguments: [String], environment: [String: String] = [:], in folder: URL? = nil
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    process.standardInput = FileHandle.nullDevice
    let scratch = try Scratch()
    let (out, err) = (scratch.file("out"), scratch.file("err"))
    for file in [out, err] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    try process.run()
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : -1
    output = try String(contentsOf: out, encoding: .utf8)
    errors = try String(contentsOf: err, encoding: .utf8)
  }

  /// The folder of built products: the tests' own, or what `VITRINE_PRODUCTS` names, such as
  /// `.build/release`, whose executables draw several times as fast.
  static let products: URL = {
    if let folder = ProcessInfo.processInfo.environment["VITRINE_PRODUCTS"] {
      return URL(fileURLWithPath: folder).resolvingSymlinksInPath()
    }
    return ownProducts
  }()

  /// The folder of the products that were built with the tests.
  static let ownProducts = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()
}

/// A folder that goes when its owner goes.
final class Scratch: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }
}
