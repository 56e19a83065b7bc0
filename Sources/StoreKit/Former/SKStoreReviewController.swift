/// Asks for reviews of the app, as before iOS 16; a still asks for none.
public final class SKStoreReviewController: NSObject {
  /// Has no effect: a still asks for no review.
  public static func requestReview() {}

  /// Has no effect: a still asks for no review.
  public static func requestReview(in windowScene: UIWindowScene) {}
}
