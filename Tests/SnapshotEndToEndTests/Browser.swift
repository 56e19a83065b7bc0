import Foundation
import Testing

/// A folder with the web app, for as long as somebody looks at it.
final class Site: Sendable {
  private let scratch: Scratch
  let folder: URL

  init(_ scratch: Scratch, _ name: String) {
    (self.scratch, folder) = (scratch, scratch.file(name))
  }
}

/// Debian's chromium, without a window.
enum Browser {
  /// The executable; nil where it is not installed.
  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// What a page was found to be.
  struct Page {
    /// What the steps returned.
    let facts: [String: Any]
    /// Errors, refused resources, complaints on the console, and requests that leave the folder.
    let problems: [String]
  }

  /// Opens the web app of a folder and runs steps in it.
  ///
  /// The page is a copy with one script more, ahead of all others; its steps are the body of an
  /// asynchronous function that returns facts. `press`, `wait` and `until` are at their hands. With
  /// a server that serves the folder, the page is opened from there. In virtual time frames are
  /// seldom drawn, and what a page asks a frame for is done by the clock; steps that wait for
  /// frames, as scrolling does, have a page `inFrames`. What steps `say` there is handed to
  /// `meanwhile`, once each.
  static func open(
    _ site: Site, at hash: String = "", width: Int = 1440, scheme: String = "light",
    inVirtualTime: Bool = true, inFrames: Bool = false, server: String? = nil,
    meanwhile: ((String) throws -> Void)? = nil, steps: String
  ) throws -> Page {
    let (folder, name) = (site.folder, "probe-\(UUID().uuidString)")
    let index = try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
    let first = try #require(index.range(of: "<script src="))
    let probed = index.replacingCharacters(
      in: first, with: "<script src=\"\(name).js\"></script><script src=")
    let isDumped = server == nil && !inFrames
    let frames = isDumped && inVirtualTime ? framesByTheClock : ""
    for (content, ending) in [(probed, "html"), (frames + probe(steps), "js")] {
      try content.write(
        to: folder.appendingPathComponent("\(name).\(ending)"), atomically: true, encoding: .utf8)
    }
    let options = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--window-size=\(width),900",
      "--blink-settings=preferredColorScheme=\(scheme == "dark" ? 0 : 1)",
    ]
    let page = "\(server ?? "file://\(folder.path)/")\(name).html\(hash)"
    let found =
      if isDumped {
        try dump(
          options + (inVirtualTime ? ["--virtual-time-budget=6000"] : []) + ["--dump-dom", page])
      } else {
        try log(options + [page], meanwhile)
      }
    let object = try JSONSerialization.jsonObject(with: Data(found.utf8))
    let result = try #require(object as? [String: Any])
    return Page(
      facts: result["facts"] as? [String: Any] ?? [:],
      problems: result["problems"] as? [String] ?? [])
  }

  /// The facts that a page wrote into itself.
  private static func dump(_ arguments: [String]) throws -> String {
    let profile = try Scratch()
    let run = try Run(
      path: try #require(path), ["--user-data-dir=\(profile.url.path)"] + arguments)
    let found = try #require(
      run.output.firstMatch(of: /<script type="application\/json" id="probe">(.*?)<\/script>/),
      "the page ended without facts: \(run.output.suffix(2000)) \(run.errors.suffix(2000))")
    return String(found.output.1)
  }

  /// The facts that a page wrote to the console; it has two minutes.
  private static func log(
    _ arguments: [String], _ meanwhile: ((String) throws -> Void)?
  ) throws -> String {
    let scratch = try Scratch()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path))
    process.arguments =
      [
        "--user-data-dir=\(scratch.url.path)", "--remote-debugging-port=0",
        "--enable-logging=stderr",
      ] + arguments
    let file = scratch.file("log")
    try Data().write(to: file)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: file)
    try process.run()
    defer {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    var text = ""
    var said: Set<String> = []
    for _ in 0..<1200 where process.isRunning {
      usleep(100_000)
      text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      for one in text.matches(of: /"said ([a-z]+)"/)
      where said.insert(String(one.output.1)).inserted {
        try meanwhile?(String(one.output.1))
      }
      if let found = text.firstMatch(of: /"probe ([^" ]+)"/) {
        return try #require(String(found.output.1).removingPercentEncoding)
      }
    }
    throw Silence(log: String(text.suffix(2000)))
  }

  /// A page that tells nothing.
  private struct Silence: Error { let log: String }

  /// What a page that no frame is drawn of asks a frame for.
  private static let framesByTheClock = """
    window.requestAnimationFrame = call => setTimeout(() => call(performance.now()), 16);
    window.cancelAnimationFrame = clearTimeout;

    """

  private static func probe(_ steps: String) -> String {
    """
    "use strict";
    (() => {
      const problems = [];
      addEventListener("error", event =>
        problems.push(event.message || `cannot load ${event.target.src || event.target.href}`), true);
      addEventListener("unhandledrejection", event => problems.push(String(event.reason)));
      addEventListener("securitypolicyviolation", event =>
        problems.push(`refused ${event.violatedDirective} ${event.blockedURI}`));
      for (const name of ["error", "warn"]) console[name] = (...parts) => problems.push(parts.join(" "));
      const wait = time => new Promise(resolve => setTimeout(resolve, time));
      // Until a test holds, or half a minute has gone.
      const until = async test => { for (let turn = 0; turn < 600 && !test(); turn += 1) await wait(50); };
      const press = async (key, target = document.activeElement) => {
        target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        await wait(50);
      };
      const all = selector => [...document.querySelectorAll(selector)];
      const say = word => console.log("said " + word);
      const text = selector => document.querySelector(selector)?.textContent ?? "";
      const told = () => {
        for (const entry of performance.getEntriesByType("resource"))
          if (!/^(file|data):/.test(entry.name) && !entry.name.startsWith(location.origin + "/")) problems.push(entry.name);
      };
      const run = async () => {
        let facts = {};
        try { facts = await (async () => { \(steps) })(); } catch (error) { problems.push(String(error.stack)); }
        told();
        const script = document.createElement("script");
        script.type = "application/json";
        script.id = "probe";
        script.textContent = JSON.stringify({ facts, problems }).replaceAll("<", "\\\\u003c");
        document.documentElement.append(script);
        // Read from the log, where the page goes on after it has loaded.
        console.log("probe " + encodeURIComponent(script.textContent));
      };
      addEventListener("DOMContentLoaded", run);
    })();
    """
  }
}
