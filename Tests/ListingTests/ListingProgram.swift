import Foundation

/// A text that the program of the listings drew, with its frame in points.
struct DrawnText: Decodable {
  let text: String
  let x: Double
  let y: Double
  let width: Double
  let height: Double
}

/// What a picture of the program says.
struct DrawnScreen: Decodable {
  let name: String
  let texts: [DrawnText]
  let warnings: [String]
}

/// The listings and what they mention, compiled with the built modules and run.
struct ListingProgram {
  /// A compiler or a program that failed.
  struct Failure: Error, CustomStringConvertible {
    let command: String
    let output: String
    var description: String { "\(command) failed:\n\(output)" }
  }

  let listings: [GuideListing]
  /// The language mode, 5 or 6.
  let mode: Int

  /// Compiles and runs the program in a folder that goes with the call.
  func run() throws -> [DrawnScreen] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("listings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = try write(to: folder)
    let program = folder.appendingPathComponent("listings")
    let arguments = try compilerArguments + sources.map(\.path) + linkerArguments(in: folder)
    _ = try Self.output("swiftc", arguments + ["-o", program.path], in: folder)
    let output = try Self.output(
      program.path, [folder.path] + pictures.map { [$0] }.joined(), in: folder)
    return try JSONDecoder().decode([DrawnScreen].self, from: Data(output.utf8))
  }

  /// Where pictures go, to be looked at: the folder named by `VITRINE_PICTURES`.
  private var pictures: [String] {
    ProcessInfo.processInfo.environment["VITRINE_PICTURES"].map { [$0] } ?? []
  }

  private func write(to folder: URL) throws -> [URL] {
    var files: [URL] = []
    for (index, listing) in listings.enumerated() {
      guard let source = listing.source else { continue }
      let file = folder.appendingPathComponent("\(index)-\(listing.fileName ?? "Part.swift")")
      try Data(source.utf8).write(to: file)
      files.append(file)
    }
    let supplied = Self.folder.appendingPathComponent("Supplied")
    for name in try FileManager.default.contentsOfDirectory(atPath: supplied.path).sorted() {
      let file = supplied.appendingPathComponent(name)
      if name.hasSuffix(".swift") { files.append(file) }
      if name.hasSuffix(".xcassets") {
        try FileManager.default.copyItem(at: file, to: folder.appendingPathComponent(name))
      }
    }
    return files
  }
}

extension ListingProgram {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let root = folder.deletingLastPathComponent().deletingLastPathComponent()
  /// The folder of built products: the tests' own.
  private static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()
  private static let modules = [
    "LayoutEngine", "DisplayList", "ViewTree", "Combine", "SwiftUI", "MapPanel", "CoreLocation",
    "MapKit", "CairoRender", "OpenCombine", "COpenCombineHelpers",
  ]
  private static let libraries = [
    "cairo", "pangocairo", "pangoft2", "libxxhash", "libdeflate", "librsvg-2.0", "libturbojpeg",
    "libwebp", "libwebpmux", "libpng", "lcms2",
  ]

  private var compilerArguments: [String] {
    get throws {
      let headers = Self.root.appendingPathComponent("Sources/C")
      let names = try FileManager.default.contentsOfDirectory(atPath: headers.path).sorted()
      let maps =
        names.map { headers.appendingPathComponent("\($0)/module.modulemap").path }
        + [Self.products.appendingPathComponent("COpenCombineHelpers.build/module.modulemap").path]
      let flags = try Self.words("pkg-config", ["--cflags"] + Self.libraries)
      return [
        "-swift-version", "\(mode)", "-parse-as-library", "-module-name", "Listings", "-Onone",
        // One process rather than one for each listing, which would each read SwiftUI.
        "-wmo",
        "-I", Self.products.appendingPathComponent("Modules").path,
      ] + maps.flatMap { ["-Xcc", "-fmodule-map-file=" + $0] } + flags.flatMap { ["-Xcc", $0] }
    }
  }

  /// The objects that the tests themselves are linked of, as far as the program needs them.
  private func linkerArguments(in folder: URL) throws -> [String] {
    let list = Self.products.appendingPathComponent(
      "VitrinePackageTests.product/Objects.LinkFileList")
    let objects = try String(contentsOf: list, encoding: .utf8).components(separatedBy: "\n")
      .filter { path in Self.modules.contains { path.contains("/\($0).build/") } }
    let own = folder.appendingPathComponent("objects")
    try Data(objects.joined(separator: "\n").utf8).write(to: own)
    return try ["@" + own.path, "-lstdc++"] + Self.words("pkg-config", ["--libs"] + Self.libraries)
  }

  private static func words(_ command: String, _ arguments: [String]) throws -> [String] {
    try output(command, arguments, in: root).split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Returns what a command writes; throws what it says if it fails.
  static func output(
    _ command: String, _ arguments: [String], in folder: URL
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    let files = ["output", "errors"].map {
      FileManager.default.temporaryDirectory
        .appendingPathComponent("listings-\($0)-\(UUID().uuidString)")
    }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    for file in files { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure(command: command, output: texts[1] + texts[0])
    }
    return texts[0]
  }
}
