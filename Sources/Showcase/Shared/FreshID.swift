/// Makes ids that end in a number.
enum FreshID {
  /// Returns an id whose number is above those of all others with the same beginning, so that what
  /// was removed from their middle gives its number to nothing.
  ///
  /// - Parameters:
  ///   - stem: The beginning of the id, such as `english-task-`.
  ///   - taken: The ids that are there; those with another beginning do not count.
  /// - Returns: The beginning and a number.
  static func make(_ stem: String, beside taken: some Sequence<String>) -> String {
    let alike = taken.filter { $0.hasPrefix(stem) }
    let numbers = alike.compactMap { Int($0.dropFirst(stem.count)) }
    return "\(stem)\((numbers.max() ?? 0) + 1)"
  }
}
