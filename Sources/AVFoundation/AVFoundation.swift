// Apple's AVFoundation brings Foundation, Core Graphics' types and the functions of sounds with it.
@_exported import AudioToolbox
@_exported import CoreGraphics
@_exported import Foundation
