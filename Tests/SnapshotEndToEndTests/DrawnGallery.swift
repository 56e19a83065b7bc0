import Foundation
import Testing

/// A gallery of three screens on two phones and a tablet, with descriptions.
enum DrawnGallery {
  /// Drawn once, and only copied.
  private static let drawn = Result {
    let scratch = try Scratch()
    let run = try Run.fixture(
      "render", "-o", "out", "--device", "iphone-15", "--device", "iphone-8", "--device", "ipad-9",
      "--orientation", "portrait", "--descriptions",
      environment: ["FIXTURE_SCREENS": "card,button,view"], in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
    return Site(scratch, "out")
  }

  /// A copy that pages are opened in, which write beside it: the one that is copied stays still.
  private static let opened = Result { try copy { $0 } }

  /// The gallery itself.
  static func site() throws -> Site { try opened.get() }

  /// A copy with other data in one of its files.
  static func copy(_ name: String = "cells.js", with content: (String) -> String) throws -> Site {
    let site = Site(try Scratch(), "copy")
    try FileManager.default.copyItem(at: try drawn.get().folder, to: site.folder)
    let file = site.folder.appendingPathComponent(name)
    try content(String(contentsOf: file, encoding: .utf8))
      .write(to: file, atomically: true, encoding: .utf8)
    return site
  }
}
