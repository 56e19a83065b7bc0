// Apple's WatchConnectivity brings Foundation with it.
import Combine
@_exported import Foundation
import Synchronization
import ViewTree

/// A state of a session.
public enum WCSessionActivationState: Int, Sendable {
  /// Not begun, ended while a watch is changed, and there.
  case notActivated, inactive, activated
}

/// The watch that a screen knows of, and what both devices have told each other.
final class WatchRecord: Sendable {
  struct Content: @unchecked Sendable {
    var watch: WCWatch?
    var context: [String: Any] = [:]
  }

  private let content: Mutex<Content>

  private init(_ other: WatchRecord?) { content = Mutex(other?.value ?? Content()) }

  static var current: WatchRecord { ScreenValues.object { WatchRecord($0) } }

  var value: Content { content.withLock { $0 } }

  func change(_ edit: (inout Content) -> Void) { content.withLock { edit(&$0) } }
}

/// A watch, to be told.
public struct WCWatch: @unchecked Sendable {
  /// A Boolean value that indicates whether the app is on it.
  public var isAppInstalled: Bool
  /// A Boolean value that indicates whether the app's complication is on its face.
  public var isComplicationEnabled: Bool
  /// A Boolean value that indicates whether the app runs on it.
  public var isReachable: Bool
  /// The values that the watch has told the phone last.
  public var context: [String: Any]
  /// A closure that returns the watch's answer to a message; nil for none.
  public var reply: (@Sendable ([String: Any]) -> [String: Any])?
  /// A closure that returns the watch's answer to bytes; nil for none.
  public var replyData: (@Sendable (Data) -> Data)?

  /// Creates a watch.
  ///
  /// - Parameters:
  ///   - isAppInstalled: Whether the app is on it.
  ///   - isComplicationEnabled: Whether the app's complication is on its face.
  ///   - isReachable: Whether the app runs on it.
  ///   - context: What the watch has told the phone last.
  ///   - reply: A closure that returns the watch's answer to a message; nil for none.
  public init(
    isAppInstalled: Bool = true, isComplicationEnabled: Bool = false, isReachable: Bool = true,
    context: [String: Any] = [:], reply: (@Sendable ([String: Any]) -> [String: Any])? = nil
  ) {
    self.isAppInstalled = isAppInstalled
    self.isComplicationEnabled = isComplicationEnabled
    (self.isReachable, self.context, self.reply) = (isReachable, context, reply)
  }
}

/// A phone's way to its watch, of which there is none unless ``know(_:)`` tells of one.
///
/// What is told where the catalogue is made is on every screen; what a screen tells is its own. The
/// delegate hears of it on a queue, within the still. A session lasts as long as its delegate.
public final class WCSession: NSObject, Sendable {
  private struct Listener: @unchecked Sendable {
    weak var delegate: (any WCSessionDelegate)?
    var state = WCSessionActivationState.notActivated
  }

  private static let session = WCSession()
  private let listener = Mutex(Listener())

  private override init() { super.init() }

  /// The session.
  public class var `default`: WCSession { session }

  /// Returns true: a phone may have a watch.
  public class func isSupported() -> Bool { true }

  /// Tells of the watch.
  ///
  ///     WCSession.know(WCWatch(context: ["laps": 4]))
  ///
  /// - Parameter watch: The watch; nil for none.
  public static func know(_ watch: WCWatch?) {
    WatchRecord.current.change { $0 = WatchRecord.Content(watch: watch) }
  }

  private var watch: WCWatch? { WatchRecord.current.value.watch }

  /// The object that hears of the watch.
  public var delegate: (any WCSessionDelegate)? {
    get { listener.withLock { $0.delegate } }
    set {
      listener.withLock { listener in
        if listener.delegate == nil { listener.state = .notActivated }
        listener.delegate = newValue
      }
    }
  }

  /// The state of the session.
  public var activationState: WCSessionActivationState {
    listener.withLock { $0.delegate == nil ? .notActivated : $0.state }
  }
  private var isActivated: Bool { activationState == .activated }
  /// A Boolean value that indicates whether there is a watch.
  public var isPaired: Bool { isActivated && watch != nil }
  /// A Boolean value that indicates whether the app is on the watch.
  public var isWatchAppInstalled: Bool { isActivated && watch?.isAppInstalled == true }
  /// A Boolean value that indicates whether the app's complication is on the watch's face.
  public var isComplicationEnabled: Bool {
    isWatchAppInstalled && watch?.isComplicationEnabled == true
  }
  /// A Boolean value that indicates whether the app runs on the watch.
  public var isReachable: Bool { isWatchAppInstalled && watch?.isReachable == true }
  /// A Boolean value that indicates whether there is more to be received: never.
  public var hasContentPending: Bool { false }
  /// The number of updates of the complication that are left for today.
  public var remainingComplicationUserInfoTransfers: Int { isComplicationEnabled ? 50 : 0 }
  /// The folder of the app's files for the watch: none.
  public var watchDirectoryURL: URL? { nil }
  /// The values that the phone has told the watch last.
  public var applicationContext: [String: Any] { WatchRecord.current.value.context }
  /// The values that the watch has told the phone last.
  public var receivedApplicationContext: [String: Any] {
    isActivated ? watch?.context ?? [:] : [:]
  }
  /// The values on their way: none, since they are there at once.
  public var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  /// The files on their way: none, since they are there at once.
  public var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

  /// Begins the session, of which the delegate hears, and of what the watch has told last.
  ///
  /// Without a delegate nothing begins.
  public func activate() {
    later { [self] in
      guard let delegate else { return }
      listener.withLock { $0.state = .activated }
      delegate.session(self, activationDidCompleteWith: .activated, error: nil)
      let context = receivedApplicationContext
      guard !context.isEmpty else { return }
      delegate.session(self, didReceiveApplicationContext: context)
    }
  }

  private func later(_ act: @escaping () -> Void) {
    nonisolated(unsafe) let act = act
    DispatchQueue.global().async { act() }
  }

  /// Returns the reason why nothing can be sent; nil for none.
  private func obstacle(needsReach: Bool = false) -> WCError? {
    guard isActivated else { return WCError(.sessionNotActivated) }
    guard watch != nil else { return WCError(.deviceNotPaired) }
    guard isWatchAppInstalled else { return WCError(.watchAppNotInstalled) }
    return needsReach && !isReachable ? WCError(.notReachable) : nil
  }

  /// Tells the watch the latest state of things.
  ///
  /// - Throws: ``WCError`` where there is no watch with the app.
  public func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    if let error = obstacle() { throw error }
    WatchRecord.current.change { $0.context = applicationContext }
  }

  /// Sends a message, and calls a closure with the watch's answer or an error, within the still.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - replyHandler: A closure that receives the answer; nil for a message without one.
  ///   - errorHandler: A closure that receives the reason why there is none.
  public func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { send(message, watch?.reply, replyHandler, errorHandler) }

  /// Sends bytes, and calls a closure with the watch's answer or an error, within the still.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - replyHandler: A closure that receives the answer; nil for bytes without one.
  ///   - errorHandler: A closure that receives the reason why there is none.
  public func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) { send(data, watch?.replyData, replyHandler, errorHandler) }

  private func send<Message>(
    _ message: Message, _ reply: ((Message) -> Message)?, _ replyHandler: ((Message) -> Void)?,
    _ errorHandler: ((any Error) -> Void)?
  ) {
    later { [self] in
      if let error = obstacle(needsReach: true) {
        errorHandler?(error)
      } else if let replyHandler {
        guard let reply else {
          errorHandler?(WCError(.messageReplyTimedOut))
          return
        }
        replyHandler(reply(message))
      }
    }
  }

  /// Sends values, of whose end the delegate hears.
  @discardableResult
  public func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    transfer(WCSessionUserInfoTransfer(userInfo, isComplication: false))
  }

  /// Sends values for the complication, of whose end the delegate hears.
  @discardableResult
  public func transferCurrentComplicationUserInfo(
    _ userInfo: [String: Any] = [:]
  ) -> WCSessionUserInfoTransfer {
    transfer(WCSessionUserInfoTransfer(userInfo, isComplication: isComplicationEnabled))
  }

  private func transfer(_ transfer: WCSessionUserInfoTransfer) -> WCSessionUserInfoTransfer {
    later { [self] in delegate?.session(self, didFinish: transfer, error: obstacle()) }
    return transfer
  }

  /// Sends a file, of whose end the delegate hears.
  @discardableResult
  public func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    let transfer = WCSessionFileTransfer(WCSessionFile(file, metadata))
    later { [self] in delegate?.session(self, didFinish: transfer, error: obstacle()) }
    return transfer
  }

  /// Makes the delegate hear of a message of the watch, while the session is there.
  ///
  ///     WCSession.default.simulate(message: ["lap": 5])
  public func simulate(message: [String: Any]) {
    later { [self] in if isPaired { delegate?.session(self, didReceiveMessage: message) } }
  }
}
