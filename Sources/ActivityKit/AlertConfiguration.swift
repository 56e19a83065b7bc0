import SwiftUI

/// The alert that tells of a change to a Live Activity, which nothing shows.
public struct AlertConfiguration: Sendable {
  /// The sound of an alert, which nothing plays.
  public struct AlertSound: Equatable, Sendable {
    private let name: String?

    /// The system's own.
    public static let `default` = AlertSound(name: nil)

    /// Returns the sound of a file.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  /// The title.
  public let title: LocalizedStringResource
  /// The words below the title.
  public let body: LocalizedStringResource
  /// The sound.
  public let sound: AlertSound

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - body: The words below the title.
  ///   - sound: The sound.
  public init(
    title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound = .default
  ) { (self.title, self.body, self.sound) = (title, body, sound) }
}
