import AppSources
import Foundation
import Testing

/// Files that come into an app's folder after the build was planned.
struct AddedFileTests {
  private let folder: URL
  private var job = SourcesJob()

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("added-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("App/Deep"), withIntermediateDirectories: true)
    try write("struct Planned {}\n", "App/Planned.swift")
    try write("// swift-tools-version: 6.0\n", "Package.swift")
    job.copies = [
      SourcesJob.Copy(from: path("App/Planned.swift"), to: path("Copies/Planned.swift"))
    ]
    job.folders = [path("App")]
    job.added = path("Copies/Vitrine-added.swift")
    job.manifest = path("Package.swift")
    job.reExports = path("Copies/ReExports.swift")
    try setDate(of: "Package.swift", Date(timeIntervalSince1970: 1_000_000))
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private func read(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  private func setDate(of name: String, _ date: Date) throws {
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path(name))
  }

  private func date(of name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.modificationDate] as? Date
  }

  @Test func whereNothingWasAddedTheFileIsEmptyAndThePlanStays() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try job.run() == [])
    let text = try read("Copies/Vitrine-added.swift")
    #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix("//") })
    #expect(try date(of: "Package.swift") == Date(timeIntervalSince1970: 1_000_000))
  }

  @Test func addedFilesAreCompiledAndTheNextBuildIsPlanned() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("#if os(iOS)\nlet first = 1\n#endif\n", "App/Added.swift")
    try write("final class DateFormatter {}\n", "App/Deep/Second.swift")
    try write("print(1)\n", "App/main.swift")
    #expect(try job.run() == [])
    let text = try read("Copies/Vitrine-added.swift")
    #expect(text.contains("/App/Added.swift\", line: 1)\n#if true\nlet first = 1\n#endif"))
    #expect(text.contains("Deep/Second.swift\", line: 1)\nfinal class DateFormatter {}"))
    #expect(text.hasSuffix("\n#sourceLocation()\n"))
    #expect(!text.contains("Planned") && !text.contains("print(1)"))
    // They are the target's own, whose names are left room for.
    #expect(try !read("Copies/ReExports.swift").contains("typealias DateFormatter"))
    let date = try #require(try date(of: "Package.swift"))
    #expect(date > Date(timeIntervalSince1970: 1_000_000))
  }

  @Test func whatIsLeftOutIsNotAdded() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("let second = 2\n", "App/Deep/Second.swift")
    var job = self.job
    job.leftOut = [path("App/Deep")]
    #expect(try job.run() == [])
    #expect(try !read("Copies/Vitrine-added.swift").contains("second"))
  }
}
