import Foundation

// `benchmark picture` measures drawing; further arguments are the measured part's own.
let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "picture", nil: try runPictureBenchmark(arguments: Array(arguments.dropFirst()))
case "layout": try runLayoutBenchmark(arguments: Array(arguments.dropFirst()))
case let name?:
  FileHandle.standardError.write(Data("Unknown benchmark \(name); there are: picture, layout.\n".utf8))
  exit(2)
}
