import StageSupport
import SwiftUI
import Testing

/// The wheels of a date.
@MainActor @Suite struct DateWheelTests {
  /// The parts of a date stand in the order in which a region writes them.
  @Test(arguments: [
    ("en_US", ["September", "9", "2024"]), ("en_GB", ["9", "September", "2024"]),
    ("es_ES", ["9", "septiembre", "2024"]), ("ja_JP", ["2024", "9月", "9"]),
  ])
  func wheelsOfADateAreInTheRegionsOrder(region: String, parts: [String]) throws {
    let stage = Stage(
      DatePicker(
        "Day", selection: .constant(Date(timeIntervalSince1970: 1_725_874_860)),
        displayedComponents: .date
      ).datePickerStyle(.wheel).labelsHidden()
    ) {
      $0.locale = Locale(identifier: region)
      $0.timeZone = .gmt
    }
    let places = try parts.map { try stage.frame($0).midX }
    #expect(places == places.sorted())
  }
}
