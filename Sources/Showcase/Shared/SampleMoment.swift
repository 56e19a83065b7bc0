import Foundation

/// The moment of all samples: what a picture tells of today agrees with the status bar above it.
enum SampleMoment {
  /// Tuesday, 9 January 2024, 9:41 in Greenwich.
  static let date = Date(timeIntervalSince1970: 1_704_793_260)
}
