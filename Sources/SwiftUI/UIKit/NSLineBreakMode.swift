/// The mode in which lines of UIKit's texts break.
public enum NSLineBreakMode: Int, Sendable {
  /// The modes that wrap.
  case byWordWrapping, byCharWrapping
  /// The modes that cut.
  case byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
