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

  private func time(_ region: String, _ seconds: Double) -> Stage {
    Stage(
      DatePicker(
        "Time", selection: .constant(Date(timeIntervalSince1970: seconds)),
        displayedComponents: .hourAndMinute
      ).datePickerStyle(.wheel).labelsHidden()
    ) {
      $0.locale = Locale(identifier: region)
      $0.timeZone = .gmt
    }
  }

  /// 9:41 in the morning, and twelve hours later.
  @Test(arguments: [(1_725_874_860.0, "AM"), (1_725_918_060, "PM")])
  func hoursAreCountedToNoonWhereTheRegionDoes(seconds: Double, half: String) throws {
    let stage = time("en_US", seconds)
    let places = try ["9", "41", half].map { try stage.frame($0).midX }
    #expect(places == places.sorted())
    let middle = try stage.frame("41").midY
    #expect(try abs(stage.frame("9").midY - middle) < 2)
    #expect(try abs(stage.frame(half).midY - middle) < 2)
    #expect(try stage.elements().contains { $0.value == half })
  }

  @Test func hoursAreCountedToMidnightElsewhere() throws {
    let stage = time("en_GB", 1_725_918_060)
    #expect(try stage.shows("21") && !stage.shows("PM") && !stage.shows("pm"))
  }
}
