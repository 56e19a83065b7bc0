/// The processor that keeps keys, which there is none of.
public enum SecureEnclave {
  /// A Boolean value that indicates whether there is one.
  public static var isAvailable: Bool { false }
}
