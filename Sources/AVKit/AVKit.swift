// Apple's AVKit brings AVFoundation, and UIKit with it.
@_exported import AVFoundation
@_exported import UIKit
