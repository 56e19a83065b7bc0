import Foundation
import Synchronization

/// An answer of a person whether an app may see the pictures.
public enum PHAuthorizationStatus: Int, Sendable {
  /// None yet, a rule against it, no, yes, and yes to some of them.
  case notDetermined, restricted, denied, authorized, limited
}

/// The access that an app asks for.
public enum PHAccessLevel: Int, Sendable {
  /// Adding pictures.
  case addOnly = 1
  /// Seeing and changing them.
  case readWrite = 2
}

/// Hears of changes of the library, which there are none of.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  /// Tells of a change.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the library; none comes.
public final class PHChange: Sendable {
  private init() {}
}

/// The library of a person's pictures, which is empty.
///
/// Nobody has been asked, and who is asked says no, unless ``know(_:)`` says otherwise.
public final class PHPhotoLibrary: Sendable {
  private static let library = PHPhotoLibrary()
  private static let answer = Mutex<PHAuthorizationStatus?>(nil)

  private init() {}

  /// Returns the library.
  public static func shared() -> PHPhotoLibrary { library }

  /// Tells of the person's answer, before pictures are drawn.
  ///
  ///     PHPhotoLibrary.know(.authorized)
  ///
  /// - Parameter status: The answer, which was given before the app started; nil for none.
  public static func know(_ status: PHAuthorizationStatus?) { answer.withLock { $0 = status } }

  /// Returns the answer so far.
  public static func authorizationStatus() -> PHAuthorizationStatus {
    answer.withLock { $0 } ?? .notDetermined
  }

  /// Returns the answer so far to a kind of access.
  public static func authorizationStatus(
    for accessLevel: PHAccessLevel
  ) -> PHAuthorizationStatus { authorizationStatus() }

  /// Asks the person, and calls a closure with the answer at once.
  public static func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { handler(asked) }

  /// Asks the person for a kind of access, and calls a closure with the answer at once.
  public static func requestAuthorization(
    for accessLevel: PHAccessLevel,
    handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { handler(asked) }

  /// Asks the person for a kind of access.
  @discardableResult
  public static func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { asked }

  private static var asked: PHAuthorizationStatus { answer.withLock { $0 } ?? .denied }

  /// Makes changes, of which nothing is kept.
  ///
  /// - Parameter changeBlock: A closure that asks for changes.
  /// - Throws: ``PHPhotosError`` where the person has not said yes.
  public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    try change(changeBlock)
  }

  /// Makes changes, and calls a closure at once with whether they were made.
  public func performChanges(
    _ changeBlock: @escaping () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    do {
      try change(changeBlock)
      completionHandler?(true, nil)
    } catch {
      completionHandler?(false, error)
    }
  }

  /// Makes changes and waits for them.
  public func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    try change(changeBlock)
  }

  private func change(_ changeBlock: () -> Void) throws {
    guard [.authorized, .limited].contains(Self.asked) else {
      throw PHPhotosError(.accessUserDenied)
    }
    changeBlock()
  }

  /// Takes an object that would hear of changes.
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {}

  /// Leaves out an object that would hear of changes.
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// An error of the library.
public struct PHPhotosError: Error, Equatable, Sendable {
  /// A reason.
  public enum Code: Int, Sendable {
    /// The person has said no.
    case accessUserDenied = 3_311
    /// A rule is against it.
    case accessRestricted = 3_310
    /// The picture is not there.
    case identifierNotFound = 3_201
  }

  /// The reason.
  public let code: Code

  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
}
