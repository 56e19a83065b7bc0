/// The outcome of a fetch in the background, which nobody asks an app for here.
///
///     func application(
///       _ application: UIApplication,
///       didReceiveRemoteNotification userInfo: [AnyHashable: Any],
///       fetchCompletionHandler: @escaping (UIBackgroundFetchResult) -> Void
///     ) { fetchCompletionHandler(.noData) }
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There was something new.
  case newData
  /// There was nothing new.
  case noData
  /// The fetch failed.
  case failed
}
