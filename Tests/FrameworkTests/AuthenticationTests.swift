import LocalAuthentication
import Testing

/// The question whether a person is the owner, which nobody answers unless told.
@Suite(.serialized) struct AuthenticationTests {
  private let body = LAPolicy.deviceOwnerAuthenticationWithBiometrics

  @Test func aNewDeviceHasNoPasscode() async throws {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(body, error: &error))
    #expect(error?.domain == LAError.errorDomain)
    #expect(error?.code == LAError.passcodeNotSet.rawValue)
    #expect(context.biometryType == .none)
    await #expect(throws: LAError(.passcodeNotSet)) {
      try await context.evaluatePolicy(body, localizedReason: "Open")
    }
  }

  @Test func aPersonAnswersAsTold() async throws {
    LAContext.know(.faceID, answers: true)
    defer { LAContext.know(nil) }
    let context = LAContext()
    #expect(context.canEvaluatePolicy(body, error: nil) && context.biometryType == .faceID)
    #expect(try await context.evaluatePolicy(body, localizedReason: "Open"))
    LAContext.know(.faceID)
    var reasons: [String] = []
    do {
      try await context.evaluatePolicy(body, localizedReason: "Open")
    } catch LAError.userCancel {
      reasons.append("cancelled")
    }
    #expect(reasons == ["cancelled"])
    LAContext.know(LABiometryType.none, answers: true)
    #expect(!context.canEvaluatePolicy(body, error: nil))
    #expect(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
  }
}
