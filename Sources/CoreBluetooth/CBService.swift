import Foundation

/// A thing that a peripheral can do: values that belong together.
open class CBService: NSObject, @unchecked Sendable {
  /// The name.
  public let uuid: CBUUID
  /// A Boolean value that indicates whether it is there for itself.
  public let isPrimary: Bool
  /// The peripheral.
  open internal(set) weak var peripheral: CBPeripheral?
  /// The values that were found; nil before somebody has looked for them.
  open internal(set) var characteristics: [CBCharacteristic]?
  let known: [CBCharacteristic]

  /// Creates a thing that a peripheral can do, to be told.
  ///
  /// - Parameters:
  ///   - uuid: The name.
  ///   - characteristics: The values.
  ///   - isPrimary: Whether it is there for itself.
  public init(
    uuid: CBUUID, characteristics: [CBCharacteristic] = [], isPrimary: Bool = true
  ) {
    (self.uuid, self.isPrimary, known) = (uuid, isPrimary, characteristics)
    super.init()
    for characteristic in known { characteristic.service = self }
  }

  func copied() -> CBService {
    CBService(uuid: uuid, characteristics: known.map { $0.copied() }, isPrimary: isPrimary)
  }
}

/// The ways in which a value can be used.
public struct CBCharacteristicProperties: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates ways from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// It is sent out.
  public static let broadcast = Self(rawValue: 1)
  /// It can be read.
  public static let read = Self(rawValue: 2)
  /// It can be written, without an answer.
  public static let writeWithoutResponse = Self(rawValue: 4)
  /// It can be written.
  public static let write = Self(rawValue: 8)
  /// It tells of changes.
  public static let notify = Self(rawValue: 0x10)
  /// It tells of changes, and waits for an answer.
  public static let indicate = Self(rawValue: 0x20)
  /// It can be written with a signature.
  public static let authenticatedSignedWrites = Self(rawValue: 0x40)
  /// It has more ways, which a descriptor tells.
  public static let extendedProperties = Self(rawValue: 0x80)
  /// It tells of changes to devices that it trusts.
  public static let notifyEncryptionRequired = Self(rawValue: 0x100)
  /// It tells of changes to devices that it trusts, and waits for an answer.
  public static let indicateEncryptionRequired = Self(rawValue: 0x200)
}

/// A value of a peripheral.
open class CBCharacteristic: NSObject, @unchecked Sendable {
  /// The name.
  public let uuid: CBUUID
  /// The ways in which it can be used.
  public let properties: CBCharacteristicProperties
  /// The service.
  open internal(set) weak var service: CBService?
  /// The value as it was last read or told; nil before.
  open internal(set) var value: Data?
  /// A Boolean value that indicates whether it tells of changes.
  open internal(set) var isNotifying = false
  var known: Data?

  /// Creates a value, to be told.
  ///
  /// - Parameters:
  ///   - uuid: The name.
  ///   - properties: The ways in which it can be used.
  ///   - value: The bytes that are read, and that are told to who would hear of changes.
  public init(
    uuid: CBUUID, properties: CBCharacteristicProperties = [.read, .notify], value: Data? = nil
  ) { (self.uuid, self.properties, known) = (uuid, properties, value) }

  func copied() -> CBCharacteristic {
    CBCharacteristic(uuid: uuid, properties: properties, value: known)
  }
}

/// An answer to whether who writes a value hears of it.
public enum CBCharacteristicWriteType: Int, Sendable {
  /// Yes, and no.
  case withResponse, withoutResponse
}
