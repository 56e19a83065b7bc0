import Foundation

extension AnyHashable {
  /// An explicit id in words that are the same in every process: not an object's address, nor a
  /// number drawn by lot.
  var written: String {
    switch base {
    case is ObjectIdentifier: "object"
    case is UUID: "uuid"
    default: "\(base)"
    }
  }
}
