// As on Apple's systems, a file that imports ActivityKit alone has dates.
@_exported import Foundation
