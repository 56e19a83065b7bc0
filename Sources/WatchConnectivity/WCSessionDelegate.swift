import Foundation

/// Hears of a watch.
public protocol WCSessionDelegate: NSObjectProtocol {
  /// Tells that the session has begun.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  /// Tells that another watch comes; none does.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// Tells that the watch is gone; none goes.
  func sessionDidDeactivate(_ session: WCSession)
  /// Tells of another state of the watch; it stays.
  func sessionWatchStateDidChange(_ session: WCSession)
  /// Tells that the app on the watch begins to run, or ends; neither happens.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// Tells of a message.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// Tells of a message that wants an answer; none does.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  /// Tells of bytes; none come.
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  /// Tells of bytes that want an answer; none come.
  func session(
    _ session: WCSession, didReceiveMessageData messageData: Data,
    replyHandler: @escaping (Data) -> Void)
  /// Tells of the latest state of things.
  func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  /// Tells of values; none come.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  /// Tells of values that were sent.
  func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
    error: (any Error)?)
  /// Tells of a file; none comes.
  func session(_ session: WCSession, didReceive file: WCSessionFile)
  /// Tells of a file that was sent.
  func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
}

extension WCSessionDelegate {
  /// Takes no notice of it.
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  /// Takes no notice of it.
  public func sessionDidDeactivate(_ session: WCSession) {}
  /// Takes no notice of it.
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  /// Takes no notice of it.
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  /// Takes no notice of it.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// Takes no notice of it.
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  /// Takes no notice of it.
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
  /// Takes no notice of it.
  public func session(
    _ session: WCSession, didReceiveMessageData messageData: Data,
    replyHandler: @escaping (Data) -> Void
  ) {}
  /// Takes no notice of it.
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
  /// Takes no notice of it.
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  /// Takes no notice of it.
  public func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
    error: (any Error)?
  ) {}
  /// Takes no notice of it.
  public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
  /// Takes no notice of it.
  public func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?
  ) {}
}
