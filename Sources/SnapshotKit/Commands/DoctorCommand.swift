import ArgumentParser
import CairoRender
import Foundation

/// `snapshot doctor`: what this machine draws with, whether the gate can fail, and what is missing.
struct DoctorCommand: CatalogueCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Shows versions, fonts and fingerprint, and that the gate can fail.")

  @OptionGroup var baselines: BaselineOptions

  @Option(name: .customLong("matrix"), help: "samples or all, as for the other commands.")
  var devices: MatrixOption?

  @Flag(help: "Lays all screens out, and lists the symbols that fonts of icons must draw.")
  var symbols = false

  func adapt(_ catalogue: Catalogue) throws -> Catalogue {
    catalogue.with(matrix: devices?.selection)
  }

  func run(_ catalogue: Catalogue) throws -> ExitStatus {
    let renderer: Renderer
    do {
      renderer = try Renderer(fonts: catalogue.fontFiles)
    } catch {
      StandardError.print("missing: \(error)")
      return .failure
    }
    print("version      \(ToolVersion.number)")
    print("fingerprint  \(renderer.fingerprint.digest)")
    print(Columns.aligned(renderer.fingerprint.parts.map { [$0.name, $0.value] }))
    print("pdf          \(PDFLibrary.version ?? "none, install \(PDFLibrary.package)")")
    print(
      "screens      \(catalogue.screens.count)\ndevices      \(catalogue.devices.devices.count)\n"
        + "cells        \(Matrix(catalogue).cells.count)")
    if symbols {
      ScreenWatch.begin(seconds: WorkerLimits().clockSeconds)
      for line in try SymbolSurvey(renderer).lines(of: catalogue) { print(line) }
    }
    let missing = renderer.missing
    for item in missing { print("missing      \(item)") }
    let controls = try NegativeControls(renderer: renderer).run()
    for control in controls {
      print("gate         \(control.name): \(control.isNoticed ? "as it must be" : "NOT NOTICED")")
    }
    let isSound = try checkBaselines(catalogue, renderer.fingerprint)
    let isHealthy = controls.allSatisfy(\.isNoticed) && isSound && missing.isEmpty
    return isHealthy ? .success : .failure
  }

  private func checkBaselines(_ catalogue: Catalogue, _ fingerprint: RendererFingerprint) throws
    -> Bool
  {
    let matrix = Matrix(catalogue)
    let found = try Baselines(baselines.folder, cells: matrix.cells)
    guard !found.isEmpty || !found.problems.isEmpty else {
      print("baselines    none in \(baselines.folder.path); snapshot record makes them")
      return true
    }
    let problems = found.problems + found.strayPictures(of: matrix.cells)
    for problem in problems { print("baselines    \(problem)") }
    let orphans = Orphans(found, matrix, shard: nil)
    let leftovers = orphans.leftovers.count
    print(
      "baselines    \(RunMessages.counted(found.lock.entries.count, "approval")), "
        + "\(RunMessages.counted(found.stored.count, "picture")), "
        + "\(RunMessages.counted(orphans.entries.count, "orphan")), "
        + "\(RunMessages.counted(leftovers, "half-written file"))")
    let changes = fingerprint.differences(from: found.lock.fingerprint)
    for change in changes { print("renderer     \(change)") }
    return problems.isEmpty && changes.isEmpty
  }
}
