import Foundation
import Testing

/// The width of comments, which `make lint` holds to that of the code.
@Suite struct CommentWidthTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Runs the script on a file of its own; returns its status and what it complains of.
  private func check(
    _ source: String, in name: String = "A.swift"
  ) throws -> (status: Int32, complaints: String) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(source.utf8).write(to: folder.appendingPathComponent(name))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      Self.root.appendingPathComponent("scripts/check-comments.sh").path, folder.path,
    ]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let data = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test func wideCommentsAreFound() throws {
    let words = String(repeating: "слово ", count: 16) + "word"
    #expect(words.count == 100)
    let found = try check("// \(words.dropFirst(3))\n/// \(words.dropFirst(3))\n  // \(words)\n")
    #expect(found.status == 1)
    #expect(!found.complaints.contains("A.swift:1:"))
    for line in [2, 3] { #expect(found.complaints.contains("A.swift:\(line): error: ")) }
    let narrow = try check("// \(words.dropFirst(3))\nlet wide = \"// \(words)\"\n")
    #expect(narrow.status == 0 && narrow.complaints.isEmpty)
  }

  /// Code may be wide, comments of any kind may not, nor the later lines of a comment in a block.
  @Test(arguments: [
    ("a.js", "//", ""), ("a.css", "/*", "*/"), ("a.html", "<!--", "-->"), ("a.h", "/*\n", "*/"),
    ("a.c", "/* A\n *", "*/"), ("a.sh", "#", ""), ("Makefile", "  #", ""), ("a.py", "#", ""),
    ("a.py", "\"\"\"", "\"\"\""), ("a.py", "\"\"\"A\n", "\"\"\""),
  ]) func otherFilesAreRead(name: String, opening: String, closing: String) throws {
    let words = String(repeating: "слово ", count: 14)
    let narrow = try check("\(opening) \(words)\(closing)\n", in: name)
    #expect(narrow.status == 0 && narrow.complaints.isEmpty)
    #expect(try check("\(opening) \(words)\(words)\(closing)\n", in: name).status == 1)
    #expect(try check("#define \(words)\(words)\n", in: "a.h").status == 0)
    #expect(try check("code = \"# \(words)\(words)\"\n", in: name).status == 0)
  }
}
