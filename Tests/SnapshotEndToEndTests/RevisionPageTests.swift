import Foundation
import Testing

/// A cell of two revisions in a real browser: what has changed, what has not, and what is new.
@Suite(.enabled(if: Browser.path != nil, "chromium is not installed"), .serialized)
struct RevisionPageTests {
  private static let light = "iphone-15-portrait@3x-light"

  /// The gallery beside the report of a comparison, of a changed, an unchanged and a new cell.
  private func site(
    _ revision: String = #""revision":{"name":"main","commit":"0123456789abcdef"},"#
  )
    throws -> Site
  {
    func cell(_ screen: String, _ status: String, _ more: String = "") -> String {
      #"{"name":"\#(screen)/\#(Self.light)","status":"\#(status)","pixelWidth":1179,"pixelHeight":2556\#(more)}"#
    }
    let files =
      #","key":"k","files":{"expected":"card/\#(Self.light).png","actual":"view/\#(Self.light).png"}"#
    let cells = [
      cell("view", "changed", files), cell("card", "unchanged"), cell("button", "missing"),
      // On a device of the same traits, which shares the pictures.
      #"{"name":"view/iphone-8-portrait@2x-light","status":"changed","pixelWidth":750,"pixelHeight":1334,"key":"k"}"#,
    ].joined(separator: ",")
    return try DrawnGallery.copy("report.js") { _ in
      """
      window.vitrine = window.vitrine || {};
      vitrine.report = {"command":"verify",\(revision)"seconds":1,"clusters":[],"cells":[\(cells)]};
      """
    }
  }

  private static let told = """
    await wait(400);
    const told = () => ({ pictures: all(".comparison img").map(one => one.getAttribute("src")),
      labels: all(".comparison figcaption").map(one => one.textContent), remark: text(".remark"),
      offered: all("[aria-label='Compared with'] button").map(one => one.textContent) });
    """

  private func shown(_ place: String, of site: Site) throws -> [String: Any] {
    let page = try Browser.open(site, at: place, steps: "\(Self.told) return told();")
    #expect(page.problems == [])
    return page.facts
  }

  @Test func anUnchangedCellIsTheSameOnBothSides() throws {
    let facts = try shown("#screen=card&cell=\(Self.light)&with=approved", of: try site())
    #expect(facts["pictures"] as? [String] == Array(repeating: "card/\(Self.light).png", count: 2))
    #expect(facts["labels"] as? [String] == ["main (0123456789)", "Now"])
    #expect(
      facts["remark"] as? String == "The same picture in both: nothing has changed since main.")
    #expect(facts["offered"] as? [String] == ["Another picture", "main (0123456789)"])
  }

  @Test func aChangedCellHasBothAndANewOneSaysSo() throws {
    let site = try site()
    let pictures = ["card/\(Self.light).png", "view/\(Self.light).png"]
    let changed = try shown("#screen=view&cell=\(Self.light)&with=approved", of: site)
    #expect(changed["pictures"] as? [String] == pictures)
    #expect(changed["remark"] as? String == "")
    let alike = try shown(
      "#screen=view&cell=iphone-8-portrait@2x-light&with=approved", of: site)
    #expect((alike["pictures"] as? [String])?.first == pictures[0])
    let new = try shown("#screen=button&cell=\(Self.light)&with=approved", of: site)
    #expect(new["pictures"] as? [String] == ["button/\(Self.light).png"])
    #expect(new["remark"] as? String == "New: main has no such picture.")
    // The control: of what the report does not name there is no other revision.
    let other = try shown("#screen=card&cell=ipad-9-portrait@2x-light&with=approved", of: site)
    #expect(other["offered"] as? [String] == [])
  }

  /// By keys alone: to the other revision, on to the next screen, and back.
  @Test func revisionsAreLookedThroughByKeys() throws {
    let page = try Browser.open(
      try site(), at: "#screen=card&cell=\(Self.light)",
      steps: """
        \(Self.told)
        await press("c", document.body);
        await wait(200);
        const first = told().labels[0], heading = text("h1");
        await press("j", document.body);
        if (text("h1") === heading) await press("k", document.body);
        await wait(200);
        const other = () => new URLSearchParams(location.hash.slice(1)).get("with");
        const moved = text("h1") !== heading, kept = other();
        await press("r", document.body);
        await wait(200);
        const alone = all(".stage").length;
        await press("r", document.body);
        await wait(200);
        return { first, moved, kept, alone, again: other(), pressed: text("[aria-label='Compared with'] [aria-pressed=true]") };
        """)
    #expect(page.problems == [])
    #expect(page.facts["first"] as? String == "main (0123456789)")
    #expect(page.facts["moved"] as? Bool == true)
    #expect(page.facts["kept"] as? String == "approved")
    #expect(page.facts["alone"] as? Int == 1)
    #expect(page.facts["again"] as? String == "approved")
    #expect(page.facts["pressed"] as? String == "main (0123456789)")
  }

  @Test func withoutARevisionItIsWhatWasApproved() throws {
    let site = try site("")
    let facts = try shown("#screen=card&cell=\(Self.light)&with=approved", of: site)
    #expect((facts["labels"] as? [String])?.first == "What was approved")
    #expect((facts["remark"] as? String)?.contains("since the approval") == true)
  }
}
