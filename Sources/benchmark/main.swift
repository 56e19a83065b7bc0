import CairoRender
import Foundation
import Showcase
import SnapshotKit

// `benchmark view` and `benchmark picture` measure the two halves of the pipeline,
// `benchmark screens` raster and PNG of each screen, `benchmark matrix` whole runs of the snapshot
// command, `benchmark layout` the flexbox engine alone, `benchmark map` reading and drawing
// GeoJSON, `benchmark tiles` vector tiles, `benchmark symbols` symbols beside glyphs,
// `benchmark causes` in how many changes of a line the line is told, `benchmark caches` what each
// cache gains; without a name all run. Further arguments are the measured part's own.
let benchmarks: [(name: String, run: @MainActor ([String]) throws -> Void)] = [
  ("layout", runLayoutBenchmark), ("view", runViewBenchmark), ("picture", runPictureBenchmark),
  ("screens", runScreensBenchmark), ("map", runMapBenchmark), ("matrix", runMatrixBenchmark),
  ("tiles", runTilesBenchmark), ("symbols", runSymbolsBenchmark), ("causes", runCausesBenchmark),
  ("caches", runCachesBenchmark),
]
var arguments = Array(CommandLine.arguments.dropFirst())
// `--without glass` leaves a cache out, here and in the processes that are started, to measure what
// it gains.
var leftOut: [String] = []
while let place = arguments.firstIndex(of: "--without"), place + 1 < arguments.count {
  leftOut.append(arguments[place + 1])
  arguments.removeSubrange(place...place + 1)
}
if !leftOut.isEmpty { setenv(LeftOutCaches.variable, leftOut.joined(separator: ","), 1) }
if let unknown = leftOut.first(where: { !LeftOutCaches.all.contains($0) }) {
  let names = LeftOutCaches.all.joined(separator: ", ")
  end("Unknown cache \(unknown) behind --without; there are: \(names).")
}
if let name = arguments.first, SnapshotRun.commands.contains(name) {
  SnapshotCommand.main(try catalogue())
}
// What workers do is measured with their heap.
WorkerHeap.adopt()
do {
  if let name = arguments.first {
    guard let benchmark = benchmarks.first(where: { $0.name == name }) else {
      let names = benchmarks.map(\.name).joined(separator: ", ")
      end("Unknown benchmark \(name); there are: \(names).")
    }
    try benchmark.run(Array(arguments.dropFirst()))
  } else {
    for benchmark in benchmarks {
      print("\n\(benchmark.name)")
      try benchmark.run([])
    }
  }
} catch {
  end("\(error)")
}

/// Says what kept the benchmark from its work, and ends with 2.
func end(_ reason: String) -> Never {
  FileHandle.standardError.write(Data("\(reason)\n".utf8))
  exit(2)
}
