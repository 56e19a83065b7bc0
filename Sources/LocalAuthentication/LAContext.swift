import Foundation
import Synchronization

/// Asks whether the person is the device's owner: a face, a finger or a passcode.
///
/// Nobody answers: no passcode is set, unless ``know(_:answers:)`` says otherwise.
///
///     LAContext.know(.faceID, answers: true)
open class LAContext: NSObject, @unchecked Sendable {
  private struct Device: Sendable {
    var biometry: LABiometryType?
    var isOwner = false
  }

  private static let device = Mutex(Device())

  /// The title of the button that ends the question.
  open var localizedCancelTitle: String?
  /// The title of the button that asks for a password instead.
  open var localizedFallbackTitle: String?
  /// The reason that is told to the person.
  open var localizedReason = ""
  /// The time for which an earlier answer counts, in seconds.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// A Boolean value that indicates whether nobody may be asked.
  open var interactionNotAllowed = false
  /// The state of the known faces and fingers, which there are none of.
  open var evaluatedPolicyDomainState: Data? { nil }

  /// Creates a context.
  public override init() { super.init() }

  /// Tells of the device and of its person's answer, before pictures are drawn.
  ///
  /// - Parameters:
  ///   - biometry: The kind of proof that the device takes; nil for a device without a passcode.
  ///   - answers: Whether the person proves to be the owner.
  public static func know(_ biometry: LABiometryType?, answers: Bool = false) {
    device.withLock { $0 = Device(biometry: biometry, isOwner: answers) }
  }

  /// The kind of proof that the device takes.
  open var biometryType: LABiometryType { Self.device.withLock { $0.biometry } ?? .none }

  /// Returns a Boolean value that indicates whether a person can be asked.
  ///
  /// - Parameters:
  ///   - policy: The proof that is asked for.
  ///   - error: The place of the reason why not; nil for none.
  /// - Returns: Whether a person can be asked.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    let reason = obstacle(policy)
    if let reason { error?.pointee = LAError(reason).objectValue }
    return reason == nil
  }

  private func obstacle(_ policy: LAPolicy) -> LAError.Code? {
    guard let biometry = Self.device.withLock({ $0.biometry }) else { return .passcodeNotSet }
    let needsBody = policy == .deviceOwnerAuthenticationWithBiometrics
    return needsBody && biometry == .none ? .biometryNotAvailable : nil
  }

  /// Asks the person, and calls a closure with the answer at once.
  ///
  /// - Parameters:
  ///   - policy: The proof that is asked for.
  ///   - localizedReason: The reason that is told to the person.
  ///   - reply: A closure that receives whether the person is the owner, and why not.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    if let reason = failure(policy) {
      reply(false, LAError(reason))
    } else {
      reply(true, nil)
    }
  }

  /// Asks the person.
  ///
  /// - Parameters:
  ///   - policy: The proof that is asked for.
  ///   - localizedReason: The reason that is told to the person.
  /// - Returns: True.
  /// - Throws: ``LAError`` where the person cannot be asked, or does not prove to be the owner.
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    if let reason = failure(policy) { throw LAError(reason) }
    return true
  }

  private func failure(_ policy: LAPolicy) -> LAError.Code? {
    obstacle(policy) ?? (Self.device.withLock { $0.isOwner } ? nil : .userCancel)
  }

  /// Ends the context, which asks nobody.
  open func invalidate() {}
}
