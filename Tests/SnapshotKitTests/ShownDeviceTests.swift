import Testing

@testable import SnapshotKit

/// A device as an app's screen knows it.
@Suite struct ShownDeviceTests {
  /// Phones alone push their screens back behind sheets, and let them come back to the corners of
  /// the glass.
  @Test func phonesTellTheLeastRadiusOfTheirCorners() throws {
    let table = try DeviceTable.bundled()
    func radius(_ id: String) throws -> Double? {
      try #require(table.device(id: id)).shown(in: .portrait)?.cornerRadius
    }
    #expect(try radius("iphone-15") == 55)
    #expect(try radius("iphone-duo-outer") == 8)
    #expect(try radius("iphone-8") == 0)
    #expect(try radius("ipad-10") == 0)
  }
}
