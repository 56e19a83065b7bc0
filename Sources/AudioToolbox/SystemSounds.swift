@_exported import Foundation

/// The number of a short sound of the system; none is played.
///
///     AudioServicesPlaySystemSound(1104)
public typealias SystemSoundID = UInt32

/// The result of a function of the system: 0 where it went well.
public typealias OSStatus = Int32

/// The result of a function that went well.
public let noErr: OSStatus = 0

/// An address, under Core Foundation's name.
public typealias CFURL = URL

/// The number of a vibration, which a still does not have.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Does nothing: no sound is played.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Does nothing: no sound is played.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Does nothing: no sound is played, and none ends.
///
/// - Parameters:
///   - inSystemSoundID: The sound.
///   - inCompletionBlock: A closure that would be called as the sound ends, which is not called.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {}

/// Does nothing: no sound is played, and none ends.
///
/// - Parameters:
///   - inSystemSoundID: The sound.
///   - inCompletionBlock: A closure that would be called as the sound ends, which is not called.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {}

/// Gives a sound of a file the number 0, since nothing is read.
///
/// - Parameters:
///   - inFileURL: The file.
///   - outSystemSoundID: The number that is set.
/// - Returns: `noErr`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = 0
  return noErr
}

/// Does nothing: no sound was read.
///
/// - Returns: `noErr`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  noErr
}
