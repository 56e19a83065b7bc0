import Foundation
import Testing

/// A project whose last run found changes.
struct ReviewedProject {
  static let filters = ["--device", "iphone-15", "--orientation", "portrait"]

  let scratch: Scratch
  let changes: [String: String]

  /// Records `card` and `button`, then verifies with changes.
  init(_ changes: [String: String] = ["FIXTURE_COLOR": "FF3B30", "FIXTURE_SHIFT": "9"]) throws {
    (scratch, self.changes) = (try Scratch(), changes)
    let record = try Run("snapshot-fixture", ["record"] + Self.filters, in: scratch.url)
    try #require(record.status == 0, "\(record.errors)")
    try verify()
  }

  @discardableResult func verify(_ others: [String: String] = [:]) throws -> Run {
    try Run(
      "snapshot-fixture", ["verify"] + Self.filters,
      environment: changes.merging(others) { $1 }, in: scratch.url)
  }

  func callAsFunction(_ arguments: String..., others: [String: String] = [:]) throws -> Run {
    try Run(
      "snapshot-fixture", arguments, environment: changes.merging(others) { $1 }, in: scratch.url)
  }

  func review() throws -> ReviewProcess {
    try ReviewProcess(in: scratch.url, environment: changes)
  }

  func report() throws -> [String: Any] {
    let data = try Data(contentsOf: scratch.file("out/verify/report.json"))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// The names of the cells of some statuses.
  func cells(_ statuses: String...) throws -> [String] {
    let cells = try #require(try report()["cells"] as? [[String: Any]])
    return cells.filter { statuses.contains($0["status"] as? String ?? "") }
      .compactMap { $0["name"] as? String }
  }

  /// The approved snapshots, but for what a run measured.
  func snapshots() throws -> [String: Data] {
    try contents(of: scratch.file("Snapshots")).filter { $0.key != "costs.json" }
  }

  /// Puts causes into the report, as a run tells them.
  func tellCauses(_ causes: [(id: String, cells: [String])]) throws {
    var report = try report()
    report["clusters"] = causes.map { id, cells in
      [
        "id": id, "kind": "edit", "title": "fill of \(id)", "source": "Fixture/Card.swift:2",
        "view": "Card > Shape", "edits": [], "consequences": [], "cells": cells, "of": cells.count,
        "indicated": [], "boxes": [:],
      ] as [String: Any]
    }
    let data = try JSONSerialization.data(withJSONObject: report)
    try data.write(to: scratch.file("out/verify/report.json"))
    try
      (Data("window.vitrine = window.vitrine || {};\nvitrine.report = ".utf8) + data
      + Data(";\n".utf8))
      .write(to: scratch.file("out/verify/report.js"))
  }
}

@Suite(.serialized) struct ReviewTests {
  private func run(_ server: ReviewProcess) throws -> String {
    try #require(try server.get("review/state").json()["run"] as? String)
  }

  /// With cells that changed, are new and are gone.
  @Test func whatIsApprovedIsWhatRecordWrites() throws {
    let project = try ReviewedProject([
      "FIXTURE_COLOR": "FF3B30", "FIXTURE_SCREENS": "card,view",
    ])
    let names = try project.cells("changed", "missing", "orphaned")
    #expect(Set(names.map { $0.prefix { $0 != "/" } }) == ["card", "view", "button"])
    let twin = try Scratch()
    try FileManager.default.copyItem(
      at: project.scratch.file("Snapshots"), to: twin.file("Snapshots"))
    for command in ["record", "prune"] {
      let run = try Run(
        "snapshot-fixture", [command] + (command == "record" ? ReviewedProject.filters : []),
        environment: project.changes, in: twin.url)
      #expect(run.status == 0, "\(run.errors)")
    }
    let server = try project.review()
    let answer = try server.post("approve", ["run": try run(server), "cells": names])
    #expect(answer.status == 200, "\(answer.text)")
    #expect(Set(try answer.json()["approved"] as? [String] ?? []) == Set(names))
    let recorded = try contents(of: twin.file("Snapshots")).filter { $0.key != "costs.json" }
    #expect(try project.snapshots() == recorded)
    #expect(try project.verify().status == 0)
  }

  @Test func aFolderOfPicturesIsItsOwnGallery() throws {
    let project = try ReviewedProject()
    for (folder, screen) in [("out", "card"), ("out/watch", "button")] {
      let run = try project("render", "-o", folder, "--screen", screen, "--device", "iphone-15")
      #expect(run.status == 0, "\(run.errors)")
    }
    func gallery(_ report: String) throws -> String {
      try ReviewProcess(
        in: project.scratch.url, environment: project.changes, ["--report", report]
      ).get("cells.js").text
    }
    #expect(try gallery("out/watch").contains("\"A button\""))
    // The control: beside a verification stands what render has drawn.
    #expect(try gallery("out/verify").contains("\"A card\""))
  }

  @Test func aCauseIsApprovedAloneAndUndone() throws {
    let project = try ReviewedProject()
    let before = try project.snapshots()
    let names = try project.cells("changed").filter { $0.hasPrefix("card/") }
    let server = try project.review()
    let id = try run(server)
    let answer = try server.post(
      "approve", ["run": id, "cells": names, "title": "a colour"]
    ).json()
    #expect(answer["undo"] as? String == "approval of a colour")
    let after = try project.snapshots()
    #expect(after != before)
    // Descriptions are approved with the pictures, and go back with them.
    #expect(after.contains { $0.hasSuffix(".txt") && before[$0] != $1 })
    for (path, data) in after where path.hasPrefix("button/") { #expect(before[path] == data) }
    let undone = try server.post("undo", ["run": id])
    #expect(undone.status == 200, "\(undone.text)")
    #expect(try project.snapshots() == before)
    #expect(try undone.json()["approved"] as? [String] == [])
    #expect(try server.post("undo", ["run": id]).text.contains("nothing to undo"))
  }

  @Test func anUndoNeverTakesAwayWhatOthersHaveWritten() throws {
    let project = try ReviewedProject()
    let names = try project.cells("changed").filter { $0.hasPrefix("card/") }
    let server = try project.review()
    let id = try run(server)
    _ = try server.post("approve", ["run": id, "cells": names])
    let record = try project("record", "--device", "iphone-15")
    #expect(record.status == 0)
    let after = try project.snapshots()
    let undone = try server.post("undo", ["run": id])
    #expect(undone.status == 409)
    #expect(undone.text.contains("written since"), "\(undone.text)")
    #expect(try project.snapshots() == after)
  }

  @Test func whatIsRejectedBecomesAList() throws {
    let project = try ReviewedProject()
    let before = try project.snapshots()
    let names = try project.cells("changed").filter { $0.hasPrefix("card/") }
    let server = try project.review()
    let id = try run(server)
    let demand: [String: Any] = [
      "run": id, "cells": names, "title": "fill #007AFF to #FF3B30",
      "source": "Fixture/Card.swift:2",
      "note": "Red is for deletions <only>\nsee the guide",
    ]
    #expect(try server.post("reject", demand).status == 200)
    let list = try String(
      contentsOf: project.scratch.file("out/verify/rejected.md"), encoding: .utf8)
    #expect(
      list.hasPrefix(
        """
        # Rejected: \(names.count) cells

        - [ ] `Fixture/Card.swift:2` fill \\#007AFF to \\#FF3B30
          > Red is for deletions \\<only\\>
          > see the guide
          \(names.count) cells: `card/iphone-15
        """), "\(list)")
    #expect(try server.get("review/rejected.md").text == list)
    #expect(try project.snapshots() == before)
    // It holds until the cells are drawn otherwise.
    let again = try project.review()
    let items = try again.get("review/state").json()["rejected"] as? [[String: Any]]
    #expect(items?.count == 1)
    #expect(try server.post("undo", ["run": id]).status == 200)
    #expect(
      !FileManager.default.fileExists(atPath: project.scratch.file("out/verify/rejected.md").path))
  }

  @Test func besideAnotherWriterNothingIsApproved() throws {
    let project = try ReviewedProject()
    let server = try project.review()
    let id = try run(server)
    let names = try project.cells("changed")
    let before = try project.snapshots()
    let folder = open(project.scratch.file("Snapshots").path, O_RDONLY | O_DIRECTORY)
    #expect(flock(folder, LOCK_EX | LOCK_NB) == 0)
    let refused = try server.post("approve", ["run": id, "cells": names])
    #expect(refused.status == 409)
    #expect(
      refused.text.contains("is being written by another record; wait for it"), "\(refused.text)")
    #expect(try project.snapshots() == before)
    close(folder)
    #expect(try server.post("approve", ["run": id, "cells": names]).status == 200)
  }

  @Test func aNewRunIsToldAndTheOldOneIsNotApproved() throws {
    let project = try ReviewedProject()
    let server = try project.review()
    let id = try run(server)
    let names = try project.cells("changed")
    let number = try server.connect()
    defer { close(number) }
    let request =
      "GET /\(server.token)/review/events HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n"
    _ = request.withCString { send(number, $0, strlen($0), 0) }
    var limit = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(number, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var heard = ""
    func hear(until text: String) {
      var buffer = [UInt8](repeating: 0, count: 4096)
      while !heard.contains(text) {
        let count = recv(number, &buffer, buffer.count, 0)
        guard count > 0 else { return }
        heard += String(decoding: buffer[..<count], as: UTF8.self)
      }
    }
    hear(until: "event: hello")
    #expect(heard.contains("data: \(id)"))
    try project.verify(["FIXTURE_SHIFT": "3"])
    hear(until: "event: run")
    #expect(heard.contains("event: run"), "\(heard)")
    let refused = try server.post("approve", ["run": id, "cells": names])
    #expect(refused.status == 409)
    #expect(refused.text.contains("Another run"), "\(refused.text)")
  }

  @Test func aRejectionEndsWhenItsCellsAreDrawnOtherwise() throws {
    let project = try ReviewedProject()
    let server = try project.review()
    let names = try project.cells("changed").filter { $0.hasPrefix("button/") }
    _ = try server.post("reject", ["run": try run(server), "cells": names, "note": "too low"])
    let list = project.scratch.file("out/verify/rejected.md")
    #expect(FileManager.default.fileExists(atPath: list.path))
    try project.verify(["FIXTURE_SHIFT": "3"])
    for _ in 0..<200 where FileManager.default.fileExists(atPath: list.path) { usleep(50_000) }
    #expect(!FileManager.default.fileExists(atPath: list.path))
    #expect(try server.get("review/state").json()["rejected"] as? [String] == [])
  }
}

/// Requests of those who are not the page.
@Suite(.serialized) struct HostileRequestTests {
  @Test func strangersAreTurnedAway() throws {
    let project = try ReviewedProject()
    try "secret".write(to: project.scratch.file("secret.json"), atomically: true, encoding: .utf8)
    try "secret".write(
      to: project.scratch.file("out/verify/notes.txt"), atomically: true, encoding: .utf8)
    try "secret".write(
      to: project.scratch.file("out/verify/.hidden.json"), atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(
      at: project.scratch.file("out/verify/link.json"),
      withDestinationURL: project.scratch.file("secret.json"))
    let server = try project.review()
    let state = try server.get("review/state").json()
    let run = try #require(state["run"] as? String)
    let names = try project.cells("changed")
    let before = try contents(of: project.scratch.url)
    let token = server.token
    let json = "Content-Type: application/json"
    let origin = "Origin: \(server.origin)"
    let demand = try JSONSerialization.data(withJSONObject: ["run": run, "cells": names])
    func status(
      _ line: String, _ headers: [String] = [], host: String? = nil, body: Data? = nil
    ) throws -> Int { try server.send(line + " HTTP/1.1", headers, host: host, body: body).status }

    // Without the token, or with another one.
    #expect(try status("GET /") == 404)
    #expect(try status("GET /index.html") == 404)
    #expect(try status("GET /\(token.dropLast())/index.html") == 404)
    #expect(try status("GET /\(String(repeating: "0", count: 32))/index.html") == 404)
    #expect(try status("POST /review/approve", [origin, json], body: demand) == 404)
    // Whoever has the address of a server before is told so; of a file that is not there nobody.
    let old = "GET /\(String(repeating: "0", count: 32))/ HTTP/1.1"
    #expect(try server.send(old, []).text.contains("Open the one that it printed last."))
    #expect(try server.get("gone.json").text == "nothing is here")
    // A name that somebody else resolves to this machine.
    #expect(try status("GET /\(token)/index.html", host: "example.org") == 421)
    #expect(try status("GET /\(token)/index.html", host: "127.0.0.1") == 421)
    #expect(try status("GET /\(token)/index.html", host: "example.org:\(server.port)") == 421)
    // Another page.
    #expect(try status("GET /\(token)/report.js", ["Origin: https://example.org"]) == 403)
    #expect(try status("GET /\(token)/report.js", ["Origin: null"]) == 403)
    #expect(try status("GET /\(token)/report.js", ["Sec-Fetch-Site: cross-site"]) == 403)
    let approve = "POST /\(token)/review/approve"
    #expect(try status(approve, [json], body: demand) == 403)
    #expect(try status(approve, ["Origin: https://example.org", json], body: demand) == 403)
    #expect(try status(approve, ["Origin: http://127.0.0.1:1", json], body: demand) == 403)
    // What a form can send.
    #expect(try status(approve, [origin, "Content-Type: text/plain"], body: demand) == 415)
    #expect(try status(approve, [origin], body: demand) == 415)
    // Bodies without an end, or with one that is far away.
    #expect(try status(approve, [origin, json, "Content-Length: 999999999"]) == 413)
    #expect(try status(approve, [origin, json, "Transfer-Encoding: chunked"]) == 411)
    #expect(try status(approve, [origin, json], body: Data("[1,".utf8)) == 400)
    #expect(
      try status(approve, [origin, json], body: Data(#"{"run":"\#(run)","cells":["../x"]}"#.utf8))
        == 409)
    #expect(try status("POST /\(token)/review/shell", [origin, json], body: demand) == 404)
    #expect(try status("POST /\(token)/report.json", [origin, json], body: demand) == 404)
    // What writes by another method, or reads and writes.
    for method in ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"] {
      #expect(
        try status("\(method) /\(token)/review/approve", [origin, json], body: demand) == 405)
    }
    for action in ["approve", "reject", "undo"] {
      #expect(try status("GET /\(token)/review/\(action)?run=\(run)&cells=\(names[0])") == 404)
    }
    // Ways out of the folder, and files that are none of the app's.
    for path in [
      "../secret.json", "..%2fsecret.json", "%2e%2e/%2e%2e/secret.json", "..%5c..%5csecret.json",
      "card/../../../secret.json", "/etc/passwd", "%2fetc%2fpasswd", "link.json", "notes.txt",
      ".hidden.json", "report.json%00.png", "%ff.png", "card", "card/", "", "app/../../secret.json",
      "....//secret.json", "..%252fsecret.json",
    ] where !path.isEmpty {
      let answer = try server.send("GET /\(token)/\(path) HTTP/1.1", [])
      #expect(answer.status == 404, "\(path)")
      #expect(!answer.text.contains("secret"), "\(path)")
    }
    #expect(try contents(of: project.scratch.url) == before)
    // The control: the page itself has all of it.
    #expect(try server.get("report.json").status == 200)
    #expect(try server.get("").text.contains("<title>Vitrine</title>"))
    #expect(try server.post("approve", ["run": run, "cells": names]).status == 200)
    #expect(try contents(of: project.scratch.url) != before)
  }

  /// A line, headers and a head without an end are read to a limit, and no further.
  @Test func hugeHeadersAreRefused() throws {
    let project = try ReviewedProject()
    let server = try project.review()
    let before = try server.memory()
    let page = "GET /\(server.token)/index.html HTTP/1.1"
    let huge = String(repeating: "a", count: 32 << 20)
    #expect(try server.send(page, ["X-Much: \(huge)"]).status == 431)
    #expect(try server.send("GET /\(huge) HTTP/1.1", []).status == 431)
    let many = Array(repeating: "X-Many: much", count: 1 << 20)
    #expect(try server.send(page, many).status == 431)
    #expect(try server.memory() < before + 16)
    // No header, and none that is twice there, tells a host.
    #expect(try server.send(page, ["Host: 127.0.0.1:\(server.port)"]).status == 421)
    #expect(try server.send("nonsense", []).status == 400)
    #expect(try server.send(page, ["nonsense"]).status == 400)
    // The control: what a browser may send.
    #expect(try server.send(page, ["Cookie: \(huge.prefix(16 << 10))"]).status == 200)
  }

  @Test func onlyTheLoopbackDeviceListens() throws {
    let project = try ReviewedProject()
    let server = try project.review()
    for other in Self.addresses() {
      #expect(throws: (any Error).self, "\(other)") { close(try server.connect(to: other)) }
    }
    close(try server.connect())
    let tables = try String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)
    let port = String(server.port, radix: 16, uppercase: true)
    let ending = ":" + String(repeating: "0", count: 4 - port.count) + port
    var listening: [Substring] = []
    for line in tables.split(separator: "\n") {
      let fields = line.split(separator: " ")
      // The state 0A is of those that listen.
      if fields.count > 3, fields[3] == "0A", fields[1].hasSuffix(ending) {
        listening.append(fields[1].prefix(8))
      }
    }
    #expect(listening == ["0100007F"])
  }

  @Test func everyAnswerForbidsScriptsOfOthers() throws {
    let project = try ReviewedProject()
    let server = try project.review()
    for path in ["", "report.js", "review/state", "nothing.js"] {
      let headers = try server.get(path).headers
      let policy = try #require(headers["content-security-policy"], "\(path)")
      #expect(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"))
      #expect(!policy.contains("unsafe"))
      #expect(headers["x-content-type-options"] == "nosniff")
      #expect(headers["referrer-policy"] == "no-referrer")
      #expect(headers["access-control-allow-origin"] == nil)
    }
    let other = try project.review()
    #expect(other.token != server.token)
  }

  /// The addresses of this machine but for the loopback device.
  private static func addresses() -> [String] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    return sequence(first: list) { $0?.pointee.ifa_next }.compactMap { entry -> String? in
      guard let address = entry?.pointee.ifa_addr, address.pointee.sa_family == sa_family_t(AF_INET)
      else { return nil }
      var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      getnameinfo(
        address, socklen_t(MemoryLayout<sockaddr_in>.size), &name, socklen_t(name.count), nil, 0,
        NI_NUMERICHOST)
      let text = String(
        decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return text.hasPrefix("127.") ? nil : text
    }
  }
}
