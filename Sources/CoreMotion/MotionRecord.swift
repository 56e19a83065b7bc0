// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Combine
import Foundation
import Synchronization
import ViewTree

/// An answer of a person whether an app may see movements.
public enum CMAuthorizationStatus: Int, Sendable {
  /// None yet, a rule against it, no, and yes.
  case notDetermined, restricted, denied, authorized
}

/// The domain of errors of movements.
public let CMErrorDomain = "CMErrorDomain"

/// The number of an error of movements.
public struct CMError: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt32

  /// Creates a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The device has no sensor for it.
public let CMErrorMotionActivityNotAvailable = CMError(rawValue: 104)
/// The person has not said yes.
public let CMErrorMotionActivityNotAuthorized = CMError(rawValue: 105)
/// There is nothing of the kind.
public let CMErrorNilData = CMError(rawValue: 111)

/// The movements that a screen knows of, and the person's answer.
final class MotionRecord: Sendable {
  struct Content: Sendable {
    var motion = CMDeviceMotion()
    var steps: [CMPedometerData]?
    var activities: [CMMotionActivity]?
    var altitude: CMAltitudeData?
    var wasAsked = false

    var isKnown: Bool { steps != nil || activities != nil || altitude != nil }
  }

  private let content: Mutex<Content>

  private init(_ other: MotionRecord?) { content = Mutex(other?.value ?? Content()) }

  static var current: MotionRecord { ScreenValues.object { MotionRecord($0) } }

  var value: Content { content.withLock { $0 } }

  func change(_ edit: (inout Content) -> Void) { content.withLock { edit(&$0) } }

  /// The person's answer so far.
  static var status: CMAuthorizationStatus {
    let record = current.value
    if record.isKnown { return .authorized }
    return record.wasAsked ? .denied : .notDetermined
  }

  /// Asks the person, who says no unless something was told.
  ///
  /// - Returns: The error of a person who says no; nil for one who says yes.
  static func ask() -> NSError? {
    current.change { $0.wasAsked = true }
    return status == .authorized ? nil : error(CMErrorMotionActivityNotAuthorized)
  }

  static func error(_ number: CMError) -> NSError {
    NSError(domain: CMErrorDomain, code: Int(number.rawValue))
  }
}
