// Apple's Network brings Foundation with it.
@_exported import Foundation

/// An interface of a device to a network.
public struct NWInterface: Hashable, Sendable {
  /// A kind of interface.
  public enum InterfaceType: Hashable, Sendable {
    /// Another one, Wi-Fi, a phone's network, a cable, or the device itself.
    case other, wifi, cellular, wiredEthernet, loopback
  }

  /// The kind.
  public let type: InterfaceType
  /// The name.
  public var name: String { type == .cellular ? "pdp_ip0" : "en0" }
}

/// A device's way to the network.
public struct NWPath: Hashable, Sendable {
  /// An answer to whether there is a way.
  public enum Status: Hashable, Sendable {
    /// There is one, there is none, or there would be one.
    case satisfied, unsatisfied, requiresConnection
  }

  /// A reason why there is no way.
  public enum UnsatisfiedReason: Hashable, Sendable {
    /// None is known, or a person has forbidden it.
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }

  /// The answer to whether there is a way.
  public let status: Status
  /// A Boolean value that indicates whether the way costs money.
  public let isExpensive: Bool
  /// A Boolean value that indicates whether the person would save data.
  public let isConstrained: Bool
  let interface: NWInterface.InterfaceType

  /// Creates a way, to tell a monitor of.
  ///
  /// - Parameters:
  ///   - status: Whether there is one.
  ///   - interface: The kind of interface.
  ///   - isExpensive: Whether the way costs money.
  ///   - isConstrained: Whether the person would save data.
  public init(
    status: Status = .satisfied, interface: NWInterface.InterfaceType = .wifi,
    isExpensive: Bool = false, isConstrained: Bool = false
  ) {
    (self.status, self.interface) = (status, interface)
    (self.isExpensive, self.isConstrained) = (isExpensive, isConstrained)
  }

  /// The reason why there is no way.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// A Boolean value that indicates whether there are names of servers.
  public var supportsDNS: Bool { status == .satisfied }
  /// A Boolean value that indicates whether there are addresses of the old kind.
  public var supportsIPv4: Bool { status == .satisfied }
  /// A Boolean value that indicates whether there are addresses of the new kind.
  public var supportsIPv6: Bool { status == .satisfied }
  /// The interfaces.
  public var availableInterfaces: [NWInterface] {
    status == .satisfied ? [NWInterface(type: interface)] : []
  }

  /// Returns a Boolean value that indicates whether the way is by a kind of interface.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    status == .satisfied && type == interface
  }
}
