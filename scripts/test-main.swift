// The entry point of tests in a build without an index, in which SwiftPM else looks for XCTest's
// tests, of which there are none.
//
// It is copied as `Tests/XCTMain.swift`, the name that SwiftPM looks for, and not kept there: with
// it `swift test` leaves out Swift Testing's tests, unless it is told not to.
import Testing

@main enum TestMain {
  static func main() async {
    await Testing.__swiftPMEntryPoint() as Never
  }
}
