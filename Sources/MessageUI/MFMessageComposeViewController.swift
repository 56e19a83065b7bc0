import SwiftUI

/// The end of a message.
public enum MessageComposeResult: Int, Sendable {
  /// The person has cancelled or sent it, or it could not be sent.
  case cancelled, sent, failed
}

/// Hears of the end of a message.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// Tells how the message has ended.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A page on which a person writes a message, drawn with what the app has filled in.
///
/// A device that has just been set up sends no messages, which ``know(canSendText:)`` changes.
open class MFMessageComposeViewController: UINavigationController {
  private static let device = MailDevice()

  /// The object that hears of the end.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Those to whom the message goes.
  open var recipients: [String]?
  /// The text.
  open var body: String?
  /// The subject, which is not drawn.
  open var subject: String?

  /// Returns a Boolean value that indicates whether the device sends messages.
  open class func canSendText() -> Bool { device.canSend }

  /// Returns a Boolean value that indicates whether the device sends files.
  open class func canSendAttachments() -> Bool { device.canSend }

  /// Returns a Boolean value that indicates whether the device sends subjects.
  open class func canSendSubject() -> Bool { false }

  /// Tells whether the device sends messages, before pictures are drawn.
  public static func know(canSendText: Bool) { device.canSend = canSendText }

  /// Adds a file, which is not drawn, and returns true.
  @discardableResult
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool { true }

  /// Adds a file, which is not drawn, and returns true.
  @discardableResult
  open func addAttachmentURL(
    _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
  ) -> Bool { true }
}

extension MFMessageComposeViewController: _UIViewControllerDrawing {
  /// The page of a message.
  public var _drawing: AnyView? {
    AnyView(MessagePage(controller: self, delegate: messageComposeDelegate))
  }
}
