// CGFloat, CGPoint, CGRect and their like stand in Foundation on Linux: a file that imports
// CoreGraphics sees them.
@_exported import DisplayList
@_exported import Foundation
