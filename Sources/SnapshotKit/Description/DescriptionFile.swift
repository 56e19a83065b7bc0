import Foundation

extension ScreenDescription {
  /// Reads a description that was written as JSON.
  ///
  /// - Throws: ``DescriptionFileError`` that names the file, for what is no description of this
  ///   version.
  public static func read(_ path: String) throws -> ScreenDescription {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw DescriptionFileError(path: path, reason: "there is no such file")
    }
    let description: ScreenDescription
    do {
      description = try JSONDecoder().decode(ScreenDescription.self, from: data)
    } catch {
      throw DescriptionFileError(path: path, reason: String(describing: error))
    }
    guard description.format == currentFormat else {
      throw DescriptionFileError(
        path: path, reason: "its format is \(description.format), not \(currentFormat)")
    }
    guard description.isTree else {
      throw DescriptionFileError(path: path, reason: "a view stands before the one that it is in")
    }
    return description
  }

  /// A Boolean value that indicates whether each view but the first has an earlier one around it.
  private var isTree: Bool {
    views.indices.allSatisfy { index in
      guard let parent = views[index].parent else { return index == 0 }
      return views.indices.contains(parent) && parent < index
    }
  }
}

/// An error in the reading of a description.
public struct DescriptionFileError: Error, CustomStringConvertible {
  let path: String
  let reason: String

  /// The file, the reason and the command that writes one, for people.
  public var description: String {
    "Cannot read the description in \(path): \(reason). Write it with snapshot describe --json."
  }
}
