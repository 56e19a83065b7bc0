// What the build tool plugin runs: a job's file is its one argument.
import AppSources
import Foundation

do {
  guard CommandLine.arguments.count == 2 else { throw CocoaError(.fileReadInvalidFileName) }
  let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
  for warning in try JSONDecoder().decode(SourcesJob.self, from: data).run() {
    print("warning: \(warning)")
  }
} catch {
  FileHandle.standardError.write(Data("error: vitrine-sources: \(error)\n".utf8))
  exit(2)
}
