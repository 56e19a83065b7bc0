import Testing
import XCTest

/// The entry point of the tests, under the name that SwiftPM looks for.
///
/// Without one it looks for XCTest's tests, of which there are none, in the index of each build,
/// which takes a quarter of a build's time; CI keeps none.
@main enum TestMain {
  static func main() async {
    if CommandLine.arguments.contains("swift-testing") {
      await Testing.__swiftPMEntryPoint() as Never
    }
    // What SwiftPM asks XCTest for.
    XCTMain([])
  }
}
