import Foundation

/// An error of a data model that cannot be read, with what to do.
package struct DataModelError: Error, Equatable, CustomStringConvertible, LocalizedError {
  /// A sentence that tells what is wrong, and where.
  package let description: String

  /// Creates an error.
  package init(_ description: String) { self.description = description }

  /// A description of the error for a person.
  package var errorDescription: String? { description }
}
