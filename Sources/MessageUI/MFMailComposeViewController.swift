// Apple's MessageUI brings UIKit with it, whose names are SwiftUI's here.
@_exported import SwiftUI

/// The end of a mail.
public enum MFMailComposeResult: Int, Sendable {
  /// The person has cancelled, saved or sent it, or it could not be sent.
  case cancelled, saved, sent, failed
}

/// Hears of the end of a mail.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// Tells how the mail has ended.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Takes no notice of it.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// A page on which a person writes a mail, drawn with what the app has filled in.
///
/// A device that has just been set up sends no mail, which ``know(canSendMail:)`` changes.
open class MFMailComposeViewController: UINavigationController {
  private static let device = MailDevice()

  /// The object that hears of the end.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private(set) var draft = MailDraft()

  /// Returns a Boolean value that indicates whether the device sends mail.
  open class func canSendMail() -> Bool { device.canSend }

  /// Tells whether the device sends mail, before pictures are drawn.
  ///
  ///     MFMailComposeViewController.know(canSendMail: true)
  public static func know(canSendMail: Bool) { device.canSend = canSendMail }

  /// Sets the subject.
  open func setSubject(_ subject: String) { draft.subject = subject }

  /// Sets those to whom the mail goes.
  open func setToRecipients(_ toRecipients: [String]?) { draft.recipients = toRecipients ?? [] }

  /// Sets those who get a copy.
  open func setCcRecipients(_ ccRecipients: [String]?) { draft.copies = ccRecipients ?? [] }

  /// Sets those who get a copy of which others do not know.
  open func setBccRecipients(_ bccRecipients: [String]?) {
    draft.hiddenCopies = bccRecipients ?? []
  }

  /// Sets the text; of one of HTML the marks are left out.
  ///
  /// - Parameters:
  ///   - body: The text.
  ///   - isHTML: Whether the text is of HTML.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    draft.body = isHTML ? body.replacing(#/<[^>]*>/#, with: "") : body
  }

  /// Adds a file, which is not drawn.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}

  /// Sets the address from which the mail comes, which is not drawn.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}

extension MFMailComposeViewController: _UIViewControllerDrawing {
  /// The page of a mail.
  public var _drawing: AnyView? {
    AnyView(MailPage(controller: self, delegate: mailComposeDelegate))
  }
}
