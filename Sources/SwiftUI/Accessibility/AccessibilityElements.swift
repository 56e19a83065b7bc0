/// A rule for how the descendants of a view become accessibility elements.
///
///     HStack {
///       Text("Kiel")
///       Text("18 degrees")
///     }
///     .accessibilityElement(children: .combine)
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let children: AccessibilityInfo.Children

  /// Ignores the descendants: the view is an element by itself.
  public static let ignore = AccessibilityChildBehavior(children: .ignore)
  /// Contains the descendants as elements of their own.
  public static let contain = AccessibilityChildBehavior(children: .contain)
  /// Combines the descendants into one element.
  public static let combine = AccessibilityChildBehavior(children: .combine)
}

extension View {
  /// Makes the view an accessibility element.
  ///
  ///     HStack { Text("Battery"); Text("80 %") }
  ///       .accessibilityElement(children: .combine)
  ///
  /// - Parameter children: A rule for what its descendants become.
  /// - Returns: A view that is one element, or contains them.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    accessibilityInfo("accessibilityElement", "\(children.children)") {
      $0.children = children.children
    }
  }

  /// Sets whether the view is hidden from assistive technology.
  ///
  ///     Image("Ornament").accessibilityHidden(true)
  ///
  /// - Parameter hidden: A Boolean value that indicates whether the view is passed over.
  /// - Returns: A view that may be hidden.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibilityInfo("accessibilityHidden", "\(hidden)") { $0.isHidden = hidden }
  }

  /// Sets whether the view is hidden from assistive technology, if a condition holds.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }

  /// Adds traits to the view for assistive technology.
  ///
  ///     Text("Settings").accessibilityAddTraits(.isHeader)
  ///
  /// - Parameter traits: The traits.
  /// - Returns: A view with the traits.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibilityInfo("accessibilityAddTraits", traits.written) { $0.traits.formUnion(traits) }
  }

  /// Removes traits from the view for assistive technology.
  ///
  ///     Button("42") {}.accessibilityRemoveTraits(.isButton)
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibilityInfo("accessibilityRemoveTraits", traits.written) {
      $0.traits.subtract(traits)
      $0.removedTraits.formUnion(traits)
    }
  }

  /// Makes the view a heading of a level.
  ///
  ///     Text("Chapter 1").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityInfo("accessibilityHeading", "\(level)") {
      $0.isHeader = true
      $0.headingLevel = level == .unspecified ? nil : Int(level.rawValue)
    }
  }

  /// Sets the accessibility information of the view, as before iOS 14.
  ///
  ///     Image("harbour").accessibility(label: Text("The harbour at dawn"))
  public func accessibility(
    label: Text? = nil, value: Text? = nil, hint: Text? = nil, identifier: String? = nil,
    hidden: Bool? = nil
  ) -> some View {
    modifier(
      AccessibilityTextModifier(
        text: label ?? Text(verbatim: ""), name: label.map { _ in "accessibilityLabel" }
      ) { info, words in
        if label != nil { info.label = words }
        if let identifier { info.identifier = identifier }
        if let hidden { info.isHidden = hidden }
      }
    )
    .modifier(
      AccessibilityTextModifier(
        text: value ?? Text(verbatim: ""), name: value.map { _ in "accessibilityValue" }
      ) { info, words in
        if value != nil { info.value = words }
      }
    )
    .modifier(
      AccessibilityTextModifier(
        text: hint ?? Text(verbatim: ""), name: hint.map { _ in "accessibilityHint" }
      ) { info, words in
        if hint != nil { info.hint = words }
      })
  }

  /// Sets the names of the view for Voice Control, as before iOS 14.
  public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }

  /// Sets the priority by which siblings are read, as before iOS 14.
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// Adds traits to the view, as before iOS 14.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Removes traits from the view, as before iOS 14.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Adds a tooltip to the view, which is its accessibility hint.
  ///
  ///     Button("Delete", systemImage: "trash") {}.help(Text("Deletes the draft"))
  public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Adds a localised tooltip to the view, which is its accessibility hint.
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }

  /// Adds a tooltip to the view, which is its accessibility hint.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}

extension AccessibilityTraits {
  /// UIKit's names of the traits, as a description tells them.
  fileprivate var written: String { names.joined(separator: " ") }
}

/// The level of a heading.
///
///     Text("Departures").accessibilityHeading(.h1)
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// The levels, from the highest.
  case unspecified, h1, h2, h3, h4, h5, h6
}
