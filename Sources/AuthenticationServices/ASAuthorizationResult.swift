/// The answer to requests; none comes.
public enum ASAuthorizationResult {
  /// A password.
  case password(ASPasswordCredential)
  /// An account of Apple's.
  case appleID(ASAuthorizationAppleIDCredential)
  /// A passkey that was made.
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
  /// A passkey by which a person signs in.
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
}
