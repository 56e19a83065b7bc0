import Foundation
import LayoutConformance

let files = CommandLine.arguments.dropFirst()
guard !files.isEmpty, !files.contains(where: { $0.hasPrefix("-") }) else {
  FileHandle.standardError.write(Data("usage: layout-conformance FILE...\n".utf8))
  exit(2)
}

var run = ConformanceRun()
do {
  for file in files { try run.run(file: file) }
} catch {
  FileHandle.standardError.write(Data("layout-conformance: \(error)\n".utf8))
  exit(2)
}
for failure in run.failures { print(failure) }
print(run.summary)
exit(run.failed == 0 ? 0 : 1)
