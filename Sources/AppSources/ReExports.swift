/// A Swift file that lets every file of a target see what Apple's Foundation and SwiftUI re-export.
///
/// Apple's Foundation brings Combine and URLSession with it, SwiftUI all of Foundation. An exported import in one file
/// of a target is seen by all of its files, so that theirs stay as they are.
public enum ReExports {
  /// The file's text.
  public static let text = """
    // Written by Vitrine: what Apple's Foundation and SwiftUI bring with them.
    #if canImport(Combine)
    @_exported import Combine
    #endif
    @_exported import Foundation
    #if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
    #endif
    @_exported import Observation

    """
}
