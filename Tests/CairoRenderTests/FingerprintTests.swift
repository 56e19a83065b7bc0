import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// The fingerprint names what pixels depend on, and is the same each time.
struct FingerprintTests {
  @Test func isTheSameTwice() throws {
    let (a, b) = (try Studio(isStrict: false), try Studio(isStrict: false))
    let first = try Fingerprint(text: a.text)
    #expect(first == (try Fingerprint(text: b.text)))
    #expect(first.libraries.values.allSatisfy { $0 != "unknown" && !$0.isEmpty })
    let image = try a.rasterizer.render(Probe.list, scale: 2, text: a.text, assets: a.assets)
    try look(image, "probe")
    #expect(a.text.issues.isEmpty)
  }
}
