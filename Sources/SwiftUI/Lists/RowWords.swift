extension Element {
  /// The element's own label, or the first within it that is no picture's.
  var firstWords: String? {
    if accessibility.isHidden { return nil }
    if let label = accessibility.label {
      return accessibility.traits.contains(.isImage) || label.isEmpty ? nil : label
    }
    if accessibility.ignoresChildren { return nil }
    for child in elements {
      if let words = child.firstWords { return words }
    }
    return nil
  }
}
