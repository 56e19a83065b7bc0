import Foundation
import Testing

private let filters = "--device iphone-1[45] --scale 2"

/// The commands of `Examples/ci`, run as a forge runs them: in a folder with the built command and
/// the approved snapshots, with the forge's variables.
private struct Forge {
  let scratch: Scratch
  init() throws {
    scratch = try Scratch()
    let build = scratch.file(".build/release")
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    let fixture = Run.products.appendingPathComponent("snapshot-fixture").path
    let command = build.appendingPathComponent("Snapshots")
    try Self.write("command=$1; shift\n\(Self.call(fixture))", to: command)
    // What another revision builds: it draws as ever.
    try Self.write("unset FIXTURE_COLOR\nexec '\(fixture)' \"$@\"", to: scratch.file("screens"))
    try Data(".build/\nout/\nSnapshots/\n".utf8).write(to: scratch.file(".gitignore"))
    #expect(try script("\(command.path) record").status == 0)
    let identity = "-c user.name=a -c user.email=a@example.org"
    let git = "git init -q && git add . && git \(identity) commit -q -m screens"
    #expect(try script(git).status == 0)
  }

  private static func write(_ script: String, to url: URL) throws {
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
  }

  /// A merge takes its cells from the parts; the others are given a small matrix.
  private static func call(_ fixture: String) -> String {
    """
    case $command in
      merge) exec '\(fixture)' merge "$@" ;;
      compare) set -- "$@" --build true --executable screens ;;
    esac
    exec '\(fixture)' "$command" \(filters) "$@"
    """
  }

  func script(_ text: String, _ environment: [String: String] = [:]) throws -> Run {
    let usual = [
      "PRODUCT": "Snapshots", "BASE": "", "HOME": scratch.url.path,
      "GITHUB_SERVER_URL": "https://example.org", "GITHUB_REPOSITORY": "team/app",
      "GITHUB_RUN_ID": "7", "CI_JOB_URL": "https://example.org/jobs/7",
    ]
    return try Run(
      path: "/bin/bash", ["-e", "-c", text], environment: usual.merging(environment) { $1 },
      in: scratch.url)
  }
}

private let action = "ci/github/actions/snapshots/action.yml"
private let gallery = "ci/github/workflows/gallery.yml"

/// The action's step for a shard, and the one that joins all.
private func actionSteps() throws -> (shard: String, merge: String) {
  (
    try #require(try PipelineStep.step(of: action, with: "--shard auto")),
    try #require(try PipelineStep.step(of: action, with: " merge out/shards"))
  )
}

@Suite struct PipelineTests {
  @Test(arguments: [(nil, "", 0), ("FF9500", "", 1), (nil, "HEAD", 0), ("FF9500", "HEAD", 1)])
  func gitHubsActionJoinsShardsIntoASummary(
    _ color: String?, _ base: String, _ expected: Int32
  ) throws {
    let forge = try Forge()
    let steps = try actionSteps()
    var environment = [
      "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": forge.scratch.file("summary.md").path,
      "BASE": base,
    ]
    if let color { environment["FIXTURE_COLOR"] = color }
    for index in ["0", "1"] {
      let job = ["STRATEGY_JOB_INDEX": index, "STRATEGY_JOB_TOTAL": "2"]
      let run = try forge.script(steps.shard, environment.merging(job) { $1 })
      #expect(run.status == 0, "\(run.output)\(run.errors)")
      #expect(!run.output.contains("::error"))
    }
    let merge = try forge.script(steps.merge, environment)
    #expect(merge.status == expected, "\(merge.output)\(merge.errors)")
    // Each cause once, at its line, and in the summary, with the page of the artefacts.
    let annotations = merge.output.split(separator: "\n").filter { $0.hasPrefix("::error") }
    #expect(annotations.isEmpty == (color == nil), "\(merge.output)")
    let summary = try? String(contentsOf: forge.scratch.file("summary.md"), encoding: .utf8)
    #expect((summary != nil) == (color != nil))
    #expect(summary?.contains("(https://example.org/team/app/actions/runs/7)") ?? true)
  }

  /// A job that could not run leaves no part, and the merge fails by its number.
  @Test func gitHubsActionNamesAShardThatIsMissing() throws {
    let forge = try Forge()
    let steps = try actionSteps()
    let job = ["STRATEGY_JOB_INDEX": "0", "STRATEGY_JOB_TOTAL": "2"]
    #expect(try forge.script(steps.shard, job).status == 0)
    let merge = try forge.script(steps.merge)
    #expect(merge.status == 2)
    #expect(merge.errors.contains("Missing of 2 shards: 2"), "\(merge.errors)")
  }

  @Test(arguments: ["", "HEAD"])
  func gitLabsJobsAreTheWholeRun(base: String) throws {
    let forge = try Forge()
    // The lines of a job are one shell's.
    let choice = try #require(try PipelineStep.step(of: "ci/gitlab.yml", with: "set -- compare"))
    let shard = try #require(try PipelineStep.step(of: "ci/gitlab.yml", with: "--shard auto"))
    let merge = try #require(try PipelineStep.step(of: "ci/gitlab.yml", with: " merge "))
    for index in ["1", "2"] {
      let environment = [
        "CI_NODE_INDEX": index, "CI_NODE_TOTAL": "2", "FIXTURE_COLOR": "FF9500", "BASE": base,
      ]
      let run = try forge.script(choice + "\n" + shard, environment)
      #expect(run.status == 0, "\(run.output)\(run.errors)")
    }
    #expect(try forge.script(merge, ["FIXTURE_COLOR": "FF9500"]).status == 1)
    let markdown = try String(
      contentsOf: forge.scratch.file("out/merged/report.md"), encoding: .utf8)
    #expect(markdown.contains("](https://example.org/jobs/7/artifacts/raw/out/merged/card/"))
  }

  /// The lines that resolve, install and build are run on a package whose dependency is a
  /// repository of this one's Makefile and scripts, and nothing to compile.
  @Test func theLinesThatBuildMakeTheCommand() throws {
    let scratch = try Scratch()
    let root = PipelineStep.folder.deletingLastPathComponent()
    let (library, app) = (scratch.file("Vitrine"), scratch.file("App"))
    func write(_ text: String, _ folder: URL, _ path: String) throws {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let tools = "// swift-tools-version: 6.0\nimport PackageDescription\n"
    try write(
      tools + #"let package = Package(name: "Vitrine", targets: [.target(name: "Empty")])"#,
      library,
      "Package.swift")
    try write("", library, "Sources/Empty/Empty.swift")
    for path in ["Makefile", "scripts", "Sources/CairoRender/Resources/fonts.json"] {
      let copy = library.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: root.appendingPathComponent(path), to: copy)
    }
    try write(
      tools + """
        let package = Package(
          name: "App", dependencies: [.package(url: "file://\(library.path)", branch: "main")],
          targets: [.executableTarget(name: "Snapshots")])
        """, app, "Package.swift")
    try write(
      "print(CommandLine.arguments.dropFirst().joined(separator: \" \"))", app,
      "Sources/Snapshots/main.swift")
    func run(_ script: String, base: String = "") throws -> Run {
      try Run(
        path: "/bin/bash", ["-e", "-c", script],
        environment: [
          "PRODUCT": "Snapshots", "BASE": base, "GIT_CONFIG_GLOBAL": scratch.file("git").path,
        ],
        in: app)
    }
    let identity = "-c user.name=a -c user.email=a@example.org"
    let commit = "git init -q -b main . && git add . && git \(identity) commit -q -m all"
    #expect(try run("cd ../Vitrine && \(commit)").status == 0)
    let steps = try PipelineStep.steps(of: "ci/gitlab.yml").map(\.text)
      .filter { line in ["swift ", "make "].contains(where: line.hasPrefix) }
    #expect(steps.count == 3)
    let gitLab = try run(steps.joined(separator: "\n"))
    #expect(gitLab.status == 0, "\(gitLab.output)\(gitLab.errors)")
    let resolve = try #require(try PipelineStep.step(of: action, with: "swift package resolve"))
    let build = try #require(try PipelineStep.step(of: action, with: "swift build"))
    let gitHub = try run("\(resolve)\n\(build)", base: "origin/main")
    #expect(gitHub.status == 0, "\(gitHub.output)\(gitHub.errors)")
    #expect(gitHub.output.contains("compare origin/main --build-only"), "\(gitHub.output)")
    let only = try #require(try PipelineStep.step(of: "ci/gitlab.yml", with: "--build-only"))
    #expect(try run(only, base: "origin/main").output.contains("compare origin/main --build-only"))
  }

  /// Each command of the pipelines is one that a test runs, or is left out for a reason.
  @Test func everyCommandOfThePipelinesIsRun() throws {
    let run = [
      "\(action): swift package resolve": "theLinesThatBuildMakeTheCommand",
      "\(action): swift build -c release --product \"$PRODUCT\"": "theLinesThatBuildMakeTheCommand",
      "\(action): snapshots=.build/release/$PRODUCT": "gitHubsActionJoinsShardsIntoASummary",
      "\(action): status=0": "gitHubsActionJoinsShardsIntoASummary",
      "ci/gitlab.yml: swift package resolve": "theLinesThatBuildMakeTheCommand",
      "ci/gitlab.yml: make -s -C .build/checkouts/Vitrine deps": "theLinesThatBuildMakeTheCommand",
      "ci/gitlab.yml: swift build -c release --product \"$PRODUCT\"":
        "theLinesThatBuildMakeTheCommand",
      "ci/gitlab.yml: if [ -n \"$BASE\" ]; then .build/release/$PRODUCT compare \"$BASE\" --build-only; fi":
        "theLinesThatBuildMakeTheCommand",
      "ci/gitlab.yml: if [ -n \"$BASE\" ]; then set -- compare \"$BASE\"; else set -- verify; fi":
        "gitLabsJobsAreTheWholeRun",
      "ci/gitlab.yml: .build/release/$PRODUCT \"$@\" --shard auto -o \"out/shards/part-$CI_NODE_INDEX\" || [ $? = 1 ]":
        "gitLabsJobsAreTheWholeRun",
      "ci/gitlab.yml: .build/release/$PRODUCT merge out/shards/part-* -o out/merged --pictures-url \"$CI_JOB_URL/artifacts/raw/out/merged\"":
        "gitLabsJobsAreTheWholeRun",
      "ci/gitlab.yml: .build/release/$PRODUCT render --descriptions --archive gallery.zip":
        "theGalleryIsPackedForDesigners",
      "\(gallery): .build/release/$PRODUCT render --descriptions --archive gallery.zip":
        "theGalleryIsPackedForDesigners",
      "cluster/kubernetes.yaml: [\"sh\", \"Examples/cluster/shard.sh\", \"verify\", \"8\", \"/shards\"]":
        "anEnginesShardsAreTheWholeRecord",
    ]
    let image =
      "scripts/try-dockerfile.sh runs it, as root, in a Debian of its own: minutes, and a release build"
    let packages = ".ci/run installs them so"
    let asGitLab = "theLinesThatBuildMakeTheCommand runs the same line of ci/gitlab.yml"
    let exempt = [
      "ci/gitlab.yml: apt-get update && apt-get install -y git make": packages,
      "ci/github/workflows/snapshot-shards.yml: apt-get update && apt-get install -y git make":
        packages,
      "\(gallery): apt-get update && apt-get install -y git make": packages,
      "\(gallery): swift package resolve": asGitLab,
      "\(gallery): make -s -C .build/checkouts/Vitrine deps": asGitLab,
      "\(gallery): swift build -c release --product \"$PRODUCT\"": asGitLab,
      "ci/Dockerfile: RUN apt-get update && apt-get install -y make": image,
      "ci/Dockerfile: RUN make deps": image,
      "ci/Dockerfile: RUN mkdir -p Sources/Showcase/Resources && touch Sources/Showcase/Empty.swift && make build BUILD='--target Showcase' && rm -r Sources/Showcase":
        image,
      "ci/Dockerfile: RUN make build": image,
      "ci/Dockerfile: ENTRYPOINT [\".build/release/snapshot\"]": image,
      "ci/Dockerfile: CMD [\"verify\"]": image,
    ]
    let ci = try String(
      contentsOf: PipelineStep.folder.deletingLastPathComponent().appendingPathComponent(".ci/run"),
      encoding: .utf8)
    for (step, _) in exempt.filter({ $0.value == packages }) {
      for part in step.split(separator: ": ", maxSplits: 1)[1].components(separatedBy: " && ") {
        #expect(ci.contains(part), "\(part)")
      }
    }
    for (step, reason) in exempt where reason == asGitLab {
      #expect(run["ci/gitlab.yml: \(step.dropFirst("\(gallery): ".count))"] != nil, "\(step)")
    }
    let told = Set(try PipelineStep.all().map { "\($0.file): \($0.title)" })
    let known = Set(run.keys).union(exempt.keys)
    #expect(told.subtracting(known) == [], "not run")
    #expect(known.subtracting(told) == [], "no longer there")
    let tests = try ["PipelineTests.swift", "EngineTests.swift"].map { name in
      try String(
        contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .appendingPathComponent(name), encoding: .utf8)
    }.joined()
    for name in Set(run.values) { #expect(tests.contains("func \(name)("), "\(name)") }
  }

  @Test(arguments: ["ci/gitlab.yml", "ci/github/workflows/gallery.yml"])
  func theGalleryIsPackedForDesigners(_ file: String) throws {
    let forge = try Forge()
    let run = try forge.script(try #require(try PipelineStep.step(of: file, with: " render ")))
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let archive = try Data(contentsOf: forge.scratch.file("gallery.zip"))
    for name in ["index.html", "cells.js", "descriptions/words.js", "card/iphone-15-portrait@2x"] {
      #expect(archive.range(of: Data(name.utf8)) != nil, "\(name)")
    }
  }
}
