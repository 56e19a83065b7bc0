import Foundation
import SwiftUI

// The names are Apple's, and those of the views' module are the same types.

/// A dictionary, under Core Foundation's name.
public typealias CFDictionary = [String: Any]
/// A text, under Core Foundation's name.
public typealias CFString = String
/// Bytes, under Core Foundation's name.
public typealias CFData = Data
/// A list of values, under Core Foundation's name.
public typealias CFArray = [Any]
/// A truth, under Core Foundation's name.
public typealias CFBoolean = NSNumber
/// An object, under Core Foundation's name.
public typealias CFTypeRef = AnyObject
/// An error, under Core Foundation's name.
public typealias CFError = SwiftUI.CFError
/// The result of a call of the system.
public typealias OSStatus = Int32

/// A source of memory, which calls take and nothing uses.
public final class CFAllocator: Sendable {
  private init() {}
}

/// The usual source of memory.
public let kCFAllocatorDefault: CFAllocator? = nil

// As Apple has them: apps unwrap them or go on without it.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The object of what is true.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The object of what is false.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
